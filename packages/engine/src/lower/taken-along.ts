import type { Choice, Ruleset } from '@draco-table/ruleset';

/**
 * Whether an effect takes along what several chose at once, each for themselves: it would have to hold lists by seat, of
 * which only the names of a phase know how they are kept. Such rules are carried out one by one.
 */
export function takesAnswersAlong({ routines }: Ruleset): boolean {
  return routines.some(({ body }) => {
    const answers = new Set<number>();
    const taken = new Set<number>();
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if (Array.isArray(node)) {
        if (node[0] === 'atonce') answers.add((node[3] as Choice).slot);
        // From which slot of the routine to which of the effect's, one after the other.
        if (node[0] === 'effect') for (let i = 3; i < node.length; i += 2) taken.add(node[i] as number);
      }
      Object.values(node).forEach(visit);
    };
    visit(body);
    return [...answers].some((slot) => taken.has(slot));
  });
}
