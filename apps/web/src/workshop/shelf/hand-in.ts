/** A deck as a contribution to a repository of games: its files in their places, and a patch that puts them there. */
import { strToU8, zipSync } from 'fflate';
import type { Sources } from '../protocol.js';
import { asOnDisk } from './zip.js';

export interface HandIn {
  /** For `git am`: a commit with the message of the description. */
  patch: string;
  zip: Uint8Array<ArrayBuffer>;
  /** Paths in the repository. */
  paths: string[];
}

/** Where games and decks lie in a repository that is laid out like ours. */
const HOME = 'cards/';

/** `before` has the texts of the files that the repository has already, by their path there. */
export function handIn(sources: Sources, title: string, description: string, before: Record<string, string>): HandIn {
  const files = Object.entries(asOnDisk(sources)).map(([name, text]) => [HOME + name, text] as const);
  const changed = files.filter(([path, text]) => before[path] !== text).sort(([a], [b]) => (a < b ? -1 : 1));
  const patch = [
    'From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001',
    'From: Draco workshop <workshop@localhost>',
    `Subject: [PATCH] ${title.replace(/\s+/g, ' ')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    description,
    '---',
    ...changed.map(([path, text]) => diffOf(path, before[path], text)),
    '-- ',
    'Draco',
    '',
  ].join('\n');
  const inZip = [
    ...changed,
    ['PULL_REQUEST.md', `# ${title}\n\n${description}\n`] as const,
    ['deck.patch', patch] as const,
  ];
  const entries = inZip.map(([path, text]) => [path, strToU8(text)] as const);
  return {
    patch,
    zip: new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: new Date(2000, 0, 1) })),
    paths: changed.map(([path]) => path),
  };
}

const linesOf = (text: string): string[] => text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined);

/** The whole file in one hunk: right for any change, and read by every tool. */
function diffOf(path: string, old: string | undefined, text: string): string {
  const mark = (lines: string[], sign: string, whole: string) => [
    ...lines.map((line) => sign + line),
    ...(lines.length && !whole.endsWith('\n') ? ['\\ No newline at end of file'] : []),
  ];
  const gone = old === undefined ? [] : linesOf(old);
  const come = linesOf(text);
  return [
    `diff --git a/${path} b/${path}`,
    ...(old === undefined ? ['new file mode 100644', '--- /dev/null'] : [`--- a/${path}`]),
    `+++ b/${path}`,
    `@@ -${gone.length ? 1 : 0},${gone.length} +${come.length ? 1 : 0},${come.length} @@`,
    ...mark(gone, '-', old ?? ''),
    ...mark(come, '+', text),
  ].join('\n');
}
