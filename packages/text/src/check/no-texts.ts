import type { Problem } from '@draco-table/ruleset';

/** A game without any text file: one thing to say, not one for each text that it lacks. */
export function noTexts(game: string, file: string, help: string): Problem {
  const start = { line: 1, column: 1, offset: 0 };
  return {
    code: 'D1022',
    severity: 'warning',
    args: { game },
    message: `${game} has no texts, so its names are shown as they are written in the rules.`,
    help,
    file,
    range: { start, end: start },
  };
}
