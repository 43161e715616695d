import { expect, test } from 'vitest';
import { summarise, testFiles } from './results.mjs';
import { tempTree } from './temp-tree.mjs';

/** @param {string} name @param {Record<string, string>} tests @param {string} [status] */
const file = (name, tests, status = 'passed') => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, result]) => ({ fullName, status: result })),
});

test('passed and failed are added over all files', () => {
  const report = {
    testResults: [file('a', { one: 'passed', two: 'failed' }, 'failed'), file('b', { three: 'passed' })],
  };
  expect(summarise(report, 1, ['a', 'b'])).toEqual({ passed: 2, failed: 1, complaints: [] });
});

test.each(['skipped', 'pending', 'todo', 'disabled'])('a %s test counts as failed and is named', (status) => {
  const summary = summarise({ testResults: [file('a', { one: 'passed', two: status })] }, 0, ['a']);
  expect(summary).toEqual({ passed: 1, failed: 1, complaints: [`Not run (${status}): two in a`] });
});

test('a file that does not load, holds no test or was left out counts as failed', () => {
  const report = { testResults: [file('a', {}, 'failed'), file('b', {}), file('c', { one: 'passed' })] };
  expect(summarise(report, 1, ['a', 'b', 'c', 'd'])).toEqual({
    passed: 1,
    failed: 3,
    complaints: ['Did not load: a', 'Holds no test: b', 'In no test project: d'],
  });
});

test('an error outside any test and a missing report count as failed', () => {
  expect(summarise({ testResults: [file('a', { one: 'passed' })] }, 1, ['a'])).toMatchObject({ passed: 1, failed: 1 });
  expect(summarise(undefined, 1, [])).toMatchObject({ passed: 0, failed: 1 });
});

test('test files are found on disk wherever they lie', () => {
  const root = tempTree({
    'packages/one/src/a.test.ts': '',
    'packages/one/src/a.browser.test.ts': '',
    'packages/one/src/a.ts': '',
    'packages/one/node_modules/two/b.test.js': '',
    'apps/one/deep/er/c.test.ts': '',
    'scripts/d.test.mjs': '',
  });
  expect(
    testFiles(root)
      .map((path) => path.slice(root.length + 1))
      .sort(),
  ).toEqual([
    'apps/one/deep/er/c.test.ts',
    'packages/one/src/a.browser.test.ts',
    'packages/one/src/a.test.ts',
    'scripts/d.test.mjs',
  ]);
});
