import { LOOPS, type Node } from '@draco-table/ruleset';

/** Operations that look through lists: worth being worked out once where their value cannot change. */
const LONG = new Set([...LOOPS, 'place', 'neighbours', 'rim', 'call', 'copies', 'distinct', 'without', 'plus', 'sum']);

const isLong = (node: unknown): boolean => Array.isArray(node) && (LONG.has(node[0]) || node.some(isLong));

/** What a value is made of. Two of the same shape are the same as long as nothing changes. */
export interface Shape {
  key: string;
  /** Slots of others that it reads. */
  reads: ReadonlySet<number>;
  /** Whether working it out takes longer than looking at what was kept. */
  long: boolean;
}

/** Slots of its own are named by their order, since each copy has others; one that holds a value stands for that. */
export function shapeOf(node: Node, held: ReadonlyMap<number, Shape>): Shape {
  const own = new Map<number, number>();
  const reads = new Set<number>();
  const named = (slot: number): string => {
    if (own.has(slot)) return `own${own.get(slot)}`;
    const shape = held.get(slot);
    if (shape === undefined) reads.add(slot);
    for (const read of shape?.reads ?? []) reads.add(read);
    return shape?.key ?? `slot${slot}`;
  };
  const bound = (slot: number): string => `own${own.set(slot, own.size).get(slot)}`;
  const text = (part: unknown): string => {
    if (!Array.isArray(part)) return String(part);
    const [op, first, second, third, fourth] = part;
    if (op === 'slot') return named(first);
    if (op === 'answer') return `[answer ${named(first)},${text(second)}]`;
    if (LOOPS.has(op)) return `[${op} ${text(first)},${bound(second)},${text(third)}]`;
    if (op === 'with') return `[with ${second},${text(third)},${bound(first)},${text(fourth)}]`;
    return `[${part.map(text).join()}]`;
  };
  return { key: text(node), reads, long: isLong(node) };
}
