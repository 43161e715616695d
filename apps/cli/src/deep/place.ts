import type { Problem, Ruleset, Span } from '@draco-table/ruleset';

/** Where a problem stands, from a place in the rules. */
export function placeOf({ sources }: Ruleset, span: Span | undefined): Pick<Problem, 'file' | 'range'> {
  const file = span && sources?.[span[0]];
  if (!span || file === undefined) return {};
  return {
    file,
    range: {
      start: { line: span[1], column: span[2], offset: 0 },
      end: { line: span[3], column: span[4], offset: 0 },
    },
  };
}
