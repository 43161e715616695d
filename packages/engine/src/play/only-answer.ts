import type { Decision } from '../api.js';

/**
 * The answer to a decision that leaves no choice, or undefined. Such decisions are open where not being asked would tell
 * the others something; whoever answers for a seat may give this one without a thought.
 */
export function onlyAnswer({ options, min, max, ordered, optional }: Decision): string[] | undefined {
  if (max === 0) return [];
  const isAll = min === options.length && !optional && (!ordered || min < 2);
  return isAll ? options.map(({ id }) => id) : undefined;
}
