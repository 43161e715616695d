import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'es2022' },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
});
