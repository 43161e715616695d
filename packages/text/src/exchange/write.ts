import { writeCsv } from './csv.js';
import { writePo } from './po.js';
import { COLUMNS, type Outgoing, textRows } from './rows.js';
import { writeXlsx } from './xlsx-write.js';

export const TABLE_FORMATS = ['csv', 'xlsx', 'po'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const isTableFormat = (text: string): text is TableFormat => TABLE_FORMATS.some((one) => one === text);

/** The texts of a game in a language as a file: the same one, byte for byte, as long as the texts are the same. */
export function writeTexts(format: TableFormat, what: Outgoing): Uint8Array {
  const rows = textRows(what);
  if (format === 'po') return new TextEncoder().encode(writePo(rows, what.lang));
  const cells = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((name) => row[name]))];
  return format === 'csv' ? new TextEncoder().encode(writeCsv(cells)) : writeXlsx(cells);
}
