import type { Place, Problem } from '@draco-table/ruleset';
import type { Io } from '../frame/io.js';
import { pad, widthOf } from '../frame/layout.js';
import type { Report, Summary } from './report.js';

/** Problems with the lines they speak of. */
export function pretty(io: Io, report: Report): void {
  for (const problem of report.problems) io.out(`${one(io, problem, report.texts)}\n`);
  io.out(`${closing(io, report.summary)}\n`);
}

function one(io: Io, problem: Problem, texts: ReadonlyMap<string, string>): string {
  const colour = problem.severity === 'error' ? 'red' : 'yellow';
  const lines = [
    `${io.style([colour, 'bold'], `${problem.severity}[${problem.code}]`)}${io.style('bold', `: ${problem.message}`)}`,
  ];
  const { file, range } = problem;
  if (file !== undefined && range)
    lines.push(...snippet(io, { file, range }, texts, (text) => io.style([colour, 'bold'], text)));
  else if (file !== undefined) lines.push(`  ${io.style('blue', '-->')} ${file}`);
  for (const related of problem.related ?? []) {
    lines.push(`  ${io.style('blue', 'see')} ${related.message}`);
    lines.push(...snippet(io, related, texts, (text) => io.style('blue', text)));
  }
  if (problem.help) lines.push(`  ${io.style('cyan', 'help')}: ${problem.help}`);
  const fix = problem.fixes?.[0];
  if (fix)
    lines.push(
      `  ${io.style('green', 'fix')}: ${fix.title} (draco check ${fix.safety === 'safe' ? '--fix' : '--unsafe-fixes'})`,
    );
  return `${lines.join('\n')}\n`;
}

/** The line with the place marked under it; of a place over several lines, the first. */
function snippet(io: Io, place: Place, texts: ReadonlyMap<string, string>, paint: (text: string) => string): string[] {
  const { start, end } = place.range;
  const where = `  ${io.style('blue', '-->')} ${place.file}:${start.line}:${start.column}`;
  const line = texts.get(place.file)?.split(/\r\n|\n|\r/)[start.line - 1];
  if (line === undefined) return [where];
  const gutter = String(start.line).length;
  const bar = io.style('blue', `${' '.repeat(gutter + 3)}|`);
  const before = line.slice(0, start.column - 1);
  const marked = end.line === start.line ? line.slice(start.column - 1, end.column - 1) : line.slice(start.column - 1);
  // Tabs are kept in the blank before the marks, so that they stand under the text in any terminal.
  const blank = before.replace(/[^\t]+/g, (text) => ' '.repeat(widthOf(text)));
  const marks = '^'.repeat(Math.max(1, widthOf(marked.trimEnd())));
  return [
    where,
    bar,
    `${io.style('blue', `  ${pad(String(start.line), gutter, 'right')} |`)} ${line}`,
    `${bar} ${blank}${paint(marks)}`,
  ];
}

function closing(io: Io, { files, games, cards, errors, warnings }: Summary): string {
  const found = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean);
  const checked = `${count(games, 'game')}, ${count(files, 'file')}, ${count(cards, 'card')}`;
  if (found.length === 0) return `${io.style('green', '✓')} no problems in ${checked}`;
  return `${errors > 0 ? io.style('red', '✗') : io.style('yellow', '!')} ${found.join(', ')} in ${checked}`;
}

export function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}
