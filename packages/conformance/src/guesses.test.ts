/** A guess is made from what the seat knows and a seed, and from nothing else: games that look the same are guessed alike. */
import { dice, forecast, type Game, imagine, type Loaded, startGame } from '@draco-table/engine';
import { swapHidden } from '@draco-table/engine/testing';
import { describe, expect, test } from 'vitest';
import { games, loadGame, play } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';

/** Numbers tell copies of one design apart, and nothing else. */
const plain = (value: unknown): string => JSON.stringify(value).replaceAll(/#\d+/g, '');

/** Everything there is in a guess, through the eyes of all. */
const guessed = (game: Game, seat: number | null, seed: string): string => {
  const guess = imagine(game, seat, seed);
  return plain([...guess.view(null).seats.keys()].map((other) => [guess.view(other), guess.decisions]));
};

const foretold = (game: Game, seat: number | null): string =>
  plain(game.ruleset.forecasts.map(({ id }) => forecast(game, id, seat)));

/** Six cards of four designs: two in each hand, two in the pile. Red has seen one of blue's. */
const small = `card a x2 { }
card b x2 (strength: 2) { }
card c (strength: 3) { }
card d (strength: 4) { }
phase deal {
  move open to deck
  shuffle deck
  for each p in red, blue { move (top 2 of deck) to hand of p }
  reveal (first 1 of (shuffled hand of blue))
  move 1 coin from bank to red
}
tokens coin: 20 in bank, 0 each player
forecast worth-it { move (sum of (hand of blue giving strength of it)) coin from bank to blue }
play {
  deal
  repeat 3 times { red chooses n from 1 to 3 as how-many { add n to points of red } }
}`;

/** What lies in blue's hand, by design, sorted: nobody can tell the order. */
const handOf = (game: Game, seat: number): string =>
  game
    .view(seat)
    .zones.filter(({ zone, of }) => zone === 'hand' && of?.is === 'player' && of.seat === seat)
    .flatMap(({ items }) => items.map(({ value }) => (value.is === 'thing' ? value.design : '?')))
    .sort()
    .join(' ');

describe('a small game, dealt in many ways', () => {
  const loaded = loadSmall(small);
  const deals = Array.from({ length: 400 }, (_, n) => startGame(loaded, { seats: 2, seed: `deal ${n}` }));
  const alike = new Map<string, Game[]>();
  for (const game of deals) {
    const look = plain([game.view(0), game.events(0)]);
    alike.set(look, [...(alike.get(look) ?? []), game]);
  }
  const groups = [...alike.values()].filter((group) => group.length > 1);

  test('those that look the same to a seat are guessed and foretold alike', () => {
    let compared = 0;
    for (const [first, ...others] of groups) {
      for (const other of others) {
        for (const seed of ['one', 'two', 'three'])
          expect(guessed(other, 0, seed)).toBe(guessed(first as Game, 0, seed));
        expect(foretold(other, 0)).toBe(foretold(first as Game, 0));
        if (handOf(other, 1) !== handOf(first as Game, 1)) compared++;
      }
    }
    // Otherwise nothing was hidden that could have differed.
    expect(compared).toBeGreaterThan(50);
  });

  test('every deal that is possible comes up as often as it should', () => {
    const [first] = groups.sort((a, b) => b.length - a.length)[0] as [Game];
    const mine = handOf(first, 0).split(' ');
    const shown = first
      .view(0)
      .zones.flatMap(({ zone, items }) => (zone === 'hand' ? items.map(({ value }) => value) : []))
      .flatMap((value) => (value.is === 'thing' ? [value.design] : []));
    // Three cards lie unseen; each is as likely as any other beside the one that was shown.
    const left = ['a', 'a', 'b', 'b', 'c', 'd'];
    for (const design of shown) left.splice(left.indexOf(design), 1);
    expect([mine.length, left.length]).toEqual([2, 3]);
    const open = shown.slice();
    for (const design of mine) open.splice(open.indexOf(design), 1);
    const expected = new Map<string, number>();
    for (const design of left) {
      const hand = [open[0] as string, design].sort().join(' ');
      expected.set(hand, (expected.get(hand) ?? 0) + 1 / left.length);
    }
    const found = new Map<string, number>();
    const guesses = 3000;
    for (let n = 0; n < guesses; n++) {
      const hand = handOf(imagine(first, 0, `guess ${n}`), 1);
      found.set(hand, (found.get(hand) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [hand, share] of expected) expect((found.get(hand) ?? 0) / guesses).toBeCloseTo(share, 1.3);
  });
});

describe.each(games)('%s', (name) => {
  const loaded: Loaded = loadGame(name);

  test('whatever is true where a seat cannot see, it guesses the same', { timeout: 120_000 }, () => {
    let differing = 0;
    for (let n = 0; n < 6; n++) {
      const seed = `${name} ${n}`;
      const game = play(startGame(loaded, { seats: loaded.ruleset.seats.min, seed }), dice(seed), n * 9);
      for (const seat of [...game.view(null).seats.keys(), null]) {
        const other = swapHidden(game, seat, 'other');
        if (other.digest() !== game.digest()) differing++;
        expect(guessed(other, seat, 'guess')).toBe(guessed(game, seat, 'guess'));
        expect(foretold(other, seat)).toBe(foretold(game, seat));
      }
    }
    expect(differing).toBeGreaterThan(0);
  });
});
