/** Texts out to a spreadsheet and back, for translators who work in one. */
import type { Problem, Range, Ruleset } from '@draco-table/ruleset';
import {
  Attribute,
  FluentParser,
  FluentSerializer,
  Identifier,
  Junk,
  Message,
  type Pattern,
  type Resource,
} from '@fluent/syntax';
import { hasGrammar } from '../generate/voice.js';
import { LAST_RESORT } from '../languages.js';
import { textProblem } from '../problems/catalogue.js';
import { readCsv, writeCsv } from './csv.js';
import { UNTRANSLATED } from './lacking.js';
import { fingerprint, type Mark, mark, markAbove, marksIn } from './outdated.js';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';
import { wantedTexts } from './required.js';

const COLUMNS = ['id', 'attribute', 'source', 'translation', 'status'] as const;

const entriesOf = (files: readonly TextFile[], lang: string) =>
  new Map(files.filter((file) => file.lang === lang).flatMap((file) => parseTexts(file).entries.map((e) => [e.id, e])));

/** One row for each value and attribute: its id, the source's words, the translation so far, and how it stands. */
export function toCsv(
  ruleset: Ruleset,
  files: readonly TextFile[],
  lang: string,
  source: string = LAST_RESORT,
): string {
  const originals = entriesOf(files, source);
  const own = entriesOf(files, lang);
  const marks = new Map(files.filter((file) => file.lang === lang).flatMap(({ text }) => [...marksIn(text)]));
  const ids = [...wantedTexts(ruleset).values()]
    .filter(({ id, group }) => originals.has(id) && (group !== 'words' || hasGrammar(lang)))
    .map(({ id }) => id);
  const rows = ids.flatMap((id) => {
    const original = originals.get(id) as TextEntry;
    const entry = own.get(id);
    const names = new Set([...original.parts.keys(), ...(entry?.parts.keys() ?? [])]);
    return [...names].map((name) => [
      id,
      name,
      written(original, name),
      written(entry, name),
      status(original, entry, name, marks.get(id)),
    ]);
  });
  return writeCsv([[...COLUMNS], ...rows]);
}

function status(original: TextEntry, entry: TextEntry | undefined, attribute: string, noted: Mark | undefined): string {
  if (!entry?.parts.has(attribute)) return original.parts.has(attribute) ? 'missing' : '';
  if (entry.comment.includes(UNTRANSLATED)) return UNTRANSLATED;
  const marked = markAbove(entry) ?? noted;
  return marked && marked.fingerprint !== fingerprint(original) ? 'outdated' : 'done';
}

/** A pattern as Fluent writes it, without its indentation. */
function written(entry: TextEntry | undefined, attribute: string): string {
  const part = entry?.parts.get(attribute);
  if (!part) return '';
  const text = new FluentSerializer().serializeEntry(new Message(new Identifier('x'), part.pattern.clone()));
  return text
    .replace(/^x =[ ]?/, '')
    .replace(/^\n/, '')
    .trimEnd()
    .replace(/^ {4}/gm, '');
}

export interface Imported {
  /** The text file, with the table's translations in it. */
  text: string;
  /** Ids whose text is another now. */
  changed: string[];
  problems: Problem[];
}

/**
 * Takes the translations of a table into a text file. Rows without translation change nothing; order and comments stay.
 * With the ruleset, rows whose id the game does not know are left out.
 */
export function fromCsv(csv: string, target: TextFile, sources: readonly TextFile[] = [], ruleset?: Ruleset): Imported {
  const { rows, brokenAt } = readCsv(csv);
  const problems: Problem[] = [];
  const bad = (line: number, reason: string) => problems.push(textProblem('D0711', { line, reason }, row(line)));
  const known = ruleset && wantedTexts(ruleset);
  if (brokenAt !== undefined) bad(brokenAt, 'a quotation mark is opened and never closed');
  const head = rows.shift();
  const column = (name: (typeof COLUMNS)[number]) =>
    head?.cells.findIndex((cell) => cell.trim().toLowerCase() === name) ?? -1;
  const at = { id: column('id'), attribute: column('attribute'), translation: column('translation') };
  if (at.id < 0 || at.attribute < 0 || at.translation < 0) {
    bad(head?.line ?? 1, 'the first line has to name the columns id, attribute and translation');
    return { text: target.text, changed: [], problems };
  }

  const resource = new FluentParser({ withSpans: false }).parse(target.text);
  const changed = new Set<string>();
  for (const { line, cells } of rows) {
    const id = (cells[at.id] ?? '').trim();
    const attribute = (cells[at.attribute] ?? '').trim();
    const translation = cells[at.translation] ?? '';
    if (translation.trim() === '') continue;
    if (!/^[a-zA-Z][\w-]*$/.test(id) || (attribute !== '' && !/^[a-zA-Z][\w-]*$/.test(attribute))) {
      bad(line, `“${attribute ? `${id}.${attribute}` : id}” is no id of a text`);
      continue;
    }
    if (known && !known.has(id)) {
      problems.push(textProblem('D0715', { line, id }, row(line)));
      continue;
    }
    const pattern = parsePattern(translation);
    if (typeof pattern === 'string') {
      bad(line, `the text of “${id}” is broken: ${pattern}`);
      continue;
    }
    if (put(resource, id, attribute, pattern)) changed.add(id);
  }
  if (changed.size === 0) return { text: target.text, changed: [], problems };
  for (const entry of resource.body) if (entry instanceof Message && changed.has(entry.id.name)) settle(entry);
  const text = new FluentSerializer({ withJunk: true }).serialize(resource);
  // Where the file notes versions, what came from the table was made from the source as it is now.
  const noted = /^###? from [A-Za-z0-9-]+|^# from [A-Za-z0-9-]+ /m.test(target.text);
  return { text: noted ? mark({ ...target, text }, sources, [...changed]) : text, changed: [...changed], problems };
}

function row(line: number): { range: Range } {
  const at = { line, column: 1, offset: 0 };
  return { range: { start: at, end: at } };
}

/** A translated entry is no longer untranslated. */
function settle(message: Message): void {
  if (!message.comment) return;
  const lines = message.comment.content.split('\n').filter((line) => line !== UNTRANSLATED);
  if (lines.length) message.comment.content = lines.join('\n');
  else message.comment = null;
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

/** Whether anything is another now. */
function put(resource: Resource, id: string, attribute: string, pattern: Pattern): boolean {
  let message = resource.body.find((entry): entry is Message => entry instanceof Message && entry.id.name === id);
  if (!message) {
    message = new Message(new Identifier(id));
    resource.body.push(message);
  }
  if (attribute === '') {
    if (message.value?.equals(pattern)) return false;
    message.value = pattern;
    return true;
  }
  const existing = message.attributes.find((one) => one.id.name === attribute);
  if (existing?.value.equals(pattern)) return false;
  if (existing) existing.value = pattern;
  else message.attributes.push(new Attribute(new Identifier(attribute), pattern));
  return true;
}
