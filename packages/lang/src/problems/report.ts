import type { Fix, Place, Problem, ProblemArg } from '@draco-table/ruleset';
import type { Source } from '../source.js';
import type { Loc } from '../syntax.js';
import { CATALOGUE, type Code } from './catalogue.js';

export type { Code } from './catalogue.js';

/** Where a problem is: in a source, at a place already counted out, or in a file as a whole. */
export type Where = { source: Source; loc: Loc } | Place | { file: string } | undefined;

export interface More {
  related?: Problem['related'];
  fixes?: Fix[];
  /** Instead of the catalogue's help, where more is known. */
  help?: string;
}

/** A problem: what the catalogue says of `code`, with its arguments, at its place. */
export function report(code: Code, args: Record<string, ProblemArg>, where?: Where, more: More = {}): Problem {
  const entry = CATALOGUE[code];
  const help = more.help ?? (entry.help && fill(entry.help, args));
  const problem: Problem = { code, severity: entry.severity, args, message: fill(entry.message, args) };
  if (help) problem.help = help;
  if (where) {
    if ('source' in where) {
      problem.file = where.source.file;
      problem.range = where.source.range(where.loc);
    } else {
      problem.file = where.file;
      if ('range' in where) problem.range = where.range;
    }
  }
  if (more.related?.length) problem.related = more.related;
  if (more.fixes?.length) problem.fixes = more.fixes;
  return problem;
}

/** Puts arguments into a text; a list reads `a, b and c`. */
export function fill(text: string, args: Record<string, ProblemArg>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    return Array.isArray(value) ? enumerate(value) : String(value);
  });
}

function enumerate(items: string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}
