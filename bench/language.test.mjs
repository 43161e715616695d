// The real command on short texts: what it prints, never how fast anything was.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';
import { GROWING } from './lib/growing.mjs';

test('a line for every text, with the exponent of its growth', { timeout: 240_000 }, () => {
  const command = [join(root, 'bench/language.mjs'), '500', '2000'];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(0);
  const lines = stdout.trim().split('\n').slice(2);
  expect(lines).toHaveLength(Object.keys(GROWING).length);
  for (const line of lines) expect(line).toMatch(/\| +-?\d\.\d\d \|$/);
});
