/** Problems that can come up in play; those that only a check finds are in `catalogue.ts`, which pages need not load. */
import type { Problem, ProblemArg, Range, Severity } from '@draco-table/ruleset';

export interface Entry {
  severity: Severity;
  /** `{name}` stands for an argument. */
  message: string;
  help?: string;
}

export const inPlay = {
  D0701: {
    severity: 'error',
    message: 'There is no text “{id}” in {lang}.',
    help: 'Add “{id} = …” to the text file of that language.',
  },
  D0702: { severity: 'error', message: 'The text “{id}” in {lang} cannot be put together: {reason}.' },
} satisfies Record<string, Entry>;

function fill(template: string, args: Record<string, ProblemArg>): string {
  return template.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    const value = args[name];
    return value === undefined ? whole : Array.isArray(value) ? value.join(', ') : String(value);
  });
}

export function makeProblem(
  code: string,
  entry: Entry,
  args: Record<string, ProblemArg>,
  place: { file?: string; range?: Range } = {},
): Problem {
  const problem: Problem = { code, severity: entry.severity, args, message: fill(entry.message, args) };
  if (entry.help !== undefined) problem.help = fill(entry.help, args);
  if (place.file !== undefined) problem.file = place.file;
  if (place.range !== undefined) problem.range = place.range;
  return problem;
}
