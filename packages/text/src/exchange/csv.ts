/** Comma-separated tables by RFC 4180, safe to open in a spreadsheet. */

/** A cell that a spreadsheet would take for a formula begins with one of these; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r']/;

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",;\t\r\n]/.test(safe) || safe !== text || /^\s|\s$/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
  };
  // The mark at the front tells spreadsheets that it is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

export interface CsvRow {
  /** Line in the file at which the row begins. */
  line: number;
  cells: string[];
}

/** Rows, or the line at which the table breaks off. Spreadsheets separate by comma, semicolon or tab, as the locale wants. */
export function readCsv(text: string): { rows: CsvRow[]; brokenAt?: number } {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let began = 1;
  let quotedAt = 0;
  let i = 0;
  const endCell = () => {
    cells.push(cell.replace(/^'(?=[=+\-@\t\r'])/, ''));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: began, cells });
    cells = [];
    began = line;
  };
  while (i < source.length) {
    const char = source[i] as string;
    if (char === '\n') line++;
    if (quotedAt) {
      if (char === '"' && source[i + 1] === '"') {
        cell += '"';
        i++;
      } else if (char === '"') quotedAt = 0;
      else if (char !== '\r' || source[i + 1] !== '\n') cell += char;
    } else if (char === '"' && cell === '') quotedAt = line;
    else if (char === separator) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
    i++;
  }
  if (quotedAt) return { rows, brokenAt: quotedAt };
  if (cell !== '' || cells.length) endRow();
  return { rows };
}

/** What follows the first cell, whether or not that is quoted. */
function separatorOf(source: string): string {
  return /^(?:"(?:[^"]|"")*"|[^",;\t\r\n]*)([,;\t])/.exec(source)?.[1] ?? ',';
}
