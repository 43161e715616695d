import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const baseFile = /[\\/]text[\\/](?:src|dist)[\\/]generated[\\/]base\.[jt]s$/;
const stringsFile = /[\\/]table[\\/]src[\\/]strings[\\/](de|fr|nl)\.ts$/;

function baseWords(lang: string): string {
  const text = readFileSync(new URL(`../../text/src/base/${lang}.ftl`, import.meta.url), 'utf8');
  return JSON.stringify(text.replace(/^#.*\n/gm, ''));
}

/** The words that every game needs: only English is in the script, the rest travels with the table's own words. */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (baseFile.test(id)) return { code: `export const base = { en: ${baseWords('en')} };`, map: null };
      const lang = stringsFile.exec(id)?.[1];
      if (!lang) return undefined;
      // Before the table's own, so that those win as they do when the two come apart.
      return { code: code.replace('export default `', () => `export default ${baseWords(lang)} + \``), map: null };
    },
  };
}
