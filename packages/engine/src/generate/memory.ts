import { NONE } from '@draco-table/ruleset';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import { Run } from '../state/run.js';

/**
 * The game that is being played, as whole numbers at places that are the same in every game: the machine then knows where
 * each lies, and nothing is made while a game is played. One for a program; what was there before comes back when a
 * picker has played a game of its own.
 */
export interface Memory {
  /** What is no list of numbers: phases, effects, counts, who answers. */
  readonly run: Run;
  /** By thing. */
  readonly where: Int32Array;
  readonly known: Int32Array;
  readonly face: Int32Array;
  readonly since: Int32Array;
  readonly cell: Int32Array;
  readonly design: Int32Array;
  /** By thing: where in `things` it stands. */
  readonly at: Int32Array;
  /**
   * What lies where: each place has room for everything, twice, so that both ends can grow. It begins at `begin` and ends
   * before `end`.
   */
  readonly things: Int16Array;
  readonly begin: Int32Array;
  readonly end: Int32Array;
  /** By place, for rings. */
  readonly spin: Int32Array;
  readonly direction: Int32Array;
  /** By place: who sees it; the thing that a ring is read from, or NONE. */
  readonly sees: Int32Array;
  readonly heads: Int32Array;
  /** By design: the thing that has it. */
  readonly thingOf: Int32Array;
  readonly options: Int32Array;
  /** Variables that are numbers, and those that are lists, under the same index. */
  readonly vars: Int32Array;
  readonly lists: (readonly number[])[];
  /** By attribute that changes, then thing; null where it is of the other sort. */
  readonly attrs: (Int32Array | null)[];
  readonly attrLists: ((readonly number[])[] | null)[];
  readonly random: Int32Array;
}

/** Room for all places together: beyond it games are played one operation at a time. */
const MOST = 4_000_000;

/** Numbers that stay where they are: small arrays would be moved about with the rest of the heap. */
export function fixed(values: readonly number[]): Int32Array {
  const made = new Int32Array(new ArrayBuffer(Math.max(values.length * 4, 128)), 0, values.length);
  for (let i = 0; i < values.length; i++) made[i] = values[i];
  return made;
}
const blank = (count: number): Int32Array => fixed(new Array<number>(count).fill(0));

/** Elements between the beginnings of two places. */
export const roomOf = (layout: Layout): number => 2 * layout.startDesign.length + 2;

/** Null where it would take too much. */
export function makeMemory(program: Program): Memory | null {
  const { layout } = program;
  const { ruleset, startDesign, changing, zoneOf, varStart } = layout;
  const [count, places] = [startDesign.length, zoneOf.length];
  const room = roomOf(layout);
  if (room * places > MOST) return null;
  const isList = ruleset.attrs.filter((_, attr) => changing[attr] >= 0).map(({ type }) => type.list === true);
  const memory: Memory = {
    run: new Run(program, ruleset.seats.min, []),
    where: blank(count),
    known: blank(count),
    face: blank(count),
    since: blank(ruleset.designs.some(({ hooks = [] }) => hooks.length > 0) ? count : 0),
    cell: blank(layout.hasGrid ? count : 0),
    design: blank(count),
    at: blank(count),
    things: new Int16Array(new ArrayBuffer(Math.max(room * places * 2, 128))),
    begin: blank(places),
    end: blank(places),
    spin: blank(layout.hasRing ? places : 0),
    direction: blank(layout.hasRing ? places : 0),
    sees: blank(places),
    heads: blank(places),
    thingOf: blank(layout.firstThing.length),
    options: blank(ruleset.options.length),
    vars: blank(varStart.length),
    lists: varStart.map(() => EMPTY),
    attrs: isList.map((listed) => (listed ? null : blank(count))),
    attrLists: isList.map((listed) => (listed ? startDesign.map(() => EMPTY) : null)),
    random: blank(4),
  };
  // Whoever looks at the run sees what the memory holds; what lies where is asked for.
  const { where, known, face, since, cell, random } = memory;
  Object.assign(memory.run, { where, known, face, since, cell, random, design: EMPTY });
  return memory;
}

const EMPTY: readonly number[] = [];

function copy(from: ArrayLike<number>, to: { [index: number]: number }): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** The parts of a run that are copied as they are, to play and back. */
const BOTH = [
  'effects',
  'flow',
  'sequence',
  'asks',
  'ended',
  'script',
  'mark',
  'at',
  'depth',
  'given',
  'chances',
] as const;
/** Those that a game does not change. */
const IN = [
  'seats',
  'options',
  'design',
  'thingOf',
  'players',
  'sees',
  'everyone',
  'answer',
  'pick',
  'watch',
  'reseedAt',
  'reseed',
  'cursor',
  'steps',
  'begun',
  'proceeding',
] as const;

/** Copies a game in. */
export function take(memory: Memory, r: Run): void {
  const { run, things, begin, end, at } = memory;
  const target = run as unknown as Record<string, unknown>;
  if (run.design !== r.design || run.thingOf !== r.thingOf || run.sees !== r.sees) settle(memory, r);
  for (const name of IN) target[name] = r[name];
  for (const name of BOTH) target[name] = r[name];
  copy(r.options, memory.options);
  copy(r.where, memory.where);
  copy(r.known, memory.known);
  copy(r.face, memory.face);
  copy(r.since, memory.since);
  copy(r.cell, memory.cell);
  copy(r.spin, memory.spin);
  copy(r.direction, memory.direction);
  copy(r.random, memory.random);
  const room = roomOf(run.program.layout);
  for (let place = 0; place < r.zones.length; place++) {
    const list = r.zones[place];
    const from = place * room + ((room - list.length) >> 1);
    begin[place] = from;
    end[place] = from + list.length;
    for (let i = 0; i < list.length; i++) {
      things[from + i] = list[i];
      at[list[i]] = from + i;
    }
  }
  for (let i = 0; i < r.vars.length; i++) {
    const value = r.vars[i];
    if (typeof value === 'number') memory.vars[i] = value;
    else memory.lists[i] = value;
  }
  for (let attr = 0; attr < r.attrs.length; attr++) {
    copy(r.attrs[attr] as number[], (memory.attrs[attr] ?? memory.attrLists[attr]) as { [index: number]: number });
  }
  if (run.index !== null) run.index.place = -1;
}

/** What follows from the number of seats and from what is which. */
function settle({ design, thingOf, sees, heads }: Memory, r: Run): void {
  copy(r.design, design);
  copy(r.thingOf, thingOf);
  copy(r.sees, sees);
  for (let place = 0; place < heads.length; place++) {
    const head = r.headAt[place];
    heads[place] = head < 0 ? NONE : r.thingOf[head];
  }
}

/** Copies the game back, so that the run can be looked at and go on by itself. */
export function give(memory: Memory, r: Run): void {
  const { run } = memory;
  const target = r as unknown as Record<string, unknown>;
  for (const name of BOTH) target[name] = run[name];
  copy(memory.where, r.where);
  copy(memory.known, r.known);
  copy(memory.face, r.face);
  copy(memory.since, r.since);
  copy(memory.cell, r.cell);
  copy(memory.spin, r.spin);
  copy(memory.direction, r.direction);
  copy(memory.random, r.random);
  for (let place = 0; place < r.zones.length; place++) lyingInto(memory, place, r.zones[place]);
  for (let i = 0; i < r.vars.length; i++) {
    r.vars[i] = typeof r.vars[i] === 'number' ? memory.vars[i] : (memory.lists[i] as number[]);
  }
  for (let attr = 0; attr < r.attrs.length; attr++) {
    copy((memory.attrs[attr] ?? memory.attrLists[attr]) as ArrayLike<number>, r.attrs[attr] as number[]);
  }
  if (r.index !== null) r.index.place = -1;
}

function lyingInto({ begin, end, things }: Memory, place: number, list: number[]): void {
  const from = begin[place];
  const count = end[place] - from;
  while (list.length > count) list.pop();
  for (let i = 0; i < count; i++) list[i] = things[from + i];
}

/** Everything as it is now; calling what comes back puts it there again. */
export function remember(memory: Memory): () => void {
  const { attrs, attrLists, run, ...parts } = memory;
  const saved = [...Object.values(parts), ...attrs, ...attrLists].map((part) => [part, part?.slice()]);
  const fields = { ...run };
  return () => {
    for (const [part, was] of saved) copy((was ?? []) as ArrayLike<number>, part as { [index: number]: number });
    Object.assign(run, fields);
    if (run.index !== null) run.index.place = -1;
  };
}
