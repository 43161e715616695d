import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { begin } from './begin.js';

/** In a worker the extension is at the other end of the global scope. */
const port = globalThis as unknown as Worker;
begin(createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port)));
