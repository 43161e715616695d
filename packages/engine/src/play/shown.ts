import type { Constant, Per, Type } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import type { Shown, ZoneRef } from '../api.js';
import type { Layout } from '../program/layout.js';
import type { Frame, Run } from '../state/run.js';
import { cellX, cellY, headOf, lying } from '../state/zones.js';

/** A thing in an event: what it was, and the seats that knew it when it happened. */
export interface Ref {
  ref: number;
  design: number;
  mask: number;
  place: number;
  index: number;
  /** What seats were told of it, where there is such a thing as being told an attribute. */
  clues?: ClueRef[];
}

/** An attribute of a thing, for those who know it. */
interface ClueRef {
  clue: string;
  mask: number;
  value: unknown;
}

/** The bit of a seat's knowledge; a spectator's is the one after the last seat. */
export const bitOf = (r: Run, seat: number | null): number => 1 << (seat ?? r.seats);

/** Tells copies apart where there are several. */
export function thingId(layout: Layout, thing: number, design: number): string {
  const { id, copies } = layout.ruleset.designs[design];
  return copies > 1 ? `${id}#${thing}` : id;
}

export const seatId = (layout: Layout, seat: number): string => layout.ruleset.seats.names[seat] ?? `seat-${seat + 1}`;

/** Where a thing lies, counted from 1 (the head of a ring has 0). */
export function indexAt(r: Run, place: number, thing: number): number {
  const things = lying(r, place);
  const at = things.indexOf(thing);
  return things.length > 0 && headOf(r, place) === things[0] ? at : at + 1;
}

export function refer(r: Run, thing: number, place = r.where[thing], index = indexAt(r, place, thing)): Ref {
  const ref: Ref = { ref: thing, design: r.design[thing], mask: r.known[thing], place, index };
  const { clues } = r.program.layout;
  if (clues.length > 0) {
    const told = clues.map((attr) => clueRef(r, attr, thing)).filter(({ mask }) => mask & ~ref.mask);
    if (told.length > 0) ref.clues = told;
  }
  return ref;
}

/** The value of an attribute, whether it is printed or can change. */
export function attrOf({ program, attrs, design }: Run, attr: number, thing: number): Constant {
  const { changing, printed } = program.layout;
  return changing[attr] >= 0 ? attrs[changing[attr]][thing] : printed[attr][design[thing]];
}

export function clueRef(r: Run, attr: number, thing: number): ClueRef {
  const { ruleset, clueAt } = r.program.layout;
  const { id, type } = ruleset.attrs[attr];
  const mask = r.known[thing] | r.known[(clueAt[attr] + 1) * r.where.length + thing];
  return { clue: id, mask, value: held(r, type, attrOf(r, attr, thing)) };
}

const shownThings = new WeakMap<Layout, Shown[][]>();

/** A thing whose face is known. The same object every time, so that who compares views need not look into it. */
export function shownThing(layout: Layout, thing: number, design: number): Shown {
  let all = shownThings.get(layout);
  if (!all) {
    all = [];
    shownThings.set(layout, all);
  }
  all[thing] ??= [];
  const { id } = layout.ruleset.designs[design];
  all[thing][design] ??= Object.freeze<Shown>({ is: 'thing', id: thingId(layout, thing, design), design: id });
  return all[thing][design];
}

/** As one seat may know it. In a hand or set that it does not see, a place would tell one back from another. */
export function showRef(layout: Layout, ref: Ref, bit: number, sees: number): Shown {
  if (ref.mask & bit) return shownThing(layout, ref.ref, ref.design);
  const zone = layout.zoneOf[ref.place];
  const { id, per } = layout.ruleset.zones[zone];
  const place = layout.looseAt[ref.place] && !(sees & bit) ? 0 : ref.index;
  const hidden: Shown =
    per === 'game'
      ? { is: 'hidden', zone: id, place }
      : { is: 'hidden', zone: id, of: layout.zoneIndex[ref.place], place };
  const told = ref.clues?.filter(({ mask }) => mask & bit) ?? [];
  if (told.length > 0) {
    // What an attribute holds is known by itself; of a thing it holds, no more than that it is one.
    hidden.clues = Object.fromEntries(told.map(({ clue, value }) => [clue, redactIn(layout, value, bit) as Shown]));
  }
  return hidden;
}

/** A value that is no thing: everybody who sees it knows what it is. */
function plain({ ruleset }: Layout, { is, kind }: Type, value: number): Shown | undefined {
  switch (is) {
    case 'number':
      return { is, value };
    case 'yes-no':
      return { is, value: value === 1 };
    case 'player':
      return { is, seat: value };
    case 'kind': {
      const { id, values } = ruleset.kinds[kind ?? 0];
      return { is, kind: id, id: values[value] ?? '' };
    }
    case 'design':
      return { is, id: ruleset.designs[value]?.id ?? '' };
    case 'cell':
      return { is, x: cellX(value), y: cellY(value) };
    default:
      return undefined;
  }
}

type Pending = (r: Run, type: Type, value: number | readonly number[]) => Shown | Ref;

const pendingAt =
  (indexOf: (ref: Ref) => number): Pending =>
  (r, type, value) => {
    if (Array.isArray(value)) {
      return { is: 'list', items: value.map((item) => pendingAt(indexOf)(r, type, item) as Shown) };
    }
    // A name that nothing was put into yet holds null.
    if (typeof value !== 'number' || value === NONE) return { is: 'none' };
    const shown = plain(r.program.layout, type, value);
    if (shown !== undefined) return shown;
    if (r.where[value] === undefined) return { is: 'none' };
    const ref = refer(r, value);
    return { ...ref, index: indexOf(ref) };
  };

/** A value that stays to be redacted for each seat: things become references. */
export const pending = pendingAt(({ index }) => index);

/**
 * A value that a name or variable holds. Who saw what was put into it could tell by its place where that lies now, so a
 * thing that the seat does not know is only somewhere in its zone.
 */
export const held = pendingAt(() => 0);

const isRef = (value: object): value is Ref => 'ref' in value;
const isClue = (value: object): value is ClueRef => 'clue' in value;

/** Redacts everything inside: what the seat knew when it happened stays, the rest becomes hidden. */
export const redact = <T>(r: Run, value: T, bit: number): T => redactIn(r.program.layout, value, bit, r.sees);

/** Without who sees what, a hidden thing is only somewhere in its zone. */
function redactIn<T>(layout: Layout, value: T, bit: number, sees?: readonly number[]): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => redactIn(layout, item, bit, sees)) as T;
  if (isRef(value)) return showRef(layout, value, bit, sees?.[value.place] ?? 0) as T;
  if (isClue(value)) return (value.mask & bit ? redactIn(layout, value.value, bit, sees) : { is: 'none' }) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    out[key] = redactIn(layout, (value as Record<string, unknown>)[key], bit, sees);
  }
  return out as T;
}

/** A value as a seat may know it now. */
export const show = (r: Run, type: Type, value: number | readonly number[], bit: number): Shown =>
  redact(r, held(r, type, value), bit) as Shown;

/** Whose: the seat, word or design that one of several zones or counters belongs to. */
export const showOwner = (layout: Layout, per: Per, index: number): Shown | undefined =>
  per === 'game' ? undefined : plain(layout, typeof per === 'object' ? { is: 'kind', ...per } : { is: per }, index);

export function zoneRef(layout: Layout, place: number): ZoneRef {
  const zone = layout.ruleset.zones[layout.zoneOf[place]];
  const of = showOwner(layout, zone.per, layout.zoneIndex[place]);
  return of === undefined ? { zone: zone.id } : { zone: zone.id, of };
}

/** Parameters of a routine by name, to be redacted. */
export function argsOf(
  r: Run,
  params: readonly { name: string; slot: number; type: Type }[],
  frame: Frame,
): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const { name, slot, type } of params) args[name] = held(r, type, frame[slot]);
  return args;
}

/** The id of an option: the same value has the same id in every decision, and a hidden thing's tells only its place. */
export function optionId(layout: Layout, shown: Shown): string {
  switch (shown.is) {
    case 'number':
      return String(shown.value);
    case 'yes-no':
      return shown.value ? 'yes' : 'no';
    case 'player':
      return seatId(layout, shown.seat);
    case 'kind':
    case 'design':
    case 'thing':
      return shown.id;
    case 'hidden':
      return `?${shown.zone}${shown.of === undefined ? '' : `.${shown.of}`}.${shown.place}`;
    case 'cell':
      return `${shown.x},${shown.y}`;
    case 'none':
      return 'none';
    case 'list':
      return shown.items.map((item) => optionId(layout, item)).join('+');
  }
}
