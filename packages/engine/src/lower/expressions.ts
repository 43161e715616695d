import { type ExpressionOp, elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import {
  add,
  and,
  binary,
  call,
  cond,
  eq,
  isTruth,
  itemOf,
  leave,
  lengthOf,
  less,
  load,
  local,
  more,
  mul,
  ne,
  not,
  num,
  ONE,
  or,
  set,
  store,
  sub,
  under,
  when,
  ZERO,
} from '../ir/build.js';
import type { Expr } from '../ir/ir.js';
import { R } from '../runtime/memory.js';
import { questionOf } from './asking.js';
import { lowerCall } from './calls.js';
import { failing } from './fail.js';
import { LISTS, onlyExtreme } from './lists.js';
import { costOf, counted, filtered, iterate, placeOf, spend } from './loops.js';
import { ofType } from './of-type.js';
import { at, known, lowerAttr, lowerPrinted, ofThing, printedIn } from './tables.js';
import { register, type Unit } from './unit.js';

type Lower = (u: Unit, node: Op) => Expr;

export const NOTHING = num(NONE);

/** Which of the places of a zone or variable. */
function placeIn(u: Unit, base: number, count: number, index: Node | null): Expr {
  if (index === null) return num(base);
  if (typeof index === 'number' && index >>> 0 < count) return num(base + index);
  const which = u.hold(lowerNumber(u, index));
  return cond(under(which, num(count)), add(which, num(base)), failing('nobody'));
}
export const zonePlace = (u: Unit, zone: number, index: Node | null): Expr =>
  placeIn(u, u.c.layout.zoneBase[zone], u.c.layout.zoneCount[zone], index);
export const varPlace = (u: Unit, variable: number, index: Node | null): Expr =>
  placeIn(u, u.c.layout.varBase[variable], u.c.layout.varCount[variable], index);

const two =
  (make: (a: Expr, b: Expr) => Expr): Lower =>
  (u, node) => {
    const [a, b] = u.inOrder([() => lowerNumber(u, node[1]), () => lowerNumber(u, node[2])]);
    return make(a, b);
  };
const one =
  (make: (a: Expr) => Expr): Lower =>
  (u, node) =>
    make(lowerNumber(u, node[1]));
/** What is known of a thing; faults where there is none, or says otherwise. */
const ofKnown =
  (found: (x: Expr, u: Unit) => Expr, other?: Expr): Lower =>
  (u, node) =>
    thingFact(u, node[1], (x) => found(x, u), other);
/** The larger or smaller of two. */
const extreme =
  (sign: '<' | '>'): Lower =>
  (u, node) => {
    const [a, b] = u.inOrder([() => u.hold(lowerNumber(u, node[1])), () => u.hold(lowerNumber(u, node[2]))]);
    return cond(binary(sign, a, b), b, a);
  };

/** Of a thing that is gone through where it lies nothing has to be asked. */
export function thingFact(u: Unit, node: Node, found: (x: Expr) => Expr, other?: Expr): Expr {
  return u.isReal(node) ? found(lowerNumber(u, node)) : ofThing(u, lowerNumber(u, node), found, other);
}

/** The first element that is left, or NONE. */
function firstFound(u: Unit, node: Node): Expr {
  const [found, label] = [u.fresh(), u.label()];
  u.write(set(found, NOTHING));
  const body = u.within(() => iterate(u, node, true, (x) => u.write(set(found, x), leave(label))));
  u.write({ is: 'block', label, body });
  return local(found);
}

/** A list whose elements are worked out one by one: where one of them goes wrong, or there are too many, all do. */
const isWorkedOut = (node: Node): boolean =>
  Array.isArray(node) &&
  (node[0] === 'giving' || node[0] === 'joined' || (node[0] === 'where' && isWorkedOut(node[1] as Node)));
/** The first that meet a condition are looked for no longer than to be found; other lists are gone through to their end. */
const isWhere = (node: Node): boolean => Array.isArray(node) && node[0] === 'where' && !isWorkedOut(node[1] as Node);

const RUN_OVER = new Set(['where', 'giving', 'joined', 'with']);
const isZone = (node: Node): boolean => Array.isArray(node) && node[0] === 'zone';
/** A list that need not be made to run over it. */
const isLoop = (u: Unit, node: Node): boolean => Array.isArray(node) && RUN_OVER.has(node[0]) && u.c.isPure(node);

const sizeAt = (u: Unit, place: Expr): Expr => sub(at(u, 'end', place), at(u, 'begin', place));
const thingAt = (u: Unit, index: Expr): Expr => at(u, 'things', index);

/** What has one of two values; each is worked out only where it is wanted. */
export function either(u: Unit, condition: Expr, yes: () => Expr, no: () => Expr): Expr {
  const a = u.apart(yes);
  const b = u.apart(no);
  if (a.before.length === 0 && b.before.length === 0) return cond(condition, a.value, b.value);
  const held = u.fresh();
  u.write(...when(condition, [...a.before, set(held, a.value)], [...b.before, set(held, b.value)]));
  return local(held);
}

/** A local that begins with a value. */
export function counter(u: Unit, value: Expr = ZERO): number {
  const index = u.fresh();
  u.write(set(index, value));
  return index;
}
const increase = (index: number, by: Expr = ONE) => set(index, add(local(index), by));

const NUMBERS: Partial<Record<ExpressionOp | 'with', Lower>> = {
  none: () => NOTHING,
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => {
    const [all, seat] = u.inOrder([() => u.hold(u.slot(node[1] as number)), () => u.hold(lowerNumber(u, node[2]))]);
    return cond(under(seat, lengthOf(all)), itemOf(all, seat), NOTHING);
  },
  var: (u, node) => at(u, 'vars', varPlace(u, node[1] as number, node[2] as Node | null)),
  option: (u, node) => at(u, 'options', num(node[1] as number)),
  holder: (u, node) => num(u.c.layout.maxSeats + (node[1] as number)),
  piece: (u, node) => at(u, 'thingOf', num(node[1] as number)),
  attr: lowerAttr,
  printed: lowerPrinted,
  '+': two(add),
  '-': two(sub),
  '*': two(mul),
  '/': two((a, b) => call('divide', a, b)),
  mod: two((a, b) => call('modulo', a, b)),
  max: extreme('<'),
  min: extreme('>'),
  if: (u, node) => {
    const condition = lowerTest(u, node[1]);
    return either(
      u,
      condition,
      () => lowerNumber(u, node[2]),
      () => lowerNumber(u, node[3]),
    );
  },
  count: (u, node) => {
    const inner = node[1];
    if (isZone(inner)) return sizeAt(u, placeOf(u, inner));
    const only = ofType(inner);
    if (only) return u.hold(call('countOf', placeOf(u, only.zone), num(only.type)));
    if (!isLoop(u, inner)) return lengthOf(lowerList(u, inner));
    const n = counter(u);
    if (isWhere(inner) && !u.stays(inner)) {
      const countIf = (_: Expr, holds: Expr): void => u.write(increase(n, holds));
      filtered(u, inner as Op, true, () => u.write(increase(n)), 1, undefined, countIf);
    } else iterate(u, inner, true, () => u.write(increase(n)));
    return local(n);
  },
  first: (u, node) => {
    const inner = node[1];
    const only = ofType(inner);
    if (only) return u.hold(call('nthOf', placeOf(u, only.zone), num(only.type), ONE));
    if (isWhere(inner) && u.c.isPure(inner)) return firstFound(u, inner);
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      const begin = u.hold(at(u, 'begin', place));
      return cond(eq(begin, at(u, 'end', place)), NOTHING, thingAt(u, begin));
    }
    const all = u.hold(lowerList(u, inner));
    return cond(eq(lengthOf(all), ZERO), NOTHING, itemOf(all, ZERO));
  },
  last: (u, node) => {
    if (isZone(node[1])) {
      const place = placeOf(u, node[1]);
      const end = u.hold(at(u, 'end', place));
      return cond(eq(at(u, 'begin', place), end), NOTHING, thingAt(u, sub(end, ONE)));
    }
    const only = ofType(node[1]);
    if (only) return u.hold(call('lastOf', placeOf(u, only.zone), num(only.type)));
    const all = u.hold(lowerList(u, node[1]));
    return cond(eq(lengthOf(all), ZERO), NOTHING, load(add(all, lengthOf(all))));
  },
  only: (u, node) => {
    const inner = node[1] as Op;
    if (inner[0] === 'most' || inner[0] === 'least') return onlyExtreme(u, inner);
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return cond(eq(sizeAt(u, place), ONE), thingAt(u, at(u, 'begin', place)), NOTHING);
    }
    const all = u.hold(lowerList(u, inner));
    return cond(eq(lengthOf(all), ONE), itemOf(all, ZERO), NOTHING);
  },
  at: (u, node) => {
    const inner = node[1];
    const only = ofType(inner);
    if (only && u.c.isPure(node as Node)) {
      const [place, n] = u.inOrder([() => placeOf(u, only.zone), () => lowerNumber(u, node[2])]);
      return u.hold(call('nthOf', place, num(only.type), n));
    }
    if (isLoop(u, inner) && typeof node[2] === 'number') {
      // Where looking at the rest goes wrong, it does.
      const [i, found] = [counter(u), counter(u, NOTHING)];
      const wanted = num(node[2]);
      iterate(u, inner, true, (x) => u.write(increase(i), ...when(eq(local(i), wanted), [set(found, x)])));
      return local(found);
    }
    if (isZone(inner) && u.c.isPure(node[2])) {
      const [place, n] = u.inOrder([() => placeOf(u, inner), () => u.hold(lowerNumber(u, node[2]))]);
      const isThere = and(more(n, ZERO), binary('<=', n, sizeAt(u, place)));
      return cond(isThere, thingAt(u, sub(add(at(u, 'begin', place), n), ONE)), NOTHING);
    }
    const [all, n] = u.inOrder([() => u.hold(lowerList(u, inner)), () => u.hold(lowerNumber(u, node[2]))]);
    return cond(and(more(n, ZERO), binary('<=', n, lengthOf(all))), load(add(all, n)), NOTHING);
  },
  sum: (u, node) => {
    const n = counter(u);
    iterate(u, node[1], true, (x) => u.write(increase(n, x)));
    return local(n);
  },
  design: ofKnown((x, u) => at(u, 'design', x)),
  place: one((thing) => call('placeOf', thing)),
  'cell-of': (u, node) =>
    u.c.layout.hasGrid ? thingFact(u, node[1], (x) => at(u, 'cell', x), NOTHING) : nowhere(u, node),
  'holder-of': ofKnown((x, u) => {
    const { zoneOf, zoneIndex } = u.c.layout;
    const owners = zoneOf.map((zone, place) => (u.c.ruleset.zones[zone].per === 'player' ? zoneIndex[place] : NONE));
    return known(u, owners, at(u, 'where', x));
  }),
  after: one((seat) => binary('%', add(seat, ONE), register(R.SEATS))),
  before: one((seat) => binary('%', sub(add(seat, register(R.SEATS)), ONE), register(R.SEATS))),
  cell: two((x, y) => call('cellAt', x, y)),
  x: one((cell) => sub(binary('>>', cell, num(8)), num(128))),
  y: one((cell) => sub(binary('&', cell, num(255)), num(128))),
  toward: two((cell, side) => call('toward', cell, side)),
  opposite: one((side) => binary('&', add(side, num(2)), num(3))),
  'at-cell': (u, node) => {
    const zone = (): Expr => zonePlace(u, node[1] as number, node[2] as Node | null);
    const [place, cell] = u.inOrder([zone, () => lowerNumber(u, node[3])]);
    if (u.c.layout.hasGrid) return call('thingAt', place, cell);
    u.hold(place);
    u.hold(cell);
    return NOTHING;
  },
  roll: (u, node) => call('rolled', num(u.c.ruleset.dice[node[1] as number].sides)),
  random: two((a, b) => call('between', a, b)),
  'random-from': (u, node) => call('oneOf', lowerList(u, node[1])),
  weighing: (u, node) => {
    const slot = node[2] as number;
    const all = u.hold(lowerList(u, node[1]));
    u.c.types[slot] = elementOf(typeOf(u.c, node[1]));
    const n = u.hold(lengthOf(all));
    const weights = u.hold(call('make', n));
    u.write(spend(n, 1 + costOf(node[3])));
    const each = (): void =>
      u.count(ZERO, n, (i) => {
        u.put(slot, itemOf(all, i));
        const weight = u.hold(lowerNumber(u, node[3]));
        u.write(store(add(weights, i), weight, 1));
      });
    // Nothing else changes where weighing is all that is done.
    if (u.c.isPure(node[3])) u.loop(each);
    else each();
    return u.hold(call('weighed', all, weights));
  },
  agrees: (u, node) => {
    const question = questionOf(u.c, node[2] as number, { is: 'yes-no' });
    const yesNo = num(u.c.plan.list([1, 0]));
    const who = lowerNumber(u, node[1]);
    return u.hold(sub(ONE, call('askOne', question, ZERO, who, yesNo, num(2))));
  },
  with: (u, node) => {
    bind(u, node);
    return lowerNumber(u, node[4]);
  },
  call: lowerCall,
};

/** There is no grid, and so no cell. */
function nowhere(u: Unit, node: Op): Expr {
  u.hold(lowerNumber(u, node[1]));
  return NOTHING;
}

/** A value worked out once and held in a slot. */
export function bind(u: Unit, node: Op): void {
  const slot = node[1] as number;
  const type = typeOf(u.c, node[3]);
  const value = node[2] === 1 ? lowerList(u, node[3]) : lowerNumber(u, node[3]);
  u.c.types[slot] = node[2] === 1 ? { ...type, list: true } : elementOf(type);
  u.put(slot, value, node[3], node[2] === 1);
}

/** A condition on a condition: the second is worked out only where it is wanted. */
function joint(u: Unit, node: Op, op: '&&' | '||'): Expr {
  const left = lowerTest(u, node[1]);
  const right = u.apart(() => lowerTest(u, node[2]));
  if (right.before.length === 0) return binary(op, left, right.value);
  const found = counter(u, left);
  const isWanted = op === '&&' ? local(found) : not(local(found));
  u.write(...when(isWanted, [...right.before, set(found, right.value)]));
  return local(found);
}

const TESTS: Partial<Record<ExpressionOp, Lower>> = {
  '=': two(eq),
  '<': two(less),
  '<=': two((a, b) => binary('<=', a, b)),
  not: (u, node) => not(lowerTest(u, node[1])),
  and: (u, node) => joint(u, node, '&&'),
  or: (u, node) => joint(u, node, '||'),
  same: (u, node) => {
    const [a, b] = u.inOrder([() => lowerList(u, node[1]), () => lowerList(u, node[2])]);
    return call('same', counted(u, a), b);
  },
  in: (u, node) => {
    const right = node[2];
    if (Array.isArray(right) && right[0] === 'zone') {
      const place = (): Expr => zonePlace(u, right[1] as number, right[2] as Node | null);
      const [lies, zone] = u.inOrder([() => thingFact(u, node[1], (x) => at(u, 'where', x), num(-1)), place]);
      return eq(lies, zone);
    }
    const printed = printedIn(u, node[1], right);
    if (printed !== null) return printed;
    const value = u.hold(lowerNumber(u, node[1]));
    if (Array.isArray(right) && right[0] === 'list' && right.slice(1).every((item) => typeof item === 'number')) {
      return right.slice(1).reduce((test: Expr, item) => or(test, eq(value, num(item as number))), ZERO);
    }
    const [found, label] = [counter(u), u.label()];
    const body = u.within(() =>
      iterate(u, right, true, (x) =>
        u.write(...when(eq(x, value), isLoop(u, right) ? [set(found, ONE)] : [set(found, ONE), leave(label)])),
      ),
    );
    u.write({ is: 'block', label, body });
    return local(found);
  },
  'in-zone': (u, node) => {
    const zone = node[2] as number;
    const lies = (): Expr => thingFact(u, node[1], (x) => at(u, 'where', x), num(-1));
    if (node[3] !== null) {
      const [where, place] = u.inOrder([lies, () => zonePlace(u, zone, node[3])]);
      return eq(where, place);
    }
    const base = u.c.layout.zoneBase[zone];
    const count = u.c.layout.zoneCount[zone];
    return count === 1 ? eq(lies(), num(base)) : under(sub(lies(), num(base)), num(count));
  },
  'is-a': (u, node) => {
    const { thingType } = u.c.layout;
    const type = u.hold(thingFact(u, node[1], (x) => known(u, thingType, x), num(-1)));
    const types = node.slice(2) as number[];
    return types.reduce((test: Expr, one) => or(test, eq(type, num(one))), ZERO);
  },
  any: (u, node) => {
    const inner = node[1];
    if (isZone(inner)) {
      const place = placeOf(u, inner);
      return more(at(u, 'end', place), at(u, 'begin', place));
    }
    if (!isLoop(u, inner)) return more(lengthOf(lowerList(u, inner)), ZERO);
    const [found, label] = [counter(u), u.label()];
    const body = u.within(() =>
      iterate(u, inner, true, () => u.write(set(found, ONE), ...(isWhere(inner) ? [leave(label)] : []))),
    );
    u.write({ is: 'block', label, body });
    return local(found);
  },
  playable: (u, node) => {
    if (u.c.needsEnd) u.called = true;
    // Most need nothing, which is told without a call.
    const free = u.c.ruleset.designs.map(({ needs = [] }) => Number(needs.length === 0));
    return thingFact(u, node[1], (card) => {
      const design = at(u, 'design', card);
      return or(ne(known(u, free, design), ZERO), call('needs', design, u.slot(0), card));
    });
  },
  'face-down': ofKnown((x, u) => eq(at(u, 'face', x), ZERO)),
};

const named = <T>(table: Record<string, T>, op: string): T | undefined =>
  Object.hasOwn(table, op) ? table[op] : undefined;

/** An expression whose value is a whole number. */
export function lowerNumber(u: Unit, node: Node): Expr {
  if (typeof node === 'number') return num(node);
  const op = node[0];
  if (named(TESTS, op)) return lowerTest(u, node);
  const lower = named(NUMBERS, op);
  if (lower === undefined) throw new Error(`cannot lower ${op}`);
  return u.keep('num', node, () => lower(u, node as Op));
}

/** One that is a condition: 1 holds, whatever else does not. */
export function lowerTest(u: Unit, node: Node): Expr {
  const lower = typeof node === 'number' ? undefined : named(TESTS, node[0]);
  if (Array.isArray(node) && node[0] === 'with') {
    bind(u, node as Op);
    return lowerTest(u, (node as Op)[4]);
  }
  if (lower !== undefined) return u.keep('test', node, () => lower(u, node as Op));
  const value = lowerNumber(u, node);
  return isTruth(value) ? value : eq(value, ONE);
}

/** One whose value is a list, which stays as it is whatever moves. A single value stands for a list of it. */
export function lowerList(u: Unit, node: Node): Expr {
  if (!isList(u.c, node)) return call('single', lowerNumber(u, node));
  const lower = named(LISTS, (node as Op)[0]);
  if (lower === undefined) throw new Error(`cannot lower ${(node as Op)[0]}`);
  return u.keep('list', node, () => lower(u, node as Op));
}

export const lowerValue = (u: Unit, node: Node): Expr =>
  isList(u.c, node) ? lowerList(u, node) : lowerNumber(u, node);

/** For a place of a given type: a single value becomes a list where a list is wanted. */
export const fitting = (u: Unit, isListWanted: boolean, node: Node): Expr =>
  isListWanted ? lowerList(u, node) : lowerNumber(u, node);
