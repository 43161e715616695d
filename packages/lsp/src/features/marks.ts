/** A translation notes from which version of the English it was made; a new name must not make it look old. */
import { fingerprint, parseTexts, type TextEntry, type TextFile } from '@draco-table/text/check';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** By id: the version that a translation of today notes, and under which id and version it stands after the edits. */
export type Versions = Map<string, { id: string; before: string; after: string }>;

/** What becomes of the versions of the English texts under these edits; `renamed` gives the new id of an old one. */
export function versionsAfter(
  files: readonly TextFile[],
  edits: (file: string) => readonly Edit[],
  renamed: (id: string) => string,
): Versions {
  const versions: Versions = new Map();
  for (const file of files) {
    const own = edits(file.file);
    if (file.lang !== 'en' || !own.length) continue;
    const now = new Map(
      parseTexts({ ...file, text: applied(file.text, own) }).entries.map((entry) => [entry.id, entry]),
    );
    for (const entry of parseTexts(file).entries) {
      const id = renamed(entry.id);
      const after = now.get(id);
      if (after && (id !== entry.id || fingerprint(after) !== fingerprint(entry)))
        versions.set(entry.id, { id, before: fingerprint(entry), after: fingerprint(after) });
    }
  }
  return versions;
}

/** The marks of a translation, renewed: one that is out of date already stays so. */
export function markEdits(file: TextFile, entries: readonly TextEntry[], versions: Versions): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: line, index } of file.text.matchAll(/^### from en: .*$/gm)) {
    for (const { 0: pair, 1: id = '', 2: hash = '', index: at } of line.matchAll(/([a-zA-Z][\w-]*)=([0-9a-f]{8})/g)) {
      const version = versions.get(id);
      if (!version) continue;
      const start = index + at;
      const text = `${version.id}=${hash === version.before ? version.after : hash}`;
      edits.push({ start, end: start + pair.length, text });
    }
  }
  for (const { id, node } of entries) {
    const version = versions.get(id);
    const { start = 0, end = 0 } = node.comment?.span ?? {};
    const at = version ? file.text.slice(start, end).indexOf(`from en ${version.before}`) : -1;
    if (!version || at < 0) continue;
    const place = start + at + 'from en '.length;
    edits.push({ start: place, end: place + version.before.length, text: version.after });
  }
  return edits;
}

function applied(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => b.start - a.start);
  return sorted.reduce((now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end), text);
}
