import type { Node, Operation } from '@draco-table/ruleset';
import { elementOf, typeOf } from '@draco-table/ruleset';
import type { Frame, Run } from '../state/run.js';
import { type Context, spend } from './context.js';
import { compileList } from './lists.js';
import { compileTest } from './tests.js';

/**
 * Looks through a list for what meets the condition: how many there are, up to `most`. The last one found is left in the
 * slot; all go into `out`, if there is one. With `borrow` the list may be a zone's own; the caller is done with it before
 * anything can change it.
 */
export interface Search {
  slot: number;
  find(r: Run, f: Frame, most: number, out: number[] | null): number;
}
export function compileSearch(c: Context, node: Node, borrow: boolean): Search {
  const [, from, slot, condition] = node as unknown as [string, Node, number, Node];
  // The commonest condition, to be of one type, is kept apart: it is a look into a table and needs no call.
  const [first, others] = conjuncts(condition);
  const type = ofType(first, slot);
  const rest = type < 0 ? condition : others;
  const list = compileList(c, from, borrow);
  const { thingType } = c.layout;
  c.types[slot] = elementOf(typeOf(c, from));
  const test = rest === null ? null : compileTest(c, rest);
  const find: Search['find'] = (r, f, most, out) => {
    const all = list(r, f);
    spend(r, all.length);
    let found = 0;
    for (let i = 0; i < all.length && found < most; i++) {
      const item = all[i];
      if (type >= 0 && thingType[item] !== type) continue;
      f[slot] = item;
      if (test !== null && !test(r, f)) continue;
      found++;
      if (out !== null) out.push(item);
    }
    return found;
  };
  return { slot, find };
}

export const isWhere = (node: Node): node is Operation => Array.isArray(node) && node[0] === 'where';

/** More than any list holds. */
export const ALL = 2 ** 30;

/** `A and B and C` as A, and the rest. */
function conjuncts(node: Node): [first: Node, rest: Node | null] {
  if (typeof node === 'number' || node[0] !== 'and') return [node, null];
  const [first, rest] = conjuncts(node[1] as Node);
  return [first, rest === null ? (node[2] as Node) : (['and', rest, node[2]] as Node)];
}

function ofType(node: Node, slot: number): number {
  if (typeof node === 'number' || node[0] !== 'is-a' || node.length !== 3) return -1;
  const thing = node[1];
  return Array.isArray(thing) && thing[0] === 'slot' && thing[1] === slot ? (node[2] as number) : -1;
}
