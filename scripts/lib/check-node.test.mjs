import { expect, test } from 'vitest';
import { nodeTrouble } from './check-node.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '26.0.0'])('Node %s will do', (version) => {
  expect(nodeTrouble(version)).toBeUndefined();
});

test.each(['12.0.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is named in a sentence', (version) => {
  expect(nodeTrouble(version)).toContain(`this is Node.js ${version};`);
});
