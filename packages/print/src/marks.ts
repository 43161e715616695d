import type { Face } from './text/fonts.js';

/**
 * What is on a page, as plain data: the one model that every writer draws. Lengths are millimetres from the top left,
 * colours `#rrggbb`.
 */
export type Mark = PathMark | TextMark | GroupMark;

export type Paint = string | Gradient;

export interface Gradient {
  /** From a point to a point, or from a circle to a circle. */
  is: 'linear' | 'radial';
  /** x1 y1 x2 y2 of a line; fx fy 0 cx cy r of circles. */
  at: number[];
  stops: { offset: number; colour: string; opacity: number }[];
  transform?: Matrix;
}

/** As in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Stroke {
  paint: Paint;
  width: number;
  cap?: 'butt' | 'round' | 'square';
  join?: 'miter' | 'round' | 'bevel';
  dash?: number[];
  opacity?: number;
}

export interface PathMark {
  is: 'path';
  /** Absolute M, L, C, Q and Z alone. */
  d: string;
  fill?: Paint;
  fillOpacity?: number;
  evenOdd?: boolean;
  stroke?: Stroke;
}

export interface TextMark {
  is: 'text';
  atoms: Atom[];
  /** Of the letters, in points. */
  size: number;
  colour: string;
  /** What it says, where the order of the letters on the page does not tell. */
  says?: string;
}

/** Letters of one face side by side; x and y are the start of their baseline. */
export interface Atom {
  face: Face;
  text: string;
  x: number;
  y: number;
}

/** What a part of the page is for a reader that cannot see it; `decoration` is passed over. */
export type Tag =
  | { role: 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'L'; title?: string }
  | { role: 'Figure'; alt: string }
  | { role: 'decoration' };

export interface GroupMark {
  is: 'group';
  marks: Mark[];
  transform?: Matrix;
  /** Path outside of which nothing is drawn. */
  clip?: string;
  tag?: Tag;
  /** Where the very same group is drawn more than once: within this box. A file may then hold it once. */
  repeats?: { x: number; y: number; width: number; height: number };
}

const n = (value: number): string => String(Math.round(value * 1e4) / 1e4);

export function rectPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0)
    return `M${n(x)} ${n(y)}L${n(x + width)} ${n(y)}L${n(x + width)} ${n(y + height)}L${n(x)} ${n(y + height)}Z`;
  // How far the handles of a quarter of a circle reach.
  const k = r * (1 - 0.5523);
  const [right, bottom] = [x + width, y + height];
  return [
    `M${n(x + r)} ${n(y)}L${n(right - r)} ${n(y)}`,
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}L${n(right)} ${n(bottom - r)}`,
    `C${n(right)} ${n(bottom - k)} ${n(right - k)} ${n(bottom)} ${n(right - r)} ${n(bottom)}L${n(x + r)} ${n(bottom)}`,
    `C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}L${n(x)} ${n(y + r)}`,
    `C${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)}Z`,
  ].join('');
}

export function ellipsePath(cx: number, cy: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    `M${n(cx - rx)} ${n(cy)}`,
    `C${n(cx - rx)} ${n(cy - ky)} ${n(cx - kx)} ${n(cy - ry)} ${n(cx)} ${n(cy - ry)}`,
    `C${n(cx + kx)} ${n(cy - ry)} ${n(cx + rx)} ${n(cy - ky)} ${n(cx + rx)} ${n(cy)}`,
    `C${n(cx + rx)} ${n(cy + ky)} ${n(cx + kx)} ${n(cy + ry)} ${n(cx)} ${n(cy + ry)}`,
    `C${n(cx - kx)} ${n(cy + ry)} ${n(cx - rx)} ${n(cy + ky)} ${n(cx - rx)} ${n(cy)}Z`,
  ].join('');
}

export function linePath(x1: number, y1: number, x2: number, y2: number): string {
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
}

export function group(marks: Mark[], rest: Omit<GroupMark, 'is' | 'marks'> = {}): GroupMark {
  return { is: 'group', marks, ...rest };
}

export const decoration = (marks: Mark[]): GroupMark => group(marks, { tag: { role: 'decoration' } });

export function moved(marks: Mark[], x: number, y: number): GroupMark {
  return group(marks, { transform: [1, 0, 0, 1, x, y] });
}

/** By a half turn about the middle of a box. */
export function turned(marks: Mark[], width: number, height: number): GroupMark {
  return group(marks, { transform: [-1, 0, 0, -1, width, height] });
}
