import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draco, folder } from './support/draco.js';

const deck = {
  'inn.draco': 'deck inn\nlanguage 1\nbuilds on draco\n',
  'inn/en.ftl': 'deck-inn = The inn\n',
};
const concerns = 'command composer editor grammar online panel print problems shared site table workshop'.split(' ');

test('a language is added by files alone: skeletons of everything, counted by concern, spoken as far as they go', () => {
  const cwd = folder(deck);
  const made = draco(['new', 'language', 'pl', '--game', 'inn.draco'], { cwd });
  expect(made.code).toBe(0);
  expect(readdirSync(join(cwd, 'words', 'pl')).sort()).toEqual(concerns.map((name) => `${name}.ftl`));
  // What to do first, in the order in which it helps.
  expect(made.out.indexOf('words/pl/shared.ftl')).toBeLessThan(made.out.indexOf('words/pl/table.ftl'));
  expect(made.out.indexOf('words/pl/table.ftl')).toBeLessThan(made.out.indexOf('words/pl/site.ftl'));

  // The forms that Polish has, in the English words, with the English beside them.
  const command = readFileSync(join(cwd, 'words/pl/command.ftl'), 'utf8');
  expect(command).toContain('# en: count-games =');
  const games = command.slice(command.lastIndexOf('count-games ='), command.indexOf('# en: count-files'));
  for (const form of ['[one]', '[few]', '[many]', '*[other]']) expect(games).toContain(form);

  const status = () =>
    JSON.parse(draco(['texts', 'status', 'inn.draco', '--lang', 'pl', '--format', 'json'], { cwd }).out) as {
      words: { concern: string; needed: number; present: number; missing: string[] }[];
    };
  expect(
    status()
      .words.map(({ concern }) => concern)
      .sort(),
  ).toEqual(concerns);
  expect(status().words.map(({ present }) => present)).toEqual(concerns.map(() => 0));
  const check = () => draco(['check', 'inn.draco', '--lang', 'pl', '--format', 'concise'], { cwd }).out;
  expect(check()).toContain('D0718');

  // What nobody has translated yet is English as a whole; one sentence that is translated is said.
  const clean = (text: string) =>
    text.replace(/# untranslated\n(check-found = ).*/, '$1{ $looked }: znaleziono { $found }');
  writeFileSync(join(cwd, 'words/pl/command.ftl'), clean(command));
  expect(status().words.find(({ concern }) => concern === 'command')?.present).toBe(1);
  expect(draco(['check', 'inn.draco', '--lang', 'pl'], { cwd }).out).toContain('znaleziono');

  // A second time nothing that is there is written over.
  const again = draco(['new', 'language', 'pl', '--game', 'inn.draco'], { cwd });
  expect(again.code).not.toBe(0);
  expect(readFileSync(join(cwd, 'words/pl/command.ftl'), 'utf8')).toContain('znaleziono');
});

test.each([
  ['utf-16le', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a table in %s is read as what it is, with a sentence', (encoding, encode) => {
  const cwd = folder({ ...deck, 'inn/nl.ftl': 'deck-inn = De herberg\n' });
  writeFileSync(join(cwd, 'nl.csv'), encode('id,attribute,translation\r\ndeck-inn,,Café\r\n'));
  const { code, err } = draco(['texts', 'table', 'inn.draco', '--to', 'nl', '--import', 'nl.csv', '--force'], { cwd });
  expect(err).toContain(encoding);
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, 'inn/nl.ftl'), 'utf8')).toContain('deck-inn = Café');
});

test('a table whose letters are mixed up already is refused line by line', () => {
  const cwd = folder({ ...deck, 'inn/nl.ftl': 'deck-inn = De herberg\n' });
  writeFileSync(join(cwd, 'nl.csv'), 'id,attribute,translation\r\ndeck-inn,,CafÃ©\r\n');
  const { code, out } = draco(
    ['texts', 'table', 'inn.draco', '--to', 'nl', '--import', 'nl.csv', '--force', '--format', 'concise'],
    { cwd },
  );
  expect(out).toContain('D0711');
  expect(code).toBe(1);
  expect(readFileSync(join(cwd, 'inn/nl.ftl'), 'utf8')).toBe('deck-inn = De herberg\n');
});
