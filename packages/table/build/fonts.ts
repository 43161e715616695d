import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const home = new URL('../node_modules/@fontsource/alegreya/', import.meta.url);
const names = ['latin', 'latin-ext'].map((part) => `alegreya-${part}-700-normal.woff2`);

/** The package that the fonts are from, so that its licence goes along. */
export const fontsHome = fileURLToPath(home);

/** Puts the typeface of titles beside the script. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('title-font.ts')
        ? { code: code.replace("'../../node_modules/@fontsource/alegreya/files/'", "'fonts/'"), map: null }
        : undefined;
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${name}`,
          source: readFileSync(new URL(`files/${name}`, home)),
        });
    },
  };
}
