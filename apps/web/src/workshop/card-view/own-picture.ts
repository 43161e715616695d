/** A picture that somebody brings, rebuilt from what draws and no more: safe by its form, small by its size. */
import { ART_DEPTH, fitsArt, isArtElement } from '@draco-table/ruleset/look';

export type Picture = { ok: true; inside: string } | { ok: false; why: 'large' | 'none' };

/** A file beyond this is not looked at, and a picture beyond these is not kept: a theme has many. */
const MOST_BYTES = 2_000_000;
const MOST_LETTERS = 40_000;
const MOST_ELEMENTS = 400;
/** So many squares a side a photograph is drawn with. */
const SQUARES = 32;

export async function ownPicture(file: File): Promise<Picture> {
  if (file.size > MOST_BYTES) return { ok: false, why: 'large' };
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isPng = start[0] === 0x89 && start[1] === 0x50 && start[2] === 0x4e && start[3] === 0x47;
  return isPng ? fromPng(file) : fromSvg(await file.text());
}

/** Elements and attributes that the table and the printer draw; everything else stays behind. */
export function fromSvg(text: string): Picture {
  // Handlers would be left behind below; the policy of the page complains of them as soon as they are read.
  const quiet = text.replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
  const root = new DOMParser().parseFromString(quiet, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') return { ok: false, why: 'none' };
  let left = MOST_ELEMENTS;
  const written = (node: Element, depth: number): string => {
    if (!isArtElement(node.localName) || node.localName === 'svg' || depth > ART_DEPTH || left-- <= 0) return '';
    const attributes = [...node.attributes]
      .filter(({ localName, value }) => localName !== 'id' && localName !== 'href' && fitsArt(localName, value))
      .map(({ localName, value }) => ` ${localName}="${value.replace(/["&<>]/g, '')}"`);
    const inside = [...node.children].map((child) => written(child, depth + 1)).join('');
    return `<${node.localName}${attributes.join('')}>${inside}</${node.localName}>`;
  };
  const inside = [...root.children].map((child) => written(child, 0)).join('');
  if (left <= 0 || inside.length > MOST_LETTERS) return { ok: false, why: 'large' };
  if (!/<(?:path|circle|ellipse|rect|line|polyline|polygon)\b/.test(inside)) return { ok: false, why: 'none' };
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sizes = [root.getAttribute('width'), root.getAttribute('height')].map((one) => Number.parseFloat(one ?? ''));
  const [x = 0, y = 0, width = 100, height = 100] =
    box.length === 4 && box.every(Number.isFinite) ? box : [0, 0, sizes[0] || 100, sizes[1] || 100];
  const scale = 100 / Math.max(width, height, 1e-6);
  const by = (value: number) => String(Math.round(value * 1000) / 1000);
  return {
    ok: true,
    inside: `<g transform="scale(${by(scale)}) translate(${by(-x)} ${by(-y)})">${inside}</g>`,
  };
}

/** A sheet of art has no photographs: it is drawn anew in squares of a few colours, which also prints. */
async function fromPng(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: SQUARES,
    resizeHeight: SQUARES,
    resizeQuality: 'high',
  }).catch(() => undefined);
  const pen = new OffscreenCanvas(SQUARES, SQUARES).getContext('2d');
  if (!bitmap || !pen) return { ok: false, why: 'none' };
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, SQUARES, SQUARES);
  const inside = squares(data, SQUARES);
  return inside ? { ok: true, inside } : { ok: false, why: 'none' };
}

/** Runs of one colour in a row become one stroke; each colour is one path. */
export function squares(data: ArrayLike<number>, side: number): string {
  const size = 100 / side;
  const paths = new Map<string, string>();
  const colourAt = (x: number, y: number): string | undefined => {
    const at = (y * side + x) * 4;
    if ((data[at + 3] ?? 0) < 128) return undefined;
    const digit = (value: number) => Math.round(value / 17).toString(16);
    return `#${[0, 1, 2].map((part) => digit(data[at + part] ?? 0)).join('')}`;
  };
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; ) {
      const colour = colourAt(x, y);
      let end = x + 1;
      while (end < side && colourAt(end, y) === colour) end++;
      if (colour)
        paths.set(
          colour,
          `${paths.get(colour) ?? ''}M${x * size} ${y * size}h${(end - x) * size}v${size}h${(x - end) * size}z`,
        );
      x = end;
    }
  return [...paths].map(([colour, d]) => `<path fill="${colour}" d="${d}"></path>`).join('');
}
