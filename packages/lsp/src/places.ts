/** Places of the language as the protocol writes them: by line and character of the text as it is now. */
import type { Loc, Program } from '@draco-table/lang';
import type { Range as Place } from '@draco-table/ruleset';
import type { Location, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Files } from './workspace/files.js';

export const rangeIn = (document: TextDocument, { start, end }: Loc): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(Math.max(start, end)),
});

export const locOf = ({ start, end }: Place): Loc => ({ start: start.offset, end: end.offset });

/** A place in any file; undefined if the file is gone. */
export function locationOf(files: Files, path: string, loc: Loc): Location | undefined {
  const document = files.document(path);
  return document && { uri: files.uris.of(path), range: rangeIn(document, loc) };
}

export const loadedFile = ({ loaded }: Program, path: string) => loaded.files.find((file) => file.path === path);
