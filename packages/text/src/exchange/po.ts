/**
 * Files of gettext, for Weblate and Poedit. An entry's context is the id of the text, its `msgid` the source's words, so
 * that a text whose translation is the source's word is confirmed as any other: it is filled in.
 *
 * Written by hand: of gettext's format only contexts, strings and the mark `fuzzy` are needed, and the libraries for it
 * work on Node's buffers and streams, while this runs in a page too and tells each mistake with its line.
 */
import type { TextRow } from './rows.js';

/** A row of a file that came back, with the line it begins at. */
export interface ReadRow extends TextRow {
  line: number;
}

const VERSION = 'version ';

export function writePo(rows: readonly TextRow[], lang: string): string {
  const head = [
    'Project-Id-Version: draco',
    `Language: ${lang}`,
    'MIME-Version: 1.0',
    ...CHARSET,
    'X-Generator: draco',
  ];
  const entries = rows.map((row) => {
    const name = row.attribute ? `${row.id}.${row.attribute}` : row.id;
    const isDone = row.status !== 'missing' && row.status !== 'untranslated';
    return [
      `#. ${VERSION}${row.version}`,
      ...(row.status === 'outdated' ? ['#, fuzzy'] : []),
      `msgctxt ${quoted(name)}`,
      // What the source does not have needs a key all the same; the header alone has an empty one.
      `msgid ${quoted(row.source || name)}`,
      `msgstr ${quoted(isDone ? row.translation : '')}`,
    ].join('\n');
  });
  return `${[`msgid ""\nmsgstr ""\n${head.map((line) => `"${line}\\n"`).join('\n')}`, ...entries].join('\n\n')}\n`;
}

const CHARSET = ['Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'];

const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' };

function quoted(text: string): string {
  const lines = text.split(/(?<=\n)/);
  const each = lines.map((line) => {
    const safe = line.replace(/["\\]/g, '\\$&').replaceAll('\t', '\\t').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
    return `"${safe}"`;
  });
  return lines.length > 1 ? ['""', ...each].join('\n') : (each[0] ?? '""');
}

/** Whether a text is one of gettext's and no table: its first line that is no comment begins a string. */
export function isPo(text: string): boolean {
  return /^\uFEFF?(?:\s*(?:#[^\n]*)?\n)*\s*(?:msgid|msgctxt)\s+"/.test(text);
}

interface Draft {
  line: number;
  version: string;
  isFuzzy: boolean;
  strings: Map<string, string>;
}

/** The entries, and each line that is none of gettext's. */
export function readPo(text: string): { rows: ReadRow[]; broken: { line: number; text: string }[]; plural: number[] } {
  const rows: ReadRow[] = [];
  const broken: { line: number; text: string }[] = [];
  const plural: number[] = [];
  let draft: Draft = fresh();
  /** The string that further lines belong to. */
  let open = '';
  const end = () => {
    const row = rowOf(draft);
    if ([...draft.strings.keys()].some((key) => /^(?:msgid_plural|msgstr\[)/.test(key))) plural.push(draft.line);
    else if (row) rows.push(row);
    draft = fresh();
    open = '';
  };
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    const begins = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+("(?:[^"\\]|\\.)*")$/.exec(line);
    const isNext =
      line.startsWith('#') || begins?.[1] === 'msgctxt' || (begins?.[1] === 'msgid' && !draft.strings.has('msgctxt'));
    if (line === '' || (isNext && draft.strings.has('msgid'))) end();
    if (line === '' || line.startsWith('#~') || line.startsWith('#|')) continue;
    if (line.startsWith('#')) {
      if (line.startsWith(`#. ${VERSION}`)) draft.version = line.slice(3 + VERSION.length).trim();
      if (/^#,.*\bfuzzy\b/.test(line)) draft.isFuzzy = true;
    } else if (begins) {
      open = begins[1] ?? '';
      if (draft.strings.size === 0) draft.line = i + 1;
      draft.strings.set(open, unquoted(begins[2] ?? '""'));
    } else if (open !== '' && /^"(?:[^"\\]|\\.)*"$/.test(line)) {
      draft.strings.set(open, (draft.strings.get(open) ?? '') + unquoted(line));
    } else broken.push({ line: i + 1, text: line });
  }
  end();
  return { rows, broken, plural };
}

const fresh = (): Draft => ({ line: 0, version: '', isFuzzy: false, strings: new Map() });

const unquoted = (text: string): string =>
  text.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => LETTERS[letter] ?? letter);

/** Nothing for the header, which has no context. */
function rowOf({ line, version, isFuzzy, strings }: Draft): ReadRow | undefined {
  const name = strings.get('msgctxt');
  if (name === undefined) return undefined;
  const dot = name.indexOf('.');
  const id = dot < 0 ? name : name.slice(0, dot);
  const source = strings.get('msgid') ?? '';
  // What is fuzzy waits for a person who looks at it: gettext does not use it either.
  const translation = isFuzzy ? '' : (strings.get('msgstr') ?? '');
  const status = translation === '' ? 'missing' : translation === source ? 'same' : 'done';
  return {
    line,
    id,
    attribute: dot < 0 ? '' : name.slice(dot + 1),
    source: source === name ? '' : source,
    translation,
    status,
    version,
  };
}
