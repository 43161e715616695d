import type { Node } from '@draco-table/ruleset';
import { elementOf, isList, NONE, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach } from '../problems.js';
import { shuffleList } from '../state/chance.js';
import { neighbours, rim } from '../state/zones.js';
import { compileCall } from './calls.js';
import { asNum, type Context, compilePlace, lists, spend, zonePlace } from './context.js';
import { ALL, compileSearch } from './filters.js';
import type { Any, List, Num } from './program.js';
import { compileTest } from './tests.js';
import { compileAttr, compileNum, compilePrinted, compileWith } from './values.js';

const EMPTY: readonly number[] = [];
/** Up to here a list is looked through. */
const FEW = 64;

type Maker = (c: Context, node: Op, borrow: boolean) => List;

/** The list an operation runs over: looked at in place when nothing can change it meanwhile. */
const source = (c: Context, node: Op, by: Node): List => {
  const list = compileList(c, node[1], c.quiet(by));
  c.types[node[2] as number] = elementOf(typeOf(c, node[1]));
  return list;
};

/** All with the largest key (sign 1) or the smallest (sign -1). */
const extremes =
  (sign: 1 | -1): Maker =>
  (c, node) => {
    const list = source(c, node, node[3]);
    const slot = node[2] as number;
    const key = compileNum(c, node[3]);
    return (r, f) => {
      const found = list(r, f);
      spend(r, found.length);
      let best = 0;
      let out: number[] = [];
      for (let i = 0; i < found.length; i++) {
        f[slot] = found[i];
        const k = key(r, f) * sign;
        if (i === 0 || k > best) {
          best = k;
          out = [found[i]];
        } else if (k === best) out.push(found[i]);
      }
      return out;
    };
  };

/** The first or the last of a list. */
const part =
  (cut: (list: readonly number[], n: number) => number[]): Maker =>
  (c, node, borrow) => {
    const list = compileList(c, node[1], borrow && c.quiet(node[2]));
    const count = compileNum(c, node[2]);
    return (r, f) => {
      const found = list(r, f);
      return cut(found, Math.max(count(r, f), 0));
    };
  };

/** What each gives; lists are joined. */
const mapped: Maker = (c, node) => {
  const list = source(c, node, node[3]);
  const slot = node[2] as number;
  const value =
    node[0] === 'joined' || isList(c, node[3]) ? (compileList(c, node[3], true) as Any) : compileNum(c, node[3]);
  return (r, f) => {
    const out: number[] = [];
    for (const item of list(r, f)) {
      f[slot] = item;
      const more = value(r, f);
      if (typeof more === 'number') out.push(more);
      else for (const each of more) out.push(each);
      spend(r, 1);
      if (out.length > LIMITS.list) breach('list');
    }
    return out;
  };
};

const LISTS: Record<string, Maker> = {
  list: (c, node) => {
    const items = node.slice(1) as Node[];
    if (items.every((item) => typeof item === 'number')) {
      const constant = items as number[];
      return () => constant;
    }
    const parts = items.map((item) => compileNum(c, item));
    return (r, f) => parts.map((item) => item(r, f));
  },
  slot: (_, node) => {
    const slot = node[1] as number;
    return (_r, f) => lists(f)[slot];
  },
  answer: (c, node) => {
    const slot = node[1] as number;
    const seat = compileNum(c, node[2]);
    return (r, f) => (lists(f)[slot] as unknown as number[][] | undefined)?.[seat(r, f)] ?? EMPTY;
  },
  var: (c, node) => {
    const at = node[1] as number;
    const place = asNum(compilePlace(c, c.layout.varBase[at], c.layout.varCount[at], node[2] as Node | null));
    return (r, f) => r.vars[place(r, f)] as number[];
  },
  attr: (c, node) => compileAttr(c, node) as List,
  printed: (c, node) => compilePrinted(c, node) as List,
  zone: (c, node, borrow) => {
    const place = zonePlace(c, node[1] as number, node[2] as Node | null);
    if (borrow) return typeof place === 'number' ? (r) => r.zones[place] : (r, f) => r.zones[place(r, f)];
    return typeof place === 'number' ? (r) => r.zones[place].slice() : (r, f) => r.zones[place(r, f)].slice();
  },
  if: (c, node, borrow) => {
    const test = compileTest(c, node[1]);
    const a = compileList(c, node[2], borrow);
    const b = compileList(c, node[3], borrow);
    return (r, f) => (test(r, f) ? a(r, f) : b(r, f));
  },
  range: (c, node) => {
    const a = compileNum(c, node[1]);
    const b = compileNum(c, node[2]);
    return (r, f) => {
      const from = a(r, f);
      const to = b(r, f);
      if (to - from >= LIMITS.list) breach('list');
      // A range that ends before it begins is empty; it gives no steps back.
      spend(r, Math.max(0, to - from));
      const out: number[] = [];
      for (let n = from; n <= to; n++) out.push(n);
      return out;
    };
  },
  where: (c, node) => {
    const { find } = compileSearch(c, node as Node, c.quiet(node[3]));
    return (r, f) => {
      const out: number[] = [];
      find(r, f, ALL, out);
      return out;
    };
  },
  most: extremes(1),
  least: extremes(-1),
  sorted: (c, node) => {
    const list = source(c, node, node[3]);
    const slot = node[2] as number;
    const key = compileNum(c, node[3]);
    return (r, f) => {
      const found = list(r, f);
      spend(r, found.length);
      const keyed = found.map((item) => {
        f[slot] = item;
        return { item, key: key(r, f) };
      });
      return keyed.sort((a, b) => a.key - b.key).map((entry) => entry.item);
    };
  },
  giving: mapped,
  joined: mapped,
  'first-n': part((list, n) => list.slice(0, n)),
  'last-n': part((list, n) => (n === 0 ? [] : list.slice(-n))),
  distinct: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => distinct(list(r, f));
  },
  reversed: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => list(r, f).slice().reverse();
  },
  plus: (c, node) => {
    const a = compileList(c, node[1], c.quiet(node[2]));
    const b = compileList(c, node[2], true);
    return (r, f) => {
      const out = a(r, f).concat(b(r, f));
      if (out.length > LIMITS.list) breach('list');
      spend(r, out.length);
      return out;
    };
  },
  without: (c, node) => {
    const a = compileList(c, node[1], c.quiet(node[2]));
    const b = compileList(c, node[2], true);
    return (r, f) => {
      const from = a(r, f);
      const gone = b(r, f);
      spend(r, from.length);
      return from.filter((item) => !gone.includes(item));
    };
  },
  reached: (c, node) => {
    const list = source(c, node, node[3]);
    const slot = node[2] as number;
    const onward = compileList(c, node[3], true);
    return (r, f) => {
      const out: number[] = [];
      // Few elements are found faster by looking through them than in a set.
      let seen: Set<number> | null = null;
      const add = (items: readonly number[]): void => {
        spend(r, items.length + 1);
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          if (seen === null ? out.includes(item) : seen.has(item)) continue;
          out.push(item);
          if (seen !== null) seen.add(item);
          else if (out.length > FEW) seen = new Set(out);
        }
        if (out.length > LIMITS.list) breach('list');
      };
      add(list(r, f));
      for (let i = 0; i < out.length; i++) {
        f[slot] = out[i];
        add(onward(r, f));
      }
      return out;
    };
  },
  every: (c, node) => {
    const things = c.layout.thingsOfType[node[1] as number];
    return () => things;
  },
  designs: (c, node) => {
    const type = node[1] as number;
    const designs = c.ruleset.designs.flatMap((design, index) => (design.type === type ? [index] : []));
    return () => designs;
  },
  copies: (c, node) => {
    const design = compileNum(c, node[1]);
    return (r, f) => {
      const wanted = design(r, f);
      const out: number[] = [];
      for (let thing = 0; thing < r.design.length; thing++) if (r.design[thing] === wanted) out.push(thing);
      return out;
    };
  },
  neighbours: (c, node) => {
    const thing = compileNum(c, node[1]);
    return (r, f) => neighbours(r, thing(r, f));
  },
  players: () => (r) => r.players,
  'players-from': (c, node) => {
    const seat = compileNum(c, node[1]);
    return (r, f) => {
      const first = seat(r, f);
      return r.players.map((n) => (first + n) % r.seats);
    };
  },
  opponents: () => (r, f) => {
    const out: number[] = [];
    const you = f[0];
    if (you === NONE) return r.players;
    for (let n = 1; n < r.seats; n++) out.push((you + n) % r.seats);
    return out;
  },
  rim: (c, node) => {
    const place = asNum(zonePlace(c, node[1] as number, node[2] as Node | null));
    return (r, f) => {
      const p = place(r, f);
      spend(r, r.zones[p].length * r.zones[p].length);
      return rim(r, p);
    };
  },
  shuffled: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => {
      const out = list(r, f).slice();
      shuffleList(r, out, 0);
      return out;
    };
  },
  with: (c, node, borrow) => {
    const { bind, body } = compileWith(c, node);
    const list = compileList(c, body, borrow);
    return (r, f) => {
      bind(r, f);
      return list(r, f);
    };
  },
  call: (c, node) => compileCall(c, node) as List,
};

export function distinct(list: readonly number[]): readonly number[] {
  // Values that differ in their last bits differ; most lists are told by that.
  let bits = 0;
  let clash = false;
  for (let i = 0; i < list.length && !clash; i++) {
    const bit = 1 << (list[i] & 31);
    clash = (bits & bit) !== 0;
    bits |= bit;
  }
  if (!clash) return list;
  for (let i = 1; i < list.length; i++) {
    if (list.indexOf(list[i]) !== i) return [...new Set(list)];
  }
  return list;
}

/**
 * An expression whose value is a list. With `borrow` the caller promises to be done with it before anything can change
 * a zone: it may then be a zone's own list. No list that is a value is ever changed.
 */
export function compileList(c: Context, node: Node, borrow: boolean): List {
  if (isList(c, node)) return LISTS[(node as Op)[0]](c, node as Op, borrow);
  const value: Num = compileNum(c, node);
  return (r, f) => {
    const single = value(r, f);
    return single === NONE ? EMPTY : [single];
  };
}
