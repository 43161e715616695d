import { NONE } from '@draco-table/ruleset';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import { Run } from '../state/run.js';

/**
 * The game that is being played, as whole numbers at places that are the same in every game: the machine then knows where
 * each lies, and nothing is made while a game is played. One for a program.
 */
export interface Memory {
  /** What is no list of numbers: phases, effects, counts, who answers. */
  readonly run: Run;
  /** All parts that change in a game and are numbers, one after the other. */
  readonly block: Int32Array;
  /** By thing. */
  readonly where: Int32Array;
  readonly known: Int32Array;
  readonly face: Int32Array;
  readonly since: Int32Array;
  readonly cell: Int32Array;
  /** By thing: where in `things` it stands. */
  readonly at: Int32Array;
  /** By place: where in `things` it begins, and before what it ends. */
  readonly begin: Int32Array;
  readonly end: Int32Array;
  /** By place, for rings. */
  readonly spin: Int32Array;
  readonly direction: Int32Array;
  /** Variables that are numbers, and those that are lists, under the same index. */
  readonly vars: Int32Array;
  readonly lists: (readonly number[])[];
  /** By attribute that changes, then thing; null where it is of the other sort. */
  readonly attrs: (Int32Array | null)[];
  readonly attrLists: ((readonly number[])[] | null)[];
  readonly random: Int32Array;
  /** What lies where. Each place has room for everything, twice, so that both ends can grow. It follows from `at`. */
  readonly things: Int16Array;
  /** What is which, by thing, and by design the thing that has it. */
  readonly design: Int32Array;
  readonly thingOf: Int32Array;
  /** By place: who sees it; the thing that a ring is read from, or NONE. */
  readonly sees: Int32Array;
  readonly heads: Int32Array;
  readonly options: Int32Array;
  /** Where loops put what they go through, and questions what may be chosen. */
  readonly rooms: Int32Array[];
}

/** Room for all places together: beyond it games are played one operation at a time. */
const MOST = 4_000_000;
/** For all rooms together: beyond it lists are made. */
export const ROOMS = 1_000_000;
const EMPTY: readonly number[] = [];

/** Numbers that stay where they are: small arrays would be moved about with the rest of the heap. */
export function fixed(values: readonly number[]): Int32Array {
  const made = new Int32Array(new ArrayBuffer(Math.max(values.length * 4, 128)), 0, values.length);
  copy(values, made);
  return made;
}
const blank = (count: number): Int32Array => fixed(new Array<number>(count).fill(0));

export function copy(from: ArrayLike<number>, to: { [index: number]: number }): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

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
  const rings = layout.hasRing ? places : 0;
  const sizes = {
    where: count,
    known: count,
    face: count,
    since: ruleset.designs.some(({ hooks = [] }) => hooks.length > 0) ? count : 0,
    cell: layout.hasGrid ? count : 0,
    at: count,
    begin: places,
    end: places,
    spin: rings,
    direction: rings,
    vars: varStart.length,
    random: 4,
  };
  const numbers = isList.filter((listed) => !listed).length;
  const block = blank(Object.values(sizes).reduce((sum, size) => sum + size, numbers * count));
  let from = 0;
  const part = (size: number): Int32Array => {
    from += size;
    return block.subarray(from - size, from);
  };
  const parts = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, part(size)]));
  const memory: Memory = {
    run: new Run(program, ruleset.seats.min, []),
    block,
    ...(parts as Record<keyof typeof sizes, Int32Array>),
    lists: varStart.map(() => EMPTY),
    attrs: isList.map((listed) => (listed ? null : part(count))),
    attrLists: isList.map((listed) => (listed ? startDesign.map(() => EMPTY) : null)),
    things: new Int16Array(new ArrayBuffer(Math.max(room * places * 2, 128))),
    design: blank(count),
    thingOf: blank(layout.firstThing.length),
    sees: blank(places),
    heads: blank(places),
    options: blank(ruleset.options.length),
    rooms: [],
  };
  // Whoever looks at the run sees what the memory holds; what lies where is asked for.
  const { where, known, face, since, cell, random } = memory;
  Object.assign(memory.run, { where, known, face, since, cell, random, design: EMPTY });
  return memory;
}

/** Of a run under way: what is copied as it is. */
const FIELDS = ['effects', 'flow', 'sequence', 'asks', 'ended', 'script', 'mark', 'at', 'given'] as const;
/** What a game does not change. */
const GIVEN = ['seats', 'options', 'players', 'everyone', 'answer', 'pick', 'watch', 'reseedAt', 'reseed'] as const;

/** Copies a game in. */
export function take(memory: Memory, r: Run): void {
  const { run, things, begin, end, at, vars, lists } = memory;
  copyFields(run, r, GIVEN);
  copyFields(run, r, FIELDS);
  setUp(memory, r);
  for (const name of ['where', 'known', 'face', 'since', 'cell', 'spin', 'direction', 'random'] as const) {
    copy(r[name], memory[name]);
  }
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
    if (typeof value === 'number') vars[i] = value;
    else lists[i] = value;
  }
  r.attrs.forEach((values, attr) => {
    copy(values as number[], (memory.attrs[attr] ?? memory.attrLists[attr]) as { [index: number]: number });
  });
}

/** Before a game: what follows from seats and options and from what is which, and what belongs to a statement. */
export function setUp(memory: Memory, r: Pick<Run, 'design' | 'thingOf' | 'sees' | 'options'>): void {
  const { run, design, thingOf, sees, heads } = memory;
  copy(r.options, memory.options);
  run.depth = 0;
  run.cursor = 0;
  run.chances = 0;
  run.proceeding = [];
  if (run.index !== null) run.index.place = -1;
  if (run.design === r.design && run.thingOf === r.thingOf && run.sees === r.sees) return;
  run.design = r.design;
  run.thingOf = r.thingOf;
  run.sees = r.sees;
  copy(r.design, design);
  copy(r.thingOf, thingOf);
  copy(r.sees, sees);
  for (let place = 0; place < heads.length; place++) {
    const head = run.headAt[place];
    heads[place] = head < 0 ? NONE : r.thingOf[head];
  }
}

function copyFields(to: Run, from: Run, names: readonly (keyof Run)[]): void {
  const target = to as unknown as Record<string, unknown>;
  for (const name of names) target[name] = from[name];
}

/** Copies the game back, so that the run can be looked at and go on by itself. */
export function give(memory: Memory, r: Run): void {
  const { run, things, begin, end, vars, lists } = memory;
  copyFields(r, run, FIELDS);
  for (const name of ['where', 'known', 'face', 'since', 'cell', 'spin', 'direction', 'random'] as const) {
    copy(memory[name], r[name]);
  }
  r.zones.forEach((list, place) => {
    const from = begin[place];
    const count = end[place] - from;
    while (list.length > count) list.pop();
    for (let i = 0; i < count; i++) list[i] = things[from + i];
  });
  r.vars.forEach((value, i) => {
    r.vars[i] = typeof value === 'number' ? vars[i] : (lists[i] as number[]);
  });
  r.attrs.forEach((values, attr) => {
    copy((memory.attrs[attr] ?? memory.attrLists[attr]) as ArrayLike<number>, values as number[]);
  });
  if (r.index !== null) r.index.place = -1;
}

/** A game as it was at a moment. */
export interface Image {
  run: Run;
  block: Int32Array;
  lists: (readonly number[])[];
  attrLists: ((readonly number[])[] | null)[];
}

export const imageOf = ({ run, block, lists, attrLists }: Memory): Image => ({
  run: { ...run },
  block: block.slice(),
  lists: lists.slice(),
  attrLists: attrLists.map((all) => all?.slice() ?? null),
});

/** Puts the numbers and lists of an image back; the run is left to the caller. */
export function recall({ block, things, at, lists, attrLists }: Memory, image: Image): void {
  block.set(image.block);
  for (let thing = 0; thing < at.length; thing++) things[at[thing]] = thing;
  for (let i = 0; i < lists.length; i++) lists[i] = image.lists[i];
  for (const [attr, all] of attrLists.entries()) {
    if (all !== null) copy(image.attrLists[attr] as unknown as number[], all as unknown as number[]);
  }
}
