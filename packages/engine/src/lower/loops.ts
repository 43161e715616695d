import { elementOf, LOOPS, type Node, type Op, typeOf } from '@draco-table/ruleset';
import {
  add,
  and,
  binary,
  call,
  cond,
  eq,
  itemOf,
  lengthOf,
  less,
  local,
  more,
  mul,
  not,
  num,
  ONE,
  set,
  spend as spendOf,
  store,
  sub,
  under,
  when,
  ZERO,
} from '../ir/build.js';
import { type Expr, type Stmt, walk } from '../ir/ir.js';
import { LIMITS } from '../limits.js';
import { R } from '../runtime/memory.js';
import { bind, lowerList, lowerNumber, lowerTest, zonePlace } from './expressions.js';
import { failHere } from './fail.js';
import { at as element, known, ofThing } from './tables.js';
import { register, type Unit } from './unit.js';

/** So that a list of the greatest length times this is still a number. */
const DEAREST = 50_000;

/** Counts work against the budget of an answer: so many times what each costs. */
export const spend = (times: Expr, each = 1): Stmt => spendOf(mul(num(Math.min(each, DEAREST)), times));

const BODIES: Record<string, number> = { each: 3, repeat: 2, until: 2 };

/** Operations in a part of a rule, at most. What is done many times counts by itself: bodies of loops, and what is asked of elements. */
export function costOf(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  if (!Array.isArray(part)) return costOf(Object.values(part));
  const [op] = part;
  const many = typeof op !== 'string' ? -1 : LOOPS.has(op) ? 3 : BODIES[op];
  return part.reduce((sum: number, inner, i) => sum + (i === many ? 0 : costOf(inner)), 1);
}
/** A list that is gone through as a whole by what is called with it. */
export function counted(u: Unit, list: Expr): Expr {
  const all = u.hold(list);
  u.write(spend(lengthOf(all)));
  return all;
}
export const checkLength = (length: Expr): Stmt[] => when(more(length, num(LIMITS.list)), [failHere('list')]);

const opOf = (node: Node): string => (typeof node === 'number' ? '' : node[0]);

type Visit = (item: Expr) => void;

/** How a list is run over. */
interface Running {
  u: Unit;
  /** Whether nothing that the list rests on changes meanwhile. */
  isPure: boolean;
  each: Visit;
  cost: number;
  /** The place of a zone, where it is known. */
  place?: Expr | undefined;
}

/** Nothing else changes in such a loop. */
const inLoop = ({ u, isPure }: Running, write: () => void): void => (isPure ? u.loop(write) : write());

/** Lists that become the loop itself instead of being made. */
const FUSED: Record<string, (run: Running, node: Op) => void> = {
  where: ({ u, each, cost }, node) => filtered(u, node, true, each, cost),
  giving: runOverGiving,
  joined: runOverGiving,
  plus: runOverPlus,
  'first-n': runOverPart,
  'last-n': runOverPart,
  zone: (run, node) => {
    const { u, each, cost } = run;
    const place = run.place ?? placeOf(u, node as Node);
    const [from, to] = [u.hold(element(u, 'begin', place)), u.hold(element(u, 'end', place))];
    inLoop(run, () => loop(u, thingsAt(u), each, cost, from, to));
  },
  players: (run) => {
    const { u, each, cost } = run;
    inLoop(run, () => {
      const seats = u.hold(register(R.SEATS));
      u.write(spend(seats, cost));
      u.count(ZERO, seats, each);
    });
  },
};

/**
 * Runs over the elements of a list without making it where that cannot be told from making it: conditions, values and
 * ranges become the loop itself. `each` writes what is done with an element.
 */
export function iterate(u: Unit, node: Node, isPure: boolean, each: Visit, cost = 1, place?: Expr): void {
  const op = opOf(node);
  const run: Running = { u, isPure, each, cost, place };
  if (!u.stays(node)) {
    if (op === 'with') {
      bind(u, node as Op);
      iterate(u, (node as Op)[4], isPure, each, cost);
      return;
    }
    if (op === 'range') {
      runOverRange(run, node as Op);
      return;
    }
    if (isPure && u.c.isPure(node) && Object.hasOwn(FUSED, op)) {
      FUSED[op](run, node as Op);
      return;
    }
  }
  const all = u.hold(lowerList(u, node));
  inLoop(run, () => loop(u, all, each, cost));
}

function runOverGiving({ u, each, cost }: Running, node: Op): void {
  const [op, from, slot, inner] = node as unknown as [string, Node, number, Node];
  const n = u.fresh();
  u.write(set(n, ZERO));
  // As long as a list may be, although none is made.
  const counting = (item: Expr): void => {
    u.write(set(n, add(local(n), ONE)), ...checkLength(local(n)));
    each(item);
  };
  const visit = (item: Expr): void => {
    u.c.types[slot] = elementOf(typeOf(u.c, from));
    u.put(slot, item);
    if (op === 'joined' || typeOf(u.c, inner).list) iterate(u, inner, true, counting, cost);
    else each(u.hold(lowerNumber(u, inner)));
  };
  iterate(u, from, true, visit, cost + costOf(inner));
}

function runOverRange(run: Running, node: Op): void {
  const { u, each, cost } = run;
  const [from, to] = ends(u, node);
  inLoop(run, () => {
    // Counted apart, since the last number may be the largest there is.
    const n = u.hold(cond(less(to, from), ZERO, add(sub(to, from), ONE)));
    u.count(ZERO, n, (i) => {
      u.write(spend(ONE, cost));
      each(u.hold(add(from, i)));
    });
  });
}

/** One after the other; what is done with an element is written once. */
function runOverPlus(run: Running, node: Op): void {
  const { u, each, cost } = run;
  const joined = partsOf(node as Node);
  const areZones = joined.every((part) => opOf(part) === 'zone');
  const parts = u.inOrder(joined.map((part) => () => (areZones ? placeOf(u, part) : u.hold(lowerList(u, part)))));
  const lengths = parts.map((part) =>
    areZones ? sub(element(u, 'end', part), element(u, 'begin', part)) : lengthOf(part),
  );
  const n = u.hold(lengths.reduce(add));
  u.write(...checkLength(n), spend(n));
  const all = u.hold(call('make', num(parts.length)));
  parts.forEach((part, i) => {
    u.write(store(all, part, 1 + i));
  });
  inLoop(run, () =>
    u.count(ZERO, num(parts.length), (p) => {
      const part = u.hold(itemOf(all, p));
      if (areZones) loop(u, thingsAt(u), each, cost, element(u, 'begin', part), u.hold(element(u, 'end', part)));
      else loop(u, part, each, cost);
    }),
  );
}

function runOverPart(run: Running, node: Op): void {
  const { u, each, cost } = run;
  const [op, inner, wanted] = node as unknown as [string, Node, Node];
  if (op === 'first-n' && opOf(inner) === 'where' && typeof wanted === 'number') {
    const n = u.fresh();
    u.write(set(n, ZERO));
    // Where looking at the rest goes wrong, it does.
    const visit = (item: Expr): void => {
      const taken = u.within(() => each(item));
      u.write(...when(less(local(n), num(wanted)), taken), set(n, add(local(n), ONE)));
    };
    iterate(u, inner, true, visit, cost);
    return;
  }
  const isZone = opOf(inner) === 'zone';
  const [all, n] = u.inOrder([
    () => (isZone ? placeOf(u, inner) : u.hold(lowerList(u, inner))),
    () => u.hold(lowerNumber(u, wanted)),
  ]);
  const [from, to] = isZone
    ? [u.hold(element(u, 'begin', all)), u.hold(element(u, 'end', all))]
    : [ZERO, u.hold(lengthOf(all))];
  const length = u.hold(sub(to, from));
  const count = u.hold(atMost(n, length));
  const start = op === 'first-n' ? from : u.hold(sub(to, count));
  const end = op === 'first-n' ? u.hold(add(from, count)) : to;
  inLoop(run, () => loop(u, isZone ? thingsAt(u) : all, each, cost, start, end));
}

/** So many, but not below 0 nor above what there is. */
export const atMost = (n: Expr, length: Expr): Expr => cond(less(n, ZERO), ZERO, cond(less(n, length), n, length));

/** What lies at places, as if it were a list: a word before the first. */
const thingsAt = (u: Unit): Expr => num(u.c.plan.address('things') - 1);

/** The place of a zone that is named several times. */
export const placeOf = (u: Unit, node: Node): Expr => {
  const [, zone, index] = node as unknown as [string, number, Node | null];
  return u.hold(zonePlace(u, zone, index));
};

/** `A and B and C`, joined to one list, as its parts. */
const partsOf = (node: Node): Node[] =>
  opOf(node) === 'plus' ? [...partsOf((node as Op)[1]), ...partsOf((node as Op)[2])] : [node];

/** First and last of a range, which is no longer than a list may be. */
export function ends(u: Unit, node: Op): Expr[] {
  const [from, to] = u.inOrder([() => u.hold(lowerNumber(u, node[1])), () => u.hold(lowerNumber(u, node[2]))]);
  // Where the difference is no number of its own, it is too much too.
  const isTooLong = and(binary('>=', to, from), not(under(sub(to, from), num(LIMITS.list))));
  u.write(...when(isTooLong, [failHere('list')]));
  return [from, to];
}

/** Over a list that is there, or a part of it. */
function loop(u: Unit, all: Expr, each: Visit, cost: number, from: Expr = ZERO, to: Expr = lengthOf(all)): void {
  const end = u.hold(to);
  u.write(spend(sub(end, from), cost));
  u.count(from, end, (i) => each(u.hold(itemOf(all, i))));
}

/**
 * A list with a condition. What is no condition on the type comes after it, part by part. `counts` is written in place of
 * `each` where it is all the same whether the parts are looked at one after the other.
 */
export function filtered(
  u: Unit,
  node: Op,
  isPure: boolean,
  each: Visit,
  cost = 1,
  place?: Expr,
  counts?: (item: Expr, holds: Expr) => void,
): void {
  const [, from, slot, condition] = node as unknown as [string, Node, number, Node];
  const type = elementOf(typeOf(u.c, from));
  const isLying = opOf(from) === 'zone';
  const visit = (item: Expr): void => {
    u.c.types[slot] = type;
    const tests: { before: Stmt[]; value: Expr }[] = [];
    let held = false;
    for (const part of conjuncts(condition)) {
      const looked = typeTest(u, part, slot, item, isLying);
      if (looked !== null) tests.push({ before: [], value: looked });
      else {
        const put = u.within(() => {
          if (!held) u.put(slot, item);
          if (!held && isLying) u.real.add(slot);
        });
        held = true;
        const tested = u.apart(() => lowerTest(u, part));
        tests.push({ before: [...put, ...tested.before], value: tested.value });
      }
    }
    u.real.delete(slot);
    if (counts !== undefined && tests.every(isPlain)) {
      for (const { before } of tests) u.write(...before);
      // What comes out of chance is foreseen by no machine: to jump or not costs more than to look at everything.
      counts(
        item,
        tests.map(({ value }) => withoutJumps(value)).reduce((a, b) => binary('&', a, b)),
      );
      return;
    }
    let inner = u.within(() => each(item));
    for (const { before, value } of tests.reverse()) inner = [...before, ...when(value, inner)];
    u.write(...inner);
  };
  iterate(u, from, isPure && u.c.isPure(condition), visit, cost + costOf(condition), place);
}

/** Whether a condition can be looked at in any case: it cannot go wrong, and takes no time to speak of. */
function isPlain({ before, value }: { before: Stmt[]; value: Expr }): boolean {
  if (before.some((one) => one.is !== 'set' || one.value.is !== 'local')) return false;
  let found = true;
  walk(value, ({ is }) => {
    if (is === 'if' || is === 'call') found = false;
  });
  return found;
}

/** A condition both of whose parts are looked at. */
function withoutJumps(value: Expr): Expr {
  if (value.is === 'not') return { is: 'not', of: withoutJumps(value.of) };
  if (value.is !== 'binary' || (value.op !== '&&' && value.op !== '||')) return value;
  return binary(value.op === '&&' ? '&' : '|', withoutJumps(value.a), withoutJumps(value.b));
}

/** Whether an element is of one type: a look into a table. */
function typeTest(u: Unit, part: Node, slot: number, item: Expr, isThing: boolean): Expr | null {
  if (typeof part === 'number' || part[0] !== 'is-a' || part.length !== 3) return null;
  const thing = part[1];
  if (!Array.isArray(thing) || thing[0] !== 'slot' || thing[1] !== slot) return null;
  const typeOfThing = (x: Expr): Expr => known(u, u.c.layout.thingType, x);
  // What is gone through need not be a thing, unless it lies somewhere.
  return eq(isThing ? typeOfThing(item) : ofThing(u, item, typeOfThing, num(-1)), num(part[2] as number));
}

/** `A and B and C` as its parts. */
function conjuncts(node: Node): Node[] {
  if (typeof node === 'number' || node[0] !== 'and') return [node];
  return [...conjuncts(node[1] as Node), ...conjuncts(node[2] as Node)];
}
