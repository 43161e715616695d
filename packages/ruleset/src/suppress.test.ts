import { expect, test } from 'vitest';
import type { Problem } from './problem.js';
import { suppress } from './suppress.js';

function problem(code: string, line: number, severity: Problem['severity'] = 'warning'): Problem {
  const at = { line, column: 1, offset: 0 };
  return { code, severity, args: {}, message: code, file: 'a.draco', range: { start: at, end: at } };
}

function codes(text: string, ...problems: Problem[]): string[] {
  return suppress(problems, new Map([['a.draco', text]])).map((one) => `${one.code}:${one.range?.start.line}`);
}

test('on its own line it speaks of the next line of code', () => {
  expect(codes('# draco-ignore D0401: meant so\n# more\n\ncard x { }\n', problem('D0401', 4))).toEqual([]);
});

test('behind code it speaks of its own line', () => {
  expect(codes('card x { } # draco-ignore D0401: meant so\n', problem('D0401', 1))).toEqual([]);
});

test('several codes at once', () => {
  expect(codes('card x { } # draco-ignore D0401, D0402: both\n', problem('D0401', 1), problem('D0402', 1))).toEqual([]);
});

test('another code, another line and an error stay; what silences nothing is reported', () => {
  expect(codes('# draco-ignore D0401: x\ncard x { }\ncard y { }\n', problem('D0402', 2), problem('D0401', 3))).toEqual([
    'D0402:2',
    'D0401:3',
    'D1021:1',
  ]);
  expect(codes('card x { } # draco-ignore D0201: x\n', problem('D0201', 1, 'error'))).toEqual(['D0201:1', 'D1021:1']);
});

test('a suppression says which problem and why', () => {
  expect(codes('# draco-ignore\ncard x { }\n')).toEqual(['D1020:1']);
  expect(codes('# draco-ignore D0401\ncard x { }\n', problem('D0401', 2))).toEqual(['D0401:2', 'D1020:1']);
});

test('words in a string are no comment', () => {
  expect(codes('test "# draco-ignore D0401: x" { }\n')).toEqual([]);
});

test('the fix of an unused one takes the comment out and nothing else', () => {
  const text = 'card x { } # draco-ignore D0401: x\n';
  const [unused] = suppress([], new Map([['a.draco', text]]));
  const edit = unused?.fixes?.[0]?.edits[0];
  expect(text.slice(edit?.range.start.offset, edit?.range.end.offset)).toBe('# draco-ignore D0401: x');
});
