/**
 * The first sheet of a spreadsheet as rows of texts. A reader of our own, over the unzipping and the XML parser that
 * printing has already: a stranger's file is held to limits before anything is unpacked, formulas are told from texts,
 * and nothing is turned into a date.
 */
import { TEXT_LIMITS } from '@draco-table/ruleset';
import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { strFromU8, unzipSync } from 'fflate';

export interface SheetRow {
  /** As the spreadsheet numbers it. */
  line: number;
  cells: string[];
  /** Columns in which a formula stands. */
  formulas: number[];
}

/** Why a file is no spreadsheet that can be read. */
export type NoSheet = 'zip' | 'sheet' | 'large' | 'ods';

export function readXlsx(bytes: Uint8Array): SheetRow[] | NoSheet {
  let isLarge = false;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isWanted =
          /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$|^mimetype$/.test(
            name,
          );
        if (isWanted && originalSize > TEXT_LIMITS.tableBytes) isLarge = true;
        return isWanted && originalSize <= TEXT_LIMITS.tableBytes;
      },
    });
  } catch {
    return 'zip';
  }
  if (isLarge || Object.values(files).reduce((sum, file) => sum + file.length, 0) > 2 * TEXT_LIMITS.tableBytes)
    return 'large';
  if (files.mimetype && strFromU8(files.mimetype).includes('opendocument')) return 'ods';
  try {
    const path = firstSheet(files);
    const sheet = path === undefined ? undefined : files[path];
    if (!sheet) return 'sheet';
    const shared = files['xl/sharedStrings.xml'];
    const strings = shared ? children(parse(shared), 'si').map(textOf) : [];
    return rowsOf(parse(sheet), strings);
  } catch {
    return 'sheet';
  }
}

/** By the workbook's own order, which need not be that of the names. */
function firstSheet(files: Record<string, Uint8Array>): string | undefined {
  const workbook = files['xl/workbook.xml'];
  const relations = files['xl/_rels/workbook.xml.rels'];
  if (!workbook || !relations) return undefined;
  const sheets = children(parse(workbook), 'sheets')[0];
  const id = sheets && children(sheets, 'sheet')[0]?.attributes['r:id'];
  const target = children(parse(relations), 'Relationship').find((one) => one.attributes.Id === id)?.attributes.Target;
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

function rowsOf(sheet: XmlElement, strings: readonly string[]): SheetRow[] {
  const data = children(sheet, 'sheetData')[0];
  const rows = data ? children(data, 'row') : [];
  return rows.slice(0, TEXT_LIMITS.tableRows + 1).map((row, i) => {
    const cells: string[] = [];
    const formulas: number[] = [];
    for (const cell of children(row, 'c')) {
      const at = columnOf(cell.attributes.r) ?? cells.length;
      // Nobody's table of texts is that wide; a cell far out would make a long row of nothing.
      if (at > 99) continue;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, strings);
      if (children(cell, 'f').length > 0) formulas.push(at);
    }
    return { line: Number(row.attributes.r ?? i + 1), cells, formulas };
  });
}

function cellText(cell: XmlElement, strings: readonly string[]): string {
  const inline = children(cell, 'is')[0];
  if (inline) return textOf(inline);
  const value = children(cell, 'v')[0]?.text ?? '';
  return cell.attributes.t === 's' ? (strings[Number(value)] ?? '') : unescaped(value);
}

/** Runs of a rich text are one text; what is written small above it, as Japanese does, is none of it. */
function textOf(item: XmlElement): string {
  const runs = item.children.flatMap((node) => (isElement(node) && node.name === 'r' ? children(node, 't') : []));
  return unescaped([...children(item, 't'), ...runs].map(({ text }) => text).join(''));
}

const unescaped = (text: string): string =>
  text
    .replace(/_x([0-9a-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\r\n', '\n');

/** `C7` is in column 2. */
function columnOf(name: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(name ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function parse(bytes: Uint8Array): XmlElement {
  const { root } = parseXml(strFromU8(bytes));
  if (!root) throw new Error('no element');
  return root;
}

const isElement = (node: XmlNode): node is XmlElement => node instanceof XmlElement;

/** Whatever prefix the names have: some programs write `x:row`. */
const children = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(isElement).filter((child) => child.name === name || child.name.endsWith(`:${name}`));
