import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

test('the walk of a card: every file is there, and declares what it is named for', () => {
  const rows = [...page.matchAll(/^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(12);
  const missing = rows.filter(([, file = '', name = '']) => {
    if (!existsSync(root + file)) return true;
    const text = readFileSync(root + file, 'utf8');
    const isCode = file.endsWith('.ts');
    const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return !new RegExp(
      isCode ? `(?:export (?:async )?(?:function|const|class) ${word}\\b|^ +'?${word}'?:)` : `^${word}\\b`,
      'm',
    ).test(text);
  });
  expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
});

test('every package that is told of is there, and none is left out', () => {
  const told = [...page.matchAll(/^\| `((?:packages|apps)\/[\w-]+)` \|/gm)].map(([, name]) => name);
  for (const name of told) expect(existsSync(`${root}${name}/package.json`), name).toBe(true);
  expect(new Set(told).size).toBe(told.length);
});

test('every picture is there', () => {
  const pictures = [...page.matchAll(/\]\((\/[\w/-]+\.svg)\)/g)].map(([, path]) => path);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((path) => !existsSync(`${root}docs/public${path}`))).toEqual([]);
});
