/** How arguments of problems are read: languages by their names, long lists by their beginning. */

/** A language by its name, in a language: `it` is Italian. Of what is no language, the tag. */
export function languageName(tag: string, lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Whether an argument names a language that a sentence speaks of; what is to be typed stays a tag. */
export const isLanguageOf = (code: string, name: string): boolean =>
  code !== 'D0713' && code.startsWith('D07') && (name === 'lang' || name === 'source');

/** More ids than these are not read one by one. */
const SHOWN = 8;

/** The first of many, and a sign that there are more. */
export const shortList = (items: readonly string[]): string =>
  items.length > SHOWN ? `${items.slice(0, SHOWN).join(', ')} …` : items.join(', ');
