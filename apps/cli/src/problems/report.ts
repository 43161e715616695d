import { renderConcise, renderGithub, renderJson, type Summary } from '@draco-table/lang';
import type { Problem } from '@draco-table/ruleset';
import type { Io } from '../frame/io.js';
import type { Format } from '../program/shape.js';
import { problemsIn } from '../words/problems.js';

export type { Summary };

/** Problems of a run, in the order in which they are printed. */
export interface Report {
  problems: readonly Problem[];
  summary: Summary;
  /** Text of the files, to show lines of. */
  texts: ReadonlyMap<string, string>;
  version: string;
}

export function createReport(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  counts: Pick<Summary, 'files' | 'games' | 'cards'>,
  version: string,
): Report {
  const sorted = [...problems].sort(byPlace);
  const errors = sorted.filter((problem) => problem.severity === 'error').length;
  return { problems: sorted, texts, version, summary: { ...counts, errors, warnings: sorted.length - errors } };
}

function byPlace(a: Problem, b: Problem): number {
  const [fileA, fileB] = [a.file ?? '', b.file ?? ''];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  const [startA, startB] = [a.range?.start, b.range?.start];
  return (
    (startA?.line ?? 0) - (startB?.line ?? 0) ||
    (startA?.column ?? 0) - (startB?.column ?? 0) ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  );
}

/** Prints a report. What a format needs is loaded when it is asked for. */
export async function printReport(io: Io, found: Report, format: Format): Promise<void> {
  const told = problemsIn(io.words.lang);
  const report = { ...found, problems: found.problems.map(told.problem) };
  if (format === 'pretty') return (await import('./pretty.js')).pretty(io, report);
  if (format === 'sarif') return (await import('./sarif.js')).sarif(io, report);
  if (format === 'concise') io.out(renderConcise(report.problems));
  else if (format === 'github') io.out(renderGithub(report.problems));
  else io.out(renderJson(report.problems, report.summary));
}

/** 1 when there are errors, or more warnings than allowed. */
export function exitCode(report: Report, maxWarnings = Number.POSITIVE_INFINITY): 0 | 1 {
  return report.summary.errors > 0 || report.summary.warnings > maxWarnings ? 1 : 0;
}
