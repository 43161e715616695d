import type { Ruleset } from '@draco-table/ruleset';

/**
 * By routine how deep calls go from there, by cards and effects too; endless where one may come back to itself. Where
 * none is deeper than it may be, nobody has to count; and what cannot come back to itself never runs twice at a time.
 */
export function depthsOf({ routines, hooks, designs }: Ruleset): number[] {
  const known: (number | undefined)[] = [];
  const needs = designs.map((design) => design.needs ?? []);
  const effects = designs.flatMap(({ effect }) => effect ?? []);

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

  return routines.map((_, index) => depthOf(index));
}
