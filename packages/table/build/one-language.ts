import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const baseFile = /[\\/]text[\\/](?:src|dist)[\\/]generated[\\/]base\.[jt]s$/;
const stringsFile = /[\\/]table[\\/]src[\\/]strings[\\/](de|fr|nl|en-later)\.ts$/;

/** The log is drawn by what comes later, so its English lines come then too. */
function baseWords(lang: string): string {
  const text = readFileSync(new URL(`../../text/src/base/${lang.slice(0, 2)}.ftl`, import.meta.url), 'utf8');
  const entries = text.replace(/^#.*\n/gm, '').split(/\n(?=[a-z])/);
  const isLog = (entry: string) => entry.startsWith('log-');
  const wanted =
    lang === 'en' ? entries.filter((entry) => !isLog(entry)) : lang === 'en-later' ? entries.filter(isLog) : entries;
  return JSON.stringify(`${wanted.map((entry) => entry.trimEnd()).join('\n')}\n`);
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
