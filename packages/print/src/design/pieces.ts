import type { DesignDef } from '@draco-table/ruleset';
import { tint } from '../colour.js';
import type { Chip } from '../contents.js';
import { decoration, ellipsePath, group, type Mark, rectPath } from '../marks.js';
import { crestOf, designColour, lookOf, ownerOf, picture, type Studio, seatColour } from '../studio.js';
import { LEAST_POINTS } from '../text/set-text.js';

export const PIECE = { width: 26, height: 33 } as const;
export const CHIP = { width: 18, height: 18 } as const;

/** A piece: its picture on a disc of its colour, its owner's crest, its name. */
export function drawPiece(studio: Studio, design: DesignDef): Mark[] {
  const { options, texts } = studio;
  const { width, height } = PIECE;
  const colour = designColour(studio, design);
  const name = texts.cardName(design.id);
  const { symbol, shape } = lookOf(studio, design);
  const owner = ownerOf(studio, design);
  const [cx, cy, r] = [width / 2, 12.6, 10.6];
  const disc: Mark = {
    is: 'path',
    d: ellipsePath(cx, cy, r),
    ...(options.inkSaving ? {} : { fill: tint(colour, 0.9, 0.06) }),
    stroke: {
      paint: options.inkSaving ? studio.faint : tint(colour, 0.55, 0.15),
      width: options.inkSaving ? 0.4 : 1.3,
    },
  };
  const inside = { x: cx - r * 0.8, y: cy - r * 0.8, width: r * 1.6, height: r * 1.6 };
  const crest = owner === undefined ? undefined : crestOf(studio, owner);
  const corner = { x: width - 9, y: 1, width: 8, height: 8 };
  const label = studio.set(
    name,
    {
      x: 1.2,
      y: 24,
      width: width - 2.4,
      height: height - 25,
      style: 'strong',
      largest: 9,
      align: 'centre',
      vertical: 'middle',
      leading: 1.02,
      colour: studio.ink,
    },
    design.id,
  );
  // A long name needs room more than the disc does.
  if (!label)
    studio.report('D1201', { card: design.id, size: `${width} × ${height} mm`, points: LEAST_POINTS }, design.id);
  const marks: Mark[] = [
    decoration([
      { is: 'path', d: rectPath(0, 0, width, height, 2), stroke: { paint: '#b0a89e', width: 0.15 } },
      ...(shape === 'object' ? [] : [disc]),
    ]),
    group(picture(studio, symbol, name, inside, colour, design.id), { tag: { role: 'Figure', alt: name } }),
  ];
  if (owner !== undefined && crest !== undefined)
    marks.push(
      decoration([
        {
          is: 'path',
          d: ellipsePath(corner.x + 4, corner.y + 4, 4),
          fill: '#ffffff',
          stroke: { paint: seatColour(studio, owner), width: 0.5 },
        },
        ...studio.symbol(
          crest,
          { x: corner.x + 1.2, y: corner.y + 1.2, width: 5.6, height: 5.6 },
          seatColour(studio, owner),
        ),
      ]),
    );
  if (label) marks.push(group([label.mark], { tag: { role: 'P' } }));
  return [group(marks, { tag: { role: 'Sect', title: name } })];
}

/** A round chip with its symbol and its number. */
export function drawChip(studio: Studio, { name, symbol, text, colour }: Chip): Mark[] {
  const { options } = studio;
  const c = CHIP.width / 2;
  const ring = {
    paint: options.inkSaving ? studio.faint : tint(colour, 0.5, 0.13),
    width: options.inkSaving ? 0.3 : 0.8,
  };
  const face: Mark = {
    is: 'path',
    d: ellipsePath(c, c, 8.2),
    ...(options.inkSaving ? {} : { fill: tint(colour, 0.95, 0.04) }),
    stroke: ring,
  };
  const box = { x: c - 6, y: c - 6, width: 12, height: 12 };
  const marks: Mark[] = [];
  if (symbol !== undefined || text === undefined) marks.push(...picture(studio, symbol, name, box, colour, name));
  if (text !== undefined) {
    if (symbol !== undefined) marks.push({ is: 'path', d: ellipsePath(c, c, 3.4), fill: '#ffffff', fillOpacity: 0.9 });
    const set = studio.set(
      text,
      {
        ...box,
        style: 'title',
        largest: symbol === undefined ? 20 : 13,
        align: 'centre',
        vertical: 'middle',
        leading: 1,
        colour: studio.ink,
      },
      name,
    );
    if (set) marks.push(set.mark);
  }
  return [
    decoration([face]),
    group(marks, { tag: { role: 'Figure', alt: text === undefined ? name : `${name} ${text}` } }),
  ];
}
