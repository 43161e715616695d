import type { View, ZoneView } from '@draco-table/engine';
import { createTexts } from '@draco-table/text';
import { expect, test } from 'vitest';
import { drawTable } from './board.js';

const names = ['king', 'ann', 'ben', 'cid', 'dot', 'eve'];
const ring = (direction: 1 | -1): ZoneView => ({
  zone: 'table',
  shape: 'ring',
  count: names.length,
  direction,
  items: names.map((id, slot) => ({ value: { is: 'thing', id: `${id}#1`, design: id }, slot })),
});
const ruleset = {
  game: 'x',
  seats: { min: 1, max: 1, names: [] },
  kinds: [],
  types: [{ id: 'hero', base: 'piece' }],
  designs: names.map((id) => ({ id, type: 0, copies: 1, attrs: {} })),
  zones: [],
  options: [],
} as unknown as Parameters<typeof createTexts>[0]['ruleset'];
const bundles = { en: [names.map((id) => `piece-${id} = ${id}`).join('\n')] };
const texts = createTexts({ ruleset, bundles, lang: 'en' });

/** The order in which they are drawn: the upper row, the sides, the lower row. */
function drawn(direction: 1 | -1, against?: ReadonlySet<string>): string {
  const view = { seats: [], zones: [ring(direction)], counters: [], variables: [], decisions: [] } as unknown as View;
  const lines = drawTable(view, { texts, style: (_, text) => text, width: 60, hidden: new Set(), against });
  return lines
    .join(' ')
    .replace(/[^a-z↻↺]+/g, ' ')
    .trim();
}

test('a ring is drawn as it lies, and an arrow says which way it is read', () => {
  expect(drawn(1)).toMatch(/^↻ king ann eve .*ben dot cid$/);
  // A rule turns the reading round; those at the table keep their seats.
  expect(drawn(-1)).toMatch(/^↺ king ann eve .*ben dot cid$/);
});

test('one that is read counter-clockwise lies the other way round', () => {
  const against = new Set(['table']);
  expect(drawn(1, against)).toMatch(/^↺ king eve ann .*dot ben cid$/);
  expect(drawn(-1, against)).toMatch(/^↻ king eve ann .*dot ben cid$/);
});
