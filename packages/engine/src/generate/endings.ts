import type { Ruleset } from '@draco-table/ruleset';
import type { Context } from './context.js';

/** What acts by a routine; of one that no effect has, but that proceeds, all that may have called it. */
export function replacedBy<T extends { body: number }>(hooks: readonly T[], routine: number): readonly T[] {
  const own = hooks.filter(({ body }) => body === routine);
  return own.length > 0 ? own : hooks;
}

/**
 * By routine whether it may end the game, by what it calls and what acts on that too. After all others nobody has to ask
 * whether the game is over. And whether it may end where it is asked which cards can be played.
 */
export function endingsOf({ routines, hooks, designs }: Ruleset): Pick<Context, 'endings' | 'needsEnd'> {
  const cards = designs.flatMap(({ effect }) => effect ?? []);
  const needs = designs.map((design) => design.needs ?? []);
  const found = routines.map(() => false);

  const may = (index: number): boolean =>
    found[index] ||
    hooks.some(({ verb, until, body, ...hook }) => {
      if (verb !== index && until?.verb !== index) return false;
      return found[body] || within(hook, body) || within(until, body);
    });

  function within(part: unknown, routine: number): boolean {
    if (typeof part !== 'object' || part === null) return false;
    if (!Array.isArray(part)) return within(Object.values(part), routine);
    const [op, called] = part;
    if (op === 'end') return true;
    if ((op === 'call' || op === 'do') && may(called)) return true;
    if (op === 'carry' && cards.some(may)) return true;
    if (op === 'playable' && within(needs, routine)) return true;
    if (op === 'proceed' && replacedBy(hooks, routine).some(({ verb }) => may(verb))) return true;
    return part.some((inner) => within(inner, routine));
  }

  // What calls one that may end the game may too: until there are no more of them.
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [i, { body }] of routines.entries()) {
      if (found[i] || !(may(i) || within(body, i))) continue;
      found[i] = true;
      isMore = true;
    }
  }
  return { endings: found, needsEnd: within(needs, -1) };
}
