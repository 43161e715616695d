import type { View } from '@draco-table/engine';
import { type Ruleset, TABLE_LIMITS } from '@draco-table/ruleset';
import { readTheme } from '@draco-table/ruleset/look';
import { expect, test } from 'vitest';
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

test('a ring of as many as may be is a ring, one more lies in a row', () => {
  const shape = (count: number) => {
    const items = Array.from({ length: count }, (_, n) => ({
      value: { is: 'thing', id: `salt#${n}`, design: 'salt' },
    }));
    const ring = { zone: 'round', shape: 'ring', count, items };
    return layOut({ ...view, zones: [ring] } as unknown as View, ruleset, readTheme({})).stage?.shape;
  };
  expect([shape(TABLE_LIMITS.ring), shape(TABLE_LIMITS.ring + 1)]).toEqual(['ring', 'row']);
});

test('what everybody lays out lies in the middle where nothing else does, or where the theme says', () => {
  const trick = (seat: number) => ({ zone: 'trick', shape: 'row', of: { is: 'player', seat }, count: 1, items: [] });
  const laid = (zones: unknown[], theme: unknown, seen = 'all') => {
    const rules = { ...ruleset, zones: [{ id: 'box' }, { id: 'trick', seen }] } as unknown as Ruleset;
    const board = layOut(
      { ...view, seats: [{}, {}], zones: [boxed(), ...zones, trick(0), trick(1)] } as unknown as View,
      rules,
      readTheme(theme),
    );
    return {
      middle: board.laid.length,
      plates: board.seats.flatMap((seat) => seat.zones).length,
      own: board.own.length,
      held: board.hands.length,
    };
  };
  const ring = { zone: 'round', shape: 'ring', count: 1, items: [] };
  const inTheMiddle = { middle: 2, plates: 0, own: 0, held: 0 };
  const onPlates = { middle: 0, plates: 2, own: 1, held: 0 };
  expect(laid([], {})).toEqual(inTheMiddle);
  expect(laid([ring], {})).toEqual(onPlates);
  // What only the others see is held as a hand is.
  expect(laid([], {}, 'others')).toEqual({ ...onPlates, own: 0, held: 1 });
  expect(laid([ring], { zones: { trick: { lies: 'middle' } } })).toEqual(inTheMiddle);
  expect(laid([], { zones: { trick: { lies: 'before' } } })).toEqual(onPlates);
});
