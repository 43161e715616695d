import type { DesignDef } from '@draco-table/ruleset';
import type { Box } from '../art/draw-symbol.js';
import { tint } from '../colour.js';
import { sizeName } from '../layout/grid.js';
import { decoration, group, type Mark, rectPath } from '../marks.js';
import { designColour, lookOf, picture, type Studio } from '../studio.js';
import { LEAST_POINTS, type SetText } from '../text/set-text.js';
import { kindWords, printedMarks } from './printed.js';
import { drawValues } from './value-face.js';

export interface Bleed {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pictures that are higher than wide have the card's own proportions: they are the card. */
const FULL_CARD = 0.85;

export function fillsCard(studio: Studio, design: DesignDef): boolean {
  const { symbol } = lookOf(studio, design);
  return studio.has(symbol) && studio.shapeOf(symbol) < FULL_CARD;
}

/** The front of a card, its top left corner at the origin. `number` is which of its copies it is. */
export function drawFront(studio: Studio, design: DesignDef, number: number, bleed: Bleed): Mark[] {
  const { texts, options } = studio;
  const name = texts.cardName(design.id);
  const marks = fillsCard(studio, design)
    ? drawTile(studio, design, name, bleed)
    : drawFace(studio, design, name, number, bleed);
  return [group([...marks, ...corners(options)], { tag: { role: 'Sect', title: name } })];
}

/** Where the scissors go round the corner. */
export const CORNER = 3;

export function corners({ size: { width, height }, rounded, inkSaving }: Studio['options']): Mark[] {
  if (!rounded) return [];
  const line = { paint: inkSaving ? '#b0a89e' : '#ffffff', width: 0.1, opacity: 0.9 };
  return [decoration([{ is: 'path', d: rectPath(0, 0, width, height, CORNER), stroke: line }])];
}

export function background({ size: { width, height } }: Studio['options'], bleed: Bleed, fill: string): Mark {
  const { left, top, right, bottom } = bleed;
  return { is: 'path', d: rectPath(-left, -top, width + left + right, height + top + bottom), fill };
}

function drawFace(studio: Studio, design: DesignDef, name: string, number: number, bleed: Bleed): Mark[] {
  const { options, texts, ink, faint } = studio;
  const { width, height } = options.size;
  const scale = Math.min(width / 63, height / 88);
  const colour = designColour(studio, design);
  const frame = 2.6 * scale;
  const inner: Box = { x: frame, y: frame, width: width - 2 * frame, height: height - 2 * frame };
  const pad = 1.8 * scale;
  const x = inner.x + pad;
  const wide = inner.width - 2 * pad;
  const marks: Mark[] = [panel(studio, inner, colour, bleed, scale)];

  const banner = 8.6 * scale;
  const set = (text: string, block: Parameters<Studio['set']>[1]) => studio.set(text, block, design.id);
  const title = set(name, {
    x,
    y: inner.y + 0.8 * scale,
    width: wide,
    height: banner,
    style: 'title',
    largest: Math.max(LEAST_POINTS, 13.5 * scale),
    align: 'centre',
    vertical: 'middle',
    leading: 1.02,
    colour: ink,
  });
  if (!title) tooLong(studio, design);
  else marks.push(group([title.mark], { tag: { role: 'H3' } }));

  const foot = LEAST_POINTS * 0.42;
  const bottom = inner.y + inner.height - foot - 1.2 * scale;
  const top = inner.y + banner + 1.4 * scale;
  const text = texts.cardText(design.id);
  const line = kindWords(studio, design);
  const kinds = line === '' ? 0 : 3.6;
  const room = bottom - top - kinds;
  // What stands for a text that is longer than any text may be: it is not printed in its place.
  if (text === '…') tooLong(studio, design);
  const body = text === undefined || text === '' ? undefined : text;
  const { art, told } = share(
    studio,
    design,
    body,
    { x: x + 0.4, y: top, width: wide - 0.8, height: room },
    kinds,
    scale,
  );
  const box: Box = { x, y: top, width: wide, height: art };
  marks.push(...pictured(studio, design, name, box, colour, scale));
  if (line !== '') {
    const words = set(line, {
      x,
      y: top + art + 0.4,
      width: wide,
      height: kinds,
      style: 'strong',
      largest: Math.max(LEAST_POINTS, 7.5 * scale),
      align: 'centre',
      vertical: 'middle',
      leading: 1,
      colour: faint,
    });
    if (words) marks.push(group([words.mark], { tag: { role: 'P' } }));
    else tooLong(studio, design);
  }
  if (told) marks.push(group([told.mark], { tag: { role: 'P' } }));
  marks.push(...footer(studio, design, number, { x, y: bottom, width: wide, height: foot + 0.9 }));
  return marks;
}

function panel({ options }: Studio, inner: Box, colour: string, bleed: Bleed, scale: number): Mark {
  const edge = { paint: options.inkSaving ? '#6b6259' : tint(colour, 0.32, 0.08), width: 0.35 * scale };
  const shape = rectPath(inner.x, inner.y, inner.width, inner.height, 2 * scale);
  return decoration(
    options.inkSaving
      ? [{ is: 'path', d: shape, stroke: edge }]
      : [background(options, bleed, tint(colour, 0.55, 0.1)), { is: 'path', d: shape, fill: '#fffaf0', stroke: edge }],
  );
}

/**
 * How high the picture is, and the text below it: a large picture as long as the letters stay easy to read, a smaller
 * one for more text, and the smallest letters last of all.
 */
function share(
  studio: Studio,
  design: DesignDef,
  text: string | undefined,
  box: Box,
  kinds: number,
  scale: number,
): { art: number; told: SetText | undefined } {
  if (text === undefined) return { art: box.height, told: undefined };
  const gap = 1.2 * scale;
  const tried: [part: number, least: number][] = [
    [0.58, 13 * scale],
    [0.52, 10 * scale],
    [0.44, 9 * scale],
    [0.36, 8.5 * scale],
    [0.28, 7.5 * scale],
    [0.2, LEAST_POINTS],
    [0, LEAST_POINTS],
  ];
  for (const [part, least] of tried) {
    const art = box.height * part;
    const y = box.y + art + kinds + gap;
    const told = studio.set(
      text,
      {
        ...box,
        y,
        height: box.height - art - gap,
        style: 'text',
        largest: Math.max(LEAST_POINTS, 14 * scale),
        smallest: Math.max(LEAST_POINTS, least),
        align: 'centre',
        vertical: 'middle',
        colour: studio.ink,
      },
      design.id,
    );
    if (told) return { art, told };
  }
  tooLong(studio, design);
  return { art: 0, told: undefined };
}

function tooLong(studio: Studio, { id }: DesignDef): void {
  studio.report('D1201', { card: id, size: sizeName(studio.options.size), points: LEAST_POINTS }, id);
}

function pictured(studio: Studio, design: DesignDef, name: string, box: Box, colour: string, scale: number): Mark[] {
  if (box.height < 5) return [];
  const { options } = studio;
  const { symbol, badge } = lookOf(studio, design);
  const ground: Mark[] = options.inkSaving
    ? []
    : [
        {
          is: 'path',
          d: rectPath(box.x, box.y, box.width, box.height, 1.4 * scale),
          fill: {
            is: 'radial',
            at: [0.5, 0.45, 0, 0.5, 0.45, 0.75],
            transform: [box.width, 0, 0, box.height, box.x, box.y],
            stops: [
              { offset: 0, colour: tint(colour, 0.95, 0.05), opacity: 1 },
              { offset: 1, colour: tint(colour, 0.8, 0.09), opacity: 1 },
            ],
          },
        },
      ];
  const inset = Math.min(1.6 * scale, box.height / 8);
  const side = Math.min(box.height, box.width) - 2 * inset;
  const main: Box = {
    x: box.x + (box.width - side) / 2,
    y: box.y + (box.height - side) / 2,
    width: side,
    height: side,
  };
  const small = Math.max(5, side * 0.4);
  const corner: Box = {
    x: box.x + box.width - small - inset,
    y: box.y + box.height - small - inset,
    width: small,
    height: small,
  };
  const values = symbol === undefined ? drawValues(studio, design, main) : [];
  const drawn = values.length ? values : picture(studio, symbol, name, main, colour, design.id);
  const added = studio.has(badge) ? studio.symbol(badge, corner, colour) : [];
  return [
    decoration(ground),
    group([...drawn, ...added], { tag: { role: 'Figure', alt: name } }),
    ...printedMarks(studio, design, { ...box, x: box.x + inset, y: box.y + inset }, scale),
  ];
}

function footer(studio: Studio, design: DesignDef, number: number, box: Box): Mark[] {
  const common = {
    y: box.y,
    height: box.height,
    style: 'text',
    largest: LEAST_POINTS,
    vertical: 'middle',
    leading: 1,
    colour: studio.faint,
  } as const;
  const of = design.copies > 1 ? `${number}/${design.copies}` : '';
  const wide = of === '' ? 0 : 6;
  // Where lines end on the left, the count stands there.
  const [idAt, countAt] = studio.texts.dir === 'rtl' ? [box.x + wide, box.x] : [box.x, box.x + box.width - wide];
  const count = of === '' ? undefined : studio.set(of, { ...common, x: countAt, width: wide, align: 'end' }, design.id);
  // Where an id is too long for the card, its name must do.
  const id = studio.set(design.id, { ...common, x: idAt, width: box.width - wide, align: 'start' }, design.id);
  return [
    group(
      [id, count].flatMap((set) => (set ? [set.mark] : [])),
      { tag: { role: 'P' } },
    ),
  ];
}

/** A card that is its picture: laid edge to edge, its ways go on from one to the next. */
function drawTile(studio: Studio, design: DesignDef, name: string, bleed: Bleed): Mark[] {
  const { options } = studio;
  const { width, height } = options.size;
  const { symbol = '' } = lookOf(studio, design);
  const colour = designColour(studio, design);
  const label = studio.set(
    name,
    {
      x: 2.4,
      y: 2,
      width: width * 0.3,
      height: 8,
      style: 'strong',
      largest: 7.5,
      align: 'start',
      leading: 1.05,
      colour: studio.ink,
    },
    design.id,
  );
  const around = rectPath(-bleed.left, -bleed.top, width + bleed.left + bleed.right, height + bleed.top + bleed.bottom);
  const plate: Mark[] = label
    ? [
        {
          is: 'path',
          d: rectPath(1.6, 1.6, width * 0.3 + 1, label.height + 0.8, 1),
          fill: '#ffffff',
          fillOpacity: 0.82,
        },
      ]
    : [];
  // A little larger than the card, so that the picture goes on under the knife.
  const most = Math.max(bleed.left, bleed.right, bleed.top, bleed.bottom);
  const over: Mark[] =
    most > 0 && !options.inkSaving
      ? studio.symbol(
          symbol,
          { x: -most, y: -most, width: width + 2 * most, height: height + 2 * most },
          colour,
          'fill',
        )
      : [];
  return [
    decoration([group(over, { clip: around })]),
    group(studio.symbol(symbol, { x: 0, y: 0, width, height }, colour, 'fill'), { tag: { role: 'Figure', alt: name } }),
    decoration(plate),
    ...(label ? [group([label.mark], { tag: { role: 'H3' } })] : []),
  ];
}
