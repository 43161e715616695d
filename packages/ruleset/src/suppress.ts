import type { Problem, Range } from './problem.js';

/** `# draco-ignore D0412, D0413: why` on a line of its own speaks of the next line, else of its own. */
interface Suppression {
  code: string;
  file: string;
  /** The line it speaks of. */
  line: number;
  range: Range;
  used: boolean;
}

const COMMENT = /#+[ \t]*draco-ignore\b([^\n\r]*)/;
const BODY = /^[ \t]+((?:D\d{4})(?:[ \t]*,[ \t]*D\d{4})*)[ \t]*:[ \t]*(\S.*)$/;

/** What only random games can show: a run without them must not call their suppressions unused. */
export const isDeepCode = (code: string): boolean => /^D103[1-6]$/.test(code);
const isPlainCode = (code: string): boolean => !isDeepCode(code);

/**
 * Takes out what the comments in these files silence, and adds what is wrong with the comments themselves. Only
 * suppressions of the codes that this run looks for are considered.
 */
export function suppress(
  problems: readonly Problem[],
  files: ReadonlyMap<string, string>,
  considers = isPlainCode,
): Problem[] {
  const all: Suppression[] = [];
  const own: Problem[] = [];
  for (const [file, text] of files) read(file, text, all, own);
  const found = all.filter((one) => considers(one.code));
  const kept = problems.filter((problem) => {
    const match = found.find(
      (one) => one.code === problem.code && one.file === problem.file && one.line === problem.range?.start.line,
    );
    // An error is never silenced: nothing could be built from the file, comment or not.
    if (!match || problem.severity === 'error') return true;
    match.used = true;
    return false;
  });
  const unused = found.filter((one) => !one.used).map((one) => unusedProblem(one, problems));
  // Of two runs over the same files, only the plain one speaks of the comments' form.
  return considers === isPlainCode ? [...kept, ...own, ...unused] : [...kept, ...unused];
}

function read(file: string, text: string, found: Suppression[], own: Problem[]): void {
  if (!text.includes('draco-ignore')) return;
  const lines = text.split('\n');
  let offset = 0;
  lines.forEach((line, index) => {
    const match = COMMENT.exec(line);
    if (match && inComment(line, match.index)) {
      const range = rangeIn(line, index, offset, match.index);
      const body = BODY.exec((match[1] as string).trimEnd());
      if (!body) own.push(malformed(file, range));
      const alone = line.slice(0, match.index).trim() === '';
      const target = alone ? nextLine(lines, index) : index;
      for (const code of body?.[1]?.split(/[ \t]*,[ \t]*/) ?? []) {
        found.push({ code, file, line: target + 1, range, used: false });
      }
    }
    offset += line.length + 1;
  });
}

/** A `#` inside a string begins no comment. */
function inComment(line: string, at: number): boolean {
  return (line.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 0;
}

/** The next line that holds more than a comment. */
function nextLine(lines: readonly string[], index: number): number {
  let next = index + 1;
  while (next < lines.length && /^\s*(#|$)/.test(lines[next] as string)) next += 1;
  return next;
}

function rangeIn(line: string, index: number, offset: number, at: number): Range {
  const end = line.trimEnd().length;
  return {
    start: { line: index + 1, column: at + 1, offset: offset + at },
    end: { line: index + 1, column: end + 1, offset: offset + end },
  };
}

function malformed(file: string, range: Range): Problem {
  return {
    code: 'D1020',
    severity: 'warning',
    args: {},
    message: 'This suppression names no code or no reason.',
    help: 'Write it as  # draco-ignore D0412: why it is right here',
    file,
    range,
  };
}

function unusedProblem(one: Suppression, problems: readonly Problem[]): Problem {
  const error = problems.some(
    (problem) =>
      problem.severity === 'error' &&
      problem.code === one.code &&
      problem.file === one.file &&
      problem.range?.start.line === one.line,
  );
  return {
    code: 'D1021',
    severity: 'warning',
    args: { code: one.code },
    message: error
      ? `${one.code} is an error here, and errors cannot be suppressed.`
      : `There is no ${one.code} to suppress here.`,
    help: error ? 'Fix the error.' : 'Remove the comment.',
    file: one.file,
    range: one.range,
    ...(!error && {
      fixes: [
        {
          title: 'remove the comment',
          safety: 'safe' as const,
          edits: [{ file: one.file, range: one.range, text: '' }],
        },
      ],
    }),
  };
}
