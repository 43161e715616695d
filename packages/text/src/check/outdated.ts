/** Whether a translation is older than what it translates: each carries a mark of the text it was made from. */
import { FluentSerializer, Message } from '@fluent/syntax';
import { parseTexts, type TextEntry, type TextFile } from './parse.js';

/** Eight hex digits of the message without its comment (FNV-1a): a change of layout does not count as a change. */
export function fingerprint(entry: TextEntry): string {
  const node = entry.node.clone();
  node.comment = null;
  const text = new FluentSerializer().serializeEntry(node);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const MARK = /^from ([A-Za-z-]+) ([0-9a-f]{8})$/;

/** `# from en 3f2a9c1b` above a message. */
export function markOf(entry: TextEntry): { lang: string; fingerprint: string } | undefined {
  for (const line of entry.comment) {
    const found = MARK.exec(line.trim());
    if (found?.[1] && found[2]) return { lang: found[1], fingerprint: found[2] };
  }
  return undefined;
}

/**
 * Writes into a translation's file, above each message, from which version of the source it was made. With `ids` only
 * those are marked anew; the others keep the mark they have. Everything else in the file stays byte for byte.
 */
export function mark(translation: TextFile, sources: readonly TextFile[], ids?: readonly string[]): string {
  const originals = new Map(
    sources.flatMap((file) => parseTexts(file).entries.map((entry) => [entry.id, entry] as const)),
  );
  const newline = translation.text.includes('\r\n') ? '\r\n' : '\n';
  const lines = translation.text.split(/\r?\n/);
  // From the last to the first, so that the lines above keep their numbers.
  for (const entry of parseTexts(translation).entries.reverse()) {
    const original = originals.get(entry.id);
    if (!(entry.node instanceof Message) || !original) continue;
    const existing = markOf(entry);
    if (ids && !ids.includes(entry.id) && existing) continue;
    const line = `# from ${original.file.lang} ${fingerprint(original)}`;
    const at = entry.range.start.line - 1;
    let top = at;
    while (top > 0 && /^#( |$)/.test(lines[top - 1] ?? '')) top--;
    const old = lines.slice(top, at).findIndex((comment) => MARK.test(comment.slice(1).trim()));
    if (old >= 0) lines[top + old] = line;
    else lines.splice(at, 0, line);
  }
  return lines.join(newline);
}
