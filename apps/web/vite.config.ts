import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gamesAndElement } from './build/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Relative, so that the site also works from a sub-folder of a static host.
  base: './',
  plugins: [gamesAndElement({ cards: here('../../cards'), element: here('../../packages/table/dist') })],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'cards', 'workshop', 'embed'].map((page) => here(`./${page}.html`)),
    },
  },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
});
