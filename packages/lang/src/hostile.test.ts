import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { compile, parse } from './index.js';
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

/** How long a reader may take before it counts as hanging: before they were put right these took minutes, or for ever. */
const HANGS = 60_000;

describe('input that is nested, broken and repeated is read in linear time', () => {
  test.each([
    ['a bracket that is never closed, after `of`', `card a { choose c from ${'hand of ( This plafrom '.repeat(60)}`],
    ['brackets that hold nothing', `card a { choose c from ${'first of ('.repeat(60)}${')'.repeat(60)} }`],
    ['brackets after a number', `card a { ${'3 of ('.repeat(60)}else${')'.repeat(60)} }`],
    ['conditions', `card a { ${'if ('.repeat(60)}else${')'.repeat(60)} }`],
  ])(
    '%s, sixty deep',
    (_, text) => {
      expect(compile('game.draco', () => text).problems.length).toBeGreaterThan(0);
    },
    HANGS,
  );

  const full = (unit: (i: number) => string, length = MOST.fileBytes - 10_000) => {
    let text = '';
    for (let i = 0; text.length < length; i++) text += unit(i);
    return text;
  };
  test.each([
    ['names', `${EXAMPLE_GAME}card a {\n${full((i) => `let x-${i} = ${i}\n`)}}\n`, 'D0161'],
    ['choices', `${EXAMPLE_GAME}card a {\n${full((i) => `choose x-${i} from pawns of you\n`)}}\n`, 'D0161'],
    ['kinds', EXAMPLE_GAME + full((i) => `kind k-${i}: v-${i}\n`), 'D0162'],
    ['options', EXAMPLE_GAME + full((i) => `option o-${i}: 1, 2\n`), 'D0162'],
    ['definitions that use the next', EXAMPLE_GAME + full((i) => `define d-${i} = d-${i + 1} + 1\n`), 'D0162'],
    ['unknown sentences', `${EXAMPLE_GAME}card a {\n${full((i) => `unheard-${i} scout\n`)}}\n`, 'D0107'],
    ['misspelt sentences', `${EXAMPLE_GAME}card a {\n${full((i) => `chose h-${i} form pawns\n`)}}\n`, 'D0107'],
    ['minus signs without a blank', `${EXAMPLE_GAME}card a { advance scout by 1${' -a'.repeat(120_000)} }\n`, 'D0106'],
    ['wrong header lines', EXAMPLE_GAME + full(() => 'players 3\n'), 'D0107'],
  ])(
    'as much as a file may hold of %s',
    (_, text, code) => {
      const { problems, ruleset } = compile('game.draco', () => text);
      expect(ruleset).toBeUndefined();
      expect(problems.map((problem) => problem.code)).toContain(code);
      expect(problems.length).toBeLessThan(1_600);
    },
    HANGS,
  );

  test(
    'as much as a file may hold of numbers in a list, and of words of a zone, is read as it stands',
    () => {
      const list = `card a { choose n from 1${', 1'.repeat(120_000)} { advance scout by n } }\n`;
      const zone = `zone z: row of pawn${', seen by all'.repeat(28_000)}\n`;
      for (const text of [list, zone]) expect(compile('game.draco', () => EXAMPLE_GAME + text).ruleset).toBeDefined();
    },
    HANGS,
  );
});

describe('limits of a game', () => {
  const names = (count: number) =>
    `${EXAMPLE_GAME}card a {\n${Array.from({ length: count }, (_, i) => `let x-${i} = ${i ? `x-${i - 1}` : 1}\n`).join('')}}\n`;
  const compiled = (files: Record<string, string>) => compile('game.draco', (path) => files[path]);

  test('names in a declaration, at the limit and above', () => {
    expect(compiled({ 'game.draco': names(MOST.names) }).ruleset).toBeDefined();
    expect(codes({ 'game.draco': names(MOST.names + 1) })).toContain('D0161');
  });

  test('what each element of a list is called counts as a name', () => {
    const many = 'if count (track where owner of it is you) > 1 { start round }\n';
    const card = (count: number) => ({ 'game.draco': `${EXAMPLE_GAME}card a {\n${many.repeat(count)}}\n` });
    const made = compiled(card(MOST.names)).ruleset;
    expect(Math.max(...(made?.routines ?? []).map(({ slots }) => slots.length))).toBe(MOST.names + 2);
    expect(codes(card(MOST.names + 1))).toEqual(['D0161']);
  });

  test('declarations, at the limit and above', () => {
    const own = parse(EXAMPLE_GAME, 'game.draco').tree.declarations.length;
    const text = (count: number) => EXAMPLE_GAME + 'total action 8\n'.repeat(count - own);
    expect(codes({ 'game.draco': text(MOST.declarations) })).not.toContain('D0162');
    expect(codes({ 'game.draco': text(MOST.declarations + 1) })).toContain('D0162');
  });

  test('files, at the limit and above', () => {
    const files = (count: number) => {
      const made: Record<string, string> = {};
      let lines = '';
      for (let i = 1; i < count; i++) {
        made[`f-${i}.draco`] = '# nothing\n';
        lines += `include "f-${i}.draco"\n`;
      }
      return { ...made, 'game.draco': game(lines) };
    };
    expect(codes(files(MOST.files))).toEqual([]);
    expect(codes(files(MOST.files + 1))).toEqual(['D0162']);
  });

  test('characters, at the limit and above', () => {
    const text = game('include "a.draco"\ninclude "b.draco"');
    const rest = MOST.characters - text.length - MOST.fileBytes;
    const comment = (length: number) => `#${' '.repeat(length - 2)}\n`;
    const files = { 'game.draco': text, 'a.draco': comment(MOST.fileBytes) };
    expect(codes({ ...files, 'b.draco': comment(rest) })).toEqual([]);
    expect(codes({ ...files, 'b.draco': comment(rest + 1) })).toEqual(['D0162']);
  });
});

describe('a file that is not there, or cannot be read', () => {
  const text = `${EXAMPLE_GAME.replace('zone track: row of pawn\n', '').replace('language 1', 'language 1\ninclude "zones.draco"')}
zone map: grid of pawn
card dig { if maze at cell (0, 0) is none { start round } }
`;
  test.each([
    ['missing', undefined],
    ['not UTF-8', new Uint8Array([...new TextEncoder().encode('# ü and more of it\n'.repeat(9)), 0xe9, 10])],
  ])('one that is %s breaks nothing, and every problem lies in its file', (_, bytes) => {
    const { problems, program } = compile('game.draco', (path) => (path === 'game.draco' ? text : bytes));
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, range } of problems) {
      const length = program.loaded.files.find(({ path }) => path === file)?.source.text.length ?? 0;
      expect(range?.end.offset ?? 0).toBeLessThanOrEqual(length);
    }
  });
});
