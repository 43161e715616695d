import { type Caller, type CallsOf, callerAt, incomingCalls, outgoingCalls } from '@draco-table/lang';
import { type CallHierarchyItem, SymbolKind } from 'vscode-languageserver';
import { rangeIn } from '../places.js';
import { type Feature, type Server, whereIs } from '../server.js';

export const callHierarchy: Feature = {
  capabilities: { callHierarchyProvider: true },
  register(server) {
    const { callHierarchy: requests } = server.connection.languages;
    requests.onPrepare((params) => {
      const where = whereIs(server, params);
      const caller = where && callerAt(where.game.program(), where.path, where.offset);
      return caller ? [toItem(server, caller)] : null;
    });
    requests.onIncomingCalls(({ item }) => {
      const calls = callsOf(server, item, incomingCalls);
      return calls.map(({ one, at }) => ({ from: toItem(server, one), fromRanges: rangesIn(server, one.file, at) }));
    });
    requests.onOutgoingCalls(({ item }) => {
      const path = server.workspace.files.uris.learn(item.uri);
      const calls = callsOf(server, item, outgoingCalls);
      return calls.map(({ one, at }) => ({ to: toItem(server, one), fromRanges: rangesIn(server, path, at) }));
    });
  },
};

function callsOf(
  server: Server,
  item: CallHierarchyItem,
  find: (program: ReturnType<NonNullable<ReturnType<typeof whereIs>>['game']['program']>, caller: Caller) => CallsOf[],
): CallsOf[] {
  const where = whereIs(server, { textDocument: item, position: item.selectionRange.start });
  const caller = where && callerAt(where.game.program(), where.path, where.offset);
  return caller ? find(where.game.program(), caller) : [];
}

function toItem({ workspace }: Server, { name, is, file, loc, selection }: Caller): CallHierarchyItem {
  const document = workspace.files.document(file);
  const nowhere = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return {
    name,
    detail: is,
    kind: is === 'card' ? SymbolKind.Class : SymbolKind.Function,
    uri: workspace.files.uris.of(file),
    range: document ? rangeIn(document, loc) : nowhere,
    selectionRange: document ? rangeIn(document, selection) : nowhere,
  };
}

function rangesIn({ workspace }: Server, path: string, at: CallsOf['at']) {
  const document = workspace.files.document(path);
  return document ? at.map((loc) => rangeIn(document, loc)) : [];
}
