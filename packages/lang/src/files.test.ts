import { describe, expect, test } from 'vitest';
import { compile, gatherFiles } from './index.js';
import { EXAMPLE_GAME } from './problems/example-game.js';

const files = new Map([
  ['decks/mine.draco', 'deck mine\nlanguage 1\nbuilds on example\ninclude "more/cards.draco"\n'],
  ['decks/more/cards.draco', 'card more { start round }\n'],
  ['games/example.draco', EXAMPLE_GAME.replace('language 1', 'language 1\ninclude "parts/a.draco"')],
  ['games/parts/a.draco', 'card deep { start round }\n'],
]);
const options = { findGame: (name: string) => `games/${name}.draco` };

test('files that arrive later are gathered, each asked for once', async () => {
  const asked: string[] = [];
  const read = await gatherFiles(
    'decks/mine.draco',
    async (path) => {
      asked.push(path);
      return files.get(path);
    },
    options,
  );
  expect(asked.sort()).toEqual([...files.keys()].sort());
  const { problems, ruleset } = compile('decks/mine.draco', read, options);
  expect(problems).toEqual([]);
  expect(ruleset?.designs.map((design) => design.id)).toEqual(['scout', 'deep', 'first-steps', 'more']);
});

test('a file that is not there is asked for once and told once', async () => {
  const read = await gatherFiles('game.draco', async (path) =>
    path === 'game.draco' ? 'game a\ninclude "b.draco"\n' : undefined,
  );
  expect(compile('game.draco', read).problems.filter((problem) => problem.code === 'D0151')).toHaveLength(1);
});

test('bytes that are not text are one problem', () => {
  const { problems, ruleset } = compile('game.draco', () => Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]));
  expect(ruleset).toBeUndefined();
  expect(problems[0]?.code).toBe('D0102');
});

describe('what a beginner forgets is told once, with a way on', () => {
  const told = (text: string) => {
    const read = (path: string) => (path === 'mine.draco' ? text : files.get(path));
    const { problems } = compile('mine.draco', read, { ...options, gameNames: () => ['example', 'other'] });
    return problems.map(({ code, message, help, fixes }) => [
      code,
      help ?? message,
      ...(fixes ?? []).map((fix) => fix.title),
    ]);
  };
  const DECK = 'deck mine\nlanguage 1\n';
  const CARD = 'card mine-own { choose x from pawns of you { advance x by 1 } }\n';

  test('a game that is misspelt', () => {
    expect(told(`${DECK}builds on exampel\nremove first-steps\n${CARD}`)).toEqual([
      ['D0154', 'Did you mean `example`?', 'Write `example`'],
    ]);
  });

  test('a game that is nowhere, or not named', () => {
    expect(told(`${DECK}builds on chess\n${CARD}`).map(([code]) => code)).toEqual(['D0154']);
    expect(told(`${DECK}${CARD}`).map(([code]) => code)).toEqual(['D0155']);
  });

  test('cards without a header', () => {
    const [[code, help] = [], ...more] = told(`${CARD}total action 1\n`);
    expect([code, more]).toEqual(['D0155', []]);
    expect(help).toContain('`deck NAME`, `language 1`, `builds on GAME`');
    expect(help).toContain('`game NAME`');
  });

  test('a card that the game has', () => {
    const again = `${DECK}builds on example\ncard first-steps { start round }\n`;
    expect(told(again)).toEqual([
      [
        'D0206',
        'The game has a card of this name. To change it, write `replace card first-steps`; a card of your own needs a name of its own.',
        'Write `replace card first-steps`',
      ],
    ]);
    expect(told(again.replace('card first', 'replace card first'))).toEqual([]);
    expect(told(`${again}remove first-steps\n`)).toEqual([]);
  });
});
