/** A made-up language with every letter changed: whatever plain letter is left on a screen was not translated. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pseudo } from '@draco-table/text/check';
import { afterAll, describe, expect, test } from 'vitest';
import { draco } from './support/draco.js';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), 'draco-pseudo-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const LANG = 'en-XA';
cpSync(at('cards'), join(cwd, 'cards'), { recursive: true, filter: (path) => !path.includes('/theme') });
mkdirSync(join(cwd, 'words', LANG), { recursive: true });
for (const file of readdirSync(at('packages/words/en')))
  writeFileSync(join(cwd, 'words', LANG, file), pseudo(readFileSync(at(`packages/words/en/${file}`), 'utf8'), LANG));
const games = readdirSync(join(cwd, 'cards')).flatMap((file) => (file.endsWith('.draco') ? [file.slice(0, -6)] : []));
for (const game of games) {
  const english = join(cwd, 'cards', game, 'en.ftl');
  writeFileSync(join(cwd, 'cards', game, `${LANG}.ftl`), pseudo(readFileSync(english, 'utf8'), LANG));
}

/** Lines with plain letters that are words: not the seed, nor the `and` of lists, which comes from the machine. */
const plainWords = (text: string, isAllowed: (line: string) => boolean = () => false) =>
  text
    .split('\n')
    .filter((line) => /[A-Za-z]{2}/.test(line.replace(/\bseed-x\b| and /g, '')) && !isAllowed(line))
    .slice(0, 5);

describe.each(games)('%s', (game) => {
  test('is played to its end without a plain letter: questions, log, table, result', () => {
    const { out, code } = draco(['play', `cards/${game}.draco`, '--lang', LANG, '--seed', 'seed-x'], {
      cwd,
      // The first of the choices, or the first three where several are asked for.
      input: '1\n1 2 3\n'.repeat(2500),
    });
    expect(code).toBe(0);
    expect(out).toContain('seed-x');
    expect(plainWords(out)).toEqual([]);
  });
});

test('the figures of a simulation and its page have no plain letter', () => {
  const { out } = draco(
    ['sim', 'cards/draco.draco', '--games', '4', '--seed', 'seed-x', '--lang', LANG, '--report', 'report.html'],
    { cwd },
  );
  const page = readFileSync(join(cwd, 'report.html'), 'utf8');
  const read = page.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>|&[a-z]+;/g, '\n');
  const isFigure = (line: string) => /[0-9a-f]{16}|report\.html|\/s\b|\(shady-deal-/.test(line);
  expect(plainWords(out, isFigure)).toEqual([]);
  expect(plainWords(read, isFigure)).toEqual([]);
});
