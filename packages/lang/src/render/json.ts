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
  return `${JSON.stringify({ problems: problems.map(toJson), summary: whole }, null, 2)}\n`;
}

/** Every problem has every key, so that a reader need not ask which are there. */
function toJson({ code, severity, file, range, message, help, args, related, fixes }: Problem) {
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

export function count(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}
