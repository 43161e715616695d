import { expect, test } from 'vitest';
import en from './en.js';
import more from './en-later.js';
import { loadStrings, ownLanguages } from './strings.js';

/** Each message with the values it uses, as they stand in the file. */
function shape(source: string): Record<string, string[]> {
  const messages = source.split(/\n(?=[a-z])/).map((entry) => {
    const id = entry.slice(0, entry.indexOf(' ='));
    return [id, [...new Set(entry.match(/\$[a-z]+/g))].sort()] as const;
  });
  expect(new Set(messages.map(([id]) => id)).size).toBe(messages.length);
  return Object.fromEntries(messages);
}

test.each(ownLanguages)('%s has the words of English, with the same values', async (lang) => {
  const strings = await loadStrings(lang);
  expect(shape(lang === 'en' ? `${en}\n${more}` : (strings[lang] ?? ''))).toEqual(shape(`${en}\n${more}`));
});

test('a language that the table does not have falls back on English', async () => {
  expect(await loadStrings('eo')).toEqual({ en });
  expect(Object.keys(await loadStrings('nl-BE'))).toEqual(['nl', 'en']);
});
