import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(here(path), 'utf8');
const idsOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id).sort();

const english = ['site', 'workshop', 'composer'].flatMap((concern) =>
  idsOf(read(`../../packages/words/en/${concern}.ftl`)),
);

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
  const beginnings = (id: string) => [...id.matchAll(/-/g)].map(({ index }) => id.slice(0, index + 1));
  const quoted = (id: string) =>
    all.includes(`'${id}'`) || beginnings(id).some((beginning) => all.includes(`\`${beginning}\${`));
  expect(
    english.filter(
      (id) => !used.has(id as string) && !quoted(id as string) && !['error', 'warning'].includes(id as string),
    ),
  ).toEqual([]);
});
