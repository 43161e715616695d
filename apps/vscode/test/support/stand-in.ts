/**
 * The editor, as far as the extension touches it: VS Code itself cannot be fetched by the tests. Documents, files, events,
 * commands, tests and panels behave as documented; what the client library registers besides is taken and left alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { URI, Utils } from 'vscode-uri';

type Listener = (event: never) => unknown;

class Emitter<T> {
  private readonly listeners = new Set<Listener>();
  event = (listener: Listener, self?: unknown) => {
    const bound = self ? (listener.bind(self as never) as Listener) : listener;
    this.listeners.add(bound);
    return new Disposable(() => this.listeners.delete(bound));
  };
  fire(event: T): void {
    for (const listener of this.listeners) listener(event as never);
  }
  dispose(): void {
    this.listeners.clear();
  }
}

class Disposable {
  constructor(private readonly end: () => unknown = () => undefined) {}
  dispose(): void {
    this.end();
  }
  static from(...all: { dispose(): unknown }[]): Disposable {
    return new Disposable(() => {
      for (const one of all) one.dispose();
    });
  }
}

class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(a: Position | number, b: Position | number, c = 0, d = 0) {
    this.start = a instanceof Position ? a : new Position(a, b as number);
    this.end = b instanceof Position ? b : new Position(c, d);
  }
}

class CodeActionKind {
  static readonly Empty = new CodeActionKind('');
  constructor(readonly value: string) {}
  append(part: string): CodeActionKind {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}

export class Document {
  version = 1;
  isClosed = false;
  constructor(
    readonly uri: URI,
    readonly languageId: string,
    private text: string,
  ) {}
  get fileName(): string {
    return this.uri.fsPath;
  }
  getText(): string {
    return this.text;
  }
  positionAt(offset: number): Position {
    const lines = this.text.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines.at(-1)?.length ?? 0);
  }
  offsetAt({ line, character }: Position): number {
    const lines = this.text.split('\n');
    return lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
  }
  lineAt(line: number) {
    const text = this.text.split('\n')[line] ?? '';
    return { text, range: new Range(line, 0, line, text.length) };
  }
  /** Gives the change as the editor tells it. */
  replace(before: string, after: string) {
    const offset = this.text.indexOf(before);
    if (offset < 0) throw new Error(`“${before}” is not there.`);
    const range = new Range(this.positionAt(offset), this.positionAt(offset + before.length));
    this.text = this.text.slice(0, offset) + after + this.text.slice(offset + before.length);
    this.version++;
    return { range, rangeOffset: offset, rangeLength: before.length, text: after };
  }
}

class TestItem {
  parent: TestItem | undefined;
  range: Range | undefined;
  readonly children: Collection;
  constructor(
    readonly id: string,
    readonly label: string,
    readonly uri?: URI,
  ) {
    this.children = new Collection(this);
  }
}

class Collection {
  private items = new Map<string, TestItem>();
  constructor(private readonly owner?: TestItem) {}
  replace(items: TestItem[]): void {
    this.items = new Map(items.map((item) => [item.id, item]));
    for (const item of items) item.parent = this.owner;
  }
  forEach(run: (item: TestItem) => void): void {
    this.items.forEach(run);
  }
  get size(): number {
    return this.items.size;
  }
}

export interface Outcome {
  test: string;
  is: 'passed' | 'failed' | 'errored';
  messages?: { expectedOutput?: string; actualOutput?: string; location?: { range: Range } }[];
}

export interface Editor {
  /** What `require('vscode')` gives. */
  api: unknown;
  commands: Map<string, (...args: unknown[]) => unknown>;
  diagnostics: Map<string, { message: string; code: unknown }[]>;
  messages: string[];
  outcomes: Outcome[];
  tests: Collection;
  tasks: { name: string; execution: { command: string; args: string[] } }[];
  panels: { html: string; posted: { is: string; [key: string]: unknown }[]; receive(message: unknown): void }[];
  open(file: string, cursor?: string): Document;
  type(document: Document, before: string, after: string): void;
}

/** Anything else: classes that can be extended and called, functions that give something to dispose. */
function whatever(name: string): unknown {
  const made = class {
    constructor(...args: unknown[]) {
      Object.assign(this, { args });
    }
    dispose(): void {}
  };
  Object.defineProperty(made, 'name', { value: name });
  return new Proxy(made, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol') return Reflect.get(target, key);
      return /^onDid|^onWill/.test(key) ? () => new Disposable() : whatever(`${name}.${key}`);
    },
    apply: () => new Disposable(),
  });
}

const withRest = (name: string, own: Record<string, unknown>): unknown =>
  new Proxy(own, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol' || key === 'then') return Reflect.get(target, key);
      if (/^(?:onDid|onWill|register|create|set)/.test(key)) return () => new Disposable();
      return whatever(`${name}.${key}`);
    },
  });

export function createEditor(folder: string): Editor {
  const folders = [{ uri: URI.file(folder), name: 'games', index: 0 }];
  const changed = new Emitter<unknown>();
  const opened = new Emitter<unknown>();
  const documents: Document[] = [];
  const editors: { document: Document; selection: { active: Position } }[] = [];
  const editor: Editor = {
    api: undefined,
    commands: new Map(),
    diagnostics: new Map(),
    messages: [],
    outcomes: [],
    tests: new Collection(),
    tasks: [],
    panels: [],
    open(file, cursor) {
      const path = join(folder, file);
      const document = new Document(
        URI.file(path),
        file.endsWith('.ftl') ? 'fluent' : 'draco',
        readFileSync(path, 'utf8'),
      );
      documents.push(document);
      const at = cursor === undefined ? 0 : document.getText().indexOf(cursor);
      editors[0] = { document, selection: { active: document.positionAt(at) } };
      opened.fire(document);
      return document;
    },
    type(document, before, after) {
      changed.fire({ document, contentChanges: [document.replace(before, after)], reason: undefined });
    },
  };
  const say = (text: string) => {
    editor.messages.push(text);
    return Promise.resolve(undefined);
  };
  const uri = Object.assign(URI, { joinPath: Utils.joinPath });
  editor.api = withRest('vscode', {
    version: '1.91.0',
    Uri: uri,
    Position,
    Range,
    Disposable,
    CodeActionKind,
    EventEmitter: Emitter,
    Location: class {
      constructor(
        readonly uri: URI,
        readonly range: Range,
      ) {}
    },
    Diagnostic: class {
      constructor(
        readonly range: Range,
        readonly message: string,
        readonly severity: number,
      ) {}
    },
    TestMessage: class TestMessage {
      constructor(readonly message: string) {}
      static diff(message: string, expectedOutput: string, actualOutput: string) {
        return Object.assign(new TestMessage(message), { expectedOutput, actualOutput });
      }
    },
    TestRunRequest: class {
      include: undefined;
      exclude: undefined;
    },
    TestRunProfileKind: { Run: 1, Debug: 2, Coverage: 3 },
    ViewColumn: { Beside: -2 },
    TaskScope: { Workspace: 2 },
    TaskGroup: { Test: 'test', Build: 'build' },
    ShellExecution: class {
      constructor(
        readonly command: string,
        readonly args: string[],
      ) {}
    },
    Task: class {
      constructor(
        readonly definition: unknown,
        readonly scope: unknown,
        readonly name: string,
        readonly source: string,
        readonly execution: unknown,
        readonly problemMatchers: unknown,
      ) {}
    },
    CancellationTokenSource: class {
      token = { isCancellationRequested: false, onCancellationRequested: () => new Disposable() };
      cancel(): void {}
      dispose(): void {}
    },
    env: { language: 'en', appName: 'stand-in', appHost: 'desktop', uriScheme: 'vscode' },
    l10n: {
      t: (text: string, ...args: unknown[]) => text.replace(/\{(\d+)\}/g, (_, at: string) => String(args[Number(at)])),
    },
    workspace: withRest('workspace', {
      workspaceFolders: folders,
      textDocuments: documents,
      notebookDocuments: [],
      isTrusted: true,
      getWorkspaceFolder: () => folders[0],
      getConfiguration: () => ({ get: (_: string, other: unknown) => other, inspect: () => undefined }),
      onDidChangeTextDocument: changed.event,
      onDidOpenTextDocument: opened.event,
      findFiles: async () => filesBelow(folder).map((path) => URI.file(path)),
      createFileSystemWatcher: () => withRest('watcher', { dispose() {} }),
      asRelativePath: (path: string) => path,
      fs: {
        stat: async ({ fsPath }: URI) => stat(fsPath),
        readFile: async ({ fsPath }: URI) => new Uint8Array(readFileSync(fsPath)),
      },
    }),
    window: withRest('window', {
      get activeTextEditor() {
        return editors[0];
      },
      visibleTextEditors: editors,
      visibleNotebookEditors: [],
      tabGroups: withRest('tabGroups', { all: [] }),
      createOutputChannel: () =>
        withRest('channel', {
          append() {},
          appendLine() {},
          show() {},
          clear() {},
          dispose() {},
          trace() {},
          debug() {},
          info() {},
          warn() {},
          error: say,
        }),
      showInformationMessage: say,
      showErrorMessage: say,
      showWarningMessage: say,
      createWebviewPanel: (_type: string, title: string) => createPanel(editor, title),
    }),
    languages: withRest('languages', {
      match: () => 10,
      createDiagnosticCollection: () =>
        withRest('diagnostics', {
          set: (at: URI, found: { message: string; code: unknown }[]) => editor.diagnostics.set(at.path, found),
          delete: (at: URI) => editor.diagnostics.delete(at.path),
          clear: () => editor.diagnostics.clear(),
          dispose() {},
        }),
    }),
    commands: withRest('commands', {
      registerCommand: (name: string, run: (...args: unknown[]) => unknown) => {
        editor.commands.set(name, run);
        return new Disposable(() => editor.commands.delete(name));
      },
      executeCommand: async (name: string, ...args: unknown[]) => editor.commands.get(name)?.(...args),
      getCommands: async () => [...editor.commands.keys()],
    }),
    tests: {
      createTestController: () => {
        return {
          items: editor.tests,
          createTestItem: (id: string, label: string, at?: URI) => new TestItem(id, label, at),
          createRunProfile: () => new Disposable(),
          createTestRun: () => {
            const note = (is: Outcome['is']) => (item: TestItem, messages?: Outcome['messages']) =>
              editor.outcomes.push({ test: item.label, is, ...(messages && { messages }) });
            return { started() {}, passed: note('passed'), failed: note('failed'), errored: note('errored'), end() {} };
          },
          dispose() {},
        };
      },
    },
    tasks: withRest('tasks', {
      registerTaskProvider: () => new Disposable(),
      executeTask: async (task: Editor['tasks'][number]) => editor.tasks.push(task),
    }),
  });
  return editor;
}

function createPanel(editor: Editor, title: string) {
  const received = new Emitter<unknown>();
  const panel = {
    html: '',
    posted: [] as Editor['panels'][number]['posted'],
    receive: (message: unknown) => received.fire(message),
  };
  editor.panels.push(panel);
  return {
    title,
    webview: {
      cspSource: 'https://panel.test',
      asWebviewUri: (at: URI) => at,
      onDidReceiveMessage: received.event,
      postMessage: async (message: (typeof panel.posted)[number]) => panel.posted.push(message),
      set html(text: string) {
        panel.html = text;
      },
    },
    reveal() {},
    onDidDispose: () => new Disposable(),
    dispose() {},
  };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:draco|ftl)$|\/theme\/theme\.json$/.test(name))
    .map((name) => join(folder, name));
