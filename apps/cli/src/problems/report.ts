import type { Problem } from '@draco-table/ruleset';
import type { Io } from '../frame/io.js';
import type { Format } from '../program/shape.js';

export interface Summary {
  files: number;
  games: number;
  cards: number;
  errors: number;
  warnings: number;
}

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

/** Prints a report. The formats are loaded one by one: most runs need one. */
export async function printReport(io: Io, report: Report, format: Format): Promise<void> {
  switch (format) {
    case 'pretty':
      return (await import('./pretty.js')).pretty(io, report);
    case 'concise':
      return (await import('./plain.js')).concise(io, report);
    case 'github':
      return (await import('./plain.js')).github(io, report);
    case 'json':
      return (await import('./plain.js')).json(io, report);
    case 'sarif':
      return (await import('./sarif.js')).sarif(io, report);
  }
}

/** 1 when there are errors, or more warnings than allowed. */
export function exitCode(report: Report, maxWarnings = Number.POSITIVE_INFINITY): 0 | 1 {
  return report.summary.errors > 0 || report.summary.warnings > maxWarnings ? 1 : 0;
}
