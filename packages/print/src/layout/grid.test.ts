import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_SIZES, PAPERS, STANDARD } from '../options.js';
import { PrintProblem } from '../problems.js';
import { backAt, bleedAt, cutMarks, frontAt, type Grid, layGrid, perPage } from './grid.js';

test.each(['a4', 'letter'] as const)('nine poker cards lie on a page of %s', (paper) => {
  expect(perPage(layGrid(CARD_SIZES.poker, { ...STANDARD, paper }))).toBe(9);
});

test('a card that does not fit is told', () => {
  expect(() => layGrid({ width: 200, height: 200 }, { ...STANDARD, backs: 'fold' })).toThrow(PrintProblem);
});

const grids = fc
  .record({
    cell: fc.oneof(
      fc.constantFrom(...Object.values(CARD_SIZES)),
      fc.record({ width: fc.integer({ min: 30, max: 90 }), height: fc.integer({ min: 30, max: 130 }) }),
    ),
    paper: fc.constantFrom(...(Object.keys(PAPERS) as (keyof typeof PAPERS)[])),
    margin: fc.integer({ min: 0, max: 15 }),
    gutter: fc.integer({ min: 0, max: 8 }),
    bleed: fc.integer({ min: 0, max: 4 }),
    backs: fc.constantFrom('long-edge', 'short-edge', 'fold'),
  })
  .map(({ cell, ...options }) => ({ grid: layGrid(cell, options as never), backs: options.backs }));

const close = (a: number, b: number) => Math.abs(a - b) < 1e-6;

test('turned over or folded, every back lies behind its front', () => {
  fc.assert(
    fc.property(grids, ({ grid, backs }) => {
      for (let n = 0; n < perPage(grid); n++) {
        const front = frontAt(grid, n);
        const back = backAt(grid, n, backs as 'fold');
        const { page, cell } = grid;
        // Where the left upper corner of the back comes to lie, seen through the paper from the front.
        const isUpright = page.height >= page.width;
        const behind =
          backs === 'fold'
            ? { x: 2 * (front.x + cell.width) - (back.x + cell.width), y: back.y }
            : isUpright === (backs === 'long-edge')
              ? { x: page.width - (back.x + cell.width), y: back.y }
              : { x: back.x, y: page.height - (back.y + cell.height) };
        expect(close(behind.x, front.x) && close(behind.y, front.y)).toBe(true);
        // Over an edge at the top the paper comes to stand on its head, so the back must too.
        expect(back.turned).toBe(backs !== 'fold' && isUpright !== (backs === 'long-edge'));
      }
    }),
  );
});

const boxOf = (grid: Grid, n: number) => {
  const { x, y } = frontAt(grid, n);
  return { x, y, right: x + grid.cell.width * (grid.isFolded ? 2 : 1), bottom: y + grid.cell.height };
};

test('marks are in line with edges of cards, on the page, and on no card nor its bleed', () => {
  fc.assert(
    fc.property(grids, fc.nat(), ({ grid }, seed) => {
      const used = 1 + (seed % perPage(grid));
      const { cut, fold } = cutMarks(grid, used);
      const boxes = Array.from({ length: used }, (_, n) => boxOf(grid, n));
      for (const { x1, y1, x2, y2 } of [...cut, ...fold]) {
        for (const { x, y, right, bottom } of boxes) {
          const b = grid.bleed - 1e-6;
          const isOn =
            Math.max(x1, x2) > x - b &&
            Math.min(x1, x2) < right + b &&
            Math.max(y1, y2) > y - b &&
            Math.min(y1, y2) < bottom + b;
          expect(isOn).toBe(false);
        }
        for (const x of [x1, x2]) expect(x >= 0 && x <= grid.page.width).toBe(true);
        for (const y of [y1, y2]) expect(y >= 0 && y <= grid.page.height).toBe(true);
      }
      for (const { x1, x2 } of cut.filter((line) => line.x1 === line.x2))
        expect(boxes.some(({ x, right }) => close(x, x1) || close(right, x2))).toBe(true);
    }),
  );
});

test('no background reaches another card', () => {
  fc.assert(
    fc.property(grids, ({ grid }) => {
      const used = perPage(grid);
      const boxes = Array.from({ length: used }, (_, n) => boxOf(grid, n));
      for (let n = 0; n < used; n++) {
        const own = boxes[n] as (typeof boxes)[number];
        const [front, back] = [bleedAt(grid, n, used, 'front'), bleedAt(grid, n, used, 'back')];
        const reach = grid.isFolded ? { left: front.left, right: back.right } : front;
        boxes.forEach((other, m) => {
          if (m === n || other.y !== own.y) return;
          expect(own.right + reach.right <= other.x + 1e-6 || own.x - reach.left >= other.right - 1e-6).toBe(true);
        });
      }
    }),
  );
});
