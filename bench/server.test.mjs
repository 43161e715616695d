// The real measurement, as small as it can be: what must hold whatever the machine does, never how fast anything was.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'draco-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} args */
function bench(...args) {
  const json = join(folder, 'server.json');
  const ran = spawnSync(process.execPath, [join(root, 'bench/bench.mjs'), 'server', '--json', json, ...args], {
    encoding: 'utf8',
  });
  return { ...ran, found: () => JSON.parse(readFileSync(json, 'utf8')) };
}

test('hostile messages are refused, and of two answers at the same moment exactly one is taken', () => {
  const { status, stderr, stdout, found } = bench('--scale', '0.1', '--only', 'hostile', '--only', 'moments');
  expect(status, stderr).toBe(0);
  const { hostile, moments } = found();
  expect(hostile).toMatchObject({ isUnchanged: true, isAlive: true, playsOn: true });
  expect(hostile.sent).toBeGreaterThan(900);
  expect(hostile.refused + hostile.closed).toBe(hostile.sent);
  expect(moments).toMatchObject({ tried: 100, one: 100, none: 0, both: 0, doubled: 0 });
  expect(stdout).toContain('plays on');
});

test.each([
  [['--only', 'chess'], '--only names chess;'],
  [['--scale', 'x'], '--scale takes a number above 0'],
  [['--frob'], "Unknown option '--frob'"],
])('%j is answered with a sentence', (args, sentence) => {
  const { status, stderr } = bench(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});
