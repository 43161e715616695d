import type { Atom, TextMark } from '../marks.js';
import { POINT } from '../units.js';
import type { Fonts, Style } from './fonts.js';
import { type Hyphenate, partsOf, withoutSoftHyphens } from './hyphenate.js';
import { type Piece, shapeLine, widthOfPieces } from './shape.js';

/** Nothing is set smaller: it could not be read at the table. */
export const LEAST_POINTS = 6.5;
/** Between one size that is tried and the next. */
const STEP = 0.25;
/** Longer ones cannot fit on anything that is printed here. */
const LONGEST = 20_000;

export interface Typesetter {
  fonts: Fonts;
  hyphenate: Hyphenate;
  dir: 'ltr' | 'rtl';
}

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  style: Style;
  /** In points; the largest that fits is taken. */
  largest: number;
  smallest?: number;
  align?: 'start' | 'centre' | 'end';
  vertical?: 'top' | 'middle' | 'bottom';
  leading?: number;
  colour: string;
}

export interface SetText {
  mark: TextMark;
  size: number;
  height: number;
}

const measures = new WeakMap<Fonts, Map<string, Map<string, number>>>();

/** Widths of words are asked for at every size that is tried: in thousandths they are worked out once. */
function measure({ fonts, dir }: Typesetter, style: Style): (text: string) => number {
  const all = measures.get(fonts) ?? new Map<string, Map<string, number>>();
  measures.set(fonts, all);
  const known = all.get(style + dir) ?? new Map<string, number>();
  all.set(style + dir, known);
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = widthOfPieces(shapeLine(fonts, style, text, dir));
      known.set(text, width);
    }
    return width;
  };
}

type Measure = (text: string) => number;

/**
 * Breaks a text into lines of a width in thousandths of the size. With hyphens a word may be parted at its soft ones;
 * undefined when a word is wider than the line even so.
 */
function breakLines(text: string, width: number, widthOf: Measure, hyphens: boolean): string[] | undefined {
  const lines: string[] = [];
  const space = widthOf(' ');
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(/[ \t]+/)) {
      const plain = withoutSoftHyphens(word);
      const wide = widthOf(plain);
      if (line !== '' && used + space + wide <= width) {
        line += ` ${plain}`;
        used += space + wide;
        continue;
      }
      if (line === '' && wide <= width) {
        line = plain;
        used = wide;
        continue;
      }
      let rest = hyphens ? partsOf(word) : [plain];
      // As many parts as fit go on this line, then as many on each further one.
      while (rest.length > 0) {
        const before = line === '' ? 0 : used + space;
        let take = rest.length;
        const shownOf = (count: number) =>
          rest.slice(0, count).join('') + (count < rest.length && !rest[count - 1]?.endsWith('-') ? '-' : '');
        while (take > 0 && before + widthOf(shownOf(take)) > width) take--;
        if (take > 0) {
          const shown = shownOf(take);
          line = line === '' ? shown : `${line} ${shown}`;
          used = before + widthOf(shown);
          rest = rest.slice(take);
          if (rest.length === 0) break;
        } else if (line === '') return undefined;
        lines.push(line);
        line = '';
        used = 0;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** The same number of lines as alike in length as they can be: a last word does not stand alone. */
function balanced(lines: string[], text: string, room: number, widthOf: Measure): string[] {
  if (lines.length < 2 || text.includes('\n')) return lines;
  let [least, most] = [room / 2, room];
  let best = lines;
  for (let i = 0; i < 6; i++) {
    const middle = (least + most) / 2;
    const tried = breakLines(text, middle, widthOf, false);
    if (tried && tried.length <= lines.length) [best, most] = [tried, middle];
    else least = middle;
  }
  return best;
}

function place(pieces: readonly Piece[], x: number, y: number, size: number): Atom[] {
  const atoms: Atom[] = [];
  let at = x;
  for (const { face, text, width } of pieces) {
    if (text.trim() !== '') atoms.push({ face, text, x: at, y });
    at += (width / 1000) * size * POINT;
  }
  return atoms;
}

/** Sets a text as large as it fits in its block; undefined when it does not even at the smallest size. */
export function setText(setter: Typesetter, text: string, block: Block): SetText | undefined {
  const { style, width, height, largest, smallest = LEAST_POINTS, leading = 1.18 } = block;
  if (text.length > LONGEST) return undefined;
  const widthOf = measure(setter, style);
  const hyphenated = setter.hyphenate(text);
  const { fonts } = setter;
  for (let size = largest; size >= smallest - 1e-9; size -= STEP) {
    const room = (width / (size * POINT)) * 1000;
    const line = size * POINT * leading;
    const most = Math.floor((height + 1e-9) / line);
    if (most < 1) continue;
    let lines = breakLines(text, room, widthOf, false);
    if (!lines || lines.length > most) lines = breakLines(hyphenated, room, widthOf, true);
    if (!lines || lines.length > most) continue;
    const even = block.align === 'centre' ? balanced(lines, text, room, widthOf) : lines;
    return { ...lay(setter, even, text, size, line, block, fonts), size };
  }
  return undefined;
}

function lay(
  { dir }: Typesetter,
  lines: readonly string[],
  text: string,
  size: number,
  line: number,
  block: Block,
  fonts: Fonts,
): Omit<SetText, 'size'> {
  const { x, y, width, height, style, align = 'start', vertical = 'top', colour } = block;
  const used = lines.length * line;
  const top = y + (vertical === 'top' ? 0 : vertical === 'middle' ? (height - used) / 2 : height - used);
  // The letters stand in the middle of their line.
  const [ascent, descent] = [fonts.ascent(style), fonts.descent(style)];
  const base = (line + ((ascent - descent) / 1000) * size * POINT) / 2;
  const atoms = lines.flatMap((own, i) => {
    const pieces = shapeLine(fonts, style, own, dir);
    const free = width - (widthOfPieces(pieces) / 1000) * size * POINT;
    const atStart = (align === 'start') === (dir === 'ltr');
    const left = x + (align === 'centre' ? free / 2 : atStart ? 0 : free);
    return place(pieces, left, top + i * line + base, size);
  });
  const says = dir === 'rtl' ? text : undefined;
  return { mark: { is: 'text', atoms, size, colour, ...(says !== undefined && { says }) }, height: used };
}

/** The lines of a text at one size, however many: for what goes on on another page. */
export function flowText(setter: Typesetter, text: string, style: Style, size: number, width: number): string[] {
  const room = (width / (size * POINT)) * 1000;
  const widthOf = measure(setter, style);
  return (
    breakLines(text, room, widthOf, false) ??
    breakLines(setter.hyphenate(text), room, widthOf, true) ??
    letterByLetter(text, room, widthOf)
  );
}

/** A word that is wider than a page is parted wherever it has to be. */
function letterByLetter(text: string, room: number, widthOf: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const char of text) {
    if (char === '\n' || widthOf(line + char) > room) {
      lines.push(line);
      line = char === '\n' ? '' : char;
    } else line += char;
  }
  return [...lines, line];
}

/** One line that is already broken, at its place. */
export function setLine(
  { fonts, dir }: Typesetter,
  line: string,
  style: Style,
  size: number,
  at: { x: number; baseline: number; width: number; align?: Block['align'] },
  colour: string,
): TextMark {
  const pieces = shapeLine(fonts, style, line, dir);
  const free = at.width - (widthOfPieces(pieces) / 1000) * size * POINT;
  const { align = 'start' } = at;
  const atStart = (align === 'start') === (dir === 'ltr');
  const left = at.x + (align === 'centre' ? free / 2 : atStart ? 0 : free);
  return {
    is: 'text',
    atoms: place(pieces, left, at.baseline, size),
    size,
    colour,
    ...(dir === 'rtl' && { says: line }),
  };
}
