/** The site's own words: one Fluent file a language in `words/`. The table and the games bring theirs. */
import type { Ruleset } from '@draco-table/ruleset';
import { createTexts, type Texts } from '@draco-table/text';
import english from '../words/en.ftl?raw';

const files = import.meta.glob<string>(['../words/*.ftl', '!../words/en.ftl'], { query: '?raw', import: 'default' });
const pathOf = (tag: string) => `../words/${tag}.ftl`;

/** The languages that the site itself speaks. */
export const siteLanguages: readonly string[] = ['en', ...Object.keys(files).map((path) => path.slice(9, -4))].sort();

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

// Words need no game: of a ruleset only these parts are looked at.
const noGame = { game: '', designs: [], kinds: [], types: [] } as unknown as Ruleset;
const speak = (lang: string, own?: string): Texts =>
  createTexts({ ruleset: noGame, bundles: { en: [english], ...(own ? { [lang]: [own] } : {}) }, lang });
let texts = speak('en');

/** Fetches the words of a language; until then, and for what it lacks, they are English. */
export async function openWords(lang: string): Promise<void> {
  let own: string | undefined;
  try {
    if (isPseudo(lang)) own = (await import('@draco-table/text/check')).pseudo(english, lang);
    else own = await files[pathOf(lang)]?.();
  } catch {
    // offline, or a new version was put up meanwhile: English is better than nothing
  }
  texts = speak(lang, own);
  document.documentElement.lang = texts.lang;
  document.documentElement.dir = texts.dir;
}

export function word(id: string, args?: Record<string, string | number>): string {
  return texts.message(id, args);
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
