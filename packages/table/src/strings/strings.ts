import en from './en.js';

/** English is always there, what the first question can do without comes later; the other languages are fetched when they are wanted. */
const loaders: Record<string, () => Promise<{ default: string }>> = {
  nl: () => import('./nl.js'),
  fr: () => import('./fr.js'),
  de: () => import('./de.js'),
};

export const ownLanguages = ['en', ...Object.keys(loaders)];

/** The table's words in a language and in English, as text sources; a language it has not falls back on English. */
export async function loadStrings(lang: string): Promise<Record<string, string>> {
  const primary = lang.toLowerCase().split('-')[0] ?? 'en';
  const load = Object.hasOwn(loaders, primary) ? loaders[primary] : undefined;
  if (!load) return { en };
  try {
    return { [primary]: (await load()).default, en };
  } catch {
    return { en }; // offline or blocked: English words are better than none
  }
}
