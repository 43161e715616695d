import type { Problem } from '@draco-table/ruleset';

export function problemIn(file: string, code: string, message: string, help?: string): Problem {
  const start = { line: 1, column: 1, offset: 0 };
  return {
    code,
    severity: 'error',
    args: {},
    message,
    ...(help ? { help } : {}),
    file,
    range: { start, end: start },
  };
}
