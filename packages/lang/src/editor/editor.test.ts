import { describe, expect, test } from 'vitest';
import {
  completionsAt,
  createProject,
  definitionAt,
  hoverAt,
  keywordAt,
  outlineOf,
  referencesAt,
  renameAt,
  renameableAt,
  signaturesAt,
} from '../index.js';
import { EXAMPLE_GAME } from '../problems/example-game.js';

/** `|` in the text is the cursor. */
function at(cards: string) {
  const whole = `${EXAMPLE_GAME}\n${cards}`;
  const offset = whole.lastIndexOf('|');
  const text = whole.slice(0, offset) + whole.slice(offset + 1);
  const program = createProject('game.draco', () => text).program();
  return { program, offset, text };
}
const run = <R>(
  cards: string,
  ask: (program: ReturnType<typeof at>['program'], file: string, offset: number) => R,
): R => {
  const { program, offset } = at(cards);
  return ask(program, 'game.draco', offset);
};

describe('hover', () => {
  test.each([
    ['card a { adv|ance scout by 1 }', 'verb advance (x: pawn) by (n: number)'],
    ['card a { advance sco|ut by 1 }', 'piece scout: pawn'],
    ['card a { choose x from pawns of you { advance |x by 1 } }', 'x: pawn'],
    ['card a { choose x from paw|ns of you { advance x by 1 } }', 'define pawns of (p: player) gives list of pawn'],
    ['card a { move 1 co|in from bank to you }', 'tokens coin: number, one per player'],
    ['card a { step scout onw|ard }', 'onward: way'],
    ['card a { if cou|nt track > 1 { stop } }', 'count (l: list)'],
    ['card a { move 1 coin from bank to re|d }', 'red: player'],
    ['card a { if leader is none { stop }\n  set lea|der to you }', 'variable leader: player or none'],
    ['card a { move this to de|ck }', 'zone deck: pile of action, seen by none'],
    ['verb go (x: pa|wn) { advance x by 1 }', 'pieces pawn (owner: player or none)'],
    ['card a { if stre|ngth of this > 1 { stop } }', 'strength: number'],
  ])('%s', (cards, code) => {
    expect(run(cards, hoverAt)?.code).toBe(code);
  });

  test('nothing where there is nothing', () => {
    expect(run('card a { stop }   |', hoverAt)).toBeUndefined();
  });
});

test('definition of a sentence, a local name and a word of a kind', () => {
  const line = (cards: string) => run(cards, definitionAt)?.range.start.line;
  const lines = EXAMPLE_GAME.split('\n');
  expect(line('card a { adv|ance scout by 1 }')).toBe(lines.findIndex((text) => text.startsWith('verb advance')) + 1);
  expect(line('card a { step scout ba|ck }')).toBe(lines.findIndex((text) => text.startsWith('kind way')) + 1);
  expect(line('card a {\n  choose y from track { advance |y by 1 } }')).toBe(lines.length + 2);
  expect(line('card a { cou|nt track }')).toBeUndefined();
});

test('definition of what a deck counts anew, leaves out and decides', () => {
  const game = `${EXAMPLE_GAME}\ncard alpha x2 { stop }\ncard beta { stop }\noption speed: 1 or 2\n`;
  const deck =
    'deck more\nlanguage 1\nbuilds on "game.draco"\ncount alpha 4\nremove beta\noption speed is 2\ntotal action 4\n';
  const read = (path: string) => ({ 'game.draco': game, 'more.draco': deck })[path];
  const program = createProject('more.draco', read).program();
  const found = (word: string) => {
    const place = definitionAt(program, 'more.draco', deck.indexOf(word) + 1);
    return place && `${place.file}: ${game.split('\n')[place.range.start.line - 1]}`;
  };
  expect(found('alpha')).toBe('game.draco: card alpha x2 { stop }');
  expect(found('beta')).toBe('game.draco: card beta { stop }');
  expect(found('speed')).toBe('game.draco: option speed: 1 or 2');
  expect(found('action')).toMatch(/^game\.draco: cards action/);
});

test('uses, the declaration first', () => {
  const places = run('card a { advance scout by 1 }\ncard b { advance sco|ut by 2 }', referencesAt);
  expect(places).toHaveLength(3);
  expect(places[0]?.range.start.line).toBeLessThan(places[1]?.range.start.line ?? 0);
});

describe('rename', () => {
  const renamed = (cards: string, name: string) => {
    const { program, offset, text } = at(cards);
    const result = renameAt(program, 'game.draco', offset, name);
    if (!result.ok) return result.why;
    const edits = [...result.edits].sort((a, b) => b.range.start.offset - a.range.start.offset);
    return edits.reduce(
      (now, edit) => now.slice(0, edit.range.start.offset) + edit.text + now.slice(edit.range.end.offset),
      text,
    );
  };

  test.each([
    [
      'a local name',
      'card a { choose y from track { advance |y by place of y } }',
      'z',
      'choose z from track { advance z by place of z }',
    ],
    ['a piece', 'card a { advance sc|out by 1 }', 'ranger', 'advance ranger by 1'],
    ['a word of a kind', 'card a { step scout ba|ck }', 'home', 'step scout home'],
    ['tokens', 'card a { move 1 co|in from bank to you }', 'penny', 'move 1 penny from bank to you'],
    ['a type', 'verb go (y: pa|wn) { advance y by 1 }\ncard a { go scout }', 'token', 'verb go (y: token)'],
  ])('%s', (_, cards, name, expected) => {
    const text = renamed(cards, name);
    expect(text).toContain(expected);
    const project = createProject('game.draco', () => text);
    expect(project.problems()).toEqual([]);
  });

  test('refuses what would clash, is no name, or has none', () => {
    expect(renamed('card a { advance sc|out by 1 }', 'deck')).toContain('means something else');
    expect(renamed('card a { advance sc|out by 1 }', 'Two Words')).toContain('cannot be a name');
    expect(renamed('card a { adv|ance scout by 1 }', 'go')).toContain('no name of its own');
    expect(run('card a { advance sc|out by 1 }', renameableAt)?.name).toBe('scout');
  });
});

describe('completion', () => {
  const texts = (cards: string) => run(cards, completionsAt).map((one) => one.text);

  test('verbs and words of the language at the start of a statement', () => {
    expect(texts('card a { | }')).toEqual(
      expect.arrayContaining(['advance x by n', 'shuffle z', 'choose', 'for each', 'needs']),
    );
    expect(run('card a { adv| }', completionsAt)).toMatchObject([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as editors write slots
      { text: 'advance x by n', is: 'sentence', snippet: 'advance ${1:x} by ${2:n}' },
    ]);
  });
  test('declarations outside of blocks, steps in a test, nothing in a comment', () => {
    expect(texts('card a { stop }\n|')).toEqual(expect.arrayContaining(['card', 'verb', 'test']));
    expect(texts('card a { stop }\n|')).not.toContain('choose');
    expect(texts('test "a" {\n  |\n}')).toEqual(expect.arrayContaining(['expect', 'rolls']));
    expect(texts('# ca|')).toEqual([]);
    expect(texts('test "ca| {\n}')).toEqual([]);
  });
  test('the next word of a sentence first', () => {
    expect(texts('card a { advance scout | }')[0]).toBe('by');
  });
  test('values that fit the slot', () => {
    const found = texts('card a { advance | }');
    expect(found).toContain('scout');
    expect(found).not.toContain('red');
  });
  test('names of the card, also while it cannot be read', () => {
    expect(texts('card a { choose y from track { advance | } }')).toContain('y');
  });
  test('no type is made up for what cannot be understood', () => {
    const found = run('card a { choose y from nowhere { advance | } }', completionsAt);
    expect(found.find(({ text }) => text === 'y')?.detail).toBe('y');
  });
});

describe('what an effect waits for', () => {
  const texts = (cards: string) => run(cards, completionsAt).map((one) => one.text);
  test('how it acts, then verbs with their slots as names, and changes', () => {
    expect(texts('card a { next time | }')).toEqual(['after', 'before', 'instead of']);
    for (const cards of ['card a { next time before | }', 'always, after |', 'card a { until | }']) {
      const found = texts(cards);
      expect(found).toEqual(
        expect.arrayContaining(['advance (x) by (n)', 'start round', 'any change of', 'any change of coin']),
      );
      expect(found).not.toContain('first-steps');
    }
    expect(run('card a { from now on, before adv| }', completionsAt)).toMatchObject([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as editors write slots
      { snippet: 'advance (${1:x}) by (${2:n})', detail: 'advance (x: pawn) by (n: number)' },
    ]);
  });
  test('the parts of a change, each where it may stand', () => {
    const after = (said: string) => texts(`card a { from now on, instead of any change${said} | }`);
    expect(after('')).toEqual(['of']);
    expect(after(' of')).toEqual(['coin', 'face', 'leader', 'owner', 'place', 'round', 'strength']);
    expect(after(' of place')).toEqual(['of']);
    expect(after(' of place of')).toEqual(expect.arrayContaining(['pawn', 'action', 'scout']));
    expect(after(' of place of pawn (x)')).toEqual(['by', 'through', 'to']);
    expect(after(' of place of pawn (x) to')).toEqual(expect.arrayContaining(['deck', 'hand', 'track']));
    expect(after(' of place of pawn (x) by (p)')).toEqual(['through']);
    expect(after(' of round')).toEqual(['by', 'through', 'to']);
    expect(after(' of coin of')).toContain('red');
    // What holds besides is a value like any other.
    expect(after(' of place of pawn (x) where')).toContain('scout');
  });
  test('its whole sentence, with the slot that is being written', () => {
    const help = (said: string) =>
      run(`card a { from now on, before any change of ${said} { stop } }`, signaturesAt)[0];
    expect(help('place of |')).toMatchObject({
      label: 'any change of place of (x: thing) to (zone) by (p: player) through (c: card)',
      active: 0,
    });
    const found = help('coin of (p) by |');
    expect(found?.slots.map(({ start, end }) => found.label.slice(start, end))).toEqual([
      '(p: player)',
      '(number)',
      '(p: player)',
      '(c: card)',
    ]);
    expect(found?.active).toBe(2);
  });
  test('words that mean something together are explained together', () => {
    const doc = (cards: string) => {
      const { text, offset } = at(cards);
      const found = keywordAt(text, offset);
      return found && [text.slice(found.loc.start, found.loc.end), found.doc];
    };
    const [words, why] = doc('card a { from now on, before any chan|ge of coin of (p) { stop } }') ?? [];
    expect([words, why]).toEqual(['any change of', expect.stringContaining('whoever makes it')]);
    expect(doc('card a { fr|om now on, before start round { stop } }')?.[0]).toBe('from now on');
    expect(doc('card a { from now on, inste|ad of start round { stop } }')?.[0]).toBe('instead of');
    expect(doc('card a { end ga|me }')).toEqual(['end game', 'Ends the game here.']);
    expect(doc('card a { choose x fr|om track { stop } }')).toBeUndefined();
    expect(doc('# any chan|ge of place')).toBeUndefined();
  });
});

test('in a bracket stand values, not sentences', () => {
  const found = run('card a { advance scout by (| ) }', completionsAt).map((one) => one.text);
  expect(found).toContain('count');
  expect(found).not.toContain('choose');
  expect(found).not.toContain('advance x by n');
});

test('outline', () => {
  const { program } = at('card late { stop } |');
  const items = outlineOf(program, 'game.draco');
  expect(items.map((item) => item.name)).toEqual(
    expect.arrayContaining(['way', 'scout', 'advance (x: pawn) by (n: number)', 'play', 'late']),
  );
});
