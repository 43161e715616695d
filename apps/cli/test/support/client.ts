/** An editor, as far as the protocol can tell: the real client library over the real command. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { BIN, CARDS } from './draco.js';

export interface Client {
  connection: ProtocolConnection;
  child: ChildProcess;
  root: string;
  initialized: InitializeResult;
  uri(file: string): string;
  /** The text as the client has it. */
  text(file: string): string;
  open(file: string, text?: string): void;
  /** Puts `text` in the place of the first `before`; at the end of the file without one. */
  edit(file: string, before: string, text: string): void;
  change(file: string, start: number, end: number, text: string): void;
  apply(edit: WorkspaceEdit): void;
  /** The position of a text in a file, `by` characters further. */
  at(file: string, text: string, by?: number): { textDocument: { uri: string }; position: Position };
  /** What is told about the file once nothing is left to be told. */
  diagnostics(file: string): Promise<Diagnostic[]>;
  published: Map<string, PublishDiagnosticsParams>;
  /** Requests of the server to the client that were answered. */
  asked: string[];
  stop(): Promise<number | null>;
}

export interface ClientOptions {
  root?: string;
  capabilities?: ClientCapabilities;
  locale?: string;
  initializationOptions?: unknown;
  rootUri?: string | null;
}

/** The cards of the repository in a folder of their own. */
export function copyOfCards(): string {
  const root = mkdtempSync(join(tmpdir(), 'draco-lsp-'));
  cpSync(CARDS, root, { recursive: true });
  return root;
}

const CAPABILITIES: ClientCapabilities = {
  textDocument: {
    completion: { completionItem: { snippetSupport: true } },
    publishDiagnostics: { relatedInformation: true },
  },
  workspace: { applyEdit: true, codeLens: { refreshSupport: true } },
};

export async function startClient(options: ClientOptions = {}): Promise<Client> {
  const root = options.root ?? copyOfCards();
  const child = spawn(process.execPath, [BIN, 'lsp', '--stdio'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout || !child.stdin) throw new Error('no pipes');
  const connection = createProtocolConnection(child.stdout, child.stdin);
  const published = new Map<string, PublishDiagnosticsParams>();
  const asked: string[] = [];
  const texts = new Map<string, { text: string; version: number }>();
  const uri = (file: string) => pathToFileURL(join(root, file)).href;

  connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
    published.set(params.uri, params);
  });
  connection.onRequest('workspace/applyEdit', ({ edit }: { edit: WorkspaceEdit }) => {
    asked.push('applyEdit');
    client.apply(edit);
    return { applied: true };
  });
  connection.onRequest('workspace/codeLens/refresh', () => {
    asked.push('refresh');
    return null;
  });
  connection.listen();
  const initialized = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri: options.rootUri === undefined ? pathToFileURL(root).href : options.rootUri,
    workspaceFolders:
      options.rootUri === null ? null : [{ uri: options.rootUri ?? pathToFileURL(root).href, name: 'games' }],
    capabilities: options.capabilities ?? CAPABILITIES,
    ...(options.locale !== undefined && { locale: options.locale }),
    initializationOptions: options.initializationOptions,
  });
  await connection.sendNotification('initialized', {});

  const client: Client = {
    connection,
    child,
    root,
    initialized,
    published,
    asked,
    uri,
    text: (file) => texts.get(file)?.text ?? readFileSync(join(root, file), 'utf8'),
    open(file, text = readFileSync(join(root, file), 'utf8')) {
      texts.set(file, { text, version: 1 });
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: uri(file), languageId: file.endsWith('.ftl') ? 'fluent' : 'draco', version: 1, text },
      });
    },
    edit(file, before, text) {
      const now = client.text(file);
      const start = before ? now.indexOf(before) : now.length;
      if (start < 0) throw new Error(`${file} has no “${before}”`);
      client.change(file, start, start + before.length, text);
    },
    change(file, start, end, text) {
      const known = texts.get(file);
      if (!known) throw new Error(`${file} is not open`);
      const range = { start: positionIn(known.text, start), end: positionIn(known.text, end) };
      known.text = known.text.slice(0, start) + text + known.text.slice(end);
      known.version++;
      void connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: uri(file), version: known.version },
        contentChanges: [{ range, text }],
      });
    },
    apply({ changes = {} }) {
      for (const [one, edits] of Object.entries(changes)) {
        const file = decodeURIComponent(one.slice(pathToFileURL(root).href.length + 1));
        if (!texts.has(file)) client.open(file);
        const sorted = [...edits].sort(
          (a, b) => offsetIn(client.text(file), b.range.start) - offsetIn(client.text(file), a.range.start),
        );
        for (const { range, newText } of sorted as TextEdit[])
          client.change(
            file,
            offsetIn(client.text(file), range.start),
            offsetIn(client.text(file), range.end),
            newText,
          );
      }
    },
    at(file, text, by = 1) {
      const start = client.text(file).indexOf(text);
      if (start < 0) throw new Error(`${file} has no “${text}”`);
      return { textDocument: { uri: uri(file) }, position: positionIn(client.text(file), start + by) };
    },
    async diagnostics(file) {
      // Answered when nothing is left to be told.
      await connection.sendRequest('draco/problems', { uri: uri(file) });
      return published.get(uri(file))?.diagnostics ?? [];
    },
    async stop() {
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      const code = await ended;
      connection.dispose();
      if (options.root === undefined) rmSync(root, { recursive: true, force: true });
      return code;
    },
  };
  return client;
}

export function positionIn(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

export function offsetIn(text: string, { line, character }: Position): number {
  let start = 0;
  for (let at = 0; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start + character;
}
