import validate from '../generated/validate.js';
import type { Problem } from '../problem.js';
import { FORMAT, type Ruleset } from '../ruleset.js';
import type { Scope } from '../types.js';
import { checkRuleset } from './check-ruleset.js';
import { flaw } from './flaws.js';

export type Validated =
  | { ok: true; ruleset: Ruleset /** By routine: the types of its names. */; scopes: Scope[] }
  | { ok: false; problems: Problem[] };

/** Checks a ruleset that may come from anywhere: its shape, what it says about itself, every operation. Never throws. */
export function validateRuleset(json: unknown): Validated {
  const format = typeof json === 'object' && json !== null ? (json as { format?: unknown }).format : undefined;
  // Said first and alone: everything else may look wrong only because it is new.
  if (typeof format === 'number' && format > FORMAT) {
    return { ok: false, problems: [flaw('D0802', { found: format, known: FORMAT })] };
  }
  if (!validate(json)) {
    const problems = (validate.errors ?? []).slice(0, 100).map(({ instancePath, keyword, params }) => {
      const what = `fails "${keyword}" ${JSON.stringify(params)}`;
      return flaw('D0801', { path: instancePath || 'the ruleset', what });
    });
    return { ok: false, problems };
  }
  const { problems, scopes } = checkRuleset(json);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, ruleset: json, scopes };
}
