// The README's first card and first translation, as a newcomer would type them in.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.mjs';
import { tempTree } from './lib/temp-tree.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const fences = (/** @type {string} */ language) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((match) => String(match[1]));

const [deck] = fences('draco');
const [english, dutch] = fences('ftl');

/** @param {Record<string, unknown>} files @param {string[]} args */
function draco(files, ...args) {
  const cwd = tempTree(files);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'apps/cli/bin/draco.js'), ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('the first card passes the check', () => {
  const { status, output } = draco({ 'my-deck.draco': deck, 'my-deck/en.ftl': english }, 'check', 'my-deck.draco');
  expect(output).not.toContain('error');
  expect(status).toBe(0);
}, 60_000);

test('so does its translation', () => {
  const files = { 'my-deck.draco': deck, 'my-deck/en.ftl': english, 'my-deck/nl.ftl': dutch };
  const { status, output } = draco(files, 'check', 'my-deck.draco');
  expect(output).not.toContain('error');
  expect(status).toBe(0);
}, 60_000);

test('every file the README links to is there', () => {
  for (const [, link] of readme.matchAll(/\]\(([^)]+)\)/g)) {
    if (link && !/^https?:/.test(link)) expect(() => readFileSync(join(root, link)), link).not.toThrow(/ENOENT/);
  }
});
