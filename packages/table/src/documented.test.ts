import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const element = read('draco-table/draco-table.ts');
const page = read('../../../docs/tutorial/embed.md');

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));
const sorted = (...all: Iterable<string>[]) => [...new Set(all.flatMap((one) => [...one]))].sort();
const inCode = names(page, /`([^`\n]+)`/g);
const named = (name: string) => inCode.has(name) || [...inCode].some((code) => code.startsWith(`${name}(`));

const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /^(draco-table|game|later|online|styles|view)\b/.test(file) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  .map(read)
  .join('\n');
const shapes = ['ring', 'row', 'grid', 'pile', 'hand', 'set'];

test('every part that is drawn is told of at the element, and none besides', () => {
  const literal = [...names(sources, /part="([^"$]+?)(?: \$\{[^"]*)?"/g)].flatMap((one) => one.split(' '));
  const drawn = sorted(literal, ['card', 'piece'], shapes);
  expect(drawn).toEqual(sorted(names(element, /@csspart (\S+)/g), shapes));
});

test('every custom property that is read is told of at the element, and none besides', () => {
  const used = names(sources, /var\((--draco-[\w-]+)/g);
  expect(sorted(used)).toEqual(sorted(names(element, /(--draco-[\w-]+)/g)));
});

test.each([
  ['part', /@csspart (\S+)/g, element],
  ['custom property', /(--draco-[\w-]+)/g, element],
  ['event', /@fires \{.*?\} (\S+)/g, element],
  ['attribute', /^ {4}(\w+): \{(?: type: Number )?\},$/gm, read('settings/attributes.ts')],
])('the page for web authors names every %s', (_, pattern, text) => {
  const all = [...names(text, pattern)];
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((name) => !named(name))).toEqual([]);
});

test('the methods and slots it names are there', () => {
  const methods = names(page, /^\| `(\w+)\(\w*\)` \|/gm);
  expect([...methods]).toEqual(['newGame', 'answer', 'hint', 'undo', 'save', 'load']);
  for (const method of methods) expect(element).toMatch(new RegExp(`^ {2}(?:async )?${method}\\(`, 'm'));
  for (const slot of names(page, /slot="(\w+)"/g)) expect(sources).toContain(`<slot name="${slot}">`);
});
