import type { Choice, Node } from '@draco-table/ruleset';
import type { Unit } from './unit.js';

type Part = unknown;

/** Slots into which a statement puts lists, itself or in its blocks. */
function listSlots(u: Unit, part: Part, found = new Set<number>()): Set<number> {
  if (typeof part !== 'object' || part === null) return found;
  if (Array.isArray(part)) {
    const [op, first, , third] = part;
    if (op === 'let' && u.c.types[first]?.list) found.add(first);
    if (op === 'choose' && (first as Choice).many) found.add((first as Choice).slot);
    if (op === 'atonce') found.add((third as Choice).slot);
  }
  for (const inner of Object.values(part)) listSlots(u, inner, found);
  return found;
}

/** Slots that an operation reads by itself. */
const readIn = ([op, ...args]: readonly unknown[]): number[] => {
  if (op === 'slot' || op === 'answer') return [args[0] as number];
  return op === 'effect' ? (args.slice(2) as number[]) : [];
};

const mentions = (part: Part, slots: ReadonlySet<number>): number => {
  if (typeof part !== 'object' || part === null) return 0;
  const own = Array.isArray(part) ? readIn(part).filter((slot) => slots.has(slot)).length : 0;
  return Object.values(part).reduce((sum: number, inner) => sum + mentions(inner, slots), own);
};

/** Whether a name that is read elsewhere holds a list which the statement has made. */
export function listsFor(u: Unit, node: Node): boolean {
  const slots = listSlots(u, node);
  return slots.size > 0 && mentions(node, slots) < mentions(u.body, slots);
}
