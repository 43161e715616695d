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

/** The problems of the table itself bring their English words along. */
const isProblem = (id: string) => id.startsWith('ui-D08');
const only = (messages: Record<string, string[]>, wanted: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => wanted(id)));

test.each(ownLanguages.filter((lang) => lang !== 'en'))(
  '%s has the words of English, with the same values, and those of problems that every other language has',
  async (lang) => {
    const words = async (tag: string) => shape((await loadStrings(tag))[tag] ?? '');
    const own = await words(lang);
    expect(only(own, (id) => !isProblem(id))).toEqual(shape(`${en}\n${more}`));
    for (const other of ownLanguages.filter((tag) => tag !== 'en'))
      expect(only(own, isProblem)).toEqual(only(await words(other), isProblem));
  },
);

test('a language that the table does not have falls back on English', async () => {
  expect(await loadStrings('eo')).toEqual({ en });
  expect(Object.keys(await loadStrings('nl-BE'))).toEqual(['nl', 'en']);
});
