import type { Constant, Scope } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import { EFFECT, PHASE, type Shelf, shelfOf } from './shelf.js';
import type { Table } from './wasm/names.js';

/** Numbers of a game of which there is one, at the beginning of the memory. */
export const REGISTERS = [
  ...(['', 'steps', 'begun', 'depth', 'given', 'mark', 'at', 'ended', 'sequence', 'asks', 'cursor'] as const),
  ...([
    'seats',
    'everyone',
    'watching',
    'scripted',
    'plain',
    'top',
    'kept',
    'flows',
    'indexed',
    'reseedAt',
    'effects',
    // What lets the verb go on that an effect has replaced.
    'proceeding',
  ] as const),
  // Where lists of a statement begin and have to end, and those that stay have to; how far these go until they are moved.
  ...(['base', 'limit', 'keptEnd', 'keptMost'] as const),
] as const;
export type Register = (typeof REGISTERS)[number];

/** Which number of the memory a register is. */
export const at = (name: Register): number => REGISTERS.indexOf(name);

/** Room for all places together: beyond it games are played one operation at a time. */
const MOST = 4_000_000;
/** For lists that live as long as a statement, and for those that stay, which are moved from one half to the other. */
export const ARENA = 1_200_000;
export const KEPT = 400_000;

/** Elements between the beginnings of two places. */
export const roomOf = (layout: Layout): number => 2 * layout.startDesign.length + 2;

/** Where in the memory everything lies. */
export interface Plan {
  tables: Map<string, Table & { length: number }>;
  registers: Map<string, number>;
  /** Numbers that never change, to be put there. */
  data: { address: number; values: readonly number[]; bytes: Table['bytes'] }[];
  /** Phases that run, and effects in force. */
  flow: Shelf;
  effects: Shelf;
  /** Whether an effect may hold lists. */
  takesLists: boolean;
  /** The empty list, and that of all players. */
  empty: number;
  players: number;
  options: number;
  /** Which variables are lists; by attribute that changes, whether it is. */
  listVars: number[];
  attrs: boolean[];
  kept: [number, number];
  arena: number;
  pages: number;
  /** Puts numbers, or a list, behind what is there, and tells the address. */
  table(values: readonly number[]): string;
  list(values: readonly number[]): number;
  /** Values of which all are numbers or all are lists. */
  mixed(values: readonly Constant[]): string;
  /** When all is there: places the rest. */
  close(): void;
}

/** Null where it would take too much. */
export function makePlan({ layout, routines, hooks }: Program, scopes: readonly Scope[]): Plan | null {
  const { ruleset, startDesign, changing, zoneOf, varStart } = layout;
  const [count, places] = [startDesign.length, zoneOf.length];
  const room = roomOf(layout);
  if (room * places > MOST) return null;
  let next = 4 * 32;
  const tables: Plan['tables'] = new Map();
  const add = (name: string, length: number, bytes: Table['bytes'] = 4): void => {
    tables.set(name, { address: next, length, bytes });
    next += (length * bytes + 3) & ~3;
  };
  const attrs = ruleset.attrs.filter((_, attr) => changing[attr] >= 0).map(({ type }) => type.list === true);
  const rings = layout.hasRing ? places : 0;
  const hasSince = ruleset.designs.some(({ hooks = [] }) => hooks.length > 0);
  // Small numbers take little room, so that what is used often lies close together.
  const short = (most: number): Table['bytes'] => (most < 0x80 ? 1 : most < 0x8000 ? 2 : 4);
  const [seen, index] = [short(4 << layout.maxSeats), short(room * (places + 1))];
  // What changes in a game comes first, so that one copy is a copy of all of it.
  add('W', count, short(places));
  add('K', count, seen);
  add('F', count, 1);
  add('A', count, index);
  add('N', hasSince ? count : 0);
  add('C', layout.hasGrid ? count : 0);
  add('B', places, index);
  add('Y', places, index);
  add('P', rings);
  add('Q', rings);
  add('V', varStart.length);
  add('X', 4);
  add('E', routines.length, 2);
  for (const i of attrs.keys()) add(`a${i}`, count);
  const widest = (sizes: readonly number[]): number => sizes.reduce((most, size) => Math.max(most, size), 2);
  const flow = shelfOf(next, PHASE, widest(routines.map(({ steps, size }) => (steps === null ? 0 : size))));
  next += 4 * flow.stride * LIMITS.phases;
  const effects = shelfOf(next, EFFECT, widest(hooks.map(({ body }) => body.size)));
  if (hooks.length > 0) next += 4 * effects.stride * LIMITS.effects;
  add('Z', room * places, 2);
  add('D', count, short(ruleset.designs.length));
  add('T', layout.firstThing.length);
  add('S', places, seen);
  add('U', places, seen);
  add('H', places);
  add('O', ruleset.options.length);
  add('M', count, 1);
  add('I', room, 2);
  add('G', layout.hasGrid ? 0x10000 : 0, 2);
  add('J', layout.hasGrid ? count : 0);
  // How many cells are filled belongs to those cells, not to a game.
  add('L', 1);

  const data: Plan['data'] = [];
  const known = new Map<string, number>();
  const put = (values: readonly number[], bytes: Table['bytes']): number => {
    const key = `${bytes} ${values.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const address = next;
    data.push({ address, values, bytes });
    next += (bytes * values.length + 3) & ~3;
    known.set(key, address);
    return address;
  };
  const list = (values: readonly number[]): number => put([values.length, ...values], 4);
  const table = (values: readonly number[]): string => {
    const bytes = short(values.reduce((most, n) => Math.max(most, n < 0 ? -1 - n : n), 0));
    const address = put(values, bytes);
    const name = `t${address}`;
    tables.set(name, { address, length: values.length, bytes });
    return name;
  };
  const empty = list([]);
  const players = next;
  const seats = Array.from({ length: layout.maxSeats }, (_, seat) => seat);
  data.push({ address: next, values: [0, ...seats], bytes: 4 });
  next += 4 * (1 + layout.maxSeats);
  const plan: Plan = {
    tables,
    registers: new Map(REGISTERS.map((name, i) => [name, 4 * i])),
    data,
    flow,
    effects,
    takesLists: hooks.some(({ body }) => scopes[body.index].types.some((type) => type?.list)),
    empty,
    players,
    options: (tables.get('O') as Table).address,
    listVars: [],
    attrs,
    kept: [0, 0],
    arena: 0,
    pages: 0,
    table,
    list,
    mixed: (values) =>
      values.some(Array.isArray)
        ? table(values.map((one) => list(typeof one === 'number' ? [one] : one)))
        : table(values as number[]),
    close() {
      plan.kept = [next, next + 4 * KEPT];
      plan.arena = next + 8 * KEPT;
      // A list may be as long as it may be, wherever it begins.
      plan.pages = Math.ceil((plan.arena + 4 * (ARENA + 2 * LIMITS.list + 64)) / 0x10000);
    },
  };
  ruleset.vars.forEach(({ type }, i) => {
    if (type.list) for (let n = 0; n < layout.varCount[i]; n++) plan.listVars.push(layout.varBase[i] + n);
  });
  return plan;
}
