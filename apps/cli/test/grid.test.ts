import { expect, test } from 'vitest';
import { drawGrid, waySign } from '../src/play/draw/grid.js';

test('a grid has north on top', () => {
  const lines = drawGrid(
    [
      { x: 0, y: 0, text: 'low' },
      { x: 1, y: 1, text: 'top' },
    ],
    40,
  );
  expect(lines).toEqual(['      0   1', '   1  ·  top', '   0 low  ·']);
});

test.each([
  [['north', 'south'], '│'],
  [['east', 'north'], '└'],
  [['south', 'east', 'west'], '┬'],
  [['north', 'east', 'south', 'west'], '┼'],
  [[], ' '],
])('open to %j is drawn %s', (sides, sign) => {
  expect(waySign(sides)).toBe(sign);
});
