/** A table of translations, as `toCsv` writes it, taken back into a text file. */
import type { Problem, Range, Ruleset } from '@draco-table/ruleset';
import { FluentParser, Junk, Message, type Pattern } from '@fluent/syntax';
import { LAST_RESORT } from '../languages.js';
import { textProblem } from '../problems/catalogue.js';
import { readCsv } from './csv.js';
import { afterEquals, applyEdits, bareText, type Edit, newlineOf, patternEdit } from './edit.js';
import { isUntranslated, UNTRANSLATED } from './lacking.js';
import { mark } from './outdated.js';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';
import { wantedTexts } from './required.js';
import { type COLUMNS, entriesOf, versionOf, written } from './spreadsheet.js';

export interface Imported {
  /** The text file, with the table's translations in it. */
  text: string;
  /** Ids whose text is another now. */
  changed: string[];
  /** Rows that hold nothing new: empty, not translated, not worked on since the table was written, or as in the file. */
  skipped: number;
  /** Texts that changed in the file since the table was written, or may have, so that the table's was not taken. */
  kept: string[];
  problems: Problem[];
}

export interface ImportOptions {
  /** With it, rows whose id the game does not know are left out. */
  ruleset?: Ruleset;
  /** Take the table's text also where the file's has changed since, or may have. */
  force?: boolean;
}

interface Row {
  line: number;
  id: string;
  attribute: string;
  translation: string;
  source: string;
  status: string;
  version: string;
}

/** Takes the translations of a table into a text file, of which only the lines of changed entries change. */
export function fromCsv(
  csv: string,
  target: TextFile,
  sources: readonly TextFile[] = [],
  { ruleset, force = false }: ImportOptions = {},
): Imported {
  const result: Imported = { text: target.text, changed: [], skipped: 0, kept: [], problems: [] };
  const bad = (line: number, reason: string) => result.problems.push(textProblem('D0711', { line, reason }, at(line)));
  const known = ruleset && wantedTexts(ruleset);
  const originals = entriesOf(sources, sources[0]?.lang ?? LAST_RESORT);
  const own = new Map(parseTexts(target).entries.map((entry) => [entry.id, entry]));
  const taken = new Map<string, Map<string, Pattern>>();
  const older = new Set<string>();
  const unsure: { line: number; name: string }[] = [];
  for (const row of rowsOf(csv, bad)) {
    const { line, id, attribute } = row;
    const name = attribute ? `${id}.${attribute}` : id;
    if (row.translation.trim() === '') {
      result.skipped++;
      continue;
    }
    if (!/^[a-zA-Z][\w-]*$/.test(id) || (attribute !== '' && !/^[a-zA-Z][\w-]*$/.test(attribute))) {
      bad(line, `“${name}” is no id of a text`);
      continue;
    }
    if (known && !known.has(id)) {
      result.problems.push(textProblem('D0715', { line, id }, at(line)));
      continue;
    }
    const pattern = parsePattern(row.translation);
    if (typeof pattern === 'string') {
      bad(line, `the text of “${id}” is broken: ${pattern}`);
      continue;
    }
    const original = originals.get(id);
    const verdict = judge(row, bareText(pattern), own.get(id), written(original, attribute));
    if (verdict === 'skip') result.skipped++;
    else if (verdict !== 'take' && !force) {
      result.kept.push(name);
      if (verdict === 'unsure') unsure.push({ line, name });
      else result.problems.push(textProblem('D0716', { line, id: name, file: target.file }, at(line)));
    } else {
      taken.set(id, (taken.get(id) ?? new Map()).set(attribute, pattern));
      if (original && row.source.trim() !== '' && row.source !== written(original, attribute)) older.add(id);
    }
  }
  if (unsure[0]) {
    const names = unsure.slice(0, 3).map(({ name }) => `“${name}”`);
    const ids = names.join(', ') + (unsure.length > 3 ? ` and ${unsure.length - 3} more` : '');
    result.problems.push(textProblem('D0717', { count: unsure.length, ids, file: target.file }, at(unsure[0].line)));
  }
  if (taken.size === 0) return result;
  const text = applyEdits(target.text, editsFor(target.text, own, taken));
  result.changed = [...taken.keys()];
  // Where the file notes versions, what came from the table was made from the source that stood in it.
  const noted = /^###? from [A-Za-z0-9-]+|^# from [A-Za-z0-9-]+ /m.test(target.text);
  const current = result.changed.filter((id) => !older.has(id));
  result.text = noted ? mark({ ...target, text }, sources, current) : text;
  return result;
}

/** `unsure`: the table does not say what it was made from, so the newer of two finished texts is not known. */
type Verdict = 'take' | 'skip' | 'keep' | 'unsure';

/** Whether a row is taken: nobody's work is lost, neither the translator's nor what was done in the file meanwhile. */
function judge(row: Row, text: string, entry: TextEntry | undefined, source: string): Verdict {
  const now = written(entry, row.attribute);
  if (text === now || versionOf(text) === row.version) return 'skip';
  const isSource = text === source || text === row.source;
  if (isSource && row.status === UNTRANSLATED) return 'skip';
  const isFinished = now !== '' && entry !== undefined && !isUntranslated(entry);
  if (!isFinished) return 'take';
  if (row.version !== '') return versionOf(now) === row.version ? 'take' : 'keep';
  // A table without versions: what it calls unfinished, or has in the source's words, was not made from what is there now.
  return isSource || row.status === UNTRANSLATED || row.status === 'missing' ? 'keep' : 'unsure';
}

function rowsOf(csv: string, bad: (line: number, reason: string) => void): Row[] {
  const { rows, brokenAt } = readCsv(csv);
  if (brokenAt !== undefined) bad(brokenAt, 'a quotation mark is opened and never closed');
  const head = rows.shift();
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!['id', 'attribute', 'translation'].every((name) => names.includes(name))) {
    bad(head?.line ?? 1, 'the first line has to name the columns id, attribute and translation');
    return [];
  }
  return rows.map(({ line, cells }) => {
    const cell = (name: (typeof COLUMNS)[number]) => cells[names.indexOf(name)] ?? '';
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
}

function at(line: number): { range: Range } {
  const place = { line, column: 1, offset: 0 };
  return { range: { start: place, end: place } };
}

function parsePattern(text: string): Pattern | string {
  const indented = text
    .split(/\r?\n/)
    .map((line) => `    ${line}`)
    .join('\n');
  const entry = new FluentParser({ withSpans: false }).parse(`x =\n${indented}\n`).body;
  const first = entry[0];
  const junk = entry.find((one) => one instanceof Junk);
  if (junk instanceof Junk) return junk.annotations[0]?.message.replace(/\.$/, '') ?? 'it is not Fluent';
  if (entry.length !== 1 || !(first instanceof Message) || !first.value || first.attributes.length)
    return 'it holds more than one text';
  return first.value;
}

function editsFor(text: string, own: Map<string, TextEntry>, taken: Map<string, Map<string, Pattern>>): Edit[] {
  const newline = newlineOf(text);
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [id, parts] of taken) {
    const node = own.get(id)?.node;
    if (node?.type !== 'Message') {
      added.push(messageOf(id, parts));
      continue;
    }
    edits.push(...settle(text, node));
    for (const [attribute, pattern] of parts) {
      const owner = attribute === '' ? node : node.attributes.find((one) => one.id.name === attribute);
      const end = node.span?.end ?? 0;
      edits.push(
        owner ? patternEdit(text, owner, pattern) : { start: end, end, text: `\n${attributeOf(attribute, pattern)}` },
      );
    }
  }
  if (added.length > 0) {
    // Before the block of marks, which stands last.
    const block = /^### from [A-Za-z0-9-]+: /m.exec(text);
    const start = block?.index ?? text.length;
    const gap = block || text === '' || text.endsWith('\n') ? '' : '\n';
    edits.push({ start, end: start, text: `${gap}${added.join('')}${block ? '\n' : ''}` });
  }
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll('\n', newline) }));
}

/** A translated entry is no longer untranslated. */
function settle(text: string, { comment }: Message): Edit[] {
  if (!comment?.span) return [];
  const { start, end } = comment.span;
  const found = new RegExp(`^# ${UNTRANSLATED}\\r?\\n`, 'm').exec(text.slice(start, end + 2));
  return found ? [{ start: start + found.index, end: start + found.index + found[0].length, text: '' }] : [];
}

function attributeOf(name: string, pattern: Pattern): string {
  return `    .${name} =${afterEquals(pattern, true)}`;
}

function messageOf(id: string, parts: Map<string, Pattern>): string {
  const value = parts.get('');
  const attributes = [...parts].filter(([name]) => name !== '').map(([name, pattern]) => attributeOf(name, pattern));
  return `${[`${id} =${value ? afterEquals(value) : ''}`, ...attributes].join('\n')}\n`;
}
