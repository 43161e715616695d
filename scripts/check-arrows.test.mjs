import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkArrows } from './lib/arrows.mjs';
import { checkCycles } from './lib/cycles.mjs';
import { checkGameWords } from './lib/game-words.mjs';
import { tempTree } from './lib/temp-tree.mjs';

const script = fileURLToPath(new URL('check-arrows.mjs', import.meta.url));

const sound = {
  'cards/inn.draco': 'game inn\ncard old-friends x2 {\n}\npiece landlord: hero\ncard map x1 {\n}\n',
  'packages/ruleset/package.json': {},
  'packages/ruleset/src/index.ts': 'export const version = 1;\n',
  'packages/engine/package.json': { dependencies: { '@draco-table/ruleset': 'workspace:^' } },
  'packages/text/package.json': { dependencies: { '@fluent/bundle': '^0.19.0' } },
  'packages/engine/src/index.ts': "import { version } from '@draco-table/ruleset';\nexport const map = [version];\n",
  'packages/lang/package.json': { dependencies: { '@draco-table/ruleset': 'workspace:^' } },
  'packages/lang/src/index.ts': "export { parse } from './parse.js';\n",
};

/** @param {Record<string, unknown>} changes */
function check(changes) {
  const root = tempTree({ ...sound, ...changes });
  return [...checkArrows(root), ...checkGameWords(root)];
}

test('the command prints the findings and fails', () => {
  const run = (/** @type {Record<string, unknown>} */ changes) =>
    spawnSync(process.execPath, [script, tempTree({ ...sound, ...changes })], { encoding: 'utf8' });
  expect(run({})).toMatchObject({ status: 0, stderr: '', stdout: 'Arrows and words are in order\n' });
  const turned = { 'packages/engine/src/play.ts': "import { parse } from '@draco-table/lang';\nconst zork = 1;\n" };
  expect(run(turned)).toMatchObject({
    status: 1,
    stdout: '2 findings\n',
    stderr:
      'packages/engine/src/play.ts: importing "@draco-table/lang" turns an arrow round\n' +
      'packages/engine/src/play.ts:2: "zork" is a word of a game\n',
  });
});

test('a sound workspace passes', () => {
  expect(check({})).toEqual([]);
});

test.each([
  ['a dependency', 'packages/engine/package.json', { dependencies: { '@draco-table/lang': 'workspace:^' } }],
  ['a development dependency', 'packages/engine/package.json', { devDependencies: { '@draco-table/lang': '*' } }],
  ['the other way', 'packages/lang/package.json', { devDependencies: { '@draco-table/engine': 'workspace:^' } }],
  ['a stranger', 'packages/lang/package.json', { dependencies: { lodash: '^4.0.0' } }],
  ['a package nobody decided on', 'packages/extra/package.json', {}],
])('a manifest with %s is a finding', (_, file, manifest) => {
  const findings = check({ [file]: manifest });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(file.replace('/package.json', ''));
});

test.each([
  ['an import', "import { parse } from '@draco-table/lang';", 'turns an arrow round'],
  ['a type import', "import type { Tree } from '@draco-table/lang/tree';", 'turns an arrow round'],
  ['a dynamic import', "const lang = await import('@draco-table/lang');", 'turns an arrow round'],
  ['an export', "export { parse } from '@draco-table/lang';", 'turns an arrow round'],
  ['a path into another package', "import { parse } from '../../../lang/src/index.js';", 'leaves its package'],
  ['Node', "import { readFileSync } from 'node:fs';", 'needs Node'],
  ['Node without its prefix', "import { readFileSync } from 'fs';", 'needs Node'],
  ['a stranger', "import { html } from 'lit';", 'not among the packages'],
])('the engine with %s is a finding', (_, code, reason) => {
  const findings = check({ 'packages/engine/src/deep/play.ts': `${code}\n` });
  expect(findings).toEqual([expect.stringContaining('packages/engine/src/deep/play.ts')]);
  expect(findings[0]).toContain(reason);
});

test('a test of the engine may use Node and the games, but not the language', () => {
  const allowed = "import { readFileSync } from 'node:fs';\nimport inn from '../../../cards/inn.json';\n";
  expect(check({ 'packages/engine/src/play.test.ts': allowed })).toEqual([]);
  const turned = "import { parse } from '@draco-table/lang';\n";
  expect(check({ 'packages/engine/src/play.test.ts': turned })).toHaveLength(1);
  const around = "import { parse } from '../../lang/src/index.js';\n";
  expect(check({ 'packages/engine/src/play.test.ts': around })).toHaveLength(1);
});

test.each([
  ['zork', 'const zork = 1;'],
  ['goblet', "const id = 'goblet';"],
  ['province', 'const provinceCount = 1;'],
  ['tunnels', '// digs tunnels'],
  ['old friends', 'const oldFriends = 1;'],
  ['old friends', "const id = 'old-friends';"],
  ['landlord', 'const LANDLORD_ID = 1;'],
])('the word "%s" in code is a finding', (word, code) => {
  const findings = check({ 'packages/engine/src/words.ts': `\n${code}\n` });
  expect(findings).toEqual([`packages/engine/src/words.ts:2: "${word}" is a word of a game`]);
});

test('words of a game may stand in tests and fixtures, and everyday words anywhere', () => {
  const changes = {
    'packages/engine/src/words.test.ts': 'const zork = 1;\n',
    'packages/engine/src/fixtures/words.ts': 'const zork = 1;\n',
    'packages/engine/src/words.ts': 'const map = 1; // of a draco table\n',
  };
  expect(check(changes)).toEqual([]);
});

test('folders of a package import from each other in one direction', () => {
  const files = {
    'packages/engine/src/a/one.ts': "import { two } from '../b/two.js';\nexport const one = two;\n",
    'packages/engine/src/b/two.ts': "import type { Three } from '../a/three.js';\nexport const two: Three = 2;\n",
    'packages/engine/src/a/three.ts': 'export type Three = number;\nexport const three = 3;\n',
    'packages/engine/src/b/two.test.ts': "import { one } from '../a/one.js';\none;\n",
    'packages/engine/src/index.ts': "export { one } from './a/one.js';\n",
  };
  const circle = 'packages/engine/src: a, b, c import from each other in a circle';
  const turned = {
    'packages/engine/src/b/two.ts': "export { four as two } from '../c/four.js';\n",
    'packages/engine/src/c/four.ts':
      "import { three, type Three } from '../a/three.js';\nexport const four: Three = three;\n",
  };
  expect(checkCycles(tempTree({ ...sound, ...files }), {})).toEqual([]);
  const root = tempTree({ ...sound, ...files, ...turned });
  expect(checkCycles(root, {})).toEqual([circle]);
  // A circle that is known is none, as long as it is there.
  expect(checkCycles(root, { 'packages/engine': ['a b c'] })).toEqual([]);
  expect(checkCycles(tempTree({ ...sound, ...files }), { 'packages/engine': ['a b'] })).toEqual([
    'packages/engine/src: a, b are no circle any more: take them off the list',
  ]);
});
