// The page about the command names every command and every flag there is, and none that is not.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../apps/cli/bin/draco.js', import.meta.url));
const page = readFileSync(new URL('command.md', import.meta.url), 'utf8');

const flagsIn = (/** @type {string} */ text) => new Set(text.match(/--[a-z][a-z-]*/g));

test('docs/command.md speaks of all commands and flags', () => {
  const script = spawnSync(process.execPath, [bin, 'completion', 'bash'], { encoding: 'utf8' }).stdout;
  const known = flagsIn(script);
  expect(known.size).toBeGreaterThan(30);
  const named = flagsIn(page);
  expect([...named].filter((flag) => !known.has(flag))).toEqual([]);
  expect([...known].filter((flag) => !named.has(flag) && flag !== '--version')).toEqual([]);
  const help = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8' }).stdout;
  const commands = [...help.matchAll(/^ {2}([a-z]+)\b.* {2,}/gm)]
    .map((found) => found[1])
    .filter((name) => name !== 'help');
  expect(commands).toContain('check');
  for (const name of commands) expect(page).toMatch(new RegExp(`^\\| \\[?\`${name}\``, 'm'));
});
