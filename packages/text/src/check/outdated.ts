/**
 * Whether a translation is older than what it translates. The versions it was made from stand in a block of comments at
 * the end of its file, out of the translator's way: `### from en: seat-red=1694e75c seat-blue=8ea98c7e …`
 */
import { applyEdits, type Edit, newlineOf } from './edit.js';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';

/** Each source message is compared with every translation. */
const known = new WeakMap<TextEntry, string>();

/** Eight hex digits of the message without its comment (FNV-1a): a change of blanks and line breaks does not count. */
export function fingerprint(entry: TextEntry): string {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const text = entry.file.text.slice(entry.range.start.offset, entry.node.span?.end).replace(/\s+/g, ' ').trim();
  const digits = hashOf(text);
  known.set(entry, digits);
  return digits;
}

export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const BLOCK = /^### from ([A-Za-z0-9-]+): (.*)$/;
const SINGLE = /^from ([A-Za-z0-9-]+) ([0-9a-f]{8})$/;
const PAIR = /([a-zA-Z][\w-]*)=([0-9a-f]{8})/g;
const WIDTH = 110;

export interface Mark {
  lang: string;
  fingerprint: string;
}

/** The marks at the end of a file, by id. */
export function marksIn(text: string): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  // Few files have any, and most lines are not about them.
  if (!text.includes('### from ')) return marks;
  for (const line of text.split(/\r?\n/)) {
    const block = BLOCK.exec(line);
    if (!block) continue;
    for (const [, id = '', hash = ''] of (block[2] ?? '').matchAll(PAIR)) {
      marks.set(id, { lang: block[1] ?? '', fingerprint: hash });
    }
  }
  return marks;
}

/** The mark of a fresh entry of a skeleton stands above it: `# from en 3f2a9c1b`. */
export function markAbove(entry: TextEntry): Mark | undefined {
  for (const line of entry.comment) {
    const found = SINGLE.exec(line.trim());
    if (found?.[1] && found[2]) return { lang: found[1], fingerprint: found[2] };
  }
  return undefined;
}

/**
 * Notes in a translation's file from which version of the source each message was made; with `ids`, of those alone. A
 * mark is renewed where it stands, so that one word makes a change of one line. New ones go where the file has the
 * others: above each entry, or, as in a file without any, into the block at its end.
 */
export function mark(translation: TextFile, sources: readonly TextFile[], ids?: readonly string[]): string {
  const originals = new Map(
    sources.flatMap((file) => parseTexts(file).entries.map((entry) => [entry.id, entry] as const)),
  );
  const { text } = translation;
  const newline = newlineOf(text);
  const { entries } = parseTexts(translation);
  const block = marksIn(text);
  const isAbove = block.size === 0 && entries.some((entry) => markAbove(entry));
  const edits: Edit[] = [];
  const renewed = new Map<string, Mark>();
  for (const entry of entries) {
    const original = originals.get(entry.id);
    if (entry.node.type !== 'Message' || !original || (ids && !ids.includes(entry.id))) continue;
    const fresh: Mark = { lang: original.file.lang, fingerprint: fingerprint(original) };
    const line = `from ${fresh.lang} ${fresh.fingerprint}`;
    const { comment } = entry.node;
    if (comment?.span && markAbove(entry)) {
      const { start, end } = comment.span;
      edits.push({ start, end, text: text.slice(start, end).replace(/from [A-Za-z0-9-]+ [0-9a-f]{8}(?=\r?$)/m, line) });
    } else if (isAbove) {
      const at = entry.range.start.offset;
      edits.push({ start: at, end: at, text: `# ${line}${newline}` });
    } else renewed.set(entry.id, fresh);
  }
  return withBlock(applyEdits(text, edits), renewed, newline);
}

/** The block with these marks in it: those it has are renewed where they stand, the others are put at its end. */
function withBlock(text: string, renewed: Map<string, Mark>, newline: string): string {
  if (renewed.size === 0) return text;
  const lines = text.split(/\r?\n/).map((line) => {
    const block = BLOCK.exec(line);
    if (!block) return line;
    return line.replace(PAIR, (pair, id: string) => {
      const fresh = renewed.get(id);
      if (!fresh || fresh.lang !== block[1]) return pair;
      renewed.delete(id);
      return `${id}=${fresh.fingerprint}`;
    });
  });
  if (renewed.size === 0) return lines.join(newline);
  const last = lines.reduce((found, line, i) => (BLOCK.test(line) ? i : found), -1);
  if (last >= 0) lines.splice(last + 1, 0, ...blockOf([...renewed]));
  else {
    while (lines.at(-1) === '') lines.pop();
    lines.push('', ...blockOf([...renewed]), '');
  }
  return lines.join(newline);
}

function blockOf(marks: readonly [id: string, mark: Mark][]): string[] {
  const lines: string[] = [];
  for (const lang of [...new Set(marks.map(([, { lang }]) => lang))]) {
    let line = '';
    for (const [id, { lang: from, fingerprint: hash }] of marks) {
      if (from !== lang) continue;
      const pair = ` ${id}=${hash}`;
      if (line && line.length + pair.length > WIDTH) lines.push(line);
      line = (line && line.length + pair.length <= WIDTH ? line : `### from ${lang}:`) + pair;
    }
    if (line) lines.push(line);
  }
  return lines;
}
