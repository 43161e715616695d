/**
 * A spreadsheet with one sheet of texts. Written by hand: a workbook of plain texts is four small files in a zip, while
 * the libraries for it bring styles, formulas and dates, or run in Node alone.
 */
import { strToU8, zipSync } from 'fflate';
import { STATUSES } from './rows.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In characters: ids, attributes, two wide columns of words, status, version. */
const WIDTHS = [32, 12, 60, 60, 14, 12];

/** The same cells give the same bytes: a zip notes a time, and this one always the same. */
const THEN = new Date(1980, 0, 1);

export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${DOCUMENT}"><sheets><sheet name="texts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheet(rows),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(HEAD + text)])), {
    mtime: THEN,
  });
}

function relations(all: readonly (readonly [kind: string, target: string])[]): string {
  const each = all.map(
    ([kind, target], i) => `<Relationship Id="rId${i + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** Texts that wrap (1), and a bold head (2); every cell is text, so that none is taken for a formula, a number or a date. */
const STYLES = `<styleSheet xmlns="${SHEETS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function sheet(rows: readonly (readonly string[])[]): string {
  const columns = WIDTHS.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" style="1" customWidth="1"/>`,
  );
  const lines = rows.map((cells, i) => {
    const each = cells.map((text, at) => {
      const name = `r="${String.fromCharCode(65 + at)}${i + 1}" s="${i === 0 ? 2 : 1}"`;
      return text === ''
        ? `<c ${name}/>`
        : `<c ${name} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
    });
    return `<row r="${i + 1}">${each.join('')}</row>`;
  });
  const last = Math.max(2, rows.length);
  const choice = `<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="E2:E${last}"><formula1>"${STATUSES.join(',')}"</formula1></dataValidation></dataValidations>`;
  // The head stays in sight.
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<worksheet xmlns="${SHEETS}">${view}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>${choice}</worksheet>`;
}

/** Signs that XML cannot hold are written as spreadsheets do: `_x0007_`. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9a-fA-F]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\u0020-\ufffd]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
