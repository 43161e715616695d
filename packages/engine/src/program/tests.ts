import type { Node, Op } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { asNum, type Context, zonePlace } from './context.js';
import { compileFilter } from './filters.js';
import { compileList } from './lists.js';
import type { Num, Test } from './program.js';
import { compileNum, compileWith } from './values.js';

type Maker = (c: Context, node: Op) => Test;

/** A condition of its own for a constant or a name on the right: most comparisons are of that sort. */
const compare =
  (
    nums: (a: Num, b: Num) => Test,
    constant: (a: Num, n: number) => Test,
    slotConstant: (slot: number, n: number) => Test,
    slots: (a: Num, slot: number) => Test,
  ): Maker =>
  (c, node) => {
    const right = constantOf(node[2]);
    if (right !== undefined) {
      const left = node[1];
      if (Array.isArray(left) && left[0] === 'slot') return slotConstant(left[1] as number, right);
      return constant(compileNum(c, left), right);
    }
    const slot = slotOf(node[2]);
    if (slot >= 0) return slots(compileNum(c, node[1]), slot);
    return nums(compileNum(c, node[1]), compileNum(c, node[2]));
  };

/** The slot that an expression reads, or -1. */
const slotOf = (node: Node): number => (Array.isArray(node) && node[0] === 'slot' ? (node[1] as number) : -1);

const constantOf = (node: Node): number | undefined =>
  typeof node === 'number' ? node : node[0] === 'none' ? NONE : undefined;

const TESTS: Record<string, Maker> = {
  '=': compare(
    (a, b) => (r, f) => a(r, f) === b(r, f),
    (a, n) => (r, f) => a(r, f) === n,
    (slot, n) => (_, f) => f[slot] === n,
    (a, slot) => (r, f) => a(r, f) === f[slot],
  ),
  '<': compare(
    (a, b) => (r, f) => a(r, f) < b(r, f),
    (a, n) => (r, f) => a(r, f) < n,
    (slot, n) => (_, f) => f[slot] < n,
    (a, slot) => (r, f) => a(r, f) < f[slot],
  ),
  '<=': compare(
    (a, b) => (r, f) => a(r, f) <= b(r, f),
    (a, n) => (r, f) => a(r, f) <= n,
    (slot, n) => (_, f) => f[slot] <= n,
    (a, slot) => (r, f) => a(r, f) <= f[slot],
  ),
  not: (c, node) => {
    const test = compileTest(c, node[1]);
    return (r, f) => !test(r, f);
  },
  and: (c, node) => {
    const a = compileTest(c, node[1]);
    const b = compileTest(c, node[2]);
    return (r, f) => a(r, f) && b(r, f);
  },
  or: (c, node) => {
    const a = compileTest(c, node[1]);
    const b = compileTest(c, node[2]);
    return (r, f) => a(r, f) || b(r, f);
  },
  same: (c, node) => {
    const a = compileList(c, node[1], c.quiet(node[2]));
    const b = compileList(c, node[2], true);
    return (r, f) => {
      const left = a(r, f);
      const right = b(r, f);
      if (left.length !== right.length) return false;
      for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
      return true;
    };
  },
  in: (c, node) => {
    const right = node[2];
    if (Array.isArray(right) && right[0] === 'zone') {
      // Every thing knows where it is.
      const thing = compileNum(c, node[1]);
      const place = asNum(zonePlace(c, right[1] as number, right[2] as Node | null));
      return (r, f) => r.where[thing(r, f)] === place(r, f);
    }
    const value = compileNum(c, node[1]);
    const list = compileList(c, right, true);
    return (r, f) => {
      const v = value(r, f);
      const found = list(r, f);
      for (let i = 0; i < found.length; i++) if (found[i] === v) return true;
      return false;
    };
  },
  'in-zone': (c, node) => {
    const thing = compileNum(c, node[1]);
    const zone = node[2] as number;
    if (node[3] === null) {
      const base = c.layout.zoneBase[zone];
      const end = base + c.layout.zoneCount[zone];
      if (end === base + 1) return (r, f) => r.where[thing(r, f)] === base;
      return (r, f) => {
        const place = r.where[thing(r, f)];
        return place >= base && place < end;
      };
    }
    const at = asNum(zonePlace(c, zone, node[3]));
    return (r, f) => r.where[thing(r, f)] === at(r, f);
  },
  'is-a': (c, node) => {
    const thing = compileNum(c, node[1]);
    const { thingType } = c.layout;
    const types = node.slice(2) as number[];
    if (types.length === 1) {
      const [type] = types;
      const slot = slotOf(node[1]);
      if (slot >= 0) return (_, f) => thingType[f[slot]] === type;
      return (r, f) => thingType[thing(r, f)] === type;
    }
    return (r, f) => types.includes(thingType[thing(r, f)]);
  },
  any: (c, node) => {
    const inner = node[1];
    if (Array.isArray(inner) && inner[0] === 'where' && c.quiet(inner as Node)) {
      const { list, slot, type, test } = compileFilter(c, inner as Node, true);
      const { thingType } = c.layout;
      return (r, f) => {
        const found = list(r, f);
        for (let i = 0; i < found.length; i++) {
          if (type >= 0 && thingType[found[i]] !== type) continue;
          f[slot] = found[i];
          if (test === null || test(r, f)) return true;
        }
        return false;
      };
    }
    if (Array.isArray(inner) && inner[0] === 'zone') {
      const place = zonePlace(c, inner[1] as number, inner[2] as Node | null);
      if (typeof place === 'number') return (r) => r.zones[place].length > 0;
      return (r, f) => r.zones[place(r, f)].length > 0;
    }
    const list = compileList(c, inner, true);
    return (r, f) => list(r, f).length > 0;
  },
  playable: (c, node) => {
    const slot = slotOf(node[1]);
    if (slot >= 0) return (r, f) => playable(r, f[slot], f[0]);
    const card = compileNum(c, node[1]);
    return (r, f) => playable(r, card(r, f), f[0]);
  },
  'face-down': (c, node) => {
    const thing = compileNum(c, node[1]);
    return (r, f) => (r.face[thing(r, f)] ?? fault('no such thing')) === 0;
  },
};

export const isTest = (op: string): boolean => Object.hasOwn(TESTS, op);

/** An expression that is used for its truth. */
export function compileTest(c: Context, node: Node): Test {
  if (typeof node === 'number') {
    const truth = node !== 0;
    return () => truth;
  }
  if (node[0] === 'with') {
    const { bind, body } = compileWith(c, node as Op);
    const test = compileTest(c, body);
    return (r, f) => {
      bind(r, f);
      return test(r, f);
    };
  }
  if (isTest(node[0])) return TESTS[node[0]](c, node as Op);
  const value = compileNum(c, node);
  return (r, f) => value(r, f) === 1;
}

/** Whether what the card needs holds for a player. */
export function playable(r: Run, card: number, you: number): boolean {
  const design = r.design[card];
  if (design === undefined) fault('no such thing');
  const needs = r.program.needs[design];
  if (needs === null) return true;
  const frame = needsFrame(r, design, you, card);
  for (let i = 0; i < needs.length; i++) if (!needs[i](r, frame)) return false;
  return true;
}

export const needsFrame = (r: Run, design: number, you: number, card: number): Frame =>
  r.program.needsFrame[design](you, card);
