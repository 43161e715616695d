import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageHome } from './lib/licences.mjs';
import { root } from './lib/root.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const named = (/** @type {string} */ text) =>
  [...text.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \(([^)]+)\)$/gm)].map(([, name = '']) => name);

test.each([
  ['the element', 'packages/table/dist/bundle/licences.txt', ['lit-html', '@fluent/bundle']],
  [
    'the site',
    'apps/web/dist/licences.txt',
    ['lit-html', '@codemirror/view', 'pdfkit', 'fontkit', '@fontsource/alegreya'],
  ],
  ['the table beside the site', 'apps/web/dist/table/licences.txt', ['lit-html', '@fluent/bundle']],
  ['the command', 'apps/cli/dist/licences.txt', ['commander', 'pdfkit', '@fluent/syntax']],
])('%s brings the licences of what is in it', (_, file, expected) => {
  expect(existsSync(join(root, file))).toBe(true);
  const text = read(file);
  expect(named(text)).toEqual(expect.arrayContaining(expected));
  // A notice is a text, not only a name.
  expect(text.match(/without warrant|AS IS|WITHOUT WARRANTIES/gi)?.length ?? 0).toBeGreaterThanOrEqual(2);
  expect(named(text).some((name) => name.startsWith('@draco-table/'))).toBe(false);
});

test('a module is found in its package, whatever the manager of packages', () => {
  expect(packageHome('/a/node_modules/.pnpm/lit@3/node_modules/lit/index.js')).toBe(
    '/a/node_modules/.pnpm/lit@3/node_modules/lit',
  );
  expect(packageHome('C:\\a\\node_modules\\@x\\y\\i.js')).toBe('C:\\a\\node_modules\\@x\\y');
  expect(packageHome('/a/packages/text/src/index.ts')).toBeUndefined();
});
