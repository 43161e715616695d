/** The worker with the language server, and the wire to it; one that hangs is ended and begun anew. */
import type { Requests } from '@draco-table/lsp';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createMessageConnection,
  ResponseError,
} from 'vscode-jsonrpc/browser';
import type * as Lsp from 'vscode-languageserver-types';
import type { Notes, WorkshopRequests } from './protocol.js';

type At = { textDocument: { uri: string }; position: Lsp.Position };

/** What the workshop asks of the protocol. */
interface Asked extends Requests, WorkshopRequests {
  'textDocument/completion': [params: At, result: Lsp.CompletionList | null];
  'textDocument/hover': [params: At, result: Lsp.Hover | null];
  'textDocument/definition': [params: At, result: Lsp.Location | null];
  'textDocument/prepareRename': [params: At, result: { placeholder: string } | null];
  'textDocument/rename': [params: At & { newName: string }, result: Lsp.WorkspaceEdit | null];
  'textDocument/formatting': [
    params: { textDocument: { uri: string }; options: Lsp.FormattingOptions },
    result: Lsp.TextEdit[] | null,
  ];
}

interface Told extends Notes {
  'textDocument/didOpen': { textDocument: { uri: string; languageId: string; version: number; text: string } };
  'textDocument/didChange': { textDocument: { uri: string; version: number }; contentChanges: { text: string }[] };
  'textDocument/didClose': { textDocument: { uri: string } };
  'workspace/didChangeWatchedFiles': { changes: { uri: string; type: number }[] };
}

export interface Wire {
  ask<M extends keyof Asked>(method: M, params: Asked[M][0]): Promise<Asked[M][1]>;
  tell<M extends keyof Told>(method: M, params: Told[M]): void;
  /** Ends the worker; the next that is asked or told begins another. */
  end(): void;
}

/** Longer than this and something runs in circles. */
const PATIENCE = 20_000;

export class TooLong extends Error {}
/** The server has understood, and refuses. */
export class Refused extends Error {}

type Connection = ReturnType<typeof createMessageConnection>;

/** `begin` tells a fresh server what it has to know. */
export function createWire(lang: () => string, begin: (tell: Wire['tell']) => void): Wire {
  let running: Promise<Connection> | undefined;
  let worker: Worker | undefined;
  let stopped: ((why: Error) => void) | undefined;
  let failure = new Promise<never>(() => undefined);

  async function start(): Promise<Connection> {
    failure = new Promise((_, reject) => {
      stopped = reject;
    });
    failure.catch(() => undefined);
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', (event) => stop(new Error(event.message || 'The worker could not be started.')));
    const connection = createMessageConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      locale: lang(),
      capabilities: { textDocument: { completion: { completionItem: { snippetSupport: true } } } },
    });
    await connection.sendNotification('initialized', {});
    begin((method, params) => void connection.sendNotification(method, params));
    return connection;
  }

  const now = (): Promise<Connection> => {
    running ??= start();
    return running;
  };

  function stop(why: Error): void {
    worker?.terminate();
    worker = undefined;
    running = undefined;
    stopped?.(why);
  }

  return {
    async ask(method, params) {
      const answer = now().then((connection) => connection.sendRequest(method, params));
      const timer = setTimeout(() => stop(new TooLong()), PATIENCE);
      try {
        return (await Promise.race([answer, failure])) as never;
      } catch (error) {
        throw error instanceof ResponseError ? new Refused(error.message) : error;
      } finally {
        clearTimeout(timer);
      }
    },
    // Whoever asks is told why a server does not start.
    tell: (method, params) =>
      void now().then(
        (connection) => connection.sendNotification(method, params),
        () => undefined,
      ),
    end: () => stop(new Error('The language server was begun anew.')),
  };
}
