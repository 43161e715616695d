import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licencePlugins } from '../../scripts/lib/licences.mjs';
import { fontHomes, gamesAndElement } from './build/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const licences = licencePlugins(fontHomes);

export default defineConfig({
  // Relative, so that the site also works from a sub-folder of a static host.
  base: './',
  plugins: [
    gamesAndElement({
      cards: here('../../cards'),
      element: here('../../packages/table/dist'),
      words: here('../../packages/words'),
    }),
    licences.main,
  ],
  // As modules, so that a language that nobody speaks here is not fetched.
  worker: { format: 'es', plugins: () => [licences.worker] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'friends', 'cards', 'workshop', 'embed'].map((page) => here(`./${page}.html`)),
    },
  },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
});
