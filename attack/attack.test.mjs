import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runTarget } from './lib/run-target.mjs';

test('every promise that can be broken is seen to be broken, and what comes after it is still tried', async () => {
  const wicked = new URL('./fixtures/wicked.mjs', import.meta.url).href;
  const report = await runTarget(wicked, 'x', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5_000);
  expect(report.tries).toBe(11);
  const why = new Map(report.broken.map((one) => [one.n, one.why]));
  expect([...why.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(why.get(2)).toContain('it threw: TypeError: thrown');
  expect(why.get(3)).toBe('fetch was called');
  expect(why.get(4)).toBe('a connection was opened');
  expect(why.get(5)).toContain('[object Object]');
  expect(why.get(6)).toContain('polluted');
  expect(why.get(7)).toMatch(/it took \d+ ms, twice/);
  expect(why.get(8)).toBe('it took more than 5000 ms');
  expect(why.get(9)).toBe('it took more than 300 MB');
});

test('the same seed tries the same, another seed others; what there is not is said', () => {
  const attack = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('./attack.mjs', import.meta.url)), ...args], {
      encoding: 'utf8',
    });
  const figures = (/** @type {string} */ seed) =>
    /messages.*?(\d+ tries, \d+ refused, \d+ taken)/.exec(
      attack('--only', 'messages', '--tries', '300', '--seed', seed).stdout,
    )?.[1];
  expect(figures('a')).toMatch(/^300 tries/);
  expect(figures('a')).toBe(figures('a'));
  expect(attack('--only', 'nobody')).toMatchObject({ status: 2, stderr: expect.stringContaining('saves') });
});
