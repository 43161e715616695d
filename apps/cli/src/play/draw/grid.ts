import stringWidth from 'string-width';
import { cut, pad } from '../../frame/layout.js';

export interface Cell {
  x: number;
  y: number;
  text: string;
}

/** A grid with boxes only where something lies; north is on top. */
export function drawGrid(cells: readonly Cell[], width: number): string[] {
  if (cells.length === 0) return [];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const columns = east - west + 1;
  const widest = Math.max(3, ...cells.map((cell) => stringWidth(cell.text)));
  const size = Math.max(3, Math.min(widest, Math.floor((width - 5) / columns) - 1));
  const at = new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell.text]));
  const lines = [
    `${' '.repeat(5)}${range(west, east)
      .map((x) => pad(String(x), size + 1, 'centre'))
      .join('')}`.trimEnd(),
  ];
  for (const y of range(south, north).reverse()) {
    const row = range(west, east).map((x) => {
      const text = at.get(`${x} ${y}`);
      return text === undefined ? pad('·', size, 'centre') : pad(cut(text, size), size);
    });
    lines.push(`${pad(String(y), 4, 'right')} ${row.join(' ')}`.trimEnd());
  }
  return lines;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** By the sides that are open, north 1, east 2, south 4, west 8. */
const WAYS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A sign for the sides on which something is open: └ for north and east. */
export function waySign(sides: readonly string[]): string {
  const bits = ['north', 'east', 'south', 'west'].reduce(
    (sum, side, i) => sum + (sides.includes(side) ? 1 << i : 0),
    0,
  );
  return WAYS[bits] ?? ' ';
}
