import { readdirSync, readFileSync } from 'node:fs';
import { withoutUntranslated } from '@draco-table/text';
import type { Plugin } from 'vite';
import { lean } from '../../words/scripts/lean.mjs';

const home = new URL('../../words/', import.meta.url);
const read = (path: string) => lean(withoutUntranslated(readFileSync(new URL(path, home), 'utf8')));

/** What the element asks for; the rest belongs to the site and the command. */
const CONCERNS = ['shared', 'grammar', 'table', 'panel', 'online'];

/** English goes into the script without its comments, the other languages lie beside it as files. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const file = /words[\\/](\w+[\\/]\w+\.ftl)\?raw$/.exec(id)?.[1];
      return file === undefined ? undefined : `export default ${JSON.stringify(read(file.replace('\\', '/')))}`;
    },
    transform(code, id) {
      return id.endsWith('fetch-words.ts')
        ? { code: code.replace("'../../../words/'", "'words/'"), map: null }
        : undefined;
    },
    generateBundle() {
      for (const { name } of readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
        if (name === 'en') continue;
        for (const file of readdirSync(new URL(name, home)).filter((one) =>
          CONCERNS.includes(one.replace(/\.ftl$/, '')),
        ))
          this.emitFile({ type: 'asset', fileName: `words/${name}/${file}`, source: read(`${name}/${file}`) });
      }
    },
  };
}
