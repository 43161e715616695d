import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programs } from './fixtures/programs.js';
import { format } from './format.js';
import { parse } from './parse.js';

const RUNS = 120;

/** A tree without its places. */
function shape(text: string): unknown {
  const { tree } = parse(text, 'a.draco');
  const bare = (key: string, value: unknown): unknown => (key === 'loc' || key === 'ownLine' ? undefined : value);
  return JSON.parse(JSON.stringify(tree, bare));
}

function roundTrip(text: string): void {
  const once = format(text, 'a.draco');
  expect(once.problems).toEqual([]);
  expect(shape(once.text)).toEqual(shape(text));
  expect(format(once.text, 'a.draco').text).toBe(once.text);
}

describe('generated programs', () => {
  test('every program of plain names is read without a problem, and formatting keeps it', () => {
    fc.assert(fc.property(programs('plain'), roundTrip), { numRuns: RUNS });
  }, 60_000);

  test('words that mean something only in places are kept where they are read', () => {
    let read = 0;
    const check = (text: string): void => {
      if (parse(text, 'a.draco').problems.length) return;
      read++;
      roundTrip(text);
    };
    fc.assert(fc.property(programs('tricky'), check), { numRuns: RUNS });
    expect(read).toBeGreaterThan(RUNS / 4);
  }, 60_000);
});

describe('layout', () => {
  const laidOut = (text: string): string => format(text, 'a.draco').text;

  test('two blanks, one statement a line, a short block on one line', () => {
    expect(laidOut('card a x1 {choose h from heroes;if x {stop}else{\nmove h;stop}}')).toBe(
      'card a {\n  choose h from heroes\n  if x {\n    stop\n  } else {\n    move h\n    stop\n  }\n}\n',
    );
    expect(laidOut('verb a\n{\n\n  stop\n}')).toBe('verb a { stop }\n');
  });

  test('comments stay where they are; at most one blank line', () => {
    const text =
      '# head\n\n\n\ngame x # name\ncard a { # open\n  # own\n\n\n  stop # end\n  # last\n} # closed\n# eof\n';
    expect(laidOut(text)).toBe(text.replace(/\n{3,}/g, '\n\n'));
  });

  test('a comment inside a sentence goes above it', () => {
    expect(laidOut('kind a: b, # one\n  c\n')).toBe('# one\nkind a: b, c\n');
  });

  test('a long definition is broken after its =, and what it says stays together', () => {
    const name = 'define heroes beside (h: hero or king) who are neither dwarfs nor kobolds nor rogues';
    const value = 'neighbours of h where breed of it is amazon and owner of it is you';
    expect(laidOut(`${name} = ${value}`)).toBe(`${name} =\n    ${value}\n`);
    expect(laidOut('define twice (n: number) =\n  n + n')).toBe('define twice (n: number) = n + n\n');
  });

  test('a long line is broken after a comma or an operator', () => {
    const lines = laidOut(`kind colour: ${Array.from({ length: 40 }, (_, i) => `word-${i}`).join(', ')}\n`).split('\n');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.every((line) => line.length <= 100)).toBe(true);
  });

  test('BOM and CRLF are dropped', () => {
    expect(laidOut('\uFEFFgame x\r\nlanguage 1\r\n')).toBe('game x\nlanguage 1\n');
  });

  test('a file with problems is left as it is', () => {
    const text = 'card   a {\n  let = 3\n}\n';
    const result = format(text, 'a.draco');
    expect(result.text).toBe(text);
    expect(result.problems.map((problem) => problem.code)).toEqual(['D0110']);
  });
});
