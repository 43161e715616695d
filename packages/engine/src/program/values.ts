import type { Node } from '@draco-table/ruleset';
import { elementOf, isList, NONE, type Op, typeOf } from '@draco-table/ruleset';
import { askOne } from '../play/ask.js';
import { tellChance, tellRoll } from '../play/tell.js';
import { fault } from '../problems.js';
import { scripted } from '../state/chance.js';
import { below } from '../state/random.js';
import type { Frame, Run } from '../state/run.js';
import { cellAt, cellX, cellY, placeOf, thingAt, toward } from '../state/zones.js';
import { compileAsk } from './asks.js';
import { compileCall } from './calls.js';
import { asNum, type Context, compilePlace, lists, zonePlace } from './context.js';
import { compileFilter } from './filters.js';
import { compileList } from './lists.js';
import type { Any, Num } from './program.js';
import { compileTest, isTest } from './tests.js';

const YES_NO = [1, 0];

/** Any expression, list or not. */
export function compileAny(c: Context, node: Node): Any {
  return isList(c, node) ? (compileList(c, node, false) as Any) : compileNum(c, node);
}

type Maker = (c: Context, node: Op) => Num;
const two = (make: (a: Num, b: Num) => Num): Maker => {
  return (c, node) => make(compileNum(c, node[1]), compileNum(c, node[2]));
};

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
  '*': two((a, b) => (r, f) => Math.imul(a(r, f), b(r, f))),
  '/': two((a, b) => (r, f) => {
    const left = a(r, f);
    const right = b(r, f);
    return right === 0 ? fault('division by zero') : Math.floor(left / right) | 0;
  }),
  mod: two((a, b) => (r, f) => {
    const left = a(r, f);
    const right = b(r, f);
    return right === 0 ? fault('division by zero') : (left - right * Math.floor(left / right)) | 0;
  }),
  max: two((a, b) => (r, f) => {
    const left = a(r, f);
    const right = b(r, f);
    return Math.max(left, right);
  }),
  min: two((a, b) => (r, f) => {
    const left = a(r, f);
    const right = b(r, f);
    return Math.min(left, right);
  }),
  if: (c, node) => {
    const test = compileTest(c, node[1]);
    const a = compileNum(c, node[2]);
    const b = compileNum(c, node[3]);
    return (r, f) => (test(r, f) ? a(r, f) : b(r, f));
  },
  count: compileCount,
  first: compileFirst,
  last: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => {
      const found = list(r, f);
      return found.length === 0 ? NONE : found[found.length - 1];
    };
  },
  only: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => {
      const found = list(r, f);
      return found.length === 1 ? found[0] : NONE;
    };
  },
  at: (c, node) => {
    const inner = node[1];
    if (Array.isArray(inner) && inner[0] === 'where' && c.quiet(inner as Node) && c.quiet(node[2])) {
      const n = compileNum(c, node[2]);
      const { list, slot, type, test } = compileFilter(c, inner as Node, true);
      const { thingType } = c.layout;
      return (r, f) => {
        let left = n(r, f);
        const found = list(r, f);
        if (left < 1) return NONE;
        for (let i = 0; i < found.length; i++) {
          if (type >= 0 && thingType[found[i]] !== type) continue;
          f[slot] = found[i];
          if ((test === null || test(r, f)) && --left === 0) return found[i];
        }
        return NONE;
      };
    }
    const list = compileList(c, node[1], c.quiet(node[2]));
    const n = compileNum(c, node[2]);
    return (r, f) => {
      const found = list(r, f);
      const i = n(r, f) - 1;
      return i >= 0 && i < found.length ? found[i] : NONE;
    };
  },
  sum: (c, node) => {
    const list = compileList(c, node[1], true);
    return (r, f) => {
      let sum = 0;
      const found = list(r, f);
      for (let i = 0; i < found.length; i++) sum = (sum + found[i]) | 0;
      return sum;
    };
  },
  design: (c, node) => {
    const thing = compileNum(c, node[1]);
    return (r, f) => r.design[thing(r, f)] ?? fault('no such thing');
  },
  place: (c, node) => {
    const thing = compileNum(c, node[1]);
    return (r, f) => placeOf(r, thing(r, f));
  },
  'cell-of': (c, node) => {
    const thing = compileNum(c, node[1]);
    return (r, f) => r.cell[thing(r, f)] ?? NONE;
  },
  'holder-of': (c, node) => {
    const thing = compileNum(c, node[1]);
    const { zoneOf, zoneIndex } = c.layout;
    const owned = c.ruleset.zones.map((zone) => zone.per === 'player');
    return (r, f) => {
      const place = r.where[thing(r, f)] ?? fault('no such thing');
      return owned[zoneOf[place]] ? zoneIndex[place] : NONE;
    };
  },
  after: (c, node) => {
    const seat = compileNum(c, node[1]);
    return (r, f) => (seat(r, f) + 1) % r.seats;
  },
  before: (c, node) => {
    const seat = compileNum(c, node[1]);
    return (r, f) => (seat(r, f) + r.seats - 1) % r.seats;
  },
  cell: two((x, y) => (r, f) => cellAt(x(r, f), y(r, f))),
  x: (c, node) => {
    const cell = compileNum(c, node[1]);
    return (r, f) => cellX(cell(r, f));
  },
  y: (c, node) => {
    const cell = compileNum(c, node[1]);
    return (r, f) => cellY(cell(r, f));
  },
  toward: two((cell, side) => (r, f) => toward(cell(r, f), side(r, f))),
  opposite: (c, node) => {
    const side = compileNum(c, node[1]);
    return (r, f) => (side(r, f) + 2) & 3;
  },
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
  random: two((a, b) => (r, f) => {
    const from = a(r, f);
    const to = b(r, f);
    const value = scripted(r) ?? (to < from ? from : from + below(r.random, to - from + 1));
    if (r.emit !== null) tellChance(r, { is: 'number' }, value);
    return value;
  }),
  'random-from': (c, node) => {
    const list = compileList(c, node[1], true);
    const type = typeOf(c, node);
    return (r, f) => {
      const found = list(r, f);
      if (found.length === 0) return NONE;
      const value = scripted(r) ?? found[below(r.random, found.length)];
      if (r.emit !== null) tellChance(r, type, value);
      return value;
    };
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
    const ask = compileAsk(c, node[2] as number, { is: 'yes-no' });
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
  if (at < 0) {
    const table = c.layout.printed[attr];
    if (Array.isArray(node[2]) && node[2][0] === 'slot') {
      const slot = node[2][1] as number;
      return (r, f) => table[r.design[f[slot]]] ?? fault('no such thing');
    }
    return (r, f) => table[r.design[thing(r, f)]] ?? fault('no such thing');
  }
  if (Array.isArray(node[2]) && node[2][0] === 'slot') {
    const slot = node[2][1] as number;
    return (r, f) => r.attrs[at][f[slot]] ?? fault('no such thing');
  }
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
  if (Array.isArray(inner) && inner[0] === 'where') {
    const { list, slot, type, test } = compileFilter(c, inner as Node, c.quiet(inner[3] as Node));
    const { thingType } = c.layout;
    return (r, f) => {
      const found = list(r, f);
      let count = 0;
      for (let i = 0; i < found.length; i++) {
        if (type >= 0 && thingType[found[i]] !== type) continue;
        if (test !== null) {
          f[slot] = found[i];
          if (!test(r, f)) continue;
        }
        count++;
      }
      return count;
    };
  }
  if (Array.isArray(inner) && inner[0] === 'zone') {
    const place = zonePlace(c, inner[1] as number, inner[2] as Node | null);
    if (typeof place === 'number') return (r) => r.zones[place].length;
    return (r, f) => r.zones[place(r, f)].length;
  }
  const list = compileList(c, inner, true);
  return (r, f) => list(r, f).length;
}

function compileFirst(c: Context, node: Op): Num {
  const inner = node[1];
  if (Array.isArray(inner) && inner[0] === 'where' && c.quiet(inner as Node)) {
    const { list, slot, type, test } = compileFilter(c, inner as Node, true);
    const { thingType } = c.layout;
    return (r, f) => {
      const found = list(r, f);
      for (let i = 0; i < found.length; i++) {
        if (type >= 0 && thingType[found[i]] !== type) continue;
        f[slot] = found[i];
        if (test === null || test(r, f)) return found[i];
      }
      return NONE;
    };
  }
  const list = compileList(c, inner, true);
  return (r, f) => {
    const found = list(r, f);
    return found.length === 0 ? NONE : found[0];
  };
}
