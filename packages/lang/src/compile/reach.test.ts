import { expect, test } from 'vitest';
import { compile } from '../index.js';
import { EXAMPLE_GAME } from '../problems/example-game.js';

const TEXT = `${EXAMPLE_GAME}
define twice (n: number) = n * 2
verb fill (n: number) { add (twice n) to round }
verb rest told { }
verb pause { rest }
verb wake { start round }
always, after rest { wake }
card nap { pause }
test "fill" {
  given { fill 2 }
  expect round is 4
}
`;

test('what only tests reach is left out without them, and the game stays the same', () => {
  const bare = compile('game.draco', () => TEXT).ruleset;
  const tested = compile('game.draco', () => TEXT, { tests: true }).ruleset;
  const ids = bare?.routines.map((routine) => routine.id) ?? [];
  for (const id of ['rest', 'pause', 'wake', 'nap', 'start-round', 'pawns-of', 'setup', 'play'])
    expect(ids).toContain(id);
  expect(ids).not.toContain('fill');
  expect(ids).not.toContain('twice');
  expect(tested?.routines.map((routine) => routine.id).slice(ids.length)).toEqual(['twice', 'fill', 'given']);
  expect(tested).toMatchObject({ ...bare, routines: expect.anything() });
  expect(tested?.routines.slice(0, ids.length)).toEqual(bare?.routines);
});

test('a definition that nobody asks has its type', () => {
  const text = `${EXAMPLE_GAME}define strong = every action where strength of it > 1\n`;
  const { ruleset } = compile('game.draco', () => text, { tests: true });
  expect(ruleset?.routines.find((routine) => routine.id === 'strong')?.gives).toEqual({
    is: 'thing',
    types: [1],
    list: true,
  });
});
