import stringWidth from 'string-width';

export function pad(text: string, width: number, align: 'left' | 'right' | 'centre' = 'left'): string {
  const space = Math.max(0, width - stringWidth(text));
  if (align === 'left') return text + ' '.repeat(space);
  if (align === 'right') return ' '.repeat(space) + text;
  const before = Math.floor(space / 2);
  return ' '.repeat(before) + text + ' '.repeat(space - before);
}

/** Cuts plain text (no colour in it) to a width, with an ellipsis where something is lost. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (stringWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Breaks text into lines at blanks; a word longer than the line is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const next = line === '' ? word : `${line} ${word}`;
      if (line !== '' && stringWidth(next) > width) {
        lines.push(line);
        line = word;
      } else line = next;
    }
    lines.push(line);
  }
  return lines;
}

/** Breaks a list into lines between its parts; a part is broken only when it is longer than the line. */
export function wrapParts(parts: readonly string[], separator: string, width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const next = `${lines.at(-1)}${separator}${part}`;
    if (lines.length > 0 && stringWidth(next) <= width) lines[lines.length - 1] = next;
    else lines.push(...wrap(part, width));
  }
  return lines;
}

export interface Column {
  title: string;
  align?: 'left' | 'right';
}

/** A table with a rule under its head; columns are as wide as what stands in them. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  head = (text: string) => text,
): string {
  const widths = columns.map((column, i) =>
    Math.max(stringWidth(column.title), ...rows.map((row) => stringWidth(row[i] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => pad(cell, widths[i] as number, columns[i]?.align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [head(line(columns.map((column) => column.title))), ...rows.map(line)].map((text) => `${text}\n`).join('');
}
