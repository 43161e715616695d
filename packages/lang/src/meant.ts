/** A text with some words put right, and the way back from its places to those of the text as it stands. */
import type { Finding } from './finding.js';
import type { Piece } from './layout.js';
import type { Loc } from './syntax.js';

type Edit = { loc: Loc; text: string };

/** The misspelt words of a piece that an explanation knows how to write. */
export function corrections(findings: readonly Finding[]): Edit[] {
  const edits = findings.flatMap(({ code, fix }) => (code === 'D0112' && fix ? fix.edits : []));
  const sorted = edits.sort((a, b) => a.loc.start - b.loc.start);
  return sorted.filter((edit, at) => at === 0 || (sorted[at - 1] as Edit).loc.end <= edit.loc.start);
}

export function corrected(text: string, { start }: Pick<Piece, 'start'>, edits: readonly Edit[]): string {
  let done = '';
  let at = start;
  for (const { loc, text: wanted } of edits) {
    done += text.slice(at - start, loc.start - start) + wanted;
    at = loc.end;
  }
  return done + text.slice(at - start);
}

/** Of a place in the corrected text. */
export function placeBefore(edits: readonly Edit[]): (loc: Loc) => Loc {
  const back = (place: number): number => {
    let longer = 0;
    for (const { loc, text } of edits) {
      if (place <= loc.start + longer) break;
      const end = loc.start + longer + text.length;
      if (place < end) return Math.min(place - longer, loc.end);
      longer += text.length - (loc.end - loc.start);
    }
    return place - longer;
  };
  return ({ start, end }) => ({ start: back(start), end: back(end) });
}
