/** What is said of problems in one language; English stands where problems are reported. */
export interface Sentences {
  /** By code, with the arguments of the problem. */
  readonly messages: Readonly<Record<string, string>>;
  readonly helps: Readonly<Record<string, string>>;
  /** By the English: `{name}` stands for a part of it, `{Name}` for one that is said in this language too. */
  readonly phrases: Readonly<Record<string, string>>;
}

type Parts = [Omit<Sentences, 'phrases'>, Pick<Sentences, 'phrases'>, { failures: Sentences['phrases'] }];

const de = (): Promise<Parts> =>
  Promise.all([import('./problems/de.js'), import('./phrases/de.js'), import('./failures/de.js')]);
const fr = (): Promise<Parts> =>
  Promise.all([import('./problems/fr.js'), import('./phrases/fr.js'), import('./failures/fr.js')]);
const nl = (): Promise<Parts> =>
  Promise.all([import('./problems/nl.js'), import('./phrases/nl.js'), import('./failures/nl.js')]);

const LANGUAGES = { de, fr, nl };

/** The languages besides English. */
export type Language = keyof typeof LANGUAGES;

export async function sentencesFor(lang: Language): Promise<Sentences> {
  const [{ messages, helps }, { phrases }, { failures }] = await LANGUAGES[lang]();
  return { messages, helps, phrases: { ...phrases, ...failures } };
}
