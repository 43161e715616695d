import type { Type } from '@draco-table/ruleset';
import type { Shown, ZoneRef, ZoneView } from '../api.js';
import type { Layout } from '../program/layout.js';
import type { Run } from '../state/run.js';
import { cellX, cellY, slotOf } from '../state/zones.js';
import { orderFor } from './loose.js';
import { indexAt, refer, show, shownThing, showRef, zoneRef } from './shown.js';

type Item = ZoneView['items'][number];

/** What views of a ruleset's games have in common: made once, and frozen, since a view is made for every answer and everybody. */
interface Common {
  zones: ZoneRef[];
  /** By thing, then design: one that is known and of which there is nothing else to say. */
  known: Item[][];
  /** By place, then index: one that is hidden. */
  hidden: Item[][];
  /** By type of thing: the attributes that can change, and what things show whose only such attribute has a value. */
  changing: { id: string; type: Type; at: number }[][];
  only: Map<number, Record<string, Shown>>[];
}
/** Hidden things further back are made for each view. */
const COMMON_INDEX = 255;
/** Attributes of which there are few values. */
const FEW: ReadonlySet<Type['is']> = new Set(['yes-no', 'player', 'kind', 'design']);

const commons = new WeakMap<Layout, Common>();

function commonOf(layout: Layout): Common {
  let found = commons.get(layout);
  if (!found) {
    const { ruleset, changing, thingsOfType, zoneOf } = layout;
    found = {
      zones: zoneOf.map((_, place) => Object.freeze(zoneRef(layout, place))),
      known: [],
      hidden: zoneOf.map(() => []),
      changing: thingsOfType.map((_, thingType) =>
        ruleset.attrs.flatMap(({ id, type, of }, i) =>
          changing[i] >= 0 && of.includes(thingType) ? [{ id, type, at: changing[i] }] : [],
        ),
      ),
      only: thingsOfType.map(() => new Map()),
    };
    commons.set(layout, found);
  }
  return found;
}

/** Zones and counters that exist for seats beyond those who play are left out. */
export const inPlay = (run: Run, per: unknown, index: number): boolean => per !== 'player' || index < run.seats;

/** All zones as a seat may know them. */
export function zonesShown(run: Run, bit: number): ZoneView[] {
  const { layout } = run.program;
  const common = commonOf(layout);
  const views: ZoneView[] = [];
  layout.zoneOf.forEach((zone, place) => {
    const { shape, per } = layout.ruleset.zones[zone];
    if (!inPlay(run, per, layout.zoneIndex[place])) return;
    const things = run.zones[place];
    // In a hand or set that it does not see, a seat cannot tell in which order the things lie.
    const loose = layout.looseAt[place] && !(run.sees[place] & bit);
    const first = loose ? 1 : indexAt(run, place, things[0]);
    const items = orderFor(run, place, bit).map((thing, i): Item => {
      const isKnown = (run.known[thing] & bit) !== 0;
      const bare = isKnown
        ? knownItem(run, common, thing)
        : hiddenItem(run, common, place, thing, first + i, bit, loose);
      const attrs = isKnown && run.attrs.length > 0 ? attrsShown(run, common, thing, bit) : undefined;
      const isUp = run.face[thing] === 1;
      if (shape !== 'grid' && shape !== 'ring' && isUp && attrs === undefined) return bare;
      const item: Item = { value: bare.value };
      if (shape === 'grid') item.cell = { x: cellX(run.cell[thing]), y: cellY(run.cell[thing]) };
      if (shape === 'ring') item.slot = slotOf(run, place, i);
      if (!isUp) item.faceDown = true;
      if (attrs) item.attrs = attrs;
      return item;
    });
    const view: ZoneView = { ...common.zones[place], shape, count: things.length, items };
    if (shape === 'ring') view.direction = run.direction[place] as 1 | -1;
    views.push(view);
  });
  return views;
}

function knownItem({ design, program }: Run, { known }: Common, thing: number): Item {
  known[thing] ??= [];
  known[thing][design[thing]] ??= Object.freeze({ value: shownThing(program.layout, thing, design[thing]) });
  return known[thing][design[thing]];
}

function hiddenItem(
  run: Run,
  { hidden }: Common,
  place: number,
  thing: number,
  index: number,
  bit: number,
  loose: boolean,
): Item {
  const { layout } = run.program;
  const make = (): Item => ({
    value: Object.freeze(showRef(layout, refer(run, thing, place, index), bit, loose ? bit : run.sees[place])),
  });
  // What somebody was told of it belongs to this one; and what is common must not grow without bounds.
  if (layout.clues.length > 0 || index > COMMON_INDEX) return make();
  hidden[place][index] ??= Object.freeze(make());
  return hidden[place][index];
}

/** Attributes that can change; what is printed is found by the design. */
function attrsShown(run: Run, common: Common, thing: number, bit: number): Record<string, Shown> | undefined {
  const type = run.program.layout.thingType[thing];
  const list = common.changing[type];
  if (list.length === 0) return undefined;
  const make = (): Record<string, Shown> =>
    Object.fromEntries(list.map((one) => [one.id, show(run, one.type, run.attrs[one.at][thing], bit)]));
  const [{ type: only, at }] = list;
  const value = run.attrs[at][thing];
  if (list.length > 1 || only.list || !FEW.has(only.is) || typeof value !== 'number') return make();
  const found = common.only[type].get(value) ?? Object.freeze(make());
  common.only[type].set(value, found);
  return found;
}
