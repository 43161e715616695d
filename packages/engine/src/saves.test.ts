import fc from 'fast-check';
import { expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { marketWithForecast } from './fixtures/market.js';
import { gameAfter } from './fixtures/play.js';
import { type Game, resumeGame, type SavedGame } from './index.js';

const loaded = load(marketWithForecast());
const saved = [3, 14, 25].map((answers) => gameAfter(loaded, 'saves', answers).save());

/** Every place in a value, as a path. */
function paths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => paths(item, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** Whatever a table would do with the game. */
function use(game: Game): void {
  for (const seat of [0, 1, null]) JSON.stringify([game.view(seat), game.events(seat)]);
  JSON.stringify([game.decisions, game.result, game.save(), game.digest(), game.fork().digest(), game.canUndo()]);
  const [open] = game.decisions;
  if (open === undefined) return;
  const choose = open.options.slice(0, open.min).map((option) => option.id);
  game.answer({ decision: open.id, seat: open.seat, choose, version: game.version });
  game.undo();
}

test('a save is the same whatever order its keys are in', () => {
  for (const save of saved) {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .map(([key, item]) => [key, turned(item)])
          .reverse(),
      );
    };
    const again = resumeGame(loaded, turned(save) as SavedGame);
    expect(again.fault).toBeUndefined();
    expect(again.digest()).toBe(resumeGame(loaded, save).digest());
  }
});

test('wherever a save is broken, it is refused with a reason or can be played; nothing is thrown', () => {
  const places = saved.flatMap((save) => paths(save.state, ['state']).map((path) => ({ save, path })));
  const junk = fc.oneof(
    fc.constantFrom(null, true, 0.5, -1, 0, 1, 3, 99, 2 ** 40, '0', 'length', '__proto__', [], {}, [1], [[0]], [null]),
    fc.jsonValue({ maxDepth: 2 }),
  );
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...places), junk, ({ save, path }, by) => {
      const game = resumeGame(loaded, replaced(save, path, by) as SavedGame);
      if (game.fault) {
        refused++;
        expect(game.fault.message).not.toBe('');
      }
      use(game);
    }),
    { numRuns: 800 },
  );
  expect(refused).toBeGreaterThan(250);
});
