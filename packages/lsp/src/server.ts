/** The server as its features see it. */
import type { ProblemWords } from '@draco-table/problems';
import type { Connection, InitializeParams, ServerCapabilities } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Host, TestRun } from './host.js';
import type { Words } from './words/words.js';
import type { Game } from './workspace/game.js';
import type { Workspace } from './workspace/workspace.js';

export interface Server {
  connection: Connection;
  host: Host;
  workspace: Workspace;
  /** What the client can do and wants. */
  client: ClientFacts;
  /** In the language of the person. */
  problems: ProblemWords;
  words: Words;
  /** The tests that were run last, by game; gone when the game changes. */
  runs: Map<Game, TestRun>;
}

export interface ClientFacts {
  snippets: boolean;
  refreshesLenses: boolean;
  /** The client has commands of its own, such as `draco.play`. */
  commands: ReadonlySet<string>;
  /** Where the documentation is served. */
  docs?: string;
}

/** One thing that an editor can ask for. */
export interface Feature {
  capabilities: ServerCapabilities;
  register(server: Server): void;
}

/** A place that a request is about; undefined if the file belongs to nothing. */
export interface Where {
  game: Game;
  path: string;
  document: TextDocument;
  offset: number;
}

export interface At {
  textDocument: { uri: string };
  position: { line: number; character: number };
}

export function whereIs({ workspace }: Server, { textDocument, position }: At): Where | undefined {
  const path = workspace.files.uris.learn(textDocument.uri);
  const document = workspace.files.document(path);
  const game = workspace.gameOf(path);
  return document && game && { game, path, document, offset: document.offsetAt(position) };
}

/** A whole file that a request is about. */
export function fileOf({ workspace }: Server, { uri }: { uri: string }): Omit<Where, 'offset'> | undefined {
  const path = workspace.files.uris.learn(uri);
  const document = workspace.files.document(path);
  const game = workspace.gameOf(path);
  return document && game && { game, path, document };
}

export function factsOf({ capabilities, initializationOptions }: InitializeParams): ClientFacts {
  const { commands: wanted, docs }: { commands?: unknown; docs?: unknown } = initializationOptions ?? {};
  return {
    ...(typeof docs === 'string' && { docs: docs.replace(/\/$/, '') }),
    snippets: capabilities.textDocument?.completion?.completionItem?.snippetSupport === true,
    refreshesLenses: capabilities.workspace?.codeLens?.refreshSupport === true,
    commands: new Set(Array.isArray(wanted) ? wanted.filter((one) => typeof one === 'string') : []),
  };
}
