import type { Fix, Problem } from './problem.js';

export interface Fixed {
  /** New text by file, for files that change. */
  files: Map<string, string>;
  /** How many problems were mended. */
  count: number;
}

/** Applies the first fitting fix of every problem; of two fixes that overlap, the later one waits for the next run. */
export function applyFixes(problems: readonly Problem[], files: ReadonlyMap<string, string>, unsafe: boolean): Fixed {
  const taken = new Map<string, { start: number; end: number; text: string }[]>();
  let count = 0;
  for (const problem of problems) {
    const fix = problem.fixes?.find((one) => unsafe || one.safety === 'safe');
    if (fix && take(fix, taken, files)) count += 1;
  }
  const result = new Map<string, string>();
  for (const [file, edits] of taken) {
    let text = files.get(file) as string;
    for (const edit of edits.sort((a, b) => b.start - a.start || b.end - a.end)) {
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    }
    if (text !== files.get(file)) result.set(file, text);
  }
  return { files: result, count };
}

type Edits = Map<string, { start: number; end: number; text: string }[]>;

function take(fix: Fix, taken: Edits, files: ReadonlyMap<string, string>): boolean {
  const edits = fix.edits.map((edit) => ({
    file: edit.file,
    start: edit.range.start.offset,
    end: edit.range.end.offset,
    text: edit.text,
  }));
  const free = edits.every((edit) => {
    const text = files.get(edit.file);
    if (text === undefined || edit.start > edit.end || edit.end > text.length) return false;
    return (taken.get(edit.file) ?? []).every((other) =>
      edit.start === edit.end && other.start === other.end
        ? edit.start !== other.start
        : edit.end <= other.start || edit.start >= other.end,
    );
  });
  if (!free) return false;
  for (const { file, ...edit } of edits) taken.set(file, [...(taken.get(file) ?? []), edit]);
  return true;
}
