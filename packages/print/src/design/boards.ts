import { tint } from '../colour.js';
import type { Spot, Track } from '../contents.js';
import { decoration, ellipsePath, group, linePath, type Mark, rectPath } from '../marks.js';
import type { Size } from '../options.js';
import { designColour, picture, type Studio } from '../studio.js';
import { PIECE } from './pieces.js';

const MARGIN = 12;
const line = (paint: string, width = 0.3) => ({ paint, width });

function heading(
  studio: Studio,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  largest: number,
  of: string,
): Mark[] {
  const set = studio.set(
    text,
    { ...box, style: 'title', largest, align: 'centre', vertical: 'middle', leading: 1, colour: studio.ink },
    of,
  );
  return set ? [group([set.mark], { tag: { role: 'H2' } })] : [];
}

/** A ring of numbered places, the first beside whom it is read from. */
export function drawRing(studio: Studio, zone: Studio['ruleset']['zones'][number], places: number, page: Size): Mark[] {
  const { ruleset, look, texts, options } = studio;
  const [cx, cy] = [page.width / 2, page.height / 2];
  const radius = Math.min(page.width, page.height) / 2 - MARGIN - PIECE.height / 2;
  const head = zone.head === undefined ? undefined : ruleset.designs[zone.head];
  const name = texts.zoneName(zone.id);
  const around = (2 * Math.PI * radius) / Math.max(1, places);
  // Where there are many, a place is as wide as there is room, and pieces overlap it.
  const wide = Math.min(PIECE.width, around * 0.8);
  const high = Math.min(PIECE.height, wide * 1.25);
  const marks: Mark[] = [
    decoration([{ is: 'path', d: ellipsePath(cx, cy, radius), stroke: line(studio.faint, 0.4) }]),
    ...heading(studio, name, { x: cx - radius * 0.55, y: cy - 12, width: radius * 1.1, height: 24 }, 26, zone.id),
  ];
  for (let place = 0; place < places; place++) {
    const angle = -Math.PI / 2 + (place / places) * 2 * Math.PI;
    const box = {
      x: cx + radius * Math.cos(angle) - wide / 2,
      y: cy + radius * Math.sin(angle) - high / 2,
      width: wide,
      height: high,
    };
    const isHead = place === 0 && head !== undefined;
    // Negative places count from the end.
    const { places: named = {} } = look.zones[zone.id] ?? {};
    const mark = named[String(place)] ?? named[String(place - places)];
    const fill = options.inkSaving ? '#ffffff' : isHead ? tint(designColour(studio, head), 0.92, 0.05) : '#fffaf0';
    marks.push(
      decoration([
        { is: 'path', d: rectPath(box.x, box.y, wide, high, 2), fill, stroke: line(studio.faint, isHead ? 0.8 : 0.3) },
      ]),
    );
    const label = isHead ? texts.cardName(head.id) : texts.number(head === undefined ? place + 1 : place);
    if (mark) marks.push(decoration([arrow(box, mark, studio.faint)]));
    const set = studio.set(
      label,
      {
        ...box,
        style: 'title',
        largest: isHead ? 10 : 14,
        align: 'centre',
        vertical: 'middle',
        leading: 1,
        colour: studio.faint,
      },
      zone.id,
    );
    if (set) marks.push(group([set.mark], { tag: { role: 'P' } }));
  }
  return marks;
}

/** Under a place's number: up where it is good to be, down where it is bad. */
function arrow({ x, y, width, height }: Size & { x: number; y: number }, mark: 'good' | 'bad', fill: string): Mark {
  const [cx, base, half] = [x + width / 2, y + height * 0.8, width * 0.13];
  const tip = mark === 'good' ? -half * 1.3 : half * 1.3;
  return {
    is: 'path',
    d: `M${cx - half} ${base - tip / 2}L${cx} ${base + tip / 2}L${cx + half} ${base - tip / 2}Z`,
    fill,
  };
}

export const TRACK_COLUMNS = 10;

export const trackHeight = ({ most }: Track): number => 10 + Math.ceil((most + 1) / TRACK_COLUMNS) * 18 + 4;

/** Numbered squares for markers, ten to a row. */
export function drawTrack(studio: Studio, { name, symbol, most }: Track, x: number, y: number, width: number): Mark[] {
  const { texts, options } = studio;
  const side = width / TRACK_COLUMNS;
  const marks: Mark[] = [];
  const sign = studio.has(symbol) ? 8 : 0;
  if (studio.has(symbol))
    marks.push(decoration(studio.symbol(symbol, { x, y: y + 0.5, width: sign, height: sign }, studio.faint)));
  const title = studio.set(
    name,
    {
      x: x + (sign ? sign + 2 : 0),
      y,
      width: width - sign - 2,
      height: 9,
      style: 'title',
      largest: 15,
      vertical: 'middle',
      leading: 1,
      colour: studio.ink,
    },
    name,
  );
  if (title) marks.push(group([title.mark], { tag: { role: 'H2' } }));
  for (let n = 0; n <= most; n++) {
    const box = {
      x: x + (n % TRACK_COLUMNS) * side,
      y: y + 10 + Math.floor(n / TRACK_COLUMNS) * 18,
      width: side,
      height: 18,
    };
    const fill = options.inkSaving ? undefined : n % 5 === 0 ? '#efe6d4' : '#fffaf0';
    marks.push(
      decoration([
        {
          is: 'path',
          d: rectPath(box.x, box.y, box.width, box.height),
          ...(fill && { fill }),
          stroke: line(studio.faint),
        },
      ]),
    );
    const set = studio.set(
      texts.number(n),
      { ...box, x: box.x + 1.4, y: box.y + 0.8, style: 'title', largest: 11, leading: 1, colour: studio.ink },
      name,
    );
    if (set) marks.push(group([set.mark], { tag: { role: 'P' } }));
  }
  return [group(marks, { tag: { role: 'Sect', title: name } })];
}

/** The outline of a card with what belongs there. */
export function drawSpot(studio: Studio, { name, symbol }: Spot): Mark[] {
  const { width, height } = studio.options.size;
  const inset = 1.5;
  const marks: Mark[] = [
    decoration([
      {
        is: 'path',
        d: rectPath(inset, inset, width - 2 * inset, height - 2 * inset, 3),
        stroke: { ...line(studio.faint, 0.4), dash: [2, 1.5] },
      },
      ...(studio.has(symbol)
        ? picture(
            studio,
            symbol,
            name,
            { x: width / 2 - 8, y: height / 2 - 16, width: 16, height: 16 },
            studio.faint,
            name,
          )
        : []),
    ]),
  ];
  const label = studio.set(
    name,
    {
      x: 5,
      y: height / 2,
      width: width - 10,
      height: height / 2 - 6,
      style: 'title',
      largest: 13,
      align: 'centre',
      leading: 1.05,
      colour: studio.faint,
    },
    name,
  );
  if (label) marks.push(group([label.mark], { tag: { role: 'P' } }));
  return marks;
}

/** A die to fold: six squares in a cross, with tabs to glue; opposite sides make seven. */
export function drawDie(studio: Studio, side: number): Mark[] {
  const places: [column: number, row: number, pips: number][] = [
    [1, 0, 2],
    [0, 1, 3],
    [1, 1, 1],
    [2, 1, 4],
    [1, 2, 5],
    [1, 3, 6],
  ];
  const tab = side * 0.28;
  const slant = tab * 0.7;
  const at = (column: number, row: number) => ({ x: tab + column * side, y: tab + row * side });
  const marks: Mark[] = [];
  const cut = { paint: studio.faint, width: 0.25 };
  // A tab on the upper and lower edge of the arms, and beside the last square.
  const tabs: string[] = [];
  for (const column of [0, 2]) {
    const { x, y } = at(column, 1);
    tabs.push(`M${x} ${y}L${x + slant} ${y - tab}L${x + side - slant} ${y - tab}L${x + side} ${y}`);
    tabs.push(
      `M${x} ${y + side}L${x + slant} ${y + side + tab}L${x + side - slant} ${y + side + tab}L${x + side} ${y + side}`,
    );
  }
  const last = at(1, 3);
  tabs.push(
    `M${last.x} ${last.y + side}L${last.x + slant} ${last.y + side + tab}L${last.x + side - slant} ${last.y + side + tab}L${last.x + side} ${last.y + side}`,
  );
  marks.push({ is: 'path', d: tabs.join(''), stroke: cut });
  for (const [column, row, pips] of places) {
    const { x, y } = at(column, row);
    marks.push({ is: 'path', d: rectPath(x, y, side, side), stroke: cut });
    marks.push({
      is: 'path',
      d: pipsOf(pips)
        .map(([px, py]) => ellipsePath(x + px * side, y + py * side, side * 0.09))
        .join(''),
      fill: studio.ink,
    });
  }
  return marks;
}

function pipsOf(n: number): [number, number][] {
  const [a, b, c] = [0.25, 0.5, 0.75];
  const corners: [number, number][] = [
    [a, a],
    [c, c],
    [a, c],
    [c, a],
    [a, b],
    [c, b],
  ];
  const middle: [number, number][] = n % 2 === 1 ? [[b, b]] : [];
  return [...middle, ...corners.slice(0, n - (n % 2))];
}

export const DIE = { side: 20, width: 20 * 3 + 20 * 0.56, height: 20 * 4 + 20 * 0.56 } as const;

export const ruleLine = (x: number, y: number, width: number, paint: string): Mark =>
  decoration([{ is: 'path', d: linePath(x, y, x + width, y), stroke: { paint, width: 0.3 } }]);
