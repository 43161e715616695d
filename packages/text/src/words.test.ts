/** The words of every language, as files: the same texts as in English, whole, with the same values. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseTexts, type TextEntry } from './check/index.js';

const home = new URL('../../words/', import.meta.url);
const languages = readdirSync(home, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/shared.ftl`, home)))
  .map(({ name }) => name);
const filesOf = (lang: string) => readdirSync(new URL(`${lang}/`, home)).sort();

function read(lang: string, file: string): TextEntry[] {
  const text = readFileSync(new URL(`${lang}/${file}`, home), 'utf8');
  const { entries, problems } = parseTexts({ lang, file: `${lang}/${file}`, text });
  expect(problems).toEqual([]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  return entries;
}

/** Grammar is each language's own: it may need forms that English has not. */
const ownShape = (file: string) => file === 'grammar.ftl';

const shapeOf = (entries: readonly TextEntry[]) =>
  Object.fromEntries(
    entries.flatMap(({ id, parts }) =>
      [...parts.values()].map(({ attribute, variables }) => [`${id}.${attribute}`, [...variables.keys()].sort()]),
    ),
  );

describe.each(languages.filter((lang) => lang !== 'en'))('%s', (lang) => {
  test('has the files of English', () => expect(filesOf(lang)).toEqual(filesOf('en')));

  test.each(filesOf('en').filter((file) => !ownShape(file)))(
    '%s says what English says, with the same values',
    (file) => {
      const own = shapeOf(read(lang, file));
      const english = shapeOf(read('en', file));
      expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
      for (const [name, values] of Object.entries(own)) expect([name, values]).toEqual([name, english[name]]);
    },
  );

  test('the grammar is whole', () => {
    const own = new Set(read(lang, 'grammar.ftl').map(({ id }) => id));
    expect(read('en', 'grammar.ftl').flatMap(({ id }) => (own.has(id) ? [] : [id]))).toEqual([]);
  });
});
