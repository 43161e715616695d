import { isOp, type Node } from '@draco-table/ruleset';

/**
 * The place and type, where a list is what is of one type in a zone: rules speak of nothing more often. Written out each
 * time, they would make cards long, and a card that has not been played for a while is read from far away.
 */
export function ofType(node: Node): { zone: Node; type: number } | null {
  if (!isOp(node, 'where')) return null;
  const [, zone, slot, condition] = node;
  if (!isOp(zone, 'zone') || !isOp(condition, 'is-a') || condition.length !== 3) return null;
  const [, thing, type] = condition;
  return isOp(thing, 'slot') && thing[1] === slot ? { zone: zone as unknown as Node, type } : null;
}
