import type { Ruleset } from '@draco-table/ruleset';

/**
 * By routine how deep calls go from there, by cards and effects too; endless where one may come back to itself. Where
 * none is deeper than it may be, nobody has to count; and what cannot come back to itself never runs twice at a time.
 */
export function depthsOf({ routines, hooks, designs, score }: Ruleset): number[] {
  const known: (number | undefined)[] = [];
  const needs = designs.map((design) => design.needs ?? []);
  const effects = designs.flatMap(({ effect }) => effect ?? []);

  function depthOf(index: number): number {
    if (known[index] !== undefined) return known[index];
    known[index] = Number.POSITIVE_INFINITY;
    // What acts on a verb is called by it.
    const acting = hooks.filter(({ verb, until }) => verb === index || until?.verb === index);
    // Who looks on may ask for the score when a phase begins and when a card is played.
    const asked = routines[index].is === 'phase' ? scoring() : 0;
    const inner = Math.max(
      asked,
      within(routines[index].body),
      within(acting),
      ...acting.map(({ body }) => depthOf(body)),
    );
    known[index] = 1 + inner;
    return known[index];
  }

  const scoring = (): number => (score === undefined ? 0 : depthOf(score));

  function within(part: unknown): number {
    if (typeof part !== 'object' || part === null) return 0;
    if (!Array.isArray(part)) return within(Object.values(part));
    const [op, called] = part;
    const inner = Math.max(0, ...part.map(within));
    if (op === 'call' || op === 'do') return Math.max(inner, depthOf(called));
    if (op === 'carry') return Math.max(inner, scoring(), ...effects.map(depthOf));
    if (op === 'playable') return Math.max(inner, within(needs));
    // What acts instead of a verb may let it go on, as often as there are such effects.
    return op === 'proceed' ? Number.POSITIVE_INFINITY : inner;
  }

  return routines.map((_, index) => depthOf(index));
}
