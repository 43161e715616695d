import { fetchWords } from '../words/fetch-words.js';

/** The words of online tables, in a language and in English. */
export async function onlineWords(lang: string): Promise<Record<string, string>> {
  const [own, { default: en }] = await Promise.all([
    fetchWords(lang, 'online'),
    import('@draco-table/words/en/online'),
  ]);
  return { en, ...own };
}
