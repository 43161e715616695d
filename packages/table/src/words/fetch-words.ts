/** The table's words in other languages than English: text files beside the script, fetched when they are wanted. */
import { languages } from '@draco-table/words';
import { fetchText } from '../load/load-game.js';

type Concern = 'shared' | 'grammar' | 'table' | 'panel' | 'online';

// In the sources these lie in a package of their own; the build puts them beside the script, and this with it.
const PLACE = '../../../words/';
let folder = new URL(/* @vite-ignore */ PLACE, import.meta.url);

/** Where `de/table.ftl` and the like lie, for a page that bundles the element. */
export function takeWordsFrom(url: URL): void {
  folder = url;
}

/** Words are small; a file that is not is no file of words. */
const MOST = 1_000_000;
const fetched = new Map<string, Promise<string | undefined>>();

async function read(tag: string, concern: Concern): Promise<string | undefined> {
  const { href } = new URL(`${tag}/${concern}.ftl`, folder);
  const text =
    fetched.get(href) ??
    fetchText(new URL(href), MOST)
      // A page that answers everything answers this with a page.
      .then((found) => (/^\s*</.test(found) ? undefined : found))
      .catch(() => undefined);
  fetched.set(href, text);
  // Offline or blocked now may be there later.
  if ((await text) === undefined && languages.includes(tag)) fetched.delete(href);
  return text;
}

/** Languages that nobody speaks, to try a page in, are made from the English. */
const isMadeUp = (lang: string): boolean => lang === 'en-XA' || lang === 'ar-XB';

/** The words in a language, by its tag; none for English, which the script has, or where there is no such language. */
export async function fetchWords(lang: string, ...concerns: Concern[]): Promise<Record<string, string>> {
  if (!/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(lang) || isMadeUp(lang)) return {};
  const tags = [...new Set([lang, lang.split('-')[0]?.toLowerCase() ?? lang])];
  const known = tags.find((tag) => languages.includes(tag));
  // A language that nobody knew of when the page was built is taken from the files beside it.
  for (const tag of known === undefined ? tags : [known]) {
    if (tag === 'en') break;
    const texts = await Promise.all(concerns.map((concern) => read(tag, concern)));
    if (texts.some((text) => text !== undefined)) return { [tag]: texts.filter(Boolean).join('\n') };
  }
  return {};
}
