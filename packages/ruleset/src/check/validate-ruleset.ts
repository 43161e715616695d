import { type Misfit, validate } from '../generated/validate.js';
import type { Problem } from '../problem.js';
import { FORMAT, type Ruleset } from '../ruleset.js';
import { checkRuleset } from './check-ruleset.js';
import { flaw } from './flaws.js';
import { measure } from './measure.js';
import { misfitProblem } from './misfits.js';

export type Validated = { ok: true; ruleset: Ruleset } | { ok: false; problems: Problem[] };

const MOST = 100;

/** Checks a ruleset that may come from anywhere: its shape, what it says about itself, every operation. Never throws. */
export function validateRuleset(json: unknown): Validated {
  const format = typeof json === 'object' && json !== null ? (json as { format?: unknown }).format : undefined;
  // Said first and alone: everything else may look wrong only because it is new.
  if (typeof format === 'number' && format > FORMAT) {
    return { ok: false, problems: [flaw('D0802', { found: format, known: FORMAT })] };
  }
  const tooLarge = measure(json);
  if (tooLarge) return { ok: false, problems: [tooLarge] };
  const misfits = misfitsOf(json);
  if (misfits.length > 0) return { ok: false, problems: misfits };
  const ruleset = json as Ruleset;
  const problems = checkRuleset(ruleset);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, ruleset };
}

/** What is not well formed comes alone: the rest may be wrong only because of it. */
function misfitsOf(json: unknown): Problem[] {
  let errors: readonly Misfit[];
  try {
    if (validate(json)) return [];
    errors = validate.errors ?? [];
  } catch (thrown) {
    // There are so many that nobody looks further.
    if (typeof thrown !== 'object' || thrown === null || !('misfits' in thrown)) throw thrown;
    errors = thrown.misfits as Misfit[];
  }
  const problems = errors.slice(0, 10 * MOST).flatMap((error) => misfitProblem(json, error) ?? []);
  const broken = problems.filter(({ code }) => code === 'D0801');
  return (broken.length > 0 ? broken : problems).slice(0, MOST);
}
