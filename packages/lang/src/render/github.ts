import type { Problem } from '@draco-table/ruleset';

/** Workflow commands, which GitHub shows beside the line. */
export function renderGithub(problems: readonly Problem[]): string {
  return problems
    .map((problem) => `::${problem.severity} ${properties(problem)}::${escapeData(text(problem))}\n`)
    .join('');
}

const text = ({ message, help }: Problem): string => (help ? `${message}\n${help}` : message);

function properties({ file, range, code }: Problem): string {
  const list: [string, string | number | undefined][] = [
    ['file', file],
    ['line', range?.start.line],
    ['endLine', range?.end.line],
    // Columns are allowed only where the problem stays on its line.
    ['col', range && range.start.line === range.end.line ? range.start.column : undefined],
    ['endColumn', range && range.start.line === range.end.line ? range.end.column : undefined],
    ['title', code],
  ];
  return list
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${escapeProperty(String(value))}`]))
    .join(',');
}

const escapeData = (value: string): string => value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (value: string): string => escapeData(value).replace(/:/g, '%3A').replace(/,/g, '%2C');
