/** What is said of problems in one language; English stands where problems are reported. */
export interface Sentences {
  /** By code, with the arguments of the problem. */
  readonly messages: Readonly<Record<string, string>>;
  readonly helps: Readonly<Record<string, string>>;
  /** A few words about the problem. */
  readonly titles: Readonly<Record<string, string>>;
  /** By the English: `{name}` stands for a part of it, `{Name}` for one that is said in this language too. */
  readonly phrases: Readonly<Record<string, string>>;
}

type Parts = [
  Pick<Sentences, 'messages' | 'helps'>,
  Pick<Sentences, 'titles'>,
  Pick<Sentences, 'phrases'>,
  { failures: Sentences['phrases'] },
];

const de = (): Promise<Parts> =>
  Promise.all([
    import('./problems/de.js'),
    import('./titles/de.js'),
    import('./phrases/de.js'),
    import('./failures/de.js'),
  ]);
const fr = (): Promise<Parts> =>
  Promise.all([
    import('./problems/fr.js'),
    import('./titles/fr.js'),
    import('./phrases/fr.js'),
    import('./failures/fr.js'),
  ]);
const nl = (): Promise<Parts> =>
  Promise.all([
    import('./problems/nl.js'),
    import('./titles/nl.js'),
    import('./phrases/nl.js'),
    import('./failures/nl.js'),
  ]);

const LANGUAGES = { de, fr, nl };

/** The languages besides English. */
export type Language = keyof typeof LANGUAGES;

export async function sentencesFor(lang: Language): Promise<Sentences> {
  const [{ messages, helps }, { titles }, { phrases }, { failures }] = await LANGUAGES[lang]();
  return { messages, helps, titles, phrases: { ...phrases, ...failures } };
}
