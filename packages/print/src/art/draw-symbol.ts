import { readColour } from '../colour.js';
import { ellipsePath, type Gradient, group, linePath, type Mark, type Matrix, type Paint, rectPath } from '../marks.js';
import { type Bounds, readPath, readTransform } from './path.js';
import type { Art, ArtNode } from './read-art.js';

/** What an element hands down to those inside it. */
interface Inherited {
  fill: string;
  stroke: string;
  width: number;
  cap: string;
  join: string;
  dash: string;
  fillOpacity: number;
  strokeOpacity: number;
  opacity: number;
  rule: string;
  /** What `currentColor` stands for. */
  colour: string;
}

/** `use` can repeat what repeats something: without a bound a few lines would draw for ever. */
const MOST_DRAWN = 20_000;
const DEEPEST_USE = 8;

export type Box = Bounds;

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && Math.abs(value) < 1e5 ? value : otherwise;
};
const share = (text: string | undefined, otherwise: number): number => {
  const value = number(text, otherwise);
  return Math.min(1, Math.max(0, text?.trim().endsWith('%') ? value / 100 : value));
};
const target = (text: string | undefined): string | undefined => /#([\w-]+)/.exec(text ?? '')?.[1];

/** A symbol of the sheet drawn into a box; `fill` stretches it to the edges. Nothing when there is no such symbol. */
export function drawSymbol(
  art: Art,
  id: string,
  box: Box,
  colour: string,
  fit: 'contain' | 'fill' = 'contain',
): Mark[] {
  const symbol = art.symbols.get(id);
  if (!symbol) return [];
  const left = { drawn: MOST_DRAWN };
  const start: Inherited = {
    fill: '#000',
    stroke: 'none',
    width: 1,
    cap: 'butt',
    join: 'miter',
    dash: 'none',
    fillOpacity: 1,
    strokeOpacity: 1,
    opacity: 1,
    rule: 'nonzero',
    colour,
  };
  return fitted(symbol, box, fit, (node) => drawChildren(node, start, 0));

  /** Content in the coordinates of a viewBox, moved into a box. */
  function fitted(node: ArtNode, into: Box, how: typeof fit, draw: (node: ArtNode) => Mark[]): Mark[] {
    const view = (node.attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
    const [vx = 0, vy = 0, vw = 0, vh = 0] = view;
    if (view.length !== 4 || !view.every(Number.isFinite) || vw <= 0 || vh <= 0)
      return [group(draw(node), { transform: [1, 0, 0, 1, into.x, into.y] })];
    const stretch = how === 'fill' || node.attributes.preserveAspectRatio?.startsWith('none');
    const least = Math.min(into.width / vw, into.height / vh);
    const [sx, sy] = stretch ? [into.width / vw, into.height / vh] : [least, least];
    const x = into.x + (into.width - vw * sx) / 2 - vx * sx;
    const y = into.y + (into.height - vh * sy) / 2 - vy * sy;
    // What a symbol draws outside of its view box is not seen.
    return [group(draw(node), { transform: [sx, 0, 0, sy, x, y], clip: rectPath(vx, vy, vw, vh) })];
  }

  function drawChildren(node: ArtNode, from: Inherited, depth: number): Mark[] {
    return node.children.flatMap((child) => drawNode(child, from, depth));
  }

  function drawNode(node: ArtNode, from: Inherited, depth: number): Mark[] {
    if (left.drawn-- <= 0 || depth > DEEPEST_USE) return [];
    const own = inherit(node, from);
    const marks = content(node, own, depth);
    const { transform, 'clip-path': clipping } = node.attributes;
    const matrix = transform === undefined ? undefined : readTransform(transform);
    const clip = clipping === undefined ? undefined : clipOf(clipping);
    if (!marks.length || (!matrix && clip === undefined)) return marks;
    return [group(marks, { ...(matrix && { transform: matrix }), ...(clip !== undefined && { clip }) })];
  }

  function content(node: ArtNode, own: Inherited, depth: number): Mark[] {
    if (node.name === 'g') return drawChildren(node, own, depth);
    if (node.name === 'use') {
      const found = art.ids.get(target(node.attributes.href) ?? '');
      const { x, y, width, height } = node.attributes;
      if (!found) return [];
      const at = { x: number(x, 0), y: number(y, 0), width: number(width, 100), height: number(height, 100) };
      if (found.name === 'symbol' || found.name === 'svg')
        return fitted(found, at, 'contain', (inside) => drawChildren(inside, inherit(found, own), depth + 1));
      const marks = drawNode(found, own, depth + 1);
      return at.x || at.y ? [group(marks, { transform: [1, 0, 0, 1, at.x, at.y] })] : marks;
    }
    const d = shapeOf(node);
    const path = d === undefined ? undefined : readPath(d);
    if (!path) return [];
    const fill = paintOf(own.fill, own, path.bounds);
    const stroke = own.width > 0 ? paintOf(own.stroke, own, path.bounds) : undefined;
    if (!fill && !stroke) return [];
    return [
      {
        is: 'path',
        d: path.d,
        ...(fill && { fill: fill.paint, fillOpacity: fill.opacity * own.fillOpacity * own.opacity }),
        ...(own.rule === 'evenodd' && { evenOdd: true }),
        ...(stroke && {
          stroke: {
            paint: stroke.paint,
            width: own.width,
            opacity: stroke.opacity * own.strokeOpacity * own.opacity,
            cap: own.cap === 'round' || own.cap === 'square' ? own.cap : 'butt',
            join: own.join === 'round' || own.join === 'bevel' ? own.join : 'miter',
            ...(dashOf(own.dash) && { dash: dashOf(own.dash) }),
          },
        }),
      },
    ];
  }

  function clipOf(text: string): string | undefined {
    const found = art.ids.get(target(text) ?? '');
    if (found?.name !== 'clipPath') return undefined;
    return found.children.flatMap((child) => readPath(shapeOf(child) ?? '')?.d ?? []).join('');
  }

  function paintOf(text: string, own: Inherited, bounds: Bounds): { paint: Paint; opacity: number } | undefined {
    if (text === 'none' || text === 'transparent') return undefined;
    if (/^currentcolor$/i.test(text)) return { paint: own.colour, opacity: 1 };
    const id = text.startsWith('url(') ? target(text) : undefined;
    if (id !== undefined) {
      const paint = gradientOf(art.ids.get(id), bounds);
      return paint && { paint, opacity: 1 };
    }
    const read = readColour(text);
    return read && { paint: read.colour, opacity: read.opacity };
  }

  function gradientOf(node: ArtNode | undefined, bounds: Bounds): Gradient | undefined {
    if (node?.name !== 'linearGradient' && node?.name !== 'radialGradient') return undefined;
    const { attributes } = node;
    // Stops may stand in another gradient that this one names.
    const below = node.children.length ? node : (art.ids.get(target(attributes.href) ?? '') ?? node);
    const stops = below.children
      .filter(({ name }) => name === 'stop')
      .flatMap(({ attributes: stop }) => {
        const read = readColour(stop['stop-color'] ?? '#000');
        const opacity = share(stop['stop-opacity'], 1);
        return read ? [{ offset: share(stop.offset, 0), colour: read.colour, opacity: read.opacity * opacity }] : [];
      });
    if (stops.length < 2) return undefined;
    const isBox = attributes.gradientUnits !== 'userSpaceOnUse';
    const part = (name: string, otherwise: number): number =>
      isBox
        ? number(attributes[name], otherwise) / (attributes[name]?.trim().endsWith('%') ? 100 : 1)
        : number(attributes[name], otherwise * 100);
    const linear = node.name === 'linearGradient';
    const [cx, cy] = [part('cx', 0.5), part('cy', 0.5)];
    const at = linear
      ? [part('x1', 0), part('y1', 0), part('x2', 1), part('y2', 0)]
      : [part('fx', isBox ? cx : cx / 100), part('fy', isBox ? cy : cy / 100), 0, cx, cy, part('r', 0.5)];
    const box: Matrix | undefined = isBox
      ? [bounds.width || 1, 0, 0, bounds.height || 1, bounds.x, bounds.y]
      : undefined;
    const own = attributes.gradientTransform === undefined ? undefined : readTransform(attributes.gradientTransform);
    const transform = box && own ? product(box, own) : (box ?? own);
    return { is: linear ? 'linear' : 'radial', at, stops, ...(transform && { transform }) };
  }
}

function product(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function inherit({ attributes }: ArtNode, from: Inherited): Inherited {
  return {
    ...from,
    fill: attributes.fill ?? from.fill,
    stroke: attributes.stroke ?? from.stroke,
    width: number(attributes['stroke-width'], from.width),
    cap: attributes['stroke-linecap'] ?? from.cap,
    join: attributes['stroke-linejoin'] ?? from.join,
    dash: attributes['stroke-dasharray'] ?? from.dash,
    fillOpacity: share(attributes['fill-opacity'], from.fillOpacity),
    strokeOpacity: share(attributes['stroke-opacity'], from.strokeOpacity),
    opacity: from.opacity * share(attributes.opacity, 1),
    rule: attributes['fill-rule'] ?? from.rule,
  };
}

function dashOf(text: string): number[] | undefined {
  const numbers = text.split(/[\s,]+/).map(Number);
  const isFine =
    numbers.length <= 16 && numbers.every((one) => one >= 0 && one < 1e5) && numbers.some((one) => one > 0);
  return isFine ? numbers : undefined;
}

/** What an element draws, as the path of SVG that does the same. */
function shapeOf({ name, attributes: given }: ArtNode): string | undefined {
  const at = (key: string, otherwise = 0) => number(given[key], otherwise);
  if (name === 'path') return given.d;
  if (name === 'circle') return at('r') > 0 ? ellipsePath(at('cx'), at('cy'), at('r')) : undefined;
  if (name === 'ellipse')
    return at('rx') > 0 && at('ry') > 0 ? ellipsePath(at('cx'), at('cy'), at('rx'), at('ry')) : undefined;
  if (name === 'rect')
    return at('width') > 0 && at('height') > 0
      ? rectPath(at('x'), at('y'), at('width'), at('height'), at('rx', at('ry')))
      : undefined;
  if (name === 'line') return linePath(at('x1'), at('y1'), at('x2'), at('y2'));
  if (name !== 'polyline' && name !== 'polygon') return undefined;
  const points = (given.points ?? '').trim();
  return points === '' ? undefined : `M${points}${name === 'polygon' ? 'Z' : ''}`;
}
