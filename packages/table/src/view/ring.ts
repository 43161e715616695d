import type { Option, ZoneView } from '@draco-table/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ellipsePoints, type Point } from '../model/geometry.js';
import { keyOf, zoneKey } from '../model/key.js';
import { tabStop } from './roving.js';
import type { Scene } from './scene.js';
import { renderThing } from './thing.js';
import { vars } from './vars.js';

const smallest = 44;
const largest = 96;
/** Distance of neighbours, and of the ellipse from the edge, in pieces. */
const spread = 1.12;
const padding = 0.58 * 2;

/**
 * Diameter of a piece: as large as the way round allows, never below what a finger can hit. The way is that of the
 * ellipse on which the pieces' middles lie, which itself shrinks with their size.
 */
export function pieceSize(count: number, width: number, height: number): number {
  const fitting = ((Math.PI / 2) * (width + height - 24)) / (Math.max(1, count) * spread + Math.PI * padding);
  return Math.round(Math.max(smallest, Math.min(largest, Math.min(width, height) / 4.2, fitting)));
}

export interface RingLayout {
  size: number;
  points: Point[];
  middle: Point;
}

export function ringLayout(count: number, width: number, height: number): RingLayout {
  const size = pieceSize(count, width, height);
  const pad = (size * padding) / 2 + 6;
  const points = ellipsePoints(count, Math.max(10, width - 2 * pad), Math.max(10, height - 2 * pad)).map(
    ({ x, y }) => ({
      x: x + pad,
      y: y + pad,
    }),
  );
  return { size, points, middle: { x: width / 2, y: height / 2 } };
}

/** Seats round the table are fixed: a missing piece leaves its seat empty. */
export const seatsOf = ({ items }: ZoneView): number =>
  Math.max(items.length, ...items.map(({ slot = 0 }) => slot + 1));

/** Where the rim of a piece is free of its neighbours: outwards or inwards, whichever is lower. */
function freeSide(x: number, y: number, { width, height }: Scene['size']): number {
  const outwards = Math.atan2((y / height - 0.5) / height, (x / width - 0.5) / width);
  return Math.sin(outwards) < -0.3 ? outwards + Math.PI : outwards;
}

/** Number options that stand for places of this ring, when the theme says so. */
function placeOptions(scene: Scene, zone: ZoneView): Option[] {
  const { decision } = scene;
  if (!decision || scene.theme.prompts[decision.prompt]?.places !== zone.zone) return [];
  return decision.options.filter((option) => option.value.is === 'number');
}

export function isPlaceChoice(scene: Scene): boolean {
  const ring = scene.board.stage;
  return ring?.shape === 'ring' && placeOptions(scene, ring).length > 0;
}

export function renderRing(scene: Scene, zone: ZoneView): TemplateResult {
  const { width, height } = scene.size;
  const seats = seatsOf(zone);
  const layout = ringLayout(seats, width, height);
  const group = zoneKey(zone);
  const keys = zone.items.map((item) => keyOf(item.value));
  const stop = tabStop(scene, group, keys);
  const isZoneAsked = keys.some((key) => scene.options.has(key));
  const { places: marks = {}, numbers = true, reads } = scene.theme.zones[zone.zone] ?? {};
  const isAgainst = reads === 'counter-clockwise';
  const headed = scene.ruleset.zones.find(({ id }) => id === zone.zone)?.head !== undefined;
  const last = zone.items.length - (headed ? 1 : 0);
  const at = (index: number): Point => {
    const item = zone.items[index];
    const turn = (zone.direction ?? 1) === 1 ? index : seats - index;
    const slot = (item?.slot ?? turn) % seats;
    return layout.points[isAgainst ? (seats - slot) % seats : slot] ?? layout.middle;
  };
  const places = placeOptions(scene, zone);
  const [first = layout.middle, second = layout.middle] = layout.points;
  const apart = Math.hypot(first.x - second.x, first.y - second.y) / layout.size;
  return html`<div
    class="ring ${apart < 1.15 ? 'crowded' : ''}"
    part="zone ring"
    role="group"
    data-zone=${group}
    aria-label=${scene.texts.zoneName(zone)}
    ${vars({ '--piece': `${layout.size}px` })}
  >
    <div class="tabletop" aria-hidden="true"></div>
    ${repeat(
      zone.items,
      (item) => keyOf(item.value),
      (item, index) => {
        const place = headed ? index : index + 1;
        const { x, y } = at(index);
        const mark = marks[String(place)] ?? marks[String(place - last - 1)];
        const isHead = headed && index === 0;
        const key = keyOf(item.value);
        const thing = renderThing(scene, item, {
          group,
          isTabStop: key === stop,
          isZoneAsked,
          ...(isHead
            ? {}
            : {
                note: scene.texts.message('ui-place', { place, count: last }),
                ...(numbers ? { badge: { text: String(place), mark } } : {}),
              }),
          isHead,
          // What is drawn looks the way a ring is read clockwise.
          isMirrored: isHead && (zone.direction === -1) !== isAgainst,
        });
        // What moves is around what glows: were they one, the page would have to move it in every frame.
        const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${isHead ? ' scale(1.16)' : ''}`;
        // Where pieces overlap, what can be chosen takes the taps. Where not, to put each above the others only costs time.
        const isOver = isHead || (apart < 1 && scene.options.has(key));
        return html`<div class="slot ${isOver ? 'over' : ''}" ${vars({ transform, '--turn': freeSide(x, y, scene.size).toFixed(2) })}>${thing}</div>`;
      },
    )}
    ${places.length ? scene.later?.renderPlaces(scene, places, zone, layout, at, headed) : nothing}
  </div>`;
}
