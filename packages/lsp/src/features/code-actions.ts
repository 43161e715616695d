import { applyFixes, type Fix, type Problem } from '@draco-table/ruleset';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostics } from '../diagnostics.js';
import { rangeIn } from '../places.js';
import { type Feature, fileOf, type Server } from '../server.js';
import type { Files } from '../workspace/files.js';

export const codeActions = (diagnostics: Diagnostics): Feature => ({
  capabilities: {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  },
  register(server) {
    server.connection.onCodeAction(({ textDocument, range, context }) => {
      const file = fileOf(server, textDocument);
      if (!file) return null;
      const { path, document } = file;
      const isWanted = (kind: string) =>
        !context.only || context.only.some((one) => kind === one || kind.startsWith(`${one}.`));
      const all = diagnostics.problemsOf(path);
      const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      const here = all.filter(({ range: at }) => at && at.start.offset <= to && from <= at.end.offset);
      const actions: CodeAction[] = [];
      if (isWanted(CodeActionKind.QuickFix)) {
        for (const english of here) {
          const told = context.diagnostics.filter((one) => isSame(one, english, document));
          actions.push(...fixesOf(server, english, told), ...suppression(server, english, path, document, told));
        }
      }
      if (isWanted(CodeActionKind.SourceFixAll)) actions.push(...fixAll(server, all, path));
      return actions;
    });
  },
});

const isSame = (one: Diagnostic, { code, range }: Problem, document: TextDocument): boolean =>
  one.code === code && range !== undefined && document.offsetAt(one.range.start) === range.start.offset;

function fixesOf(server: Server, english: Problem, told: Diagnostic[]): CodeAction[] {
  const { fixes = [] } = server.problems.problem(english);
  return fixes.map((fix, at) => ({
    title: fix.safety === 'safe' ? fix.title : server.words.unsafe(fix.title),
    kind: CodeActionKind.QuickFix,
    diagnostics: told,
    ...(at === 0 && fix.safety === 'safe' && { isPreferred: true }),
    edit: editOf(server.workspace.files, fix),
  }));
}

function editOf(files: Files, { edits }: Fix): WorkspaceEdit {
  const changes: Record<string, TextEdit[]> = {};
  for (const { file, range, text } of edits) {
    const document = files.document(file);
    if (!document) continue;
    const uri = files.uris.of(file);
    changes[uri] ??= [];
    changes[uri]?.push({
      range: rangeIn(document, { start: range.start.offset, end: range.end.offset }),
      newText: text,
    });
  }
  return { changes };
}

/** A warning can be ignored where there is a reason, which stands beside it; an error cannot. */
function suppression(
  server: Server,
  problem: Problem,
  path: string,
  document: TextDocument,
  told: Diagnostic[],
): CodeAction[] {
  const { code, severity, range } = problem;
  if (severity === 'error' || !range || /^D102/.test(code) || path.endsWith('.json')) return [];
  const { line } = document.positionAt(range.start.offset);
  const start = document.offsetAt({ line, character: 0 });
  const indent = /^[ \t]*/.exec(document.getText().slice(start))?.[0] ?? '';
  const newText = `${indent}# draco-ignore ${code}: ${server.words.why}\n`;
  const at = { line, character: 0 };
  return [
    {
      title: server.words.ignore(code),
      kind: CodeActionKind.QuickFix,
      diagnostics: told,
      edit: { changes: { [server.workspace.files.uris.of(path)]: [{ range: { start: at, end: at }, newText }] } },
    },
  ];
}

/** Everything in this file that can be fixed without a look. */
function fixAll(server: Server, problems: readonly Problem[], path: string): CodeAction[] {
  const { files } = server.workspace;
  const document = files.document(path);
  if (!document) return [];
  const own = problems.filter(({ fixes }) => fixes?.some(({ edits }) => edits.every(({ file }) => file === path)));
  const { files: fixed } = applyFixes(own, new Map([[path, document.getText()]]), false);
  const newText = fixed.get(path);
  if (newText === undefined) return [];
  const range = rangeIn(document, { start: 0, end: document.getText().length });
  return [
    {
      title: server.words.fixAll,
      kind: CodeActionKind.SourceFixAll,
      edit: { changes: { [files.uris.of(path)]: [{ range, newText }] } },
    },
  ];
}
