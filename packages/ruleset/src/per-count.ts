import type { Per, Ruleset } from './ruleset.js';

/** How many there are of a zone or variable: one for each player, value or design it exists for. */
export function perCount(ruleset: Ruleset, per: Per): number {
  if (per === 'game') return 1;
  if (per === 'player') return ruleset.seats.max;
  if (per === 'design') return ruleset.designs.length;
  return ruleset.kinds[per.kind].values.length;
}
