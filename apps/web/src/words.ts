/** The site's own words: `site.ftl` of each language, beside the table, and what a page adds. The table and the games bring theirs. */
import { openMessages } from '@draco-table/text';
import { languages } from '@draco-table/words';
import english from '@draco-table/words/en/site';
import { readWords } from './read-words.js';

/** The languages that the site itself spoke when it was built; one that was put there since is spoken when it is asked for. */
export const siteLanguages = languages;

/** Where the words of the table and the site lie, a folder a language. */
export const wordsUrl = new URL('table/words/', document.baseURI);

export const fetchWords = (lang: string, concern: string) => readWords(wordsUrl, lang, concern);

/** Made-up languages that show what does not fit or is not translated; not offered, but `?lang=` takes them. */
const pseudoLocales = ['en-XA', 'ar-XB'] as const;
const isPseudo = (tag: string): tag is (typeof pseudoLocales)[number] =>
  (pseudoLocales as readonly string[]).includes(tag);

const key = 'draco-site:lang';

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A tag as the site uses it: its own language where it has one, else the tag, since a game may have that. */
function settle(tag: string | null): string | undefined {
  let known: string | undefined;
  try {
    known = Intl.getCanonicalLocales(tag ?? [])[0];
  } catch {
    return undefined; // not a language: somebody edited the address
  }
  if (known === undefined || isPseudo(known) || siteLanguages.includes(known)) return known;
  const primary = known.split('-')[0] ?? '';
  return siteLanguages.includes(primary) ? primary : known;
}

/** The address says first, then what was chosen before, then the browser. */
export function currentLanguage(): string {
  const asked = settle(new URLSearchParams(location.search).get('lang')) ?? settle(remembered());
  if (asked) return asked;
  const own = navigator.languages.map(settle);
  return own.find((tag) => tag !== undefined && siteLanguages.includes(tag)) ?? 'en';
}

/** Switches without loading the page anew; the address carries it where nothing can be stored. */
export function rememberLanguage(lang: string): void {
  try {
    localStorage.setItem(key, lang);
  } catch {
    // the address still carries it
  }
  const url = new URL(location.href);
  url.searchParams.set('lang', lang);
  history.replaceState(null, '', url);
}

/** The concerns that a page speaks of, with their English, which stands in for what a language lacks. */
const concerns: Record<string, string> = { site: english };

/** Before its words are opened, a page says what it speaks of beyond what every page does. */
export function alsoSpeak(concern: string, text: string): void {
  concerns[concern] = text;
}

const speak = (lang: string, own: readonly string[] = []) =>
  openMessages({ en: Object.values(concerns), ...(own.length ? { [lang]: own } : {}) }, lang);
let texts = speak('en');

/** Fetches the words of a language; until then, and for what it lacks, they are English. */
export async function openWords(lang: string): Promise<void> {
  let own: string[] = [];
  try {
    if (isPseudo(lang)) {
      const { pseudo } = await import('@draco-table/text/check');
      own = Object.values(concerns).map((text) => pseudo(text, lang));
    } else if (lang !== 'en') {
      const found = await Promise.all(Object.keys(concerns).map((concern) => fetchWords(lang, concern)));
      own = found.filter((text) => text !== undefined);
    }
  } catch {
    // offline, or a new version was put up meanwhile: English is better than nothing
  }
  texts = speak(lang, own);
  document.documentElement.lang = texts.lang;
  document.documentElement.dir = texts.dir;
}

export function word(id: string, args?: Record<string, string | number>): string {
  return texts.say(id, args);
}

/** A language in its own words. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    // As it begins a line: some languages write their own name small.
    return name.replace(/^./, (first) => first.toLocaleUpperCase(tag));
  } catch {
    return tag;
  }
}
