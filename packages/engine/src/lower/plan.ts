import type { Constant, Scope } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { nothing } from '../program/calls.js';
import type { Layout } from '../program/layout.js';
import type { HookSet, Program } from '../program/program.js';
import { EFFECT_HEAD, type Facts, type TableName } from '../runtime/memory.js';

/** Room for all places together, in words: beyond it a ruleset is not made into code. */
const MOST = 4_000_000;
/** For lists that live as long as a statement, and for those that stay, which are moved from one half to the other. */
export const ARENA = 1_200_000;
export const KEPT = 400_000;

/** Elements between the beginnings of two places. */
export const roomOf = (layout: Layout): number => 2 * layout.startDesign.length + 2;

/** Where frames lie that stay, one after the other: some words of their own, then two for each slot, its value and what that is. */
export interface Frames {
  address: number;
  head: number;
  slots: number;
  stride: number;
}
/** Of a phase that runs: its routine, and its step. */
export const PHASE = { routine: 0, step: 1 } as const;
/** Of an effect: its hook, how it ends, and since when it is there. */
export const EFFECT = { hook: 0, mode: 1, since: 2 } as const;

const framesAt = (address: number, head: number, slots: number): Frames => ({
  address,
  head,
  slots,
  stride: head + 2 * slots,
});
export const startOf = ({ address, stride }: Frames, n: number): number => address + n * stride;

/** Where in the memory everything lies, in words. */
export interface Plan {
  /** By name: the address, and how many there are. */
  tables: Map<TableName | `attr${number}`, { address: number; length: number }>;
  facts: Facts;
  /** Numbers that never change, to be put there. */
  data: { address: number; values: readonly number[] }[];
  /** Phases that run, and effects in force. */
  flow: Frames;
  effects: Frames;
  /** Whether an effect may hold lists. */
  takesLists: boolean;
  /** Which variables are lists; by attribute that changes, whether it is. */
  listVars: number[];
  attrs: boolean[];
  kept: [number, number];
  arena: number;
  size: number;
  /** The address of numbers, or of a list, that never change. */
  table(values: readonly number[]): number;
  list(values: readonly number[]): number;
  /** Values of which all are numbers or all are lists. */
  mixed(values: readonly Constant[]): number;
  address(name: TableName | `attr${number}`): number;
  /** When all is there: places the rest. */
  close(): void;
}

const WHEN = ['before', 'after', 'instead'] as const;

/** Null where it would take too much. */
export function makePlan(program: Program, scopes: readonly Scope[]): Plan | null {
  const { layout, routines, hooks } = program;
  const { ruleset, startDesign, changing, zoneOf, varStart } = layout;
  const [count, places] = [startDesign.length, zoneOf.length];
  const room = roomOf(layout);
  if (room * places > MOST) return null;
  let next = 32;
  const tables: Plan['tables'] = new Map();
  const add = (name: TableName | `attr${number}`, length: number): void => {
    tables.set(name, { address: next, length });
    next += length;
  };
  const attrs = ruleset.attrs.filter((_, attr) => changing[attr] >= 0).map(({ type }) => type.list === true);
  const rings = layout.hasRing ? places : 0;
  const hasSince = ruleset.designs.some(({ hooks: own = [] }) => own.length > 0);
  // What changes in a game comes first, so that one copy is a copy of all of it.
  add('where', count);
  add('index', count);
  add('known', count * (1 + layout.clues.length));
  add('face', count);
  add('since', hasSince ? count : 0);
  add('cell', layout.hasGrid ? count : 0);
  add('begin', places);
  add('end', places);
  add('spin', rings);
  add('direction', rings);
  add('vars', varStart.length);
  add('random', 4);
  add('awaited', routines.length);
  for (const i of attrs.keys()) add(`attr${i}`, count);
  // What chance is read from are numbers of 64 bits.
  const widest = (sizes: readonly number[]): number => sizes.reduce((most, size) => Math.max(most, size), 2);
  const flow = framesAt(next, 2, widest(routines.map(({ steps, size }) => (steps === null ? 0 : size))));
  next += flow.stride * LIMITS.phases;
  const effects = framesAt(next, EFFECT_HEAD, widest(hooks.map(({ body }) => body.size)));
  if (hooks.length > 0) next += effects.stride * LIMITS.effects;
  add('things', room * places);
  add('design', count);
  add('thingOf', layout.firstThing.length);
  add('sees', places);
  add('blind', places);
  add('heads', places);
  add('options', ruleset.options.length);
  add('marked', count);
  add('scratch', room);
  add('onCell', layout.hasGrid ? 0x10000 : 0);
  add('filled', layout.hasGrid ? count : 0);
  // How many cells are filled belongs to those cells, not to a game.
  add('filledCount', 1);
  add('scores', layout.maxSeats);

  const data: Plan['data'] = [];
  const placed = new Map<string, number>();
  const table = (values: readonly number[]): number => {
    const key = values.join();
    const found = placed.get(key);
    if (found !== undefined) return found;
    const address = next;
    data.push({ address, values });
    next += values.length;
    placed.set(key, address);
    return address;
  };
  const list = (values: readonly number[]): number => table([values.length, ...values]);
  const empty = list([]);
  const players = next;
  data.push({ address: next, values: [0, ...Array.from({ length: layout.maxSeats }, (_, seat) => seat)] });
  next += 1 + layout.maxSeats;
  const known = (name: TableName, values: readonly number[]): void => {
    tables.set(name, { address: table(values), length: values.length });
  };
  known('thingType', layout.thingType);
  known('firstThing', layout.firstThing);
  known(
    'copyCount',
    ruleset.designs.map((design) => design.copies),
  );
  known('looseAt', layout.looseAt.map(Number));
  known('againAt', layout.againAt.map(Number));
  known(
    'shapeAt',
    zoneOf.map((zone) => ['ring', 'grid'].indexOf(ruleset.zones[zone].shape) + 1),
  );
  const hooksList = (all: readonly { index: number }[] = []): number => list(all.map(({ index }) => index));
  const setOf = ({ always, cards, lasting }: HookSet): number => {
    if (always.length === 0 && cards.length === 0 && !lasting) return 0;
    const zones = cards.flatMap(({ base, count: many, owned, byDesign }) => [
      base,
      many,
      Number(owned),
      list(byDesign.map(hooksList)),
    ]);
    return list([hooksList(always), Number(lasting), ...zones]);
  };
  for (const [i, name] of (['befores', 'afters', 'insteads'] as const).entries()) {
    known(
      name,
      routines.map(({ hooks: acting }) => (acting === null ? 0 : setOf(acting[WHEN[i]]))),
    );
  }
  known(
    'changesOnly',
    routines.map(({ def }) => Number(def.changes !== undefined)),
  );
  known(
    'orderedVerb',
    routines.map(({ def }) => Number(def.ordered === true)),
  );
  known(
    'endsEffects',
    routines.map(({ hooks: acting }) => Number(acting?.ends === true)),
  );
  known(
    'givesAtFirst',
    routines.map((routine) => (!routine.def.gives ? 0 : Array.isArray(nothing(routine)) ? empty : NONE)),
  );
  known(
    'hookVerb',
    hooks.map(({ verb }) => verb),
  );
  known(
    'hookUntil',
    hooks.map(({ until }) => until?.verb ?? -1),
  );
  known(
    'hookSort',
    hooks.map(({ verb, when }) => WHEN.length * verb + WHEN.indexOf(when)),
  );
  known(
    'hookUsesThis',
    hooks.map(({ usesThis }) => Number(usesThis)),
  );
  known(
    'hookLists',
    hooks.map(({ body }) => {
      const { types } = scopes[body.index];
      return list(Array.from({ length: body.size }, (_, slot) => Number(types[slot]?.list === true)));
    }),
  );
  const plan: Plan = {
    tables,
    facts: {
      count,
      room,
      designs: ruleset.designs.length,
      hasGrid: Number(layout.hasGrid),
      hasRing: Number(layout.hasRing),
      clues: layout.clues.length,
      hasSince: Number(hasSince),
      hasAgain: Number(layout.againAt.includes(true)),
      hasCardHooks: Number(
        routines.some(({ hooks: acting }) => WHEN.some((when) => acting && acting[when].cards.length > 0)),
      ),
      empty,
      players,
      effectsAt: effects.address,
      effectStride: effects.stride,
      effectSlots: effects.slots,
      orderQuestion: 0,
    },
    data,
    flow,
    effects,
    takesLists: hooks.some(({ body }) => scopes[body.index].types.some((type) => type?.list)),
    listVars: [],
    attrs,
    kept: [0, 0],
    arena: 0,
    size: 0,
    table,
    list,
    mixed: (values) =>
      values.some(Array.isArray)
        ? table(values.map((one) => list(typeof one === 'number' ? [one] : one)))
        : table(values as number[]),
    address: (name) => (tables.get(name) as { address: number }).address,
    close() {
      plan.kept = [next, next + KEPT];
      plan.arena = next + 2 * KEPT;
      // A list may be as long as it may be, wherever it begins.
      plan.size = plan.arena + ARENA + 2 * LIMITS.list + 64;
    },
  };
  ruleset.vars.forEach(({ type }, i) => {
    if (type.list) for (let n = 0; n < layout.varCount[i]; n++) plan.listVars.push(layout.varBase[i] + n);
  });
  return plan;
}
