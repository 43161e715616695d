import { en, type Words } from './en.js';

export type { Words };

const OTHERS = new Map<string, () => Promise<Words>>([
  ['nl', async () => (await import('./nl.js')).nl],
  ['de', async () => (await import('./de.js')).de],
  ['fr', async () => (await import('./fr.js')).fr],
]);

/** The command's own words in a language; in English where it does not speak it. */
export async function wordsFor(lang: string): Promise<Words> {
  const load = OTHERS.get(lang.split('-')[0] ?? '');
  return load ? load() : en;
}
