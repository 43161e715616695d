import { loadRuleset } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { problemIn } from './problem-in.js';

/** A ruleset that somebody brought: hostile until it is checked. */
export function readRuleset(text: string, file: string): { ruleset?: Ruleset; problems: Problem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      problems: [
        problemIn(
          file,
          'D0813',
          `${file} is not JSON: ${why}.`,
          'Write it anew with draco build, or open the .draco file.',
        ),
      ],
    };
  }
  const found = loadRuleset(json);
  if (found.ok) return { ruleset: found.ruleset.ruleset, problems: [] };
  return { problems: found.problems.map((problem) => ({ ...problem, file })) };
}
