import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Draco',
  description: 'Card games as data: a small language, an engine that knows no game, a table for any web page.',
  base: '/docs/',
  cleanUrls: true,
});
