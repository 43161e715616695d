import { PAPERS, type PrintOptions, type Size } from '../options.js';
import { PrintProblem, printProblem } from '../problems.js';

export interface Place {
  x: number;
  y: number;
}

/** Where cards lie on a sheet. */
export interface Grid {
  page: Size;
  cell: Size;
  columns: number;
  rows: number;
  gutter: number;
  /** Of the first card. */
  left: number;
  top: number;
  /** How far a background may go beyond its card without lying on another. */
  bleed: number;
  /** Folded: each card has its back to its right, and counts as two columns. */
  isFolded: boolean;
}

type Wanted = Pick<PrintOptions, 'paper' | 'margin' | 'gutter' | 'bleed' | 'backs'>;

function fit(page: Size, cell: Size, { margin, gutter, bleed, backs }: Wanted): Grid {
  const isFolded = backs === 'fold';
  const pair = isFolded ? cell.width * 2 : cell.width;
  // A hair for what was rounded.
  const count = (room: number, one: number) =>
    Math.max(0, Math.floor((room - 2 * margin + gutter + 1e-6) / (one + gutter)));
  const columns = count(page.width, pair);
  const rows = count(page.height, cell.height);
  const wide = columns * pair + (columns - 1) * gutter;
  const high = rows * cell.height + (rows - 1) * gutter;
  return {
    page,
    cell,
    columns,
    rows,
    gutter,
    left: (page.width - wide) / 2,
    top: (page.height - high) / 2,
    bleed,
    isFolded,
  };
}

/** The way of laying out that has most cards on a page, upright where both have as many. */
export function layGrid(cell: Size, options: Wanted): Grid {
  const upright: Size = PAPERS[options.paper];
  const across: Size = { width: upright.height, height: upright.width };
  const both = [fit(upright, cell, options), fit(across, cell, options)] as const;
  const best = both[0].columns * both[0].rows >= both[1].columns * both[1].rows ? both[0] : both[1];
  if (best.columns * best.rows === 0) {
    const { paper, margin } = options;
    throw new PrintProblem(printProblem('D1206', { size: sizeName(cell), paper: paper.toUpperCase(), margin }));
  }
  return best;
}

export const sizeName = ({ width, height }: Size): string => `${width} × ${height} mm`;

export const perPage = ({ columns, rows }: Grid): number => columns * rows;

/** Of the front of the nth card of a page. */
export function frontAt({ columns, cell, gutter, left, top, isFolded }: Grid, n: number): Place {
  const width = isFolded ? cell.width * 2 : cell.width;
  return {
    x: left + (n % columns) * (width + gutter),
    y: top + Math.floor(n / columns) * (cell.height + gutter),
  };
}

/**
 * Of its back, on the same page where it is folded, else on the page behind. Turned over its long edge, an upright
 * sheet is mirrored from left to right; over its short edge from top to bottom, and then a back must stand on its head
 * to be upright once the card is turned like the page of a book.
 */
export function backAt(grid: Grid, n: number, backs: 'long-edge' | 'short-edge' | 'fold'): Place & { turned: boolean } {
  const { x, y } = frontAt(grid, n);
  const { page, cell } = grid;
  if (backs === 'fold') return { x: x + cell.width, y, turned: false };
  const isUpright = page.height >= page.width;
  return isUpright === (backs === 'long-edge')
    ? { x: page.width - x - cell.width, y, turned: false }
    : { x, y: page.height - y - cell.height, turned: true };
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const AWAY = 1;
const LONGEST = 5;

/** Marks in the margin, in line with the edges of the cards that are there: never on a card nor on its bleed. */
export function cutMarks(grid: Grid, used: number): { cut: Line[]; fold: Line[] } {
  const { page, cell, columns, gutter, bleed, isFolded } = grid;
  const usedColumns = Math.min(columns, used);
  const usedRows = Math.ceil(used / columns);
  const { x: left, y: top } = frontAt(grid, 0);
  const width = isFolded ? cell.width * 2 : cell.width;
  const right = left + usedColumns * (width + gutter) - gutter;
  const bottom = top + usedRows * (cell.height + gutter) - gutter;
  const reach = (room: number) => Math.max(0, Math.min(LONGEST, room - bleed - AWAY));
  const edges = (start: number, size: number, count: number) => [
    ...new Set(
      Array.from({ length: count }, (_, i) => [start + i * (size + gutter), start + i * (size + gutter) + size]).flat(),
    ),
  ];
  const away = bleed + AWAY;
  const upAndDown = (x: number): Line[] => [
    { x1: x, y1: top - away, x2: x, y2: top - away - reach(top) },
    { x1: x, y1: bottom + away, x2: x, y2: bottom + away + reach(page.height - bottom) },
  ];
  const cut = [
    ...edges(left, width, usedColumns).flatMap(upAndDown),
    ...edges(top, cell.height, usedRows).flatMap((y): Line[] => [
      { x1: left - away, y1: y, x2: left - away - reach(left), y2: y },
      { x1: right + away, y1: y, x2: right + away + reach(page.width - right), y2: y },
    ]),
  ];
  const folds = Array.from({ length: isFolded ? usedColumns : 0 }, (_, i) => left + i * (width + gutter) + cell.width);
  // Where the margin has no room for a mark, there is none.
  const isDrawn = ({ x1, y1, x2, y2 }: Line) => x1 !== x2 || y1 !== y2;
  return { cut: cut.filter(isDrawn), fold: folds.flatMap(upAndDown).filter(isDrawn) };
}

/** How far the background of the nth card may go on each side: to the middle of a gutter, freely at the outside. */
export function bleedAt(
  grid: Grid,
  n: number,
  used: number,
  side: 'front' | 'back',
): { left: number; top: number; right: number; bottom: number } {
  const { columns, gutter, bleed, isFolded } = grid;
  const [column, row] = [n % columns, Math.floor(n / columns)];
  const inner = Math.min(bleed, gutter / 2);
  // A place without a neighbour, at the end of the last row, is at the outside.
  const has = (c: number, r: number) => c >= 0 && c < columns && r >= 0 && r * columns + c < used;
  const own = {
    left: has(column - 1, row) ? inner : bleed,
    right: has(column + 1, row) ? inner : bleed,
    top: has(column, row - 1) ? inner : bleed,
    bottom: has(column, row + 1) ? inner : bleed,
  };
  // Nothing lies beyond the fold but the other side of the same card.
  if (isFolded) return side === 'front' ? { ...own, right: 0 } : { ...own, left: 0 };
  return own;
}
