import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(here(path), 'utf8');
const idsOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id).sort();
const placeables = (text: string) => [...new Set([...text.matchAll(/\{ (\$[a-z]+)/g)].map(([, name]) => name))].sort();

const languages = readdirSync(here('words')).map((name) => name.slice(0, -'.ftl'.length));
const english = idsOf(read('words/en.ftl'));

test.each(languages)('the site has all its words in %s', (language) => {
  const text = read(`words/${language}.ftl`);
  expect(idsOf(text)).toEqual(english);
  expect(placeables(text)).toEqual(placeables(read('words/en.ftl')));
});

test('every word that a page uses is there, and every word that is there is used', () => {
  const sources = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`src/${name}`));
  const pages = readdirSync(here('.'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => read(name));
  const all = [...sources, ...pages].join('\n');
  const used = new Set(
    [...all.matchAll(/(?:\bword\(|data-word=|\{ word: )['"]([a-z][a-z0-9-]*)['"]/g)].map(([, id]) => id as string),
  );
  expect([...used].filter((id) => !english.includes(id))).toEqual([]);
  // Some are put together or stand in a list: their id is then quoted somewhere, or its beginning is.
  const quoted = (id: string) => all.includes(`'${id}'`) || all.includes(`\`${id.replace(/[^-]*$/, '')}\${`);
  expect(
    english.filter(
      (id) => !used.has(id as string) && !quoted(id as string) && !['error', 'warning'].includes(id as string),
    ),
  ).toEqual([]);
});
