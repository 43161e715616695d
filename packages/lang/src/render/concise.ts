import type { Problem } from '@draco-table/ruleset';

/** One line a problem: `file:line:column: error D0110: message`. */
export function renderConcise(problems: readonly Problem[]): string {
  return problems
    .map((problem) => `${place(problem)}${problem.severity} ${problem.code}: ${problem.message.replace(/\s+/g, ' ')}\n`)
    .join('');
}

export function place({ file, range }: Problem): string {
  if (!file) return '';
  return range ? `${file}:${range.start.line}:${range.start.column}: ` : `${file}: `;
}
