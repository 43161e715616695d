/// <reference types="vite/client" />
/** Read, compiled and played in a browser, every game comes to the digests that it has in Node. */
import { loadRuleset } from '@draco-table/engine';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';
import { digestsOf } from './fixtures/digests.js';
import golden from './fixtures/digests.json' with { type: 'json' };

const files = import.meta.glob('../../../cards/**/*.draco', { query: '?raw', import: 'default', eager: true });
const read = (path: string): string | undefined => files[`../../../${path}`] as string | undefined;

test.each(Object.keys(golden))('%s', { timeout: 120_000 }, (name) => {
  const { ruleset } = compile(`cards/${name}.draco`, read, {
    root: 'cards',
    findGame: (game) => `cards/${game}.draco`,
  });
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  expect(digestsOf(loaded.ruleset)).toEqual(golden[name as keyof typeof golden]);
});
