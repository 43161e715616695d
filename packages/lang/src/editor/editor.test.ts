import { describe, expect, test } from 'vitest';
import {
  completionsAt,
  createProject,
  definitionAt,
  hoverAt,
  outlineOf,
  referencesAt,
  renameAt,
  renameableAt,
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
    expect(texts('card a { | }')).toEqual(expect.arrayContaining(['advance', 'step', 'move', 'choose', 'for each']));
    expect(texts('card a { adv| }')).toEqual(['advance']);
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

test('outline', () => {
  const { program } = at('card late { stop } |');
  const items = outlineOf(program, 'game.draco');
  expect(items.map((item) => item.name)).toEqual(
    expect.arrayContaining(['way', 'scout', 'advance (x: pawn) by (n: number)', 'play', 'late']),
  );
});
