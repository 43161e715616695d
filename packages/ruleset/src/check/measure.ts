import { RULESET_LIMITS } from '../limits.js';
import type { Problem } from '../problem.js';
import { flaw } from './flaws.js';

/** An operation is a list that may hold a choice, and that a block. */
const DEEPEST = 3 * RULESET_LIMITS.nesting + 10;

/**
 * How deep lists and objects lie in each other and how many values there are, before anything looks at them by recursion.
 * What comes back to itself is as deep as can be.
 */
export function measure(json: unknown): Problem | undefined {
  const open: [value: unknown, depth: number][] = [[json, 0]];
  let values = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (++values > RULESET_LIMITS.values) return flaw('D0804', { limit: 'values', most: RULESET_LIMITS.values });
    if (typeof value === 'string' && value.length > RULESET_LIMITS.text)
      return flaw('D0804', { limit: 'text', most: RULESET_LIMITS.text });
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) return flaw('D0804', { limit: 'nesting', most: RULESET_LIMITS.nesting });
    const isList = Array.isArray(value);
    for (const key of isList ? [] : Object.keys(value))
      if (key.length > RULESET_LIMITS.text) return flaw('D0804', { limit: 'text', most: RULESET_LIMITS.text });
    for (const inner of isList ? value : Object.values(value)) {
      // A list of millions of numbers is not held a second time.
      if (typeof inner === 'number' && ++values <= RULESET_LIMITS.values) continue;
      open.push([inner, depth + 1]);
    }
  }
  return undefined;
}
