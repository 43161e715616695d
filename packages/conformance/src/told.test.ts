/** What a verb that is told says: where it begins, or, of what is hidden then, what is known when it ends. */
import { startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';

function told(body: string): unknown[] {
  const text = `card a x6 { add 1 to round }
verb show (c: action) told { ${body} }
phase turn of (you: player) {
  move open to deck
  shuffle deck
  for each c in top 1 of deck { show c }
}
play { turn of red }`;
  const game = startGame(loadSmall(text), { seats: 2, seed: '1' });
  return game.events(1).flatMap((event): unknown[] => {
    if (event.is === 'told') return [event.args.c];
    return event.is === 'reveal' || event.is === 'move' || event.is === 'count' ? [event.is] : [];
  });
}

const after = (all: unknown[]): unknown[] => all.slice(all.lastIndexOf('move') + 1);

test('a card that is shown is told by its name, after it was shown', () => {
  expect(after(told('reveal c'))).toEqual(['reveal', expect.objectContaining({ is: 'thing', design: 'a' })]);
});

test('a card that stays hidden is told as what it is to others', () => {
  expect(after(told('add 1 to round'))).toEqual(['count', expect.objectContaining({ is: 'hidden', zone: 'deck' })]);
});

test('what all know is told where it begins', () => {
  const text = `card a x6 { add 1 to round }
verb name (c: action) told { add 1 to round }
phase turn of (you: player) { for each c in first 1 of open { name c } }
play { turn of red }`;
  const game = startGame(loadSmall(text), { seats: 2, seed: '1' });
  expect(game.events(1).flatMap(({ is }) => (is === 'told' || is === 'count' ? [is] : []))).toEqual(['told', 'count']);
});
