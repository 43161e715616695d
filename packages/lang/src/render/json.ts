import type { Problem } from '@draco-table/ruleset';

export interface Summary {
  files: number;
  games: number;
  cards: number;
  errors: number;
  warnings: number;
}

/** For other programs. `summary` is counted from the problems where the caller does not know more. */
export function renderJson(problems: readonly Problem[], summary: Partial<Summary> = {}): string {
  const files = new Set(problems.flatMap(({ file }) => file ?? [])).size;
  const whole: Summary = { files, games: 0, cards: 0, ...count(problems), ...summary };
  return `${JSON.stringify({ problems, summary: whole }, null, 2)}\n`;
}

export function count(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}
