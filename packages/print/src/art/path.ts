import svgpath from 'svgpath';

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONGEST = 100_000;
/** No drawing needs larger numbers, and some readers of PDF have none. */
const FARTHEST = 1e5;

/** A path of SVG as absolute moves, lines and curves; undefined when it is none. */
export function readPath(d: string): { d: string; bounds: Bounds } | undefined {
  if (d.length > LONGEST || !/^[\sMmLlHhVvCcSsQqTtAaZz\d.,eE+-]*$/.test(d)) return undefined;
  const path = svgpath(d).abs().unarc().unshort();
  // What cannot be read as a path is told here alone.
  if ((path as unknown as { err: string }).err) return undefined;
  const points: [number, number][] = [];
  const parts: string[] = [];
  let isFine = true;
  let [sx, sy] = [0, 0];
  path.iterate((segment, _, x, y) => {
    const [command, ...numbers] = segment as [string, ...number[]];
    const given = command === 'H' ? [numbers[0], y] : command === 'V' ? [x, numbers[0]] : numbers;
    const own = given as number[];
    if (own.some((value) => !Number.isFinite(value) || Math.abs(value) > FARTHEST)) isFine = false;
    if (command === 'M') [sx, sy] = own as [number, number];
    if (command === 'Z') points.push([sx, sy]);
    else if (command === 'C') points.push(...curvePoints([x, y, ...own]));
    else for (let i = 0; i + 1 < own.length; i += 2) points.push([own[i] as number, own[i + 1] as number]);
    parts.push(`${command === 'H' || command === 'V' ? 'L' : command}${own.map(round).join(' ')}`);
  });
  if (!isFine || points.length === 0) return undefined;
  return { d: parts.join(''), bounds: boundsOf(points) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function boundsOf(points: readonly [number, number][]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The ends of a curve and where it turns: the handles lie outside of what is seen. */
function curvePoints(c: readonly number[]): [number, number][] {
  const at = (t: number, k: 0 | 1): number => {
    const u = 1 - t;
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [c[k], c[k + 2], c[k + 4], c[k + 6]];
    return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
  };
  const turns = ([0, 1] as const).flatMap((k) => {
    const [p0 = 0, p1 = 0, p2 = 0, p3 = 0] = [c[k], c[k + 2], c[k + 4], c[k + 6]];
    const [qa, qb, qc] = [-p0 + 3 * p1 - 3 * p2 + p3, 2 * (p0 - 2 * p1 + p2), p1 - p0];
    if (Math.abs(qa) < 1e-9) return Math.abs(qb) < 1e-9 ? [] : [-qc / qb];
    const root = qb * qb - 4 * qa * qc;
    return root < 0 ? [] : [(-qb + Math.sqrt(root)) / (2 * qa), (-qb - Math.sqrt(root)) / (2 * qa)];
  });
  return [0, 1, ...turns.filter((t) => t > 0 && t < 1)].map((t) => [at(t, 0), at(t, 1)]);
}

/** `transform` of SVG as a matrix; undefined when it cannot be read. */
export function readTransform(text: string): [number, number, number, number, number, number] | undefined {
  if (text.length > 1000) return undefined;
  // The library knows every form of it; what it does to two unit vectors is the matrix.
  const image = (x: number, y: number): [number, number] | undefined => {
    const moved = svgpath(`M0 0L${x} ${y}`).transform(text);
    let end: [number, number] | undefined;
    moved.iterate((segment) => {
      if (segment[0] === 'L' || segment[0] === 'l') end = [segment[1] as number, segment[2] as number];
    });
    return end;
  };
  const [zero, one, two] = [image(0, 0), image(1, 0), image(0, 1)];
  if (!zero || !one || !two) return undefined;
  const matrix = [one[0] - zero[0], one[1] - zero[1], two[0] - zero[0], two[1] - zero[1], zero[0], zero[1]] as const;
  return matrix.every((value) => Number.isFinite(value) && Math.abs(value) <= FARTHEST) ? [...matrix] : undefined;
}
