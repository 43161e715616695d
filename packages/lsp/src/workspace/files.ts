/** The files of a workspace: what is open as the editor has it, everything else as it lies on the disk. */
import { decode } from '@draco-table/lang';
import type { Problem } from '@draco-table/ruleset';
import { LANGUAGE_LIMITS } from '@draco-table/ruleset';
import { TextDocument, type TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import type { Entry, Host } from '../host.js';
import { createUris, folderOf, nameOf, type Uris } from './uris.js';

export interface Files {
  uris: Uris;
  open(uri: string, version: number, text: string): string;
  change(uri: string, version: number, changes: TextDocumentContentChangeEvent[]): string;
  close(uri: string): string;
  isOpen(path: string): boolean;
  /** The text of a file, as an object with places; undefined where there is none or it is no text. */
  document(path: string): TextDocument | undefined;
  /** As `document`, or the bytes of what is no text. */
  read(path: string): string | Uint8Array | undefined;
  /** Why a file has no text. */
  refusal(path: string): Problem | undefined;
  list(folder: string): readonly Entry[];
  /** Looks at the disk again; gives the files that have changed, appeared or gone. */
  refresh(): string[];
  openPaths(): Iterable<string>;
}

interface OnDisk {
  stamp: string | undefined;
  document?: TextDocument;
  bytes?: Uint8Array;
}

export function createFiles(host: Host): Files {
  const uris = createUris();
  const opened = new Map<string, TextDocument>();
  const disk = new Map<string, OnDisk>();
  const folders = new Map<string, readonly Entry[]>();

  function load(path: string): OnDisk {
    const known = disk.get(path);
    if (known) return known;
    const stamp = host.stamp(path);
    const content = stamp === undefined ? undefined : host.read(path);
    const text = typeof content === 'string' ? content : content && decode(content, path).text;
    const found: OnDisk = {
      stamp,
      ...(text !== undefined && { document: TextDocument.create(uris.of(path), 'draco', 0, text) }),
      ...(text === undefined && typeof content === 'object' && { bytes: content }),
    };
    disk.set(path, found);
    return found;
  }

  const document = (path: string): TextDocument | undefined => opened.get(path) ?? load(path).document;

  return {
    uris,
    open(uri, version, text) {
      const path = uris.learn(uri);
      opened.set(path, TextDocument.create(uri, 'draco', version, text));
      return path;
    },
    change(uri, version, changes) {
      const path = uris.learn(uri);
      const before = opened.get(path) ?? TextDocument.create(uri, 'draco', version, '');
      opened.set(path, TextDocument.update(before, changes, version));
      return path;
    },
    close(uri) {
      const path = uris.learn(uri);
      opened.delete(path);
      disk.delete(path);
      return path;
    },
    isOpen: (path) => opened.has(path),
    document,
    read: (path) => document(path)?.getText() ?? load(path).bytes,
    refusal(path) {
      const open = opened.get(path);
      const bytes = open ? undefined : load(path).bytes;
      if (bytes) return decode(bytes, path).problem;
      const length = document(path)?.getText().length ?? 0;
      return length > LANGUAGE_LIMITS.fileBytes ? decode(new Uint8Array(length), path).problem : undefined;
    },
    list(folder) {
      const known = folders.get(folder) ?? host.list(folder);
      folders.set(folder, known);
      const names = new Set(known.map(({ name }) => name));
      const more = [...opened.keys()].filter((path) => folderOf(path) === folder && !names.has(nameOf(path)));
      return [...known, ...more.map((path) => ({ name: nameOf(path), isFolder: false }))];
    },
    refresh() {
      folders.clear();
      const changed = [...disk].filter(([path, { stamp }]) => host.stamp(path) !== stamp).map(([path]) => path);
      for (const path of changed) disk.delete(path);
      return changed;
    },
    openPaths: () => opened.keys(),
  };
}
