// What must be the same in several places is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeTrouble } from './lib/check-node.mjs';
import { root } from './lib/root.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const top = read('package.json');
const members = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent)).map(
    (name) => /** @type {[string, any]} */ ([name, read(`${parent}/${name}/package.json`)]),
  ),
);
const published = members.filter(([, manifest]) => !manifest.private);

test('pnpm is pinned to one version', () => {
  expect(top.packageManager).toBe(`pnpm@${top.devDependencies.pnpm}`);
});

test('the range of Node is that of the check', () => {
  expect(top.engines.node).toBe('^20.19.0 || >=22.12.0');
  expect(nodeTrouble('20.18.9')).toBeDefined();
  expect(nodeTrouble('20.19.0')).toBeUndefined();
});

test.each(published)('%s is ready to be published', (name, manifest) => {
  expect(manifest).toMatchObject({
    license: 'MIT',
    type: 'module',
    engines: top.engines,
    publishConfig: { access: 'public' },
  });
  // What `npm create` runs is found by its bare name, and brings a command alone.
  if (name === 'create-draco')
    return expect(manifest).toMatchObject({ name, bin: { 'create-draco': expect.any(String) } });
  expect(manifest).toMatchObject({
    name: `@draco-table/${name}`,
    exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  });
  expect(Object.keys(manifest.exports['.'])).toEqual(['source', 'types', 'default']);
  expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'src', '!src/**/*.test.ts', '!src/**/fixtures/**']));
});

test('the lockfile names no registry', () => {
  expect(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).not.toMatch(/tarball:|https?:\/\//);
});
