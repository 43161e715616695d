import { defineConfig } from 'vite';
import { minifyTemplates } from './build/minify-templates.ts';
import { smallValidator } from './build/small-validator.ts';

// The self-contained element: one script, and beside it the words of languages other than English.
export default defineConfig({
  plugins: [minifyTemplates(), smallValidator()],
  base: './',
  worker: {
    format: 'es',
    plugins: () => [smallValidator()],
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
      // Vite leaves the white space of libraries alone; this one is a finished script.
      output: { chunkFileNames: 'strings/[name].js', minify: true },
    },
  },
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
});
