import type { Node } from '@draco-table/ruleset';
import { elementOf, isList, NONE, type Op, typeOf } from '@draco-table/ruleset';
import { askOne } from '../play/ask.js';
import { tellChance, tellRoll } from '../play/tell.js';
import { fault } from '../problems.js';
import { scripted } from '../state/chance.js';
import { below } from '../state/random.js';
import type { Frame, Run } from '../state/run.js';
import { cellAt, cellX, cellY, placeOf, thingAt, toward } from '../state/zones.js';
import { askOf } from './asks.js';
import { compileCall } from './calls.js';
import { asNum, type Context, compilePlace, lists, zonePlace } from './context.js';
import { ALL, compileSearch, isWhere } from './filters.js';
import { compileList } from './lists.js';
import type { Any, Num } from './program.js';
import { compileTest, isTest } from './tests.js';

const YES_NO = [1, 0];

/** Any expression, list or not. */
export function compileAny(c: Context, node: Node): Any {
  return isList(c, node) ? (compileList(c, node, false) as Any) : compileNum(c, node);
}

type Maker = (c: Context, node: Op) => Num;
/** An operation on the values of its arguments, which are worked out in order. */
const one =
  (act: (a: number, r: Run) => number): Maker =>
  (c, node) => {
    const a = compileNum(c, node[1]);
    return (r, f) => act(a(r, f), r);
  };
const two =
  (act: (a: number, b: number, r: Run) => number): Maker =>
  (c, node) => {
    const a = compileNum(c, node[1]);
    const b = compileNum(c, node[2]);
    return (r, f) => act(a(r, f), b(r, f), r);
  };
/** What is made of a list that nobody keeps. */
const ofList =
  (act: (list: readonly number[], r: Run) => number): Maker =>
  (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => act(list(r, f), r);
  };

const divide = (a: number, b: number): number => (b === 0 ? fault('division by zero') : Math.floor(a / b));

const NUMS: Record<string, Maker> = {
  none: () => () => NONE,
  slot: (_, node) => {
    const slot = node[1] as number;
    return (_r, f) => f[slot];
  },
  answer: (c, node) => {
    const slot = node[1] as number;
    const seat = compileNum(c, node[2]);
    return (r, f) => (lists(f)[slot] as number[] | undefined)?.[seat(r, f)] ?? NONE;
  },
  var: (c, node) => {
    const { layout } = c;
    const at = node[1] as number;
    const place = compilePlace(c, layout.varBase[at], layout.varCount[at], node[2] as Node | null);
    if (typeof place === 'number') return (r) => r.vars[place] as number;
    return (r, f) => r.vars[place(r, f)] as number;
  },
  holder: (c, node) => {
    const value = c.layout.maxSeats + (node[1] as number);
    return () => value;
  },
  option: (_, node) => {
    const at = node[1] as number;
    return (r) => r.options[at];
  },
  attr: (c, node) => compileAttr(c, node) as Num,
  printed: (c, node) => compilePrinted(c, node) as Num,
  piece: (_, node) => {
    const design = node[1] as number;
    return (r) => r.thingOf[design];
  },
  // Whole numbers of 32 bits wrap round: the same on every machine, and never a fraction.
  '+': (c, node) => {
    const a = compileNum(c, node[1]);
    const n = node[2];
    if (typeof n === 'number') return (r, f) => (a(r, f) + n) | 0;
    const b = compileNum(c, n);
    return (r, f) => (a(r, f) + b(r, f)) | 0;
  },
  '-': (c, node) => {
    const a = compileNum(c, node[1]);
    const n = node[2];
    if (typeof n === 'number') return (r, f) => (a(r, f) - n) | 0;
    const b = compileNum(c, n);
    return (r, f) => (a(r, f) - b(r, f)) | 0;
  },
  '*': two(Math.imul),
  '/': two((a, b) => divide(a, b) | 0),
  mod: two((a, b) => (a - b * divide(a, b)) | 0),
  max: two((a, b) => Math.max(a, b)),
  min: two((a, b) => Math.min(a, b)),
  if: (c, node) => {
    const test = compileTest(c, node[1]);
    const a = compileNum(c, node[2]);
    const b = compileNum(c, node[3]);
    return (r, f) => (test(r, f) ? a(r, f) : b(r, f));
  },
  count: compileCount,
  first: compileFirst,
  last: ofList((list) => list.at(-1) ?? NONE),
  only: ofList((list) => (list.length === 1 ? list[0] : NONE)),
  at: (c, node) => {
    const [, inner, number] = node;
    const n = compileNum(c, number);
    if (isWhere(inner) && c.quiet(inner) && c.quiet(number)) {
      const { slot, find } = compileSearch(c, inner, true);
      return (r, f) => {
        const most = n(r, f);
        return find(r, f, most, null) === most && most > 0 ? f[slot] : NONE;
      };
    }
    const list = compileList(c, inner, c.quiet(number));
    return (r, f) => {
      const all = list(r, f);
      return all[n(r, f) - 1] ?? NONE;
    };
  },
  sum: ofList((list) => list.reduce((sum, item) => (sum + item) | 0, 0)),
  design: one((thing, r) => r.design[thing] ?? fault('no such thing')),
  place: one((thing, r) => placeOf(r, thing)),
  'cell-of': one((thing, r) => r.cell[thing] ?? NONE),
  'holder-of': one((thing, r) => {
    const { zoneOf, zoneIndex, ruleset } = r.program.layout;
    const place = r.where[thing] ?? fault('no such thing');
    return ruleset.zones[zoneOf[place]].per === 'player' ? zoneIndex[place] : NONE;
  }),
  after: one((seat, r) => (seat + 1) % r.seats),
  before: one((seat, r) => (seat + r.seats - 1) % r.seats),
  cell: two(cellAt),
  x: one(cellX),
  y: one(cellY),
  toward: two(toward),
  opposite: one((side) => (side + 2) & 3),
  'at-cell': (c, node) => {
    const place = asNum(zonePlace(c, node[1] as number, node[2] as Node | null));
    const cell = compileNum(c, node[3]);
    return (r, f) => thingAt(r, place(r, f), cell(r, f));
  },
  roll: (c, node) => {
    const { sides, id } = c.ruleset.dice[node[1] as number];
    return (r) => {
      const value = scripted(r) ?? 1 + below(r.random, sides);
      if (r.emit !== null) tellRoll(r, id, value);
      return value;
    };
  },
  random: two((from, to, r) => {
    const value = scripted(r) ?? (to < from ? from : from + below(r.random, to - from + 1));
    if (r.emit !== null) tellChance(r, { is: 'number' }, value);
    return value;
  }),
  'random-from': (c, node) => {
    const type = typeOf(c, node);
    return ofList((list, r) => {
      if (list.length === 0) return NONE;
      const value = scripted(r) ?? list[below(r.random, list.length)];
      if (r.emit !== null) tellChance(r, type, value);
      return value;
    })(c, node);
  },
  weighing: (c, node) => {
    const list = compileList(c, node[1], c.quiet(node[3]));
    const slot = node[2] as number;
    const type = typeOf(c, node);
    const weight = compileNum(c, node[3]);
    return (r, f) => {
      const found = list(r, f);
      let total = 0;
      const ends = found.map((item) => {
        f[slot] = item;
        const w = weight(r, f);
        if (w > 0) total += w;
        return total;
      });
      if (total <= 0) return NONE;
      let value = scripted(r);
      if (value === undefined) {
        const n = below(r.random, total);
        value = found[ends.findIndex((end) => n < end)];
      }
      if (r.emit !== null) tellChance(r, type, value);
      return value;
    };
  },
  agrees: (c, node) => {
    const who = compileNum(c, node[1]);
    const ask = askOf(c, node[2] as number, { is: 'yes-no' });
    return (r, f) => askOne(r, ask, f, who(r, f), YES_NO);
  },
  with: (c, node) => {
    const { bind, body } = compileWith(c, node);
    const value = compileNum(c, body);
    return (r, f) => {
      bind(r, f);
      return value(r, f);
    };
  },
  call: (c, node) => compileCall(c, node) as Num,
};

/** A value worked out once and held in a slot while another expression uses it. */
export function compileWith(c: Context, node: Op): { bind: (r: Run, f: Frame) => void; body: Node } {
  const slot = node[1] as number;
  const type = typeOf(c, node[3]);
  const value = node[2] === 1 ? (compileList(c, node[3], false) as Any) : compileNum(c, node[3]);
  c.types[slot] = node[2] === 1 ? { ...type, list: true } : elementOf(type);
  return {
    bind: (r, f) => {
      f[slot] = value(r, f) as number;
    },
    body: node[4],
  };
}

/** An expression whose value is a whole number. */
export function compileNum(c: Context, node: Node): Num {
  if (typeof node === 'number') return () => node;
  const op = node[0];
  if (isTest(op)) {
    const test = compileTest(c, node);
    return (r, f) => (test(r, f) ? 1 : 0);
  }
  return NUMS[op](c, node as Op);
}

export function compileAttr(c: Context, node: Op): Any {
  const attr = node[1] as number;
  const thing = compileNum(c, node[2]);
  const at = c.layout.changing[attr];
  const table = c.layout.printed[attr];
  if (at < 0) return (r, f) => table[r.design[thing(r, f)]] ?? fault('no such thing');
  return (r, f) => r.attrs[at][thing(r, f)] ?? fault('no such thing');
}

export function compilePrinted(c: Context, node: Op): Any {
  const table = c.layout.printed[node[1] as number];
  const design = compileNum(c, node[2]);
  return (r, f) => table[design(r, f)] ?? fault('no such design');
}

/** Counting what a condition keeps needs no list of it. */
function compileCount(c: Context, node: Op): Num {
  const inner = node[1];
  if (isWhere(inner)) {
    const { find } = compileSearch(c, inner, c.quiet(inner[3] as Node));
    return (r, f) => find(r, f, ALL, null);
  }
  return ofList((list) => list.length)(c, node);
}

function compileFirst(c: Context, node: Op): Num {
  const inner = node[1];
  if (isWhere(inner) && c.quiet(inner)) {
    const { slot, find } = compileSearch(c, inner, true);
    return (r, f) => (find(r, f, 1, null) === 0 ? NONE : f[slot]);
  }
  return ofList((list) => list[0] ?? NONE)(c, node);
}
