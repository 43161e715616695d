import { TEXT_LIMITS } from '@draco-table/ruleset';
import { decodeTable, type TableEncoding } from './bytes.js';
import { readCsv } from './csv.js';
import { isPo, type ReadRow, readPo } from './po.js';
import { COLUMNS } from './rows.js';
import type { TableFormat } from './write.js';
import { readXlsx } from './xlsx-read.js';

export interface TableRead {
  format: TableFormat;
  encoding?: TableEncoding;
  rows: ReadRow[];
  broken: { line: number; reason: string }[];
}

/** A table of translations, whatever it was saved as: a file's bytes tell more than its name. */
export function readTable(bytes: Uint8Array): TableRead | { unreadable: string } {
  if (bytes.length > TEXT_LIMITS.tableBytes) return { unreadable: UNREADABLE.large };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return fromSheet(bytes);
  // Excel's files before 2007.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { unreadable: UNREADABLE.xls };
  const { text, encoding } = decodeTable(bytes);
  if (isPo(text)) return { format: 'po', encoding, ...fromPo(text) };
  const { rows, brokenAt } = readCsv(text);
  const broken =
    brokenAt === undefined ? [] : [{ line: brokenAt, reason: 'a quotation mark is opened and never closed' }];
  return { format: 'csv', encoding, ...byColumns(rows, broken) };
}

const UNREADABLE = {
  large: 'it is too large',
  zip: 'the file is broken or cut off',
  sheet: 'there is no sheet of texts in it',
  ods: 'it is an OpenDocument file; save it as XLSX or CSV',
  xls: 'it is a file of an old Excel; save it as XLSX or CSV',
} as const;

function fromSheet(bytes: Uint8Array): TableRead | { unreadable: string } {
  const rows = readXlsx(bytes);
  if (typeof rows === 'string') return { unreadable: UNREADABLE[rows] };
  return { format: 'xlsx', ...byColumns(rows, []) };
}

function fromPo(text: string): Pick<TableRead, 'rows' | 'broken'> {
  const { rows, broken, plural } = readPo(text);
  return {
    rows,
    broken: [
      ...broken.map(({ line, text: found }) => ({ line, reason: `“${shortened(found)}” is nothing that PO knows` })),
      ...plural.map((line) => ({ line, reason: 'a text has its plurals inside, as Fluent writes them' })),
    ],
  };
}

interface Cells {
  line: number;
  cells: string[];
  formulas?: number[];
}

function byColumns(all: readonly Cells[], broken: TableRead['broken']): Pick<TableRead, 'rows' | 'broken'> {
  const [head, ...rest] = all;
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!['id', 'attribute', 'translation'].every((name) => names.includes(name))) {
    const reason = 'the first line has to name the columns id, attribute and translation';
    return { rows: [], broken: [...broken, { line: head?.line ?? 1, reason }] };
  }
  const places = Object.fromEntries(COLUMNS.map((name) => [name, names.indexOf(name)]));
  const isFormula = ({ formulas }: Cells) => COLUMNS.some((name) => formulas?.includes(places[name] ?? -1));
  const formulas = rest.filter(isFormula).map(({ line }) => ({ line, reason: 'a formula stands in it, and no text' }));
  const rows = rest
    .filter((row) => !isFormula(row) && row.cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => {
      const cell = (name: (typeof COLUMNS)[number]) => cells[places[name] ?? -1] ?? '';
      return {
        line,
        id: cell('id').trim(),
        attribute: cell('attribute').trim(),
        translation: cell('translation'),
        source: cell('source').replaceAll('\r\n', '\n'),
        status: cell('status').trim().toLowerCase(),
        version: cell('version').trim(),
      };
    });
  return { rows, broken: [...broken, ...formulas] };
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
