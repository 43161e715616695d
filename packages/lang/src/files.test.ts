import { expect, test } from 'vitest';
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
