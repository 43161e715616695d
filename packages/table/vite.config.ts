import { defineConfig } from 'vite';

// The self-contained element: one script, nothing left to resolve.
export default defineConfig({
  build: {
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    lib: {
      entry: 'src/index.ts',
      formats: ['es'],
      fileName: () => 'draco-table.js',
    },
  },
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
});
