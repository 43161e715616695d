import { describe, expect, test } from 'vitest';
import { emptyRuleset, load, routine } from './fixtures/base.js';
import { generate } from './generate.js';
import { playout, startGame, type ZoneView } from './index.js';

/** A table where nothing is asked: set-up does it all, then somebody has to choose. */
function tableAfter(shape: 'ring' | 'row' | 'grid' | 'pile', body: Parameters<typeof routine>[2], head = true) {
  const names = ['king', 'ann', 'bob', 'cat', 'dog'];
  const ruleset = emptyRuleset({
    types: [{ id: 'figure', base: 'piece' }],
    designs: names.map((id) => ({ id, type: 0, copies: 1, attrs: {} })),
    zones: [
      { id: 'box', shape: 'set', of: [0], per: 'game', seen: 'all' },
      { id: 'spot', shape, of: [0], per: 'game', seen: 'all', ...(shape === 'ring' && head ? { head: 0 } : {}) },
    ],
    prompts: [{ id: 'wait', args: [] }],
    routines: [
      routine('setup', 'phase', shape === 'grid' ? body : [['move', ['every', 0], 1, null, 'bottom'], ...body]),
      routine('play', 'phase', [
        ['choose', { slot: 2, who: 0, from: ['list', 1, 2], type: { is: 'number' }, prompt: 0 }],
      ]),
    ],
  });
  const game = startGame(load(ruleset), { seats: 2, seed: 'x' });
  expect(game.fault).toBeUndefined();
  const zone = game.view(0).zones[1];
  return { zone, names: idsOf(zone), slots: slotsOf(zone), game };
}

const idOf = (item: ZoneView['items'][0]): string => (item.value.is === 'thing' ? item.value.id : '?');
const idsOf = (zone: ZoneView): string => zone.items.map(idOf).join(' ');
const slotsOf = (zone: ZoneView) => Object.fromEntries(zone.items.map((item) => [idOf(item), item.slot]));
const piece = (n: number): ['piece', number] => ['piece', n];

describe('a ring with a head', () => {
  test('is read from its head', () => {
    expect(tableAfter('ring', []).names).toBe('king ann bob cat dog');
  });
  test('place N counts from the head; nobody passes it', () => {
    expect(tableAfter('ring', [['move', piece(3), 1, null, 'place', 1]]).names).toBe('king cat ann bob dog');
    expect(tableAfter('ring', [['move', piece(1), 1, null, 'place', 99]]).names).toBe('king bob cat dog ann');
    expect(tableAfter('ring', [['move', piece(2), 1, null, 'place', -3]]).names).toBe('king bob ann cat dog');
  });
  test('before the head is the last place, after it the first', () => {
    expect(tableAfter('ring', [['beside', piece(1), 'before', piece(0)]]).names).toBe('king bob cat dog ann');
    expect(tableAfter('ring', [['beside', piece(4), 'after', piece(0)]]).names).toBe('king dog ann bob cat');
    expect(tableAfter('ring', [['beside', piece(4), 'before', piece(2)]]).names).toBe('king ann dog bob cat');
    expect(tableAfter('ring', [['beside', piece(1), 'after', piece(3)]]).names).toBe('king bob cat ann dog');
  });
  test('when the head changes places with another, all others keep their seats and are read anew', () => {
    const start = tableAfter('ring', []);
    const { names, slots } = tableAfter('ring', [['swap', piece(0), piece(2)]]);
    expect(names).toBe('king cat dog bob ann');
    expect(slots).toEqual({ ...start.slots, king: start.slots.bob, bob: start.slots.king });
  });
  test('reversed, it is read the other way and nobody moves', () => {
    const start = tableAfter('ring', []);
    const { names, slots, zone } = tableAfter('ring', [['reverse', 1, null]]);
    expect(names).toBe('king dog cat bob ann');
    expect(slots).toEqual(start.slots);
    expect(zone.direction).toBe(-1);
  });
  test('the head moves to a gap; relative order stays, as few as possible move up', () => {
    const start = tableAfter('ring', []);
    const { names, slots } = tableAfter('ring', [['move', piece(0), 1, null, 'place', 1]]);
    expect(names).toBe('king bob cat dog ann');
    const moved = Object.keys(slots).filter((id) => slots[id] !== start.slots[id]);
    expect(moved.sort()).toEqual(['ann', 'king']);
    expect(new Set(Object.values(slots)).size).toBe(5);
    expect(tableAfter('ring', [['beside', piece(0), 'after', piece(2)]]).names).toBe('king cat dog ann bob');
  });
  test('a shuffle leaves the head where it is', () => {
    const { names } = tableAfter('ring', [['shuffle', 1, null]]);
    expect(names.startsWith('king ')).toBe(true);
    expect(names.split(' ').sort()).toEqual(['ann', 'bob', 'cat', 'dog', 'king']);
  });
});

describe('other shapes', () => {
  test('a row is reversed and rearranged', () => {
    expect(tableAfter('row', [['reverse', 1, null]]).names).toBe('dog cat bob ann king');
    const order = ['rearrange', ['list', piece(0), piece(3)], ['list', piece(3), piece(0)]] as never;
    expect(tableAfter('row', [order]).names).toBe('cat ann bob king dog');
  });
  test('a pile takes on top, or at the bottom', () => {
    expect(tableAfter('pile', [['move', piece(3), 1, null, 'end']]).names).toBe('cat king ann bob dog');
    expect(tableAfter('pile', [['move', piece(0), 1, null, 'bottom']]).names).toBe('ann bob cat dog king');
  });
  test('a grid has cells, neighbours and a rim', () => {
    const { zone } = tableAfter('grid', [
      ['move', piece(0), 1, null, 'cell', ['cell', 0, 0]],
      ['move', piece(1), 1, null, 'cell', ['toward', ['cell', 0, 0], 0]],
      [
        'move',
        ['first', ['neighbours', piece(1)]],
        1,
        null,
        'cell',
        ['first', ['where', ['rim', 1, null], 2, ['=', ['x', ['slot', 2]], 1]]],
      ],
    ]);
    expect(zone.items.map((item) => [idOf(item), item.cell])).toEqual([
      ['ann', { x: 0, y: 1 }],
      ['king', { x: 1, y: 0 }],
    ]);
  });
  test('an order that is not one of the same things is a fault, and the game stands before it', () => {
    const ruleset = emptyRuleset({
      types: [{ id: 'figure', base: 'piece' }],
      designs: [{ id: 'a', type: 0, copies: 2, attrs: {} }],
      zones: [{ id: 'box', shape: 'set', of: [0], per: 'game', seen: 'all' }],
      routines: [
        routine('setup', 'phase', [['rearrange', ['every', 0], ['list', 0, 0]]]),
        routine('play', 'phase', []),
      ],
    });
    const game = startGame(load(ruleset), { seats: 2, seed: 'x' });
    expect(game.fault?.code).toBe('D0911');
    expect(game.view(0).zones[0].count).toBe(2);
  });
});

describe('many things moved at once lie as if they had been moved one after the other:', () => {
  const row = ['zone', 1, null];
  const lists: Record<string, unknown> = {
    'the first': ['first-n', row, 5],
    'a stretch in the middle': ['last-n', ['first-n', row, 40], 7],
    'the last': ['last-n', row, 3],
    all: row,
    'the first, the other way round': ['reversed', ['first-n', row, 60]],
    'some with others between': ['where', row, 3, ['=', ['mod', ['slot', 3], 3], 1]],
    'two stretches, the later one first': ['plus', ['last-n', row, 60], ['first-n', row, 9]],
    'one of them twice': ['plus', ['first-n', row, 4], ['first-n', row, 2]],
  };
  const after = (zone: number, word: string, statement: (move: (what: unknown) => unknown) => unknown) => {
    const ruleset = emptyRuleset({
      types: [{ id: 'figure', base: 'piece' }],
      designs: [{ id: 'a', type: 0, copies: 150, attrs: {} }],
      zones: (['box', 'row', 'pile'] as const).map((id) => {
        const shape = id === 'box' ? 'set' : id;
        return { id, shape, of: [0], per: 'game', seen: 'all' };
      }),
      routines: [
        routine('setup', 'phase', [
          ['move', ['every', 0], 1, null, 'bottom'],
          ['move', ['first-n', row, 20], 2, null, 'end'],
          statement((what) => ['move', what, zone, null, word]),
        ] as never),
        routine('play', 'phase', []),
      ],
    });
    const { fault, digest } = playout(load(ruleset, generate), { seats: 2, seed: 'x' }, () => 0);
    expect(fault).toBeUndefined();
    return digest();
  };
  test.each(Object.entries(lists))('%s', (_, list) => {
    for (const [zone, word] of [
      [2, 'end'],
      [2, 'bottom'],
      [0, 'end'],
    ] as const) {
      const together = after(zone, word, (move) => move(list));
      expect(together).toBe(after(zone, word, (move) => ['each', 4, list, [move(['slot', 4])]]));
    }
  });
});
