import type { Problem } from '@draco-table/ruleset';
import type { Io } from '../frame/io.js';
import type { Report } from './report.js';

/** The shape that the command contract promises; what is added beside it may grow. */
export function json(io: Io, { problems, summary }: Report): void {
  io.out(`${JSON.stringify({ problems: problems.map(toJson), summary }, null, 2)}\n`);
}

function toJson(problem: Problem) {
  const { code, severity, file, range, message, help, args, related, fixes } = problem;
  return {
    code,
    severity,
    file: file ?? null,
    range: range ?? null,
    message,
    help: help ?? null,
    args,
    related: related ?? [],
    fixes: fixes ?? [],
  };
}

/** One line a problem, as compilers print them and editors read them. */
export function concise(io: Io, { problems }: Report): void {
  for (const problem of problems) {
    io.out(`${placeOf(problem)}${problem.severity} ${problem.code} ${oneLine(problem.message)}\n`);
  }
}

function placeOf({ file, range }: Problem): string {
  if (file === undefined) return '';
  return range ? `${file}:${range.start.line}:${range.start.column}: ` : `${file}: `;
}

/** Annotations of a GitHub workflow run. */
export function github(io: Io, { problems }: Report): void {
  for (const { severity, code, message, help, file, range } of problems) {
    const properties = [
      file !== undefined && `file=${property(file)}`,
      range && `line=${range.start.line},endLine=${range.end.line}`,
      // GitHub refuses columns when a problem spans several lines.
      range && range.start.line === range.end.line && `col=${range.start.column},endColumn=${range.end.column}`,
      `title=${property(`draco ${code}`)}`,
    ].filter(Boolean);
    io.out(`::${severity} ${properties.join(',')}::${data(help ? `${message}\n${help}` : message)}\n`);
  }
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
