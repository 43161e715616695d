import { flaw, type Problem, validateRuleset } from '@draco-table/ruleset';
import type { Backend } from '../program/program.js';
import { type Loaded, readyRuleset } from './ready-ruleset.js';

export type LoadResult = { ok: true; ruleset: Loaded } | { ok: false; problems: Problem[] };

/**
 * Checks a ruleset and makes it ready to play. Never throws: what is wrong comes back as problems. With `generate` of
 * `@draco-table/engine/generate` the rules become WebAssembly, or bytecode where that is not allowed; the games are the same.
 */
export function loadRuleset(json: unknown, backend: Backend | null = null): LoadResult {
  const found = validateRuleset(json);
  if (!found.ok) return found;
  try {
    return { ok: true, ruleset: readyRuleset(found.ruleset, backend) };
  } catch {
    // Deeper than the machine can go: no compiler writes that, so where it is matters little.
    return { ok: false, problems: [flaw('D0805', { path: 'routines', what: 'cannot be made ready to play' })] };
  }
}
