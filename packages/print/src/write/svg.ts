import type { Gradient, Mark, Matrix, Paint, Stroke, TextMark } from '../marks.js';
import { type Face, featuresOf } from '../text/fonts.js';
import { POINT } from '../units.js';

export interface Picture {
  /** The part of the drawing that is seen, in millimetres. */
  x: number;
  y: number;
  width: number;
  height: number;
  marks: readonly Mark[];
}

const n = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** A drawing as SVG of so many pixels. Letters are outlines, so that it looks the same wherever it is drawn. */
export function writeSvg({ x, y, width, height, marks }: Picture, pixels: { width: number; height: number }): string {
  const defs: string[] = [];
  const body = marks.map((mark) => draw(mark, defs)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" ` +
    `viewBox="${[x, y, width, height].map(n).join(' ')}"><defs>${defs.join('')}</defs>${body}</svg>`
  );
}

const matrix = (m: Matrix): string => `matrix(${m.map((one) => String(Math.round(one * 1e6) / 1e6)).join(' ')})`;

function draw(mark: Mark, defs: string[]): string {
  if (mark.is === 'text') return letters(mark);
  if (mark.is === 'path') {
    const { d, fill, fillOpacity = 1, evenOdd, stroke } = mark;
    const filled = fill
      ? ` fill="${paint(fill, defs)}"${fillOpacity < 1 ? ` fill-opacity="${n(fillOpacity)}"` : ''}`
      : ' fill="none"';
    return `<path d="${d}"${filled}${evenOdd ? ' fill-rule="evenodd"' : ''}${stroke ? stroked(stroke, defs) : ''}/>`;
  }
  const { transform, clip, marks } = mark;
  const inside = marks.map((one) => draw(one, defs)).join('');
  if (inside === '') return '';
  let clipping = '';
  if (clip !== undefined) {
    const id = `c${defs.length}`;
    defs.push(`<clipPath id="${id}"><path d="${clip}"/></clipPath>`);
    clipping = ` clip-path="url(#${id})"`;
  }
  return `<g${transform ? ` transform="${matrix(transform)}"` : ''}${clipping}>${inside}</g>`;
}

function stroked({ paint: own, width, cap, join, dash, opacity = 1 }: Stroke, defs: string[]): string {
  return [
    ` stroke="${paint(own, defs)}" stroke-width="${n(width)}"`,
    cap && cap !== 'butt' ? ` stroke-linecap="${cap}"` : '',
    join && join !== 'miter' ? ` stroke-linejoin="${join}"` : '',
    dash ? ` stroke-dasharray="${dash.map(n).join(' ')}"` : '',
    opacity < 1 ? ` stroke-opacity="${n(opacity)}"` : '',
  ].join('');
}

function paint(own: Paint, defs: string[]): string {
  return typeof own === 'string' ? own : `url(#${gradient(own, defs)})`;
}

function gradient({ is, at, stops, transform }: Gradient, defs: string[]): string {
  const id = `g${defs.length}`;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
  const place =
    is === 'linear'
      ? `x1="${n(a)}" y1="${n(b)}" x2="${n(c)}" y2="${n(d)}"`
      : `fx="${n(a)}" fy="${n(b)}" cx="${n(d)}" cy="${n(e)}" r="${n(f)}"`;
  const listed = stops.map(
    ({ offset, colour, opacity }) =>
      `<stop offset="${n(offset)}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
  );
  const moved = transform ? ` gradientTransform="${matrix(transform)}"` : '';
  defs.push(
    `<${is}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${place}${moved}>${listed.join('')}</${is}Gradient>`,
  );
  return id;
}

const outlines = new WeakMap<Face, Map<number, string>>();

function letters({ atoms, size, colour }: TextMark): string {
  const shapes = atoms.map(({ face, text, x, y }) => {
    const known = outlines.get(face) ?? new Map<number, string>();
    outlines.set(face, known);
    const { glyphs, positions } = face.font.layout(text, featuresOf(text));
    const scale = (size * POINT) / face.font.unitsPerEm;
    let at = 0;
    const paths = glyphs.map((glyph, i) => {
      let d = known.get(glyph.id);
      if (d === undefined) {
        d = glyph.path.toSVG();
        known.set(glyph.id, d);
      }
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const place = `${n(at + xOffset)} ${n(yOffset)}`;
      at += xAdvance;
      return d === '' ? '' : `<path transform="translate(${place})" d="${d}"/>`;
    });
    return `<g transform="${matrix([scale, 0, 0, -scale, x, y])}">${paths.join('')}</g>`;
  });
  return `<g fill="${colour}">${shapes.join('')}</g>`;
}
