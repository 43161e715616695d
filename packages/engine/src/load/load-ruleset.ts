import { flaw, type Problem, type Ruleset, validateRuleset } from '@draco-table/ruleset';
import { compileRuleset } from '../program/compile.js';
import type { Back, Program } from '../program/program.js';

/** A ruleset that has been checked and made ready to play. Make it once, start many games from it. */
export interface Loaded {
  readonly ruleset: Ruleset;
  /** The engine's own; no part of its public surface. */
  readonly program: Program;
}
export type LoadResult = { ok: true; ruleset: Loaded } | { ok: false; problems: Problem[] };

/**
 * Checks a ruleset and makes it ready to play. Never throws: what is wrong comes back as problems. With `generate` of
 * `@draco-table/engine/generate` the rules become JavaScript, where eval is allowed; the games are the same.
 */
export function loadRuleset(json: unknown, back: Back | null = null): LoadResult {
  const found = validateRuleset(json);
  if (!found.ok) return found;
  const { ruleset, scopes } = found;
  let compiled: ReturnType<typeof compileRuleset>;
  try {
    compiled = compileRuleset(ruleset, scopes);
  } catch {
    // Names that hold now a list, now a single value: no compiler writes that, so where it is matters little.
    return { ok: false, problems: [flaw('D0805', { path: 'routines', what: 'cannot be made ready to play' })] };
  }
  const { program, sources, needs } = compiled;
  if (back !== null) program.fast = within(() => back(program, sources, needs));
  return { ok: true, ruleset: { ruleset, program } };
}

/** Rules that nest too deep for the machine's own compiler are left to the closures. */
function within<T>(make: () => T): T | null {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}
