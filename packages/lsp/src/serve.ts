/** Wires the server: what comes in changes the workspace, and every feature answers from it. */
import { ENGLISH, problemWords } from '@draco-table/problems';
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { createDiagnostics } from './diagnostics.js';
import { callHierarchy } from './features/call-hierarchy.js';
import { codeActions } from './features/code-actions.js';
import { codeLens } from './features/code-lens.js';
import { commands } from './features/commands.js';
import { completion } from './features/completion.js';
import { definition } from './features/definition.js';
import { documentLinks } from './features/document-links.js';
import { folding } from './features/folding.js';
import { formatting } from './features/formatting.js';
import { hover } from './features/hover.js';
import { inlayHints } from './features/inlay-hints.js';
import { ownRequests } from './features/own-requests.js';
import { references } from './features/references.js';
import { rename } from './features/rename.js';
import { selectionRanges } from './features/selection-ranges.js';
import { semanticTokens } from './features/semantic-tokens.js';
import { signatureHelp } from './features/signature-help.js';
import { symbols } from './features/symbols.js';
import type { Host } from './host.js';
import { type Feature, factsOf, type Server } from './server.js';
import { editorWords } from './words/words.js';
import { pathOf } from './workspace/uris.js';
import { createWorkspace } from './workspace/workspace.js';

export interface ServeOptions {
  version: string;
  /** The language to speak when the client names none. */
  lang?: string;
}

/** Serves a client until it leaves. */
export function serve(connection: Connection, host: Host, { version, lang = 'en' }: ServeOptions): void {
  const workspace = createWorkspace(host);
  const server: Server = {
    connection,
    host,
    workspace,
    client: { snippets: false, refreshesLenses: false, commands: new Set() },
    problems: ENGLISH,
    words: editorWords({}, 'en'),
    runs: new Map(),
  };
  const diagnostics = createDiagnostics(server);
  const features: Feature[] = [
    hover,
    completion,
    signatureHelp,
    definition,
    references,
    rename,
    symbols,
    folding,
    selectionRanges,
    semanticTokens,
    inlayHints,
    callHierarchy,
    documentLinks,
    formatting,
    codeActions(diagnostics),
    codeLens,
    commands,
    ownRequests(diagnostics),
  ];
  let watches = false;
  let hasFolders = false;
  let roots: string[] = [];

  connection.onInitialize(async (params): Promise<InitializeResult> => {
    const spoken = params.locale ?? lang;
    server.client = factsOf(params);
    server.problems = problemWords((await host.words?.(spoken, 'problems')) ?? {}, spoken);
    server.words = editorWords((await host.words?.(spoken, 'editor')) ?? {}, spoken);
    hasFolders = params.capabilities.workspace?.workspaceFolders === true;
    watches = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    roots = params.workspaceFolders?.map(({ uri }) => uri) ?? (params.rootUri ? [params.rootUri] : []);
    for (const feature of features) feature.register(server);
    return {
      serverInfo: { name: 'draco', version },
      capabilities: Object.assign(
        {
          textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
          workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        },
        ...features.map(({ capabilities }) => capabilities),
      ),
    };
  });

  const isOurs = (path: string): boolean => /\.(?:draco|ftl)$|\/theme\.json$/.test(path);
  const changed = (paths: readonly string[], first?: string): void => {
    const ours = paths.filter(isOurs);
    if (ours.length) diagnostics.changed(workspace.changed(ours), first);
  };
  /** What other programs have written; asked where the client does not tell. */
  const lookAtDisk = (): void => changed(workspace.files.refresh());

  connection.onInitialized(() => {
    if (watches) {
      const watchers = ['**/*.{draco,ftl}', '**/theme.json'].map((globPattern) => ({ globPattern }));
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
    if (hasFolders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) workspace.removeRoot(pathOf(uri));
        for (const { uri } of added) workspace.addRoot(pathOf(uri));
        diagnostics.changed(workspace.games());
      });
    }
    for (const uri of roots) {
      workspace.files.uris.learn(uri);
      workspace.addRoot(pathOf(uri));
    }
    diagnostics.changed(workspace.games());
  });
  connection.onDidOpenTextDocument(({ textDocument: { uri, version: at, text } }) => {
    const path = workspace.files.open(uri, at, text);
    lookAtDisk();
    changed([path], path);
    const game = workspace.gameOf(path);
    if (game) diagnostics.changed([game], path);
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version: at }, contentChanges }) => {
    const path = workspace.files.change(uri, at, contentChanges);
    changed([path], path);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const path = workspace.files.close(uri);
    changed([path]);
    diagnostics.tell(path);
  });
  connection.onDidSaveTextDocument(lookAtDisk);
  connection.onDidChangeWatchedFiles(({ changes }) => {
    lookAtDisk();
    changed(changes.map(({ uri }) => pathOf(uri)));
  });
  connection.onShutdown(() => undefined);
  connection.listen();
}
