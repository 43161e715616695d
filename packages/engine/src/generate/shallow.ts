import type { Ruleset } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';

/**
 * Whether routines cannot call each other deeper than they may: none reaches itself, by cards and effects neither. Then
 * nobody has to count how deep a game is.
 */
export function isShallow({ routines, hooks, designs }: Ruleset): boolean {
  const known: (number | undefined)[] = [];
  const needs = designs.map((design) => design.needs ?? []);
  const effects = designs.flatMap(({ effect }) => effect ?? []);

  /** How deep it goes from here; endless where it comes back to itself. */
  function depthOf(index: number): number {
    if (known[index] !== undefined) return known[index];
    known[index] = Number.POSITIVE_INFINITY;
    // What acts on a verb is called by it.
    const acting = hooks.filter(({ verb, until }) => verb === index || until?.verb === index);
    const inner = Math.max(within(routines[index].body), within(acting), ...acting.map(({ body }) => depthOf(body)));
    known[index] = 1 + inner;
    return known[index];
  }

  function within(part: unknown): number {
    if (typeof part !== 'object' || part === null) return 0;
    if (!Array.isArray(part)) return within(Object.values(part));
    const [op, called] = part;
    const inner = Math.max(0, ...part.map(within));
    if (op === 'call' || op === 'do') return Math.max(inner, depthOf(called));
    if (op === 'carry') return Math.max(inner, ...effects.map(depthOf));
    if (op === 'playable') return Math.max(inner, within(needs));
    // What acts instead of a verb may let it go on, as often as there are such effects.
    return op === 'proceed' ? Number.POSITIVE_INFINITY : inner;
  }

  return routines.every((_, index) => depthOf(index) <= LIMITS.depth);
}
