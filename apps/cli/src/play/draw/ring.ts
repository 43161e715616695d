import stringWidth from 'string-width';
import { cut, pad } from '../../frame/layout.js';

export interface Label {
  text: string;
  paint?: (text: string) => string;
}

/**
 * Things round a table, clockwise from the upper left corner: a row above, a column on the right, a row below from
 * right to left, a column on the left. In the middle, the table itself with some words on it, given the room there is:
 * as much as wished, if the width allows.
 */
export function drawRing(
  labels: readonly Label[],
  middle: (inner: number) => readonly string[],
  width: number,
  wished = 0,
): string[] {
  const widest = Math.max(4, ...labels.map((label) => stringWidth(label.text)));
  const sides = sideRows(labels.length, Math.max(1, Math.floor(width / (widest + 2))));
  const across = Math.ceil((labels.length - 2 * sides) / 2);
  const cell = Math.min(widest + 2, Math.max(6, Math.floor(width / Math.max(across, 1))));
  const total = Math.min(width, Math.max(cell * Math.max(across, 2), 2 * cell + 2 + wished));
  const span = Math.floor(total / Math.max(across, 1));

  const top = labels.slice(0, across);
  const right = labels.slice(across, across + sides);
  const below = labels.slice(across + sides, 2 * across + sides).reverse();
  const left = labels.slice(2 * across + sides).reverse();

  const row = (items: readonly Label[]) => items.map((item) => put(item, span, 'centre')).join('');
  // The lower row may be one short: it ends at the right, where it began.
  const lower = `${' '.repeat(total - span * below.length)}${row(below)}`;
  const inner = total - 2 * cell - 2;
  const table = inner >= 3;
  const edge = (a: string, b: string) => (table ? `${' '.repeat(cell)}${a}${'─'.repeat(inner)}${b}` : '');
  const lines = [row(top).trimEnd(), edge('╭', '╮')];
  const words = table ? middle(inner) : [];
  const height = Math.max(2 * sides - 1, words.length);
  const lead = Math.floor((height - words.length) / 2);
  for (let i = 0; i < height; i += 1) {
    const at = i % 2 === 0 ? i / 2 : -1;
    const west = left[at];
    const east = right[at];
    const line = words[i - lead] ?? '';
    const centre = table
      ? `│${pad(line, inner, words.length === 1 ? 'centre' : 'left')}│`
      : ' '.repeat(Math.max(0, total - 2 * cell));
    lines.push(
      `${west ? put(west, cell, 'left') : ' '.repeat(cell)}${centre}${east ? put(east, cell, 'right') : ''}`.trimEnd(),
    );
  }
  lines.push(edge('╰', '╯'), lower.trimEnd());
  return lines;
}

/** As few rows at the sides as the width allows, one at least when there are enough things to look like a table. */
function sideRows(count: number, fit: number): number {
  if (count < 6) return 0;
  return Math.max(1, Math.ceil((count - 2 * fit) / 2));
}

function put(label: Label, width: number, align: 'left' | 'right' | 'centre'): string {
  const text = pad(cut(label.text, width - 1), width, align);
  if (!label.paint) return text;
  const bare = text.trim();
  return text.replace(bare, () => label.paint?.(bare) ?? bare);
}
