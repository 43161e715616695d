import { converter, formatHex, parse } from 'culori';
import type { Gradient, GroupMark, Mark, Paint } from './marks.js';

const toRgb = converter('rgb');
const toLab = converter('oklch');

/** A colour of CSS as `#rrggbb` and how much of it; undefined for what is none. */
export function readColour(text: string): { colour: string; opacity: number } | undefined {
  const rgb = toRgb(parse(text.trim()));
  return rgb && { colour: formatHex(rgb), opacity: rgb.alpha ?? 1 };
}

/** How light it looks, from 0 to 1. */
export function lightness(colour: string): number {
  return toLab(colour)?.l ?? 0;
}

/** The same hue as light as asked, and no more colourful than that. */
export function tint(colour: string, light: number, chroma: number): string {
  const { h, c } = toLab(colour) ?? { h: 0, c: 0 };
  return formatHex({ mode: 'oklch', l: light, c: Math.min(c, chroma), ...(h === undefined ? {} : { h }) });
}

/** A colour for what no theme colours, the same everywhere. */
export function colourOf(id: string): string {
  let hash = 7;
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 360;
  return formatHex({ mode: 'hsl', h: hash, s: 0.38, l: 0.58 });
}

function gray(colour: string): string {
  return formatHex({ mode: 'oklch', l: lightness(colour), c: 0 });
}

function grayPaint(paint: Paint): Paint {
  if (typeof paint === 'string') return gray(paint);
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: gray(stop.colour) })) } satisfies Gradient;
}

const grayGroups = new WeakMap<GroupMark, GroupMark>();

function grayGroup(mark: GroupMark): GroupMark {
  const known = grayGroups.get(mark) ?? { ...mark, marks: withoutColour(mark.marks) };
  // What comes again stays one and the same.
  if (mark.repeats) grayGroups.set(mark, known);
  return known;
}

/** The same without any colour: what was as light stays as light. */
export function withoutColour(marks: readonly Mark[]): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.is === 'group') return grayGroup(mark);
    if (mark.is === 'text') return { ...mark, colour: gray(mark.colour) };
    return {
      ...mark,
      ...(mark.fill && { fill: grayPaint(mark.fill) }),
      ...(mark.stroke && { stroke: { ...mark.stroke, paint: grayPaint(mark.stroke.paint) } }),
    };
  });
}
