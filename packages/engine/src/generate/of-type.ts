import type { Node } from '@draco-table/ruleset';
import { digits } from './unit.js';

/**
 * The place and type, where a list is what is of one type in a zone: rules speak of nothing more often. Written out each
 * time, they would make cards long, and a card that has not been played for a while is read from far away.
 */
export function ofType(node: Node): { zone: Node; type: string } | null {
  if (!Array.isArray(node) || node[0] !== 'where') return null;
  const [, zone, slot, condition] = node as unknown as [string, Node, number, Node];
  if (!Array.isArray(zone) || zone[0] !== 'zone') return null;
  if (!Array.isArray(condition) || condition[0] !== 'is-a' || condition.length !== 3) return null;
  const [, thing, type] = condition as unknown as [string, Node, number];
  const isIt = Array.isArray(thing) && thing[0] === 'slot' && thing[1] === slot;
  return isIt ? { zone: zone as Node, type: digits(type) } : null;
}
