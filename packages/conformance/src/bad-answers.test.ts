/** Answers that are wrong in any way are refused with a reason, and change nothing. */
import { type Answer, type Decision, type Dice, dice, type Game, startGame } from '@draco-table/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, legal, loadGame, play, settings } from './fixtures/games.js';

/** Bad answers to each game; `BAD_ANSWERS=20000` for a long run. */
const TRIES = Number(process.env.BAD_ANSWERS ?? 400);
const AT_ONCE = 20;

type Spoil = (good: Answer, open: Decision, game: Game, roll: Dice) => unknown;

/** Each makes a legal answer wrong, or gives nothing where that cannot be. */
const SPOILS: Record<string, Spoil> = {
  'another seat': (good, _, game, roll) => ({ ...good, seat: (good.seat + 1 + roll(game.seats - 1)) % game.seats }),
  'no seat': (good, _, game, roll) => ({ ...good, seat: [-1, game.seats, 0.5, Number.NaN, null, '0'][roll(6)] }),
  'another decision': (good, _, game, roll) => {
    const ids = ['', 'd', 'd-1', `d${game.version + 1 + game.seats}`, `d${game.version - game.seats - 1}`, 7, null];
    return { ...good, decision: ids[roll(ids.length)] };
  },
  'an old version': (good, _, game, roll) => ({ ...good, version: game.version - game.seats - 1 - roll(50) }),
  'a version to come': (good, _, game, roll) => ({ ...good, version: game.version + 1 + roll(50) }),
  'no version': (good, _, __, roll) => ({ ...good, version: [Number.NaN, 0.5, null, undefined, '0'][roll(5)] }),
  'an unknown option': (good, _, __, roll) => ({
    ...good,
    choose: [...good.choose.slice(1), ['', 'no-such-thing', '__proto__', '?hand.0.99', '-1'][roll(5)]],
  }),
  'an option twice': (good, { options }) =>
    options[0] ? { ...good, choose: [options[0].id, options[0].id] } : undefined,
  'too many': (good, { options, max }) =>
    options.length > max ? { ...good, choose: options.slice(0, max + 1).map(({ id }) => id) } : undefined,
  'too few': (good, { options, min, optional }) => {
    if (min === 0 || (optional && min === 1)) return undefined;
    return { ...good, choose: options.slice(0, min - 1).map(({ id }) => id) };
  },
  'no list': (good, { options }, _, roll) => ({
    ...good,
    choose: [options[0]?.id ?? 'x', null, undefined, [7], [null], { length: 1 }][roll(6)],
  }),
  'no answer': (_, __, ___, roll) => [null, undefined, 'yes', 7, [], {}][roll(6)],
};

describe.each(games)('%s', (name) => {
  const loaded = loadGame(name);

  test('bad answers are refused and change nothing', { timeout: 1_200_000 }, () => {
    const refused = new Map<string, number>();
    const kinds = Object.keys(SPOILS);
    fc.assert(
      fc.property(settings(loaded), fc.integer({ min: 0, max: 60 }), (start, steps) => {
        const roll = dice(start.seed);
        const game = play(startGame(loaded, start), roll, steps);
        const digest = game.digest();
        for (let n = 0; n < AT_ONCE && game.decisions.length > 0; ) {
          const good = legal(game, roll);
          const open = game.decisions.find(({ id }) => id === good.decision) as Decision;
          const kind = kinds[roll(kinds.length)] as string;
          const bad = SPOILS[kind]?.(good, open, game, roll);
          if (bad === undefined && kind !== 'no answer') continue;
          const outcome = game.answer(bad as Answer);
          const found = outcome.ok ? 'accepted' : outcome.problem.code;
          expect(found, `${kind}: ${JSON.stringify(bad)}`).toMatch(/^D09\d\d$/);
          expect(game.digest(), kind).toBe(digest);
          expect(game.fault).toBeUndefined();
          refused.set(kind, (refused.get(kind) ?? 0) + 1);
          n++;
        }
      }),
      // Some games are over by then, short ones often, so more than that.
      { numRuns: Math.ceil((TRIES * 2.4) / AT_ONCE) },
    );
    expect([...refused.keys()].sort()).toEqual([...kinds].sort());
    const all = [...refused.values()].reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThanOrEqual(TRIES);
    if (process.env.BAD_ANSWERS) console.log(`${name}: ${all} bad answers refused`);
  });

  test('after the end nothing can be answered', () => {
    let last: Answer | undefined;
    const roll = dice('end');
    const game = play(startGame(loaded, { seats: loaded.ruleset.seats.min, seed: 'end' }), roll, 50_000, (now) => {
      last = { ...legal(now.fork(), dice('last')) };
      return now;
    });
    expect(game.result).toBeDefined();
    const digest = game.digest();
    for (const answer of [last as Answer, { decision: 'd0', seat: 0, choose: [], version: game.version }]) {
      const outcome = game.answer(answer);
      expect(outcome.ok ? 'accepted' : outcome.problem.code).toBe('D0907');
    }
    expect(game.digest()).toBe(digest);
  });
});
