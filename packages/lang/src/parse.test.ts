import { LANGUAGE_LIMITS as MOST, type Problem } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { createSource, decode, type ParseMemo, parse } from './index.js';

const codes = (text: string): string[] => parse(text, 'a.draco').problems.map((problem) => problem.code);

/** The text with every first fix of its problems applied, from the end to the beginning. */
function mend(text: string, problems: Problem[]): string {
  const edits = problems.flatMap((problem) => problem.fixes?.[0]?.edits ?? []);
  edits.sort((a, b) => b.range.start.offset - a.range.start.offset);
  return edits.reduce(
    (now, { range, text: to }) => now.slice(0, range.start.offset) + to + now.slice(range.end.offset),
    text,
  );
}

describe('help where more is known than the code', () => {
  const helpOf = (text: string) => parse(text, 'a.draco').problems.map(({ help }) => help);

  test('a block that is open where the file ends, or where the next declaration begins', () => {
    expect(helpOf('card a {\n  stop\n')).toEqual([expect.stringContaining('the file ends before it came')]);
    expect(helpOf('card a {\n  stop\ncard b { stop }\n')).toEqual([
      expect.stringContaining('the next declaration begins before it came'),
    ]);
  });

  test('`when`, by where it stands', () => {
    expect(helpOf('card a { when after toast by you { stop } }\n')).toEqual([
      expect.stringContaining('`next time after toast by you { … }`'),
    ]);
    expect(helpOf('when toast by (p) { stop }\n')).toEqual([
      expect.stringContaining('`always, after toast by (p) { … }`'),
    ]);
  });
});

describe('recovery', () => {
  test('a broken card or line hides nothing of what follows', () => {
    const { tree, problems } = parse(
      'card a { let = 3; give }\ncard b x2 { stop }\ncard c { choose h heroes }\n',
      'a.draco',
    );
    expect(problems.map(({ range }) => range?.start.line)).toEqual([1, 1, 3]);
    expect(tree.declarations.map(({ is }) => is)).toEqual(['card', 'card', 'card']);
  });

  test('a broken head keeps its word, its name and its block', () => {
    const { tree, problems } = parse('card old (cost 5) {\n  let = 1\n  stop\n}\n', 'a.draco');
    expect(problems).toHaveLength(2);
    expect(tree.declarations[0]).toMatchObject({
      is: 'broken',
      keyword: 'card',
      name: { text: 'old' },
      body: { statements: [{ is: 'broken-statement' }, { is: 'stop' }] },
    });
  });

  test('a missing brace ends at the next declaration and names the brace', () => {
    const { tree, problems } = parse('card a {\n  if x {\n    stop\n}\n\ncard b { stop }\n', 'a.draco');
    expect(problems[0]).toMatchObject({ code: 'D0114', range: { start: { line: 2, column: 8 } } });
    expect(problems[0]?.related?.[0]).toMatchObject({ range: { start: { line: 4 } } });
    expect(tree.declarations).toHaveLength(2);
  });

  test('a lone quote at the end of a line ends there', () => {
    expect(codes('include "\ncard a { let = 3 }\n')).toEqual(['D0118', 'D0110']);
    expect(parse('"\n"\n"', 'a').tree.declarations).toHaveLength(3);
  });

  test('what follows from a problem is not told as well', () => {
    expect(codes('card a {\n  pay 3€ to bank = 3\n}\n')).toEqual(['D0126']);
  });

  test.each([
    'card a {\n  if x==1&&!y { stop }\n}\n',
    'card a {\n  move h forward n- 1\n}\n',
    'card a {\n  set n = 3\n}\n',
    'card Old_Friends {\n  chose h from heroes\n}\n',
    'card a {\n  foreach h in heroes { stop }\n  if x { stop } elseif y { stop }\n}\n',
    '// note\ninclude “x.draco”\n',
    'Card a { stop }\nzoen hand: hand of action\n',
    'card a {\n  victim may chose x from y\n}\n',
  ])('its fixes mend %j', (text) => {
    const { problems } = parse(text, 'a.draco');
    expect(problems.length).toBeGreaterThan(0);
    expect(codes(mend(text, problems))).toEqual([]);
  });
});

describe('limits', () => {
  test('nesting', () => {
    const nested = (depth: number): string => `define a = ${'('.repeat(depth)}1${')'.repeat(depth)}\n`;
    expect(codes(nested(MOST.nesting))).toEqual([]);
    expect(codes(nested(MOST.nesting + 1))).toEqual(['D0105']);
    expect(codes(`card a {${'if x {'.repeat(5000)}${'}'.repeat(5000)}}\ncard b { let = 3 }`)).toEqual([
      'D0105',
      'D0110',
    ]);
  });

  test.each([
    ['a sum', `define a = 1${' + 1'.repeat(50_000)}`],
    ['not', `define a = ${'not '.repeat(50_000)}b`],
    ['of', `define a = ${'b of '.repeat(50_000)}c`],
    ['else if', `card a { if x { }${' else if x { }'.repeat(20_000)} }`],
    ['if then else', `define a = ${'if b then c else '.repeat(20_000)}d`],
    ['where', `define a = b${' where c'.repeat(20_000)}`],
    ['list of', `variable a: ${'list of '.repeat(20_000)}b`],
  ])('%s without end', (_, text) => {
    expect(codes(text)).toEqual(['D0106']);
    expect(depth(parse(text, 'a.draco').tree)).toBeLessThan(MOST.chain * 2 + 50);
  });

  test.each([
    '(',
    '{',
    '}',
    ')',
    '"',
    '@\n',
    'a ',
    '\n',
    '\r',
    '-',
    'card = {}\n',
    'x {',
    '“',
    '#',
    'if ',
    ';',
    '!',
    '\0',
  ])(
    'as much as a file may hold of %j',
    (bit) => {
      const { problems } = parse(bit.repeat(MOST.fileBytes / bit.length), 'a.draco');
      expect(problems.length).toBeLessThanOrEqual(MOST.problems + 1);
    },
    60_000,
  );

  test('a file as large as may be is read, one larger is not', () => {
    expect(codes(' '.repeat(MOST.fileBytes))).toEqual([]);
    expect(codes(' '.repeat(MOST.fileBytes + 1))).toEqual(['D0101']);
    expect(decode(new Uint8Array(10_000_000), 'a').problem?.code).toBe('D0101');
  });
});

describe('bytes', () => {
  const bytes = (...list: number[]): Uint8Array => Uint8Array.from(list);

  test('UTF-8 with or without a BOM', () => {
    expect(decode(bytes(0x67, 0xc3, 0xa9), 'a').text).toBe('gé');
    const { text } = decode(bytes(0xef, 0xbb, 0xbf, 0x23), 'a');
    expect(parse(text ?? '', 'a').tree.comments).toHaveLength(1);
  });

  test.each([
    ['UTF-16 with a BOM', bytes(0xff, 0xfe, 0x63, 0), 'D0103'],
    ['UTF-16 the other way round', bytes(0xfe, 0xff, 0, 0x63), 'D0103'],
    ['UTF-16 without a BOM', bytes(0x63, 0, 0x61, 0, 0x72, 0), 'D0103'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), 'D0102'],
    ['an archive without a zero', bytes(0x1f, 0x8b, 8, 1, 2, 3, 0xff), 'D0102'],
    ['Latin-1', bytes(0x23, 0xe9, 0x0a), 'D0104'],
  ])('%s', (_, data, code) => {
    expect(decode(data, 'a.draco').problem).toMatchObject({ code, file: 'a.draco' });
  });

  test('the place of the first wrong byte', () => {
    expect(decode(bytes(0x23, 10, 0x23, 0xe9), 'a').problem?.range?.start).toEqual({ line: 2, column: 2, offset: 3 });
  });
});

test('positions count from one; LF, CRLF and CR end a line', () => {
  const source = createSource('a\nb\r\nc\rd', 'a');
  expect([0, 1, 2, 5, 7, 8, 99].map((offset) => source.position(offset))).toEqual([
    { line: 1, column: 1, offset: 0 },
    { line: 1, column: 2, offset: 1 },
    { line: 2, column: 1, offset: 2 },
    { line: 3, column: 1, offset: 5 },
    { line: 4, column: 1, offset: 7 },
    { line: 4, column: 2, offset: 8 },
    { line: 4, column: 2, offset: 8 },
  ]);
});

test('with a memo, what did not change is the same object', () => {
  const memo: ParseMemo = new Map();
  const before = parse('card a { stop }\ncard b { stop }\n', 'a', memo).tree.declarations;
  const after = parse('card a { stop }\ncard b { proceed }\n', 'a', memo).tree.declarations;
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toEqual(before[1]);
});

function depth(value: unknown): number {
  let deepest = 0;
  const stack: [unknown, number][] = [[value, 0]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, at] = top;
    deepest = Math.max(deepest, at);
    if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) stack.push([child, at + 1]);
  }
  return deepest;
}
