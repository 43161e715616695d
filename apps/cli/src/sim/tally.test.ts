import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards, lengths, share } from './figures.js';
import { addGame, emptyTally, type GameRecord, merge, type Plays } from './tally.js';

const record: fc.Arbitrary<GameRecord> = fc.record({
  decisions: fc.nat(100),
  turns: fc.nat(40),
  winners: fc.subarray([0, 1, 2]),
  scores: fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 3 }),
  first: fc.nat(2),
  digest: fc.string(),
  curve: fc.array(fc.nat(9), { maxLength: 15 }).map((scores) => ({ turns: Math.floor(scores.length / 3), scores })),
  plays: fc
    .array(fc.record({ design: fc.constantFrom('a', 'b'), seat: fc.nat(2), swing: fc.integer({ min: -9, max: 9 }) }))
    .map(playsOf),
});

function playsOf(all: readonly { design: string; seat: number; swing: number }[]): Plays {
  return {
    count: all.length,
    design: all.map(({ design }) => design),
    seat: all.map(({ seat }) => seat),
    swing: all.map(({ swing }) => swing),
  };
}

test('however the games are shared out among workers, the sum is the same', () => {
  fc.assert(
    fc.property(fc.array(record), fc.nat(), (games, cut) => {
      const whole = emptyTally(3, 3);
      for (const game of games) addGame(whole, game);
      const parts = [emptyTally(3, 3), emptyTally(3, 3)];
      games.forEach((game, i) => {
        addGame(parts[i < cut % (games.length + 1) ? 0 : 1] as typeof whole, game);
      });
      const sum = emptyTally(3, 3);
      for (const part of parts.reverse()) merge(sum, part);
      expect(sum).toEqual(whole);
    }),
  );
});

test('a seat that plays a card twice in a game counts once for the win rate', () => {
  const tally = emptyTally(2);
  const plays = [0, 0, 1].map((seat) => ({ design: 'a', seat, swing: seat === 0 ? 2 : -1 }));
  const curve = { turns: 0, scores: [] };
  const game = {
    decisions: 3,
    turns: 3,
    winners: [0],
    scores: [4, 0],
    first: 0,
    digest: '',
    curve,
    plays: playsOf(plays),
  };
  addGame(tally, game);
  expect(cards(tally)[0]).toMatchObject({ id: 'a', played: 3, won: { rate: 0.5 }, swing: 1 });
});

test('intervals: known values of Wilson', () => {
  expect(share(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  const half = share(50, 100);
  expect(half.low).toBeCloseTo(0.4038, 4);
  expect(half.high).toBeCloseTo(0.5962, 4);
  expect(share(0, 20).low).toBe(0);
  expect(share(0, 20).high).toBeCloseTo(0.1611, 4);
});

test('lengths: quantiles count games', () => {
  const tally = { ...emptyTally(1), lengths: { 10: 5, 20: 4, 90: 1 } };
  expect(lengths(tally)).toEqual({ mean: 22, least: 10, median: 10, ninth: 20, most: 90 });
});
