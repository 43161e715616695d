/**
 * Whether a translation is older than what it translates. The versions it was made from stand in a block of comments at
 * the end of its file, out of the translator's way: `### from en: seat-red=1694e75c seat-blue=8ea98c7e …`
 */
import { parseTexts, type TextEntry, type TextFile } from './parse.js';

/** Each source message is compared with every translation. */
const known = new WeakMap<TextEntry, string>();

/** Eight hex digits of the message without its comment (FNV-1a): a change of blanks and line breaks does not count. */
export function fingerprint(entry: TextEntry): string {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const text = entry.file.text.slice(entry.range.start.offset, entry.node.span?.end).replace(/\s+/g, ' ').trim();
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const digits = (hash >>> 0).toString(16).padStart(8, '0');
  known.set(entry, digits);
  return digits;
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
 * Notes at the end of a translation's file from which version of the source each message was made. With `ids` only those
 * are noted anew; the others keep the version they have. Nothing else in the file changes.
 */
export function mark(translation: TextFile, sources: readonly TextFile[], ids?: readonly string[]): string {
  const originals = new Map(
    sources.flatMap((file) => parseTexts(file).entries.map((entry) => [entry.id, entry] as const)),
  );
  const before = marksIn(translation.text);
  const marks: [id: string, mark: Mark][] = [];
  for (const entry of parseTexts(translation).entries) {
    const original = originals.get(entry.id);
    if (entry.node.type !== 'Message' || !original) continue;
    const old = markAbove(entry) ?? before.get(entry.id);
    const kept = ids && !ids.includes(entry.id) ? old : undefined;
    marks.push([entry.id, kept ?? { lang: original.file.lang, fingerprint: fingerprint(original) }]);
  }
  const newline = translation.text.includes('\r\n') ? '\r\n' : '\n';
  const lines = translation.text
    .split(/\r?\n/)
    .filter((line) => !BLOCK.test(line) && !SINGLE.test(line.replace(/^# /, '')));
  while (lines.at(-1) === '') lines.pop();
  const block = blockOf(marks);
  return [...lines, ...(block.length ? ['', ...block] : []), ''].join(newline);
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
