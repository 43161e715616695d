/** A zone that is seen by others: every player but its owner, and no spectator. */
import { startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';

test('everybody but its owner sees what lies in it', () => {
  const loaded = loadSmall(`zone outward: row of action, one per player, seen by others
card a x3 { }
card b x3 { }
play {
  move open to deck
  shuffle deck
  for each p in players { move (top 1 of deck) to outward of p }
  for each p in players { turn of p }
}
phase turn of (you: player) {
  choose up to 1 cs from outward of you
  move cs to open
}`);
  const game = startGame(loaded, { seats: 3, seed: 's' });
  const seen = (seat: number | null) =>
    game
      .view(seat)
      .zones.filter(({ zone }) => zone === 'outward')
      .map(({ items }) => items.map(({ value }) => value.is === 'thing' && value.design !== undefined));
  expect(seen(0)).toEqual([[false], [true], [true]]);
  expect(seen(1)).toEqual([[true], [false], [true]]);
  expect(seen(2)).toEqual([[true], [true], [false]]);
  expect(seen(null)).toEqual([[false], [false], [false]]);
});
