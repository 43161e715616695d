import type { Node } from '@draco-table/ruleset';
import { elementOf, typeOf } from '@draco-table/ruleset';
import type { Context } from './context.js';
import { compileList } from './lists.js';
import type { List, Test } from './program.js';
import { compileTest } from './tests.js';

/**
 * A list and the condition its elements have to meet. The commonest condition, to be of one type, is kept apart: it is a
 * look into a table and needs no call.
 */
export interface Filter {
  list: List;
  slot: number;
  /** The type that a thing must have, or -1. */
  type: number;
  /** What else must hold. */
  test: Test | null;
}

/** A condition in parts: the list, the slot of its elements, the type they must have or -1, and what else must hold. */
export interface Parts {
  from: Node;
  slot: number;
  type: number;
  rest: Node | null;
}
export function splitFilter(node: Node): Parts {
  const [, from, slot, condition] = node as unknown as [string, Node, number, Node];
  const [first, rest] = conjuncts(condition);
  const type = ofType(first, slot);
  return { from, slot, type, rest: type < 0 ? condition : rest };
}

/** With `borrow` the list may be a zone's own; the caller is done with it before anything can change it. */
export function compileFilter(c: Context, node: Node, borrow: boolean): Filter {
  const { from, slot, type, rest } = splitFilter(node);
  const list = compileList(c, from, borrow);
  c.types[slot] = elementOf(typeOf(c, from));
  return { list, slot, type, test: rest === null ? null : compileTest(c, rest) };
}

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
