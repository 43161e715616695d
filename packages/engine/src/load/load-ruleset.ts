import type { Problem, Ruleset } from '@draco-table/ruleset';
import { FORMAT, validate } from '@draco-table/ruleset';
import { problem } from '../problems.js';
import { compileRuleset } from '../program/compile.js';
import type { Program } from '../program/program.js';
import { checkRuleset } from './check-ruleset.js';

/** A ruleset that has been checked and made ready to play. Make it once, start many games from it. */
export interface Loaded {
  readonly ruleset: Ruleset;
  /** The engine's own; no part of its public surface. */
  readonly program: Program;
}
export type LoadResult = { ok: true; ruleset: Loaded } | { ok: false; problems: Problem[] };

/** Checks a ruleset and makes it ready to play. Never throws: what is wrong comes back as problems. */
export function loadRuleset(json: unknown): LoadResult {
  const format = typeof json === 'object' && json !== null ? (json as { format?: unknown }).format : undefined;
  // Said first and alone: everything else may look wrong only because it is new.
  if (typeof format === 'number' && format > FORMAT) {
    return { ok: false, problems: [problem('D0802', { found: format, known: FORMAT })] };
  }
  if (!validate(json)) {
    const problems = (validate.errors ?? []).slice(0, 100).map(({ instancePath, keyword, params }) => {
      const what = `fails "${keyword}" ${JSON.stringify(params)}`;
      return problem('D0801', { path: instancePath || 'the ruleset', what });
    });
    return { ok: false, problems };
  }
  const { problems, scopes } = checkRuleset(json);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, ruleset: { ruleset: json, program: compileRuleset(json, scopes) } };
}
