import { expect, test } from 'vitest';
import { applyFixes } from './fix.js';
import type { Problem } from './problem.js';

function fixing(start: number, end: number, text: string, safety: 'safe' | 'unsafe' = 'safe'): Problem {
  const at = (offset: number) => ({ line: 1, column: offset + 1, offset });
  return {
    code: 'D0000',
    severity: 'error',
    args: {},
    message: '',
    fixes: [{ title: '', safety, edits: [{ file: 'a', range: { start: at(start), end: at(end) }, text }] }],
  };
}

const files = new Map([['a', 'one two three']]);

test('edits apart from each other are all made', () => {
  const fixed = applyFixes([fixing(0, 3, '1'), fixing(8, 13, '3')], files, false);
  expect(fixed).toEqual({ files: new Map([['a', '1 two 3']]), count: 2 });
});

test('of two that overlap the first is made', () => {
  expect(applyFixes([fixing(0, 7, 'x'), fixing(4, 13, 'y')], files, false)).toEqual({
    files: new Map([['a', 'x three']]),
    count: 1,
  });
  expect(applyFixes([fixing(4, 4, 'x'), fixing(4, 4, 'y')], files, false).count).toBe(1);
});

test('unsafe ones only when asked for', () => {
  expect(applyFixes([fixing(0, 3, 'x', 'unsafe')], files, false).count).toBe(0);
  expect(applyFixes([fixing(0, 3, 'x', 'unsafe')], files, true).count).toBe(1);
});

test('an edit outside the text or in an unknown file is left out', () => {
  expect(applyFixes([fixing(10, 99, 'x')], files, false).count).toBe(0);
  expect(applyFixes([fixing(0, 1, 'x')], new Map(), false).count).toBe(0);
});
