/** The language server of every editor, in a worker, so that typing never waits for it. */
import { serve } from '@draco-table/lsp';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { memoryHost } from './memory-host.js';
import type { Notes, WorkshopRequests } from './protocol.js';
import { readRuleset } from './read-ruleset.js';
import { keepMoment, openMoment, openTest } from './try/moment.js';

/** In a worker the page is at the other end of the global scope. */
const port = globalThis as unknown as Worker;
const host = memoryHost();
const connection = createConnection(new BrowserMessageReader(port), new BrowserMessageWriter(port));
connection.onNotification('workshop/library', (note: Notes['workshop/library']) => void host.lend(note));
connection.onNotification('workshop/own', (note: Notes['workshop/own']) => host.own(note));
/** Answers are held to the one list of requests. */
const on = <M extends keyof WorkshopRequests>(
  method: M,
  answer: (params: WorkshopRequests[M][0]) => WorkshopRequests[M][1],
) => connection.onRequest(method, (params: WorkshopRequests[M][0]) => answer(params) as object);
on('workshop/ruleset', ({ text, file }) => readRuleset(text, file));
on('workshop/moment', ({ sources, moment }) => openMoment(sources, host.library(), moment));
on('workshop/keep', ({ sources, moment, answers }) => keepMoment(sources, host.library(), moment, answers));
on('workshop/test', ({ sources, name }) => openTest(sources, host.library(), name));
serve(connection, host, { version: '1' });
