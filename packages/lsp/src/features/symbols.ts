import { type OutlineItem, outlineOf } from '@draco-table/lang';
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { locationOf, locOf, rangeIn } from '../places.js';
import { type Feature, fileOf } from '../server.js';

const KINDS: Partial<Record<OutlineItem['is'], SymbolKind>> = {
  kind: SymbolKind.Enum,
  type: SymbolKind.Struct,
  piece: SymbolKind.Object,
  card: SymbolKind.Class,
  replace: SymbolKind.Class,
  zone: SymbolKind.Array,
  tokens: SymbolKind.Number,
  counter: SymbolKind.Number,
  variable: SymbolKind.Variable,
  option: SymbolKind.Property,
  die: SymbolKind.Constant,
  define: SymbolKind.Constant,
  verb: SymbolKind.Method,
  phase: SymbolKind.Function,
  forecast: SymbolKind.Event,
  always: SymbolKind.Event,
  test: SymbolKind.Field,
};

/** Enough to choose from. */
const MOST = 500;

export const symbols: Feature = {
  capabilities: { documentSymbolProvider: true, workspaceSymbolProvider: true },
  register(server) {
    const { workspace, connection } = server;
    connection.onDocumentSymbol(({ textDocument }) => {
      const file = fileOf(server, textDocument);
      if (!file) return null;
      const { game, path, document } = file;
      const symbol = (
        name: string,
        kind: SymbolKind,
        range: OutlineItem['range'],
        selection: OutlineItem['range'],
      ): DocumentSymbol => ({
        name,
        kind,
        range: rangeIn(document, locOf(range)),
        selectionRange: rangeIn(document, locOf(selection)),
      });
      if (path.endsWith('.draco'))
        return outlineOf(game.program(), path).map(({ name, is, range, selection }) =>
          symbol(name || is, KINDS[is] ?? SymbolKind.Key, range, selection),
        );
      const text = [...game.texts(), ...game.borrowed()].find(({ file: one }) => one === path);
      return (text ? game.parsed(text).entries : []).map(({ id, range }) =>
        symbol(id, SymbolKind.String, range, range),
      );
    });
    connection.onWorkspaceSymbol(({ query }) => {
      const wanted = query.toLowerCase();
      const seen = new Set<string>();
      const found = workspace.games().flatMap((game) =>
        game.program().loaded.files.flatMap(({ path }) => {
          if (seen.has(path)) return [];
          seen.add(path);
          return outlineOf(game.program(), path)
            .filter(({ name }) => name.toLowerCase().includes(wanted))
            .flatMap(({ name, is, selection }) => {
              const location = locationOf(workspace.files, path, locOf(selection));
              return location ? [{ name: name || is, kind: KINDS[is] ?? SymbolKind.Key, location }] : [];
            });
        }),
      );
      return found.slice(0, MOST);
    });
  },
};
