import { EXPRESSIONS, factsOf } from './operations.js';

/** Their second argument is the slot that holds each element of the first. */
export const LOOPS: ReadonlySet<string> = new Set(Object.keys(EXPRESSIONS).filter((op) => factsOf(op).loops));
const SLOTTED = new Set(['slot', 'answer', ...LOOPS]);

/** One more than the highest slot that an expression uses. Without recursion: it is asked of hostile input too. */
export function slotsIn(node: unknown): number {
  let most = 0;
  const waiting: unknown[] = [node];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (!Array.isArray(part)) continue;
    const [op] = part;
    if (typeof op === 'string' && SLOTTED.has(op)) {
      const slot = part[op === 'slot' || op === 'answer' ? 1 : 2];
      if (typeof slot === 'number') most = Math.max(most, slot + 1);
    }
    for (const inner of part) if (inner !== undefined) waiting.push(inner);
  }
  return most;
}

/** Whether it speaks of `this`, or begins an effect, which takes `this` along. Without recursion too; a choice is an object. */
export function usesThis(node: unknown): boolean {
  const waiting: unknown[] = [node];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    if (Array.isArray(part) && (part[0] === 'effect' || (part[0] === 'slot' && part[1] === 1))) return true;
    for (const inner of Object.values(part)) if (inner !== undefined) waiting.push(inner);
  }
  return false;
}
