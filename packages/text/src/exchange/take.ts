/** A table of translations, as `writeTexts` writes it, taken back into a text file. */
import { type Problem, type Range, type Ruleset, TEXT_LIMITS } from '@draco-table/ruleset';
import { FluentParser, Junk, Message, type Pattern } from '@fluent/syntax';
import { afterEquals, applyEdits, bareText, type Edit, newlineOf, patternEdit } from '../check/edit.js';
import { isUntranslated } from '../check/lacking.js';
import { mark, marksIn } from '../check/outdated.js';
import { GARBLED, parseTexts, type TextEntry, type TextFile } from '../check/parse.js';
import { wantedTexts } from '../check/required.js';
import { LAST_RESORT } from '../languages.js';
import { textProblem } from '../problems/catalogue.js';
import { shallow } from '../shallow.js';
import { UNTRANSLATED } from '../untranslated.js';
import { readTable, type TableRead } from './read.js';
import { entriesOf, statusOf, type TextRow, versionOf, written } from './rows.js';

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
  /** What the file was; nothing when it is no table at all. */
  format?: TableRead['format'];
  /** Of a file of letters. */
  encoding?: TableRead['encoding'];
}

export interface ImportOptions {
  /** With it, rows whose id the game does not know are left out. */
  ruleset?: Ruleset;
  /** Take the table's text also where the file's has changed since, or may have. */
  force?: boolean;
}

/** Takes the translations of a table (CSV, XLSX or PO) into a text file, of which only the lines of changed entries change. */
export function takeTexts(
  table: Uint8Array,
  target: TextFile,
  sources: readonly TextFile[] = [],
  { ruleset, force = false }: ImportOptions = {},
): Imported {
  const result: Imported = { text: target.text, changed: [], skipped: 0, kept: [], problems: [] };
  const bad = (line: number, reason: string) => result.problems.push(textProblem('D0711', { line, reason }, at(line)));
  const read = readTable(table);
  if ('unreadable' in read) {
    result.problems.push(textProblem('D0722', { reason: read.unreadable }, at(1)));
    return result;
  }
  result.format = read.format;
  if (read.encoding) result.encoding = read.encoding;
  for (const { line, reason } of read.broken) bad(line, reason);
  const known = ruleset && wantedTexts(ruleset);
  const originals = entriesOf(sources, sources[0]?.lang ?? LAST_RESORT);
  const own = new Map(parseTexts(target).entries.map((entry) => [entry.id, entry]));
  const taken = new Map<string, Map<string, Pattern>>();
  const older = new Set<string>();
  const unsure: { line: number; name: string }[] = [];
  const marks = marksIn(target.text);
  const confirmed = new Set<string>();
  if (read.rows.length > TEXT_LIMITS.tableRows) bad(TEXT_LIMITS.tableRows + 1, 'the table has too many rows');
  for (const given of read.rows.slice(0, TEXT_LIMITS.tableRows)) {
    const { line, id, attribute } = given;
    const name = attribute ? `${id}.${attribute}` : id;
    const original = originals.get(id);
    // Whoever calls it the same need not write it again.
    const isSame = given.status === 'same' && given.translation.trim() === '';
    const row = isSame ? { ...given, translation: given.source || written(original, attribute) } : given;
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
    const garbled = GARBLED.exec(row.translation)?.[0];
    if (garbled !== undefined) {
      bad(line, `the text of “${name}” was saved in a wrong encoding: “${garbled}”`);
      continue;
    }
    const entry = own.get(id);
    const status = original ? statusOf(original, entry, attribute, marks.get(id)) : '';
    const verdict = judge(row, bareText(pattern), entry, written(original, attribute), status);
    if (verdict === 'skip') result.skipped++;
    else if (verdict === 'confirm') confirmed.add(id);
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
  const agreed = [...confirmed].filter((id) => !taken.has(id));
  if (taken.size === 0 && agreed.length === 0) return result;
  const text = applyEdits(target.text, editsFor(target.text, own, taken, agreed));
  result.changed = [...taken.keys(), ...agreed];
  // Where the file notes versions, what came from the table was made from the source that stood in it.
  const noted = /^###? from [A-Za-z0-9-]+|^# from [A-Za-z0-9-]+ /m.test(target.text);
  const current = result.changed.filter((id) => !older.has(id));
  result.text = noted ? mark({ ...target, text }, sources, current) : text;
  return result;
}

/**
 * `confirm`: the text stays, and is finished now. `unsure`: the table does not say what it was made from, so the newer of
 * two finished texts is not known.
 */
type Verdict = 'take' | 'confirm' | 'skip' | 'keep' | 'unsure';

/** Whether a row is taken: nobody's work is lost, neither the translator's nor what was done in the file meanwhile. */
function judge(row: TextRow, text: string, entry: TextEntry | undefined, source: string, status: string): Verdict {
  const now = written(entry, row.attribute);
  // Who calls a text finished has read it beside the source that stands in the table.
  const isConfirmed = (row.status === 'done' || row.status === 'same') && row.source === source;
  if (text === now) return isConfirmed && (status === UNTRANSLATED || status === 'outdated') ? 'confirm' : 'skip';
  if (versionOf(text) === row.version) return 'skip';
  const isSource = text === source || text === row.source;
  if (isSource && row.status === UNTRANSLATED) return 'skip';
  const isFinished = now !== '' && entry !== undefined && !isUntranslated(entry);
  if (!isFinished) return 'take';
  if (row.version !== '') return versionOf(now) === row.version ? 'take' : 'keep';
  // A table without versions: what it calls unfinished, or has in the source's words, was not made from what is there now.
  return isSource || row.status === UNTRANSLATED || row.status === 'missing' ? 'keep' : 'unsure';
}

function at(line: number): { range: Range } {
  const place = { line, column: 1, offset: 0 };
  return { range: { start: place, end: place } };
}

/** A text as a person types it, or what is wrong with it. */
export function parsePattern(text: string): Pattern | string {
  const indented = text
    .split(/\r?\n/)
    .map((line) => `    ${line}`)
    .join('\n');
  const entry = new FluentParser({ withSpans: false }).parse(shallow(`x =\n${indented}\n`)).body;
  const first = entry[0];
  const junk = entry.find((one) => one instanceof Junk);
  if (junk instanceof Junk) return junk.annotations[0]?.message.replace(/\.$/, '') ?? 'it is not Fluent';
  if (entry.length !== 1 || !(first instanceof Message) || !first.value || first.attributes.length)
    return 'it holds more than one text';
  return first.value;
}

export function editsFor(
  text: string,
  own: Map<string, TextEntry>,
  taken: Map<string, Map<string, Pattern>>,
  agreed: readonly string[],
): Edit[] {
  const newline = newlineOf(text);
  const edits: Edit[] = [];
  for (const id of agreed) {
    const node = own.get(id)?.node;
    if (node?.type === 'Message') edits.push(...settle(text, node));
  }
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
