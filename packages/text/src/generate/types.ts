/** Enough of an expression's type to know how to speak of its value. */
import { type Node, type NodeArg, type Ruleset, type Type, typeOf } from '@draco-table/ruleset';
import { Gap } from './voice.js';

export type Op = NodeArg;

/** The operation and its arguments. */
export function opOf(node: Node): [string, ...Op[]] {
  if (typeof node === 'number') throw new Gap('a number stands where something else should');
  return node as unknown as [string, ...Op[]];
}

/** The type of an expression, where slots hold what these types say. */
export function typeOfNode(ruleset: Ruleset, node: Node, slots: Iterable<[slot: number, type: Type]>): Type {
  const types: (Type | undefined)[] = [];
  for (const [slot, type] of slots) types[slot] = type;
  return typeOf({ ruleset, routine: -1, types }, node);
}
