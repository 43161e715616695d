import { foldsOf } from '@draco-table/lang';
import { loadedFile } from '../places.js';
import { type Feature, fileOf } from '../server.js';

export const folding: Feature = {
  capabilities: { foldingRangeProvider: true },
  register(server) {
    server.connection.onFoldingRanges(({ textDocument }) => {
      const file = fileOf(server, textDocument);
      const loaded = file && loadedFile(file.game.program(), file.path);
      if (!loaded) return null;
      const { document } = file;
      return foldsOf(loaded).map(({ kind, start, end }) => {
        const last = document.positionAt(end).line;
        return {
          startLine: document.positionAt(start).line,
          // The closing brace stays in sight.
          endLine: kind === 'block' ? Math.max(last - 1, document.positionAt(start).line) : last,
          ...(kind !== 'block' && { kind }),
        };
      });
    });
  },
};
