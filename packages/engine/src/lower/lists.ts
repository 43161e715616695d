import { type ExpressionOp, elementOf, isList, type Node, type Op, typeOf } from '@draco-table/ruleset';
import {
  act,
  add,
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
  or,
  set,
  store,
  sub,
  under,
  when,
  ZERO,
} from '../ir/build.js';
import { type Expr, NO_LABEL, type Stmt } from '../ir/ir.js';
import { R } from '../runtime/memory.js';
import { lowerCall } from './calls.js';
import {
  bind,
  counter,
  either,
  lowerList,
  lowerNumber,
  lowerTest,
  NOTHING,
  varPlace,
  zonePlace,
} from './expressions.js';
import { atMost, checkLength, costOf, counted, ends, filtered, iterate, placeOf, spend } from './loops.js';
import { ofType } from './of-type.js';
import { sharedList } from './shared.js';
import { at, lowerAttr, lowerPrinted } from './tables.js';
import { register, type Unit } from './unit.js';

type Lower = (u: Unit, node: Op) => Expr;
/** Puts an element into a list that is put together, where that holds. */
type Add = (item: Expr, holds?: Expr) => void;

/** Up to here a list is looked through by hand. */
const FEW = 64;

/**
 * A list that is put together element by element. Where it is known how long it can become it has that room; otherwise it
 * grows where it begins, as long as nothing else makes lists meanwhile, or may have to move.
 */
function gathered(u: Unit, make: (put: Add) => void, room?: Expr): Expr {
  const [list, n] = [u.fresh(), u.fresh()];
  // What adding is follows from what else happens, so its code is filled in when all is written.
  const added: { item: Expr; holds: Expr | undefined; body: Stmt[] }[] = [];
  const code = u.within(() =>
    make((item, holds) => {
      const body: Stmt[] = [];
      added.push({ item, holds, body });
      u.write({ is: 'block', label: NO_LABEL, body });
    }),
  );
  if (room !== undefined || !u.c.allocation.allocates(code)) {
    for (const { item, holds = ONE, body } of added) {
      body.push(store(add(local(list), local(n)), item, 1), set(n, add(local(n), holds)));
    }
    const start = room === undefined ? add(register(R.TOP), ONE) : call('make', room);
    u.write(set(list, start), set(n, ZERO), ...code);
    if (room === undefined) u.write(act(call('close', local(list), local(n))));
    else u.write(store(local(list), local(n)));
  } else {
    for (const { item, holds = ONE, body } of added) {
      body.push(...when(holds, [set(list, call('push', local(list), item))]));
    }
    u.write(set(list, call('open', num(8))), ...code);
  }
  return local(list);
}

/** A list gone through with a key for each. */
function keyed(u: Unit, node: Op, each: (item: Expr, key: Expr) => void): void {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  const visit = (item: Expr): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    each(item, u.hold(lowerNumber(u, node[3])));
  };
  iterate(u, node[1], u.c.isPure(node[3]), visit, 1 + costOf(node[3]));
}

/** All with the largest key (sign >) or the smallest (sign <). */
const extremes =
  (sign: '>' | '<'): Lower =>
  (u, node) => {
    const [best, list] = [counter(u), counter(u, call('open', num(8)))];
    keyed(u, node, (item, key) => {
      const isBetter = or(eq(lengthOf(local(list)), ZERO), binary(sign, key, local(best)));
      u.write(
        ...when(isBetter, [set(best, key), store(local(list), ZERO)]),
        ...when(eq(key, local(best)), [set(list, call('push', local(list), item))]),
      );
    });
    return local(list);
  };

/** The one with the largest or smallest key, or NONE where several have it. */
export function onlyExtreme(u: Unit, node: Op): Expr {
  const [best, found, n] = [counter(u), counter(u, NOTHING), counter(u)];
  const sign = node[0] === 'most' ? '>' : '<';
  keyed(u, node, (item, key) => {
    const isBetter = or(eq(local(n), ZERO), binary(sign, key, local(best)));
    u.write(
      ...when(
        isBetter,
        [set(best, key), set(found, item), set(n, ONE)],
        when(eq(key, local(best)), [set(n, add(local(n), ONE))]),
      ),
    );
  });
  return cond(eq(local(n), ONE), local(found), NOTHING);
}

const joined: Lower = (u, node) => {
  const slot = node[2] as number;
  const type = elementOf(typeOf(u.c, node[1]));
  const list = counter(u, call('open', num(8)));
  const visit = (item: Expr): void => {
    u.c.types[slot] = type;
    u.put(slot, item);
    iterate(u, node[3], true, (x) => u.write(set(list, call('push', local(list), x))));
    u.write(...checkLength(lengthOf(local(list))));
  };
  iterate(u, node[1], u.c.isPure(node[3]), visit, 1 + costOf(node[3]));
  return local(list);
};

/** So many from the front of a list, or from its end. */
function cut(u: Unit, all: Expr, wanted: Expr, isFirst: boolean): Expr {
  const [from, n] = [u.hold(all), u.hold(wanted)];
  const length = u.hold(lengthOf(from));
  const count = u.hold(atMost(n, length));
  u.write(spend(count));
  return u.hold(call('sliced', from, isFirst ? ZERO : sub(length, count), count));
}

/** What lies somewhere and meets a condition. */
const lyingWhere: Lower = (u, node) => {
  const place = placeOf(u, node[1]);
  const make = (put: Add): void => filtered(u, node, true, put, 1, place, put);
  return gathered(u, make, add(sub(at(u, 'end', place), at(u, 'begin', place)), ONE));
};

export const LISTS: Partial<Record<ExpressionOp | 'with', Lower>> = {
  slot: (u, node) => u.slot(node[1] as number),
  answer: (u, node) => {
    const [all, seat] = u.inOrder([() => u.hold(u.slot(node[1] as number)), () => u.hold(lowerNumber(u, node[2]))]);
    // What a seat chose; one that was not asked has no list.
    const chosen = u.hold(cond(under(seat, lengthOf(all)), itemOf(all, seat), NOTHING));
    return cond(eq(chosen, NOTHING), num(u.c.plan.facts.empty), chosen);
  },
  var: (u, node) => at(u, 'vars', varPlace(u, node[1] as number, node[2] as Node | null)),
  attr: lowerAttr,
  printed: lowerPrinted,
  zone: (u, node) => counted(u, call('lying', zonePlace(u, node[1] as number, node[2] as Node | null))),
  players: (u) => num(u.c.plan.facts.players),
  'players-from': (u, node) => call('seatsFrom', lowerNumber(u, node[1]), register(R.SEATS)),
  opponents: (u) => call('opponents', u.slot(0)),
  every: (u, node) => num(u.c.plan.list(u.c.layout.thingsOfType[node[1] as number])),
  designs: (u, node) =>
    num(u.c.plan.list(u.c.ruleset.designs.flatMap((design, index) => (design.type === node[1] ? [index] : [])))),
  copies: (u, node) => {
    const design = lowerNumber(u, node[1]);
    u.write(spend(num(u.c.layout.startDesign.length)));
    return call('copies', design);
  },
  neighbours: (u, node) => call('neighbours', lowerNumber(u, node[1])),
  list: (u, node) => {
    const items = node.slice(1) as Node[];
    if (items.every((item) => typeof item === 'number')) return num(u.c.plan.list(items.map(Number)));
    const values = u.inOrder(items.map((item) => () => u.hold(lowerNumber(u, item))));
    const list = u.hold(call('make', num(items.length)));
    u.write(...values.map((value, i) => store(list, value, 1 + i)));
    return list;
  },
  if: (u, node) => {
    const condition = lowerTest(u, node[1]);
    return either(
      u,
      condition,
      () => lowerList(u, node[2]),
      () => lowerList(u, node[3]),
    );
  },
  range: (u, node) => {
    const [from, to] = ends(u, node);
    u.write(spend(cond(less(to, from), ZERO, sub(to, from))));
    return call('range', from, to);
  },
  where: (u, node) => {
    const only = ofType(node as Node);
    if (only) return u.hold(call('allOf', placeOf(u, only.zone), num(only.type)));
    const isZone = Array.isArray(node[1]) && node[1][0] === 'zone' && u.c.isPure(node as Node);
    if (!isZone) return gathered(u, (put) => filtered(u, node, true, put));
    return u.isLooping ? lyingWhere(u, node) : sharedList(u, node as Node, lyingWhere);
  },
  most: extremes('>'),
  least: extremes('<'),
  sorted: (u, node) => {
    const [all, keys] = [counter(u, call('open', num(16))), counter(u, call('open', num(16)))];
    keyed(u, node, (item, key) =>
      u.write(set(all, call('push', local(all), item)), set(keys, call('push', local(keys), key))),
    );
    return u.hold(call('byKey', local(all), local(keys)));
  },
  giving: (u, node) => {
    u.c.types[node[2] as number] = elementOf(typeOf(u.c, node[1]));
    if (isList(u.c, node[3])) return joined(u, node);
    return gathered(u, (put) => keyed(u, node, (_, key) => put(key)));
  },
  joined,
  // Cutting makes a list of its own, whatever it is cut from.
  'first-n': (u, node) => {
    const [, inner, wanted] = node as unknown as [string, Node, Node];
    if (typeof wanted === 'number' && Array.isArray(inner) && inner[0] === 'where' && u.c.isPure(inner)) {
      const n = counter(u);
      return gathered(u, (put) =>
        filtered(u, inner as Op, true, (x) => {
          const taken = u.within(() => put(x));
          u.write(...when(less(local(n), num(wanted)), [...taken, set(n, add(local(n), ONE))]));
        }),
      );
    }
    if (Array.isArray(inner) && inner[0] === 'zone' && u.c.isPure(wanted)) {
      const [place, n] = u.inOrder([() => placeOf(u, inner as Node), () => lowerNumber(u, wanted)]);
      return counted(u, call('firstOf', place, n));
    }
    const [all, n] = u.inOrder([() => lowerList(u, inner), () => lowerNumber(u, wanted)]);
    return cut(u, all, n, true);
  },
  'last-n': (u, node) => {
    const [all, n] = u.inOrder([() => lowerList(u, node[1]), () => lowerNumber(u, node[2])]);
    return cut(u, all, n, false);
  },
  distinct: (u, node) => call('distinct', counted(u, lowerList(u, node[1]))),
  reversed: (u, node) => call('reversed', counted(u, lowerList(u, node[1]))),
  plus: (u, node) => {
    const [a, b] = u.inOrder([() => lowerList(u, node[1]), () => lowerList(u, node[2])]);
    return u.hold(call('joint', a, b));
  },
  without: (u, node) => {
    const [a, b] = u.inOrder([() => lowerList(u, node[1]), () => lowerList(u, node[2])]);
    const [all, gone] = [u.hold(a), u.hold(b)];
    u.write(spend(mul(lengthOf(all), lengthOf(gone))));
    return call('without', all, gone);
  },
  reached: (u, node) => {
    const slot = node[2] as number;
    const type = elementOf(typeOf(u.c, node[1]));
    const from = u.hold(call('distinct', counted(u, lowerList(u, node[1]))));
    u.c.types[slot] = type;
    const all = counter(u, call('open', add(lengthOf(from), num(16))));
    u.write(act(call('copy', add(local(all), ONE), add(from, ONE), lengthOf(from))), store(local(all), lengthOf(from)));
    const [seen, i] = [counter(u), counter(u)];
    const length = lengthOf(local(all));
    const body = u.within(() => {
      u.write(spend(ONE, 1 + costOf(node[3])));
      u.put(slot, itemOf(local(all), local(i)));
      iterate(u, node[3], true, (x) => {
        const isFew = less(length, num(FEW));
        u.write(...when(or(isFew, local(seen)), [], [set(seen, call('openSet'))]));
        const isNew = cond(isFew, not(call('includes', local(all), x)), call('isNew', local(all), local(seen), x));
        u.write(...when(isNew, [set(all, call('push', local(all), x))]));
      });
      u.write(...checkLength(length));
    });
    u.write(
      { is: 'for', label: u.label(), test: less(local(i), length), step: [set(i, add(local(i), ONE))], body },
      ...when(more(local(seen), ZERO), [act(call('closeSet', local(seen)))]),
    );
    return local(all);
  },
  rim: (u, node) => {
    const place = u.hold(zonePlace(u, node[1] as number, node[2] as Node | null));
    const n = u.hold(sub(at(u, 'end', place), at(u, 'begin', place)));
    u.write(spend(mul(n, n)));
    return u.c.layout.hasGrid ? call('rim', place) : num(u.c.plan.facts.empty);
  },
  shuffled: (u, node) => call('shuffled', counted(u, lowerList(u, node[1]))),
  with: (u, node) => {
    bind(u, node);
    return lowerList(u, node[4]);
  },
  call: lowerCall,
};
