import type { Node, Op } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { asNum, type Context, spend, zonePlace } from './context.js';
import { compileSearch, isWhere } from './filters.js';
import { compileList } from './lists.js';
import type { Constant, Num, Test } from './program.js';
import { compileNum, compileWith } from './values.js';

type Maker = (c: Context, node: Op) => Test;

/** A condition of its own for a constant on the right: most comparisons are of that sort. */
const compare =
  (values: (a: Num, b: Num) => Test, constant: (a: Num, n: number) => Test): Maker =>
  (c, node) => {
    const [, left, right] = node;
    const a = compileNum(c, left);
    if (typeof right === 'number') return constant(a, right);
    return right[0] === 'none' ? constant(a, NONE) : values(a, compileNum(c, right));
  };

const TESTS: Record<string, Maker> = {
  '=': compare(
    (a, b) => (r, f) => a(r, f) === b(r, f),
    (a, n) => (r, f) => a(r, f) === n,
  ),
  '<': compare(
    (a, b) => (r, f) => a(r, f) < b(r, f),
    (a, n) => (r, f) => a(r, f) < n,
  ),
  '<=': compare(
    (a, b) => (r, f) => a(r, f) <= b(r, f),
    (a, n) => (r, f) => a(r, f) <= n,
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
    return (r, f) => equal(a(r, f) as number[], b(r, f) as number[]);
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
      return list(r, f).includes(v);
    };
  },
  'in-zone': (c, node) => {
    const thing = compileNum(c, node[1]);
    const zone = node[2] as number;
    const { zoneBase, zoneCount } = c.layout;
    const base = zoneBase[zone];
    const end = base + zoneCount[zone];
    if (node[3] === null && end > base + 1) {
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
    const [type] = types;
    if (types.length === 1) return (r, f) => thingType[thing(r, f)] === type;
    return (r, f) => types.includes(thingType[thing(r, f)]);
  },
  any: (c, node) => {
    const inner = node[1];
    if (isWhere(inner) && c.quiet(inner)) {
      const { find } = compileSearch(c, inner, true);
      return (r, f) => find(r, f, 1, null) > 0;
    }
    const list = compileList(c, inner, true);
    return (r, f) => list(r, f).length > 0;
  },
  playable: (c, node) => {
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

export function equal(a: Constant, b: Constant): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** Whether what the card needs holds for a player. */
export function playable(r: Run, card: number, you: number): boolean {
  const design = r.design[card];
  if (design === undefined) fault('no such thing');
  const needs = r.program.needs[design];
  if (needs === null) return true;
  // What a card needs may be that another can be played.
  spend(r, 1);
  const frame = needsFrame(r, design, you, card);
  for (let i = 0; i < needs.length; i++) if (!needs[i](r, frame)) return false;
  return true;
}

export const needsFrame = (r: Run, design: number, you: number, card: number): Frame =>
  r.program.needsFrame[design](you, card);
