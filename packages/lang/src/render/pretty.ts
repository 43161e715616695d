import type { Fix, Problem, Range, Severity } from '@draco-table/ruleset';
import stringWidth from 'string-width';
export interface PrettyOptions {
  /** ANSI colours. */
  color?: boolean;
  /** The text of a file, for the lines that are shown; without it, only places are. */
  textOf?: (file: string) => string | undefined;
  /** What to say of a fix besides its title: how to apply it. */
  howToFix?: (fix: Fix) => string;
  /** The words before a problem, its help and its fixes. */
  labels?: Labels;
}

export type Labels = Readonly<Record<Severity | 'help' | 'fix', string>>;

const ENGLISH: Labels = { error: 'error', warning: 'warning', help: 'help', fix: 'fix' };

/** The longest piece of a line that is shown. */
const WIDEST = 120;

type Paint = (text: string) => string;
interface Paints {
  error: Paint;
  warning: Paint;
  dim: Paint;
  bold: Paint;
  help: Paint;
}

function paints(color: boolean): Paints {
  const ansi = (code: number): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  return { error: ansi(31), warning: ansi(33), dim: ansi(2), bold: ansi(1), help: ansi(36) };
}

/** For people in a terminal: message, place, the line with the spot marked, help and fixes. */
export function renderPretty(
  problems: readonly Problem[],
  { color = false, textOf, howToFix = bySafety, labels = ENGLISH }: PrettyOptions = {},
): string {
  const paint = paints(color);
  const lines = new Map<string, string[] | undefined>();
  const linesOf = (file: string): string[] | undefined => {
    if (!lines.has(file)) lines.set(file, textOf?.(file)?.split(/\r\n|\r|\n/));
    return lines.get(file);
  };
  return problems.map((problem) => `${one(problem, paint, linesOf, howToFix, labels)}\n`).join('');
}

const bySafety = ({ safety }: Fix): string => (safety === 'unsafe' ? ' (look before you apply it)' : '');

function one(
  problem: Problem,
  paint: Paints,
  linesOf: (file: string) => string[] | undefined,
  howToFix: (fix: Fix) => string,
  labels: Labels,
): string {
  const { severity, code, message, help, file, range, related = [], fixes = [] } = problem;
  const mark = paint[severity];
  const out = [`${mark(paint.bold(`${labels[severity]}[${code}]`))}${paint.bold(`: ${printable(message)}`)}`];
  const frame = (inFile: string, at: Range | undefined, note: string, paintMark: Paint): void => {
    const where = at ? `${inFile}:${at.start.line}:${at.start.column}` : inFile;
    out.push(`  ${paint.dim('-->')} ${where}${note ? ` ${note}` : ''}`);
    const text = at && linesOf(inFile);
    if (at && text) out.push(...codeFrame(text, at, paint, paintMark));
  };
  if (file) frame(file, range, '', mark);
  for (const place of related) frame(place.file, place.range, place.message, paint.help);
  if (help) out.push(`  ${paint.help(`${labels.help}:`)} ${help}`);
  for (const fix of fixes) out.push(`  ${paint.help(`${labels.fix}:`)} ${fix.title}${howToFix(fix)}`);
  return `${out.join('\n')}\n`;
}

/** The first line of the range, its number before it and marks below it. */
function codeFrame(text: string[], { start, end }: Range, paint: Paints, mark: Paint): string[] {
  const line = text[start.line - 1] ?? '';
  const gutter = String(start.line).length;
  const last = end.line === start.line ? end.column - 1 : line.length;
  // A very long line is cut so that the place can be seen.
  const from = line.length > WIDEST ? Math.max(0, start.column - 1 - WIDEST / 2) : 0;
  const shown = printable(line.slice(from, from + WIDEST));
  const before = start.column - 1 - from;
  const length = Math.max(1, Math.min(last - (start.column - 1), WIDEST - before));
  const indent = [...line.slice(from, from + before)]
    .map((char) => (char === '\t' ? '\t' : ' '.repeat(stringWidth(char))))
    .join('');
  const marks = '^'.repeat(
    [...line.slice(from + before, from + before + length)].reduce((sum, char) => sum + stringWidth(char), 0) || 1,
  );
  return [
    `  ${paint.dim(`${' '.repeat(gutter)} |`)}`,
    `  ${paint.dim(`${start.line} |`)} ${shown}`,
    `  ${paint.dim(`${' '.repeat(gutter)} |`)} ${indent}${mark(marks)}`,
  ];
}

/** No character of a file may steer the terminal. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}
