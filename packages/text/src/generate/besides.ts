import type { Node } from '@draco-table/ruleset';
import type { Op } from './types.js';

/** The list and what is left out of it: of `L without x` and `L where it is not x`. */
export function besides(node: Node): [list: Node, left: Node] | undefined {
  if (!Array.isArray(node)) return undefined;
  const [op, list, slot, test] = node as [string, Node, Node, Node];
  if (op === 'without') return [list, slot];
  if (op !== 'where' || !Array.isArray(test) || test[0] !== 'not') return undefined;
  const equal = test[1];
  if (!Array.isArray(equal) || equal[0] !== '=') return undefined;
  const it = (side: Op | undefined) => Array.isArray(side) && side[0] === 'slot' && side[1] === slot;
  if (it(equal[1])) return [list, equal[2] as Node];
  return it(equal[2]) ? [list, equal[1] as Node] : undefined;
}
