import { stripVTControlCharacters } from 'node:util';

/** Columns that a text takes in a terminal: wide East Asian characters and emoji two, marks and joiners none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) {
    const code = character.codePointAt(0) as number;
    if (/\p{Mark}|\p{Cf}/u.test(character)) continue;
    width +=
      code >= 0x1100 &&
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(
        character,
      )
        ? 2
        : 1;
  }
  return width;
}

export function pad(text: string, width: number, align: 'left' | 'right' | 'centre' = 'left'): string {
  const space = Math.max(0, width - widthOf(text));
  if (align === 'left') return text + ' '.repeat(space);
  if (align === 'right') return ' '.repeat(space) + text;
  const before = Math.floor(space / 2);
  return ' '.repeat(before) + text + ' '.repeat(space - before);
}

/** Cuts plain text (no colour in it) to a width, with an ellipsis where something is lost. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break;
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
      if (line !== '' && widthOf(next) > width) {
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
    if (lines.length > 0 && widthOf(next) <= width) lines[lines.length - 1] = next;
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
    Math.max(widthOf(column.title), ...rows.map((row) => widthOf(row[i] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => pad(cell, widths[i] as number, columns[i]?.align ?? 'left'))
      .join('  ')
      .trimEnd();
  return [head(line(columns.map((column) => column.title))), ...rows.map(line)].map((text) => `${text}\n`).join('');
}
