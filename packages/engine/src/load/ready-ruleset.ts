import { type Ruleset, scopesOf } from '@draco-table/ruleset';
import { compileRuleset } from '../program/compile.js';
import type { Backend, Program } from '../program/program.js';
import { withChanges } from './changes.js';

/** A ruleset made ready to play. Make it once, start many games from it. */
export interface Loaded {
  readonly ruleset: Ruleset;
  /** The engine's own; no part of its public surface. */
  readonly program: Program;
}

/**
 * Makes a ruleset ready to play that is known to be right, such as one that lies beside the program since it was built.
 * One that may come from anywhere goes through `loadRuleset`, which checks it first: here what is wrong throws or worse.
 */
export function readyRuleset(ruleset: Ruleset, backend: Backend | null = null): Loaded {
  const whole = withChanges(ruleset);
  const scopes = scopesOf(whole);
  const program = compileRuleset(whole, scopes);
  program.source = ruleset;
  if (backend !== null) program.fast = within(() => backend(program, scopes));
  return { ruleset, program };
}

/** Where a page forbids to make code, and rules that nest too deep for that: played without it. */
function within<T>(make: () => T): T | null {
  try {
    return make();
  } catch (thrown) {
    if (thrown instanceof RangeError || thrown instanceof EvalError) return null;
    throw thrown;
  }
}
