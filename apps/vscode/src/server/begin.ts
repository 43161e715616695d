import { serve } from '@draco-table/lsp';
import type { Connection } from 'vscode-languageserver';
import { FILES_NOTE, type FileNote } from '../protocol.js';
import { pushedHost } from './pushed-host.js';

/** The language server of every editor, with the extension for its disk. */
export function begin(connection: Connection): void {
  const host = pushedHost();
  connection.onNotification(FILES_NOTE, ({ files }: { files: FileNote[] }) => host.take(files));
  serve(connection, host, { version: '0.1.0' });
}
