import { hintsOf } from '@draco-table/lang';
import { InlayHintKind } from 'vscode-languageserver';
import { type Feature, fileOf } from '../server.js';

export const inlayHints: Feature = {
  capabilities: { inlayHintProvider: true },
  register(server) {
    const { words } = server;
    server.connection.languages.inlayHint.on(({ textDocument, range }) => {
      const file = fileOf(server, textDocument);
      if (!file) return null;
      const { document, game, path } = file;
      const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      return hintsOf(game.program(), path)
        .filter(({ offset }) => from <= offset && offset <= to)
        .map((hint) => ({
          position: document.positionAt(hint.offset),
          label: hint.is === 'type' ? `: ${hint.type}` : words[hint.is](hint.count),
          ...(hint.is === 'type' ? { kind: InlayHintKind.Type } : { paddingLeft: true }),
        }));
    });
  },
};
