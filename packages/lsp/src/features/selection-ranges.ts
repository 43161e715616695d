import { selectionsAt } from '@draco-table/lang';
import type { SelectionRange } from 'vscode-languageserver';
import { loadedFile, rangeIn } from '../places.js';
import { type Feature, fileOf } from '../server.js';

export const selectionRanges: Feature = {
  capabilities: { selectionRangeProvider: true },
  register(server) {
    server.connection.onSelectionRanges(({ textDocument, positions }) => {
      const file = fileOf(server, textDocument);
      const loaded = file && loadedFile(file.game.program(), file.path);
      if (!loaded) return null;
      const { document } = file;
      return positions.map((position) => {
        const around = selectionsAt(loaded, document.offsetAt(position));
        let found: SelectionRange | undefined;
        for (const loc of around.reverse()) found = { range: rangeIn(document, loc), ...(found && { parent: found }) };
        return found ?? { range: { start: position, end: position } };
      });
    });
  },
};
