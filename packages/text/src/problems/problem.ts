import type { Problem, ProblemArg, Range } from '@draco-table/ruleset';
import { catalogue, type Entry, type TextCode } from './catalogue.js';

function fill(template: string, args: Record<string, ProblemArg>): string {
  return template.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    const value = args[name];
    return value === undefined ? whole : Array.isArray(value) ? value.join(', ') : String(value);
  });
}

export function textProblem(
  code: TextCode,
  args: Record<string, ProblemArg>,
  place: { file?: string; range?: Range } = {},
): Problem {
  const entry: Entry = catalogue[code];
  const problem: Problem = { code, severity: entry.severity, args, message: fill(entry.message, args) };
  if (entry.help !== undefined) problem.help = fill(entry.help, args);
  if (place.file !== undefined) problem.file = place.file;
  if (place.range !== undefined) problem.range = place.range;
  return problem;
}
