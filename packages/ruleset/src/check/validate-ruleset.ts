import type { Problem } from '../problem.js';
import { FORMAT, type Ruleset } from '../ruleset.js';
import { checkRuleset } from './check-ruleset.js';
import { checkShape } from './check-shape.js';
import { flaw } from './flaws.js';

export type Validated = { ok: true; ruleset: Ruleset } | { ok: false; problems: Problem[] };

/** Checks a ruleset that may come from anywhere: its shape, what it says about itself, every operation. Never throws. */
export function validateRuleset(json: unknown): Validated {
  const format = typeof json === 'object' && json !== null ? (json as { format?: unknown }).format : undefined;
  // Said first and alone: everything else may look wrong only because it is new.
  if (typeof format === 'number' && format > FORMAT) {
    return { ok: false, problems: [flaw('D0802', { found: format, known: FORMAT })] };
  }
  const misfits = checkShape(json, 'Ruleset', json);
  const broken = misfits.filter(({ code }) => code === 'D0801');
  const wrong = broken.length > 0 ? broken : misfits;
  if (wrong.length > 0) return { ok: false, problems: wrong.map(({ code, path, what }) => flaw(code, { path, what })) };
  const ruleset = json as Ruleset;
  const problems = checkRuleset(ruleset);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, ruleset };
}
