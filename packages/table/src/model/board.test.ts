import type { View } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { expect, test } from 'vitest';
import { readTheme } from '../load/theme.js';
import { layOut } from './board.js';

const pile = (id: string, count: number) => ({
  zone: 'supply',
  shape: 'pile',
  of: { is: 'design', id },
  count,
  items: [],
});
const boxed = (...designs: string[]) => ({
  zone: 'box',
  shape: 'set',
  count: designs.length,
  items: designs.map((design, n) => ({ value: { is: 'thing', id: `${design}#${n}`, design } })),
});
const ruleset = {
  zones: [{ id: 'box' }, { id: 'supply' }],
  designs: [
    { id: 'salt', copies: 2 },
    { id: 'fish', copies: 2 },
    { id: 'silk', copies: 2 },
  ],
} as unknown as Ruleset;
const view = {
  seat: 0,
  seats: [],
  zones: [boxed('silk', 'silk', 'fish'), pile('salt', 2), pile('fish', 0), pile('silk', 0)],
  counters: [
    { id: 'tax', role: 'counter', of: { is: 'design', id: 'salt' }, value: 1 },
    { id: 'tax', role: 'counter', of: { is: 'design', id: 'fish' }, value: 0 },
    { id: 'round', role: 'counter', value: 1 },
    { id: 'spare', role: 'counter', value: 0 },
  ],
  variables: [],
} as unknown as View;

test('a market draws the piles of this game, sold out or not, and the counters that lie on them', () => {
  const board = layOut(view, ruleset, readTheme({}));
  expect(board.market.map(({ of }) => of)).toEqual([
    { is: 'design', id: 'salt' },
    { is: 'design', id: 'fish' },
  ]);
  expect(board.onPiles.map(({ of }) => of)).toEqual([{ is: 'design', id: 'salt' }]);
  expect(board.counters.map(({ id }) => id)).toEqual(['round']);
});

test('what once counted keeps its place, so that nothing beside it jumps', () => {
  const seen = new Set<string>();
  const counters = (value: number) =>
    layOut(
      { ...view, counters: [{ id: 'round', role: 'counter', value }] } as View,
      ruleset,
      readTheme({}),
      seen,
    ).counters.map(({ id }) => id);
  expect([counters(0), counters(1), counters(0)]).toEqual([[], ['round'], ['round']]);
});
