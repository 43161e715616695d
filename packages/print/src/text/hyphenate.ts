/** Puts soft hyphens where a word of the language may be broken. */
export type Hyphenate = (text: string) => string;

const SOFT = '\u00ad';

// Each language is loaded when it is asked for: the patterns are larger than the rest of the code.
const languages: Record<string, () => Promise<typeof import('hyphen/de/index.js')>> = {
  de: () => import('hyphen/de/index.js'),
  en: () => import('hyphen/en-us/index.js'),
  fr: () => import('hyphen/fr/index.js'),
  nl: () => import('hyphen/nl/index.js'),
};

/** The rules of a language; one whose rules are not here is not hyphenated. */
export async function hyphenationFor(lang: string): Promise<Hyphenate> {
  const [primary = '', region = ''] = lang.split('-');
  // A made-up language keeps its words: its letters are in no pattern.
  const load = region.startsWith('X') ? undefined : languages[primary];
  if (!load) return (text) => text;
  const { hyphenateSync } = (await load()).default;
  const known = new Map<string, string>();
  return (text) => {
    let hyphenated = known.get(text);
    if (hyphenated === undefined) {
      hyphenated = hyphenateSync(text, { minWordLength: 6 });
      known.set(text, hyphenated);
    }
    return hyphenated;
  };
}

export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT, '');

/** The parts of a word between its soft hyphens. */
export const partsOf = (word: string): string[] => word.split(SOFT);
