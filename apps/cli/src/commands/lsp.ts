import { serve } from '@draco-table/lsp';
import { createConnection } from 'vscode-languageserver/node';
import { version } from '../home/home.js';
import { diskHost } from '../lsp/disk-host.js';
import type { Handler } from '../program/shape.js';

/** `lsp`: the language server, until the editor leaves. Standard output belongs to the protocol. */
export const lsp: Handler = (_operands, _options, io) => {
  serve(createConnection(io.stdin, io.stdout), diskHost(), { version: version(), lang: io.words.lang });
  // The connection ends the process: when the editor says so, closes our input, or is no longer there.
  return new Promise(() => undefined);
};
