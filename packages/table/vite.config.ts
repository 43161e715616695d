import { defineConfig } from 'vite';
import { licencePlugins } from '../../scripts/lib/licences.mjs';
import { eagerModules } from './build/eager-modules.ts';
import { fonts, fontsHome } from './build/fonts.ts';
import { minifyTemplates } from './build/minify-templates.ts';
import { squeeze } from './build/squeeze.ts';
import { words } from './build/words.ts';

const eager = eagerModules();
const licences = licencePlugins(() => [fontsHome]);

// The self-contained element: one script, and beside it what it fetches by itself: its core, what the first question
// can do without, and the words of languages other than English.
export default defineConfig({
  plugins: [minifyTemplates(), words(), fonts(), eager.plugin, squeeze(), licences.main],
  base: './',
  worker: {
    format: 'es',
    plugins: () => [licences.worker],
    rolldownOptions: { output: { entryFileNames: 'bot-worker.js', minify: true } },
  },
  build: {
    outDir: 'dist/bundle',
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: 'src/index.ts',
      formats: ['es'],
      fileName: () => 'draco-table.js',
    },
    rolldownOptions: {
      output: {
        chunkFileNames: 'draco-table-[name].js',
        // The core has a name of its own: what comes later shares it, whatever the page calls the script.
        codeSplitting: { groups: [{ name: 'core', test: eager.has }] },
        // Vite leaves the white space of libraries alone; this one is a finished script.
        minify: true,
      },
    },
  },
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
});
