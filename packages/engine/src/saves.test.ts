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
        expect(game.decisions).toEqual([]);
      } else expect(game.result ?? game.decisions[0]).toBeDefined();
      use(game);
    }),
    { numRuns: 800 },
  );
  expect(refused).toBeGreaterThan(250);
});

const whole = saved[1] as SavedGame;
const state = whole.state as { base: Record<string, unknown>; recorded: unknown };
const inBase = (change: object) => ({ ...whole, state: { ...state, base: { ...state.base, ...change } } });
function deep(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

function circle(): unknown {
  const save: Record<string, unknown> = { ...whole };
  save.self = save;
  return save;
}

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'D0923'],
  ['a list', [], 'D0923'],
  ['no phase under way', inBase({ flow: [] }), 'D0923'],
  ['a phase past its end', inBase({ flow: [{ ...(state.base.flow as object[])[0], pc: 99 }] }), 'D0923'],
  ['phases without end', inBase({ flow: Array(5_000).fill((state.base.flow as object[])[0]) }), 'D0923'],
  ['an answer that was no option', { ...whole, state: { ...state, recorded: [[99]] } }, 'D0923'],
  ['an answer that nobody asked for', { ...whole, state: { ...state, recorded: [null, null, [1]] } }, 'D0923'],
  ['more told than happened', { ...whole, state: { ...state, told: 7 } }, 'D0923'],
  ['fewer answers than were given', { ...whole, answers: whole.answers.slice(1) }, 'D0923'],
  ['answers that are none', { ...whole, answers: whole.answers.map(() => null) }, 'D0923'],
  ['a seed that is no text', { ...whole, start: { ...whole.start, seed: { toString: 1 } } }, 'D0923'],
  ['options that are no options', { ...whole, start: { ...whole.start, options: [{}] } }, 'D0923'],
  ['a ruleset that is no text', { ...whole, ruleset: {} }, 'D0922'],
  ['a format that is none', { ...whole, format: { toString: 1 } }, 'D0923'],
  ['values 20,000 deep', inBase({ vars: deep(20_000) }), 'D0923'],
  ['a circle', circle(), 'D0923'],
])('%s: refused in a sentence, without a question', (_, broken, code) => {
  const game = resumeGame(loaded, broken as SavedGame);
  expect(game.fault?.code).toBe(code);
  expect(game.fault?.message).not.toMatch(/object|undefined|\bat\b/);
  expect([game.decisions, game.result]).toEqual([[], undefined]);
  use(game);
});
