import type { Position, Range } from '@draco-table/ruleset';
import type { Loc } from './syntax.js';

/** A file's text, and where its lines begin. */
export interface Source {
  file: string;
  text: string;
  position(offset: number): Position;
  range(loc: Loc): Range;
}

export function createSource(text: string, file: string): Source {
  let starts: number[] | undefined;
  const position = (offset: number): Position => {
    starts ??= lineStarts(text);
    const at = Math.max(0, Math.min(offset, text.length));
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1, offset: at };
  };
  return { file, text, position, range: (loc) => ({ start: position(loc.start), end: position(loc.end) }) };
}

/** LF, CRLF and a lone CR end a line. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  return starts;
}
