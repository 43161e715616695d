import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

const docs = fileURLToPath(new URL('..', import.meta.url));

/** A page under its own first heading. */
function titled(link: string) {
  const heading = /^# (.+)$/m.exec(readFileSync(`${docs}${link}.md`, 'utf8'));
  return { text: heading?.[1]?.replaceAll('`', '') ?? link, link: `/${link.replace(/index$/, '')}` };
}

/** The pages of a folder, its index left out. */
function pagesOf(folder: string) {
  if (!existsSync(`${docs}${folder}`)) return [];
  return readdirSync(`${docs}${folder}`)
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .sort()
    .map((name) => titled(`${folder}/${name.slice(0, -'.md'.length)}`));
}

/** Named pages, in this order; one that is not written yet is left out. */
function pages(...links: string[]) {
  return links.filter((link) => existsSync(`${docs}${link}.md`)).map(titled);
}

export default defineConfig({
  title: 'Draco',
  description: 'Card games as data: a small language, an engine that knows no game, a table for any web page.',
  base: '/docs/',
  cleanUrls: true,
  // The site's own, which the documentation is served beside.
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  markdown: {
    languages: [JSON.parse(readFileSync(new URL('draco.tmLanguage.json', import.meta.url), 'utf8'))],
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      ...pages('tutorial/first-card').map(({ link }) => ({ text: 'Tutorial', link })),
      { text: 'Language', link: '/language' },
      { text: 'Architecture', link: '/architecture' },
    ],
    sidebar: [
      {
        text: 'Tutorials',
        items: pages(
          'tutorial/first-card',
          'tutorial/translate',
          'tutorial/embed',
          'tutorial/new-game',
          'tutorial/theme',
        ),
      },
      {
        text: 'Reference',
        items: pages(
          'language',
          'i-want-to',
          'secrets',
          'workshop',
          'composer',
          'command',
          'print',
          'editors',
          'server',
          'protocol',
          'bots',
          'balance',
          'queue',
          'engine-api',
          'element',
        ),
      },
      { text: 'Diagnostics', items: pages('diagnostics/index') },
      { text: 'Games', collapsed: true, items: pagesOf('games') },
      {
        text: 'How it is made',
        items: pages(
          'architecture',
          'glossary',
          'speed',
          'limits',
          'threat-model',
          'versions',
          'compare',
          'decisions/index',
        ),
      },
      { text: 'Decisions', collapsed: true, items: pagesOf('decisions') },
    ].filter(({ items }) => items.length > 0),
  },
});
