/** What was found in an older text, where it stands now. */
import type { Position, Problem, Range } from '@draco-table/ruleset';

/** Undefined if what it was about has been changed. */
export function moved(problem: Problem, file: string, before: string, now: string): Problem | undefined {
  if (before === now || !problem.range) return problem;
  const most = Math.min(before.length, now.length);
  let head = 0;
  while (head < most && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  const by = now.length - before.length;
  const lines = countLines(now) - countLines(before);
  const position = (at: Position): Position | undefined => {
    if (at.offset < head) return at;
    if (at.offset < before.length - tail) return undefined;
    const offset = at.offset + by;
    return { line: at.line + lines, column: offset - (now.lastIndexOf('\n', offset - 1) + 1) + 1, offset };
  };
  const range = ({ start, end }: Range): Range | undefined => {
    const [first, last] = [position(start), position(end)];
    return first && last && first.offset <= last.offset ? { start: first, end: last } : undefined;
  };
  const here = range(problem.range);
  if (!here) return undefined;
  return {
    ...problem,
    range: here,
    related: problem.related?.flatMap((place) => {
      const there = place.file === file ? range(place.range) : place.range;
      return there ? [{ ...place, range: there }] : [];
    }),
    fixes: problem.fixes?.flatMap((fix) => {
      const edits = fix.edits.map((edit) => ({ ...edit, range: edit.file === file ? range(edit.range) : edit.range }));
      return edits.every((edit) => edit.range) ? [{ ...fix, edits: edits as typeof fix.edits }] : [];
    }),
  };
}

const countLines = (text: string): number => text.split('\n').length;
