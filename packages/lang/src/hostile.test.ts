import { describe, expect, test } from 'vitest';
import { compile } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

const codes = (files: Record<string, string>, entry = 'game.draco') => {
  const map = new Map(Object.entries(files));
  return compile(entry, (path) => map.get(path)).problems.map((problem) => problem.code);
};
const game = (lines: string) => EXAMPLE_GAME.replace('language 1', `language 1\n${lines}`);

describe('includes', () => {
  test('a circle of three is told once, where it closes', () => {
    const files = {
      'game.draco': game('include "a.draco"'),
      'a.draco': 'include "b.draco"\n',
      'b.draco': 'include "a.draco"\n',
    };
    expect(codes(files)).toEqual(['D0152']);
  });

  test('a file that includes the entry is told', () => {
    expect(codes({ 'game.draco': game('include "a.draco"'), 'a.draco': 'include "game.draco"\n' })).toEqual(['D0152']);
  });

  test('the same file twice is read once', () => {
    const files = {
      'game.draco': game('include "a.draco"\ninclude "a.draco"'),
      'a.draco': 'card once { start round }\n',
    };
    expect(codes(files)).toEqual([]);
  });

  test.each([
    '../x.draco',
    'a/../../x.draco',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://example.org/x',
    'a\\..\\x',
    'c:x.draco',
  ])('%s leaves the folder and is not even asked for', (path) => {
    const asked: string[] = [];
    const text = game(`include "${path}"`);
    const { problems } = compile('games/game.draco', (file) => {
      asked.push(file);
      return file === 'games/game.draco' ? text : 'card stolen { start round }\n';
    });
    expect(problems.map((problem) => problem.code)).toEqual(['D0153']);
    expect(asked).toEqual(['games/game.draco']);
  });
});

describe('decks', () => {
  test.each([
    ['nothing to build on', 'deck mine\nlanguage 1\n', ['D0155']],
    ['a name and more', 'deck mine on example\nlanguage 1\nbuilds on "game.draco"\n', ['D0110']],
    ['a name and more, alone', 'deck mine on example\n', ['D0110', 'D0155', 'D0155']],
    ['no name', 'language 1\nbuilds on "game.draco"\n', ['D0155']],
    ['players of its own', 'deck mine\nlanguage 1\nbuilds on "game.draco"\nplayers 2\n', ['D0159']],
  ])('one with %s', (_, text, expected) => {
    expect(codes({ 'mine.draco': text, 'game.draco': EXAMPLE_GAME }, 'mine.draco')).toEqual(expected);
  });

  test('one that builds on itself', () => {
    expect(codes({ 'game.draco': 'deck mine\nlanguage 1\nbuilds on "game.draco"\n' })).toEqual(['D0154']);
  });

  test('one by name, through the caller', () => {
    const files = new Map([
      [
        'decks/mine.draco',
        'deck mine\nlanguage 1\nbuilds on example\ncount first-steps 3\ncard more x2 { start round }\n',
      ],
      ['games/example.draco', EXAMPLE_GAME],
    ]);
    const { problems, ruleset } = compile('decks/mine.draco', (path) => files.get(path), {
      findGame: (name) => (name === 'example' ? 'games/example.draco' : undefined),
    });
    expect(problems).toEqual([]);
    expect(ruleset).toMatchObject({ game: 'example', deck: 'mine' });
    expect(ruleset?.designs.map(({ id, copies }) => [id, copies])).toEqual([
      ['scout', 1],
      ['first-steps', 3],
      ['more', 2],
    ]);
  });

  test('replace, remove, option and total', () => {
    const files = new Map([
      [
        'mine.draco',
        'deck mine\nlanguage 1\nbuilds on "game.draco"\nreplace card first-steps x5 { start round }\nremove extra\noption prize is 7\ntotal action 5\n',
      ],
      [
        'game.draco',
        `${EXAMPLE_GAME}option prize: 3, 7\ncard extra { move prize coin from bank to you }\ncard keep x0 { move prize coin from bank to you }\ntotal action 9\n`,
      ],
    ]);
    const { problems, ruleset } = compile('mine.draco', (path) => files.get(path));
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['D0506', 'warning']]);
    expect(ruleset?.options[0]?.values).toEqual([7, 3]);
    expect(ruleset?.designs.find((design) => design.id === 'extra')).toBeUndefined();
  });
});

test('names of the language underneath are names like any other', () => {
  const text = `${EXAMPLE_GAME}
piece constructor: pawn
kind mood: to-string, prototype
card has-own-property (value-of: 2) { choose m from mood { if m is prototype { move value-of coin from bank to you } } }
card a { advance constructor by 1 }
`;
  const { problems, ruleset } = compile('game.draco', () => text);
  expect(problems).toEqual([]);
  expect(ruleset?.designs.map((design) => design.id)).toContain('constructor');
});

test('a thousand cards are a thousand designs', () => {
  const cards = Array.from(
    { length: 1000 },
    (_, i) => `card c-${i} { choose x from pawns of you { advance x by ${i % 9} } }\n`,
  );
  const { problems, ruleset } = compile('game.draco', () => EXAMPLE_GAME + cards.join(''));
  expect(problems).toEqual([]);
  expect(ruleset?.designs).toHaveLength(1002);
}, 30_000);

test('deep brackets, long sentences and long lists end in a problem or a ruleset', () => {
  const deep = `${'('.repeat(60)}1${')'.repeat(60)}`;
  const nested = `${'(roll die + '.repeat(50)}1${')'.repeat(50)}`;
  const long = Array.from({ length: 3000 }, (_, i) => i).join(', ');
  const words = 'scout '.repeat(30);
  const text = `${EXAMPLE_GAME}
card a { advance scout by ${deep} }
card b { advance scout by ${nested} }
card c { choose n from ${long} { advance scout by n } }
card d { advance ${words} by 1 }
card e { let n = ${'first of '.repeat(12)}track\n if n is not none { stop } }
`;
  const { problems } = compile('game.draco', () => text);
  for (const problem of problems) expect(problem.range).toBeDefined();
  expect(problems.map((problem) => problem.code)).toContain('D0202');
}, 20_000);
