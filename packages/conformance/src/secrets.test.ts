/**
 * Nobody is shown, in any way, what he may not know: whatever is hidden from a seat (or a spectator) is dealt anew, and
 * everything it is shown stays byte for byte the same, now and for as long as nothing comes to light.
 */
import { type Answer, dice, forecast, type Game, imagine, type Loaded, startGame, whyNot } from '@draco-table/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, legal, loadGame, play, settings } from './fixtures/games.js';

/** More of them on demand: `RUNS=500 SEED=7`. */
const RUNS = Number(process.env.RUNS ?? 12);

/** Everything that a seat can see of a game, as text. */
function shown({ ruleset }: Loaded, game: Game, seat: number | null): string {
  // A guess may show scores, since all in it is guessed.
  const { scores: _, ...view } = game.view(seat);
  const ids = ruleset.designs.filter((_, i) => i % 5 === 0).map(({ id }) => id);
  const reasons = seat === null ? [] : ids.map((id) => whyNot(game, seat, id));
  return JSON.stringify([view, reasons, ruleset.forecasts.map(({ id }) => forecast(game, id, seat))]);
}

const everybody = (game: Game): (number | null)[] => [...game.view(null).seats.keys(), null];

/** Whether the answer can be given here too. */
function isLegal(game: Game, { decision, seat, choose }: Answer): boolean {
  const open = game.decisions.find(({ id }) => id === decision);
  if (open?.seat !== seat || !choose.every((id) => open.options.some((option) => option.id === id))) return false;
  return (choose.length === 0 && open.optional) || (choose.length >= open.min && choose.length <= open.max);
}

describe.each(games)('%s', (name) => {
  const loaded = loadGame(name);
  const moments = fc.tuple(settings(loaded), fc.integer({ min: 0, max: 150 }));

  test('what a seat cannot know may be anything else: it is shown the same', { timeout: 240_000 }, () => {
    let guesses = 0;
    fc.assert(
      fc.property(moments, ([start, steps]) => {
        const game = play(startGame(loaded, start), dice(start.seed), steps);
        for (const seat of everybody(game)) {
          const other = imagine(game, seat, `${start.seed}!`);
          if (other.digest() !== game.digest()) guesses++;
          expect(shown(loaded, other, seat)).toBe(shown(loaded, game, seat));
          expect(JSON.stringify(other.events(seat))).toBe(JSON.stringify(game.events(seat)));
        }
      }),
      { numRuns: RUNS },
    );
    expect(guesses).toBeGreaterThan(0);
  });

  test('and stays the same, as long as events tell nothing else', { timeout: 240_000 }, () => {
    let compared = 0;
    fc.assert(
      fc.property(moments, ([start, steps]) => {
        const game = play(startGame(loaded, start), dice(start.seed), steps);
        for (const seat of everybody(game)) {
          const one = game.fork();
          const other = imagine(game, seat, `${start.seed}?`);
          const roll = dice(`${start.seed}/${seat}`);
          for (let n = 0; n < 6 && one.decisions.length > 0; n++) {
            const answer = legal(one, roll);
            // What another has not got in this world he cannot answer.
            if (!isLegal(other, answer)) break;
            const [before, after] = [one.events(seat).length, other.events(seat).length];
            expect(one.answer(answer).ok).toBe(true);
            expect(other.answer(answer).ok).toBe(true);
            if (JSON.stringify(other.events(seat).slice(after)) !== JSON.stringify(one.events(seat).slice(before)))
              break;
            expect(shown(loaded, other, seat)).toBe(shown(loaded, one, seat));
            compared++;
          }
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
