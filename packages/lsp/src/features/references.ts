import { declaredAt } from '@draco-table/lang';
import { DocumentHighlightKind } from 'vscode-languageserver';
import { locationOf, rangeIn } from '../places.js';
import { type Feature, whereIs } from '../server.js';
import { allPlaces, distinctPlaces, findTarget, inAllGames } from './target.js';

export const references: Feature = {
  capabilities: { referencesProvider: true, documentHighlightProvider: true },
  register(server) {
    const { files } = server.workspace;
    server.connection.onReferences((params) => {
      const where = whereIs(server, params);
      const found = where && findTarget(server, where);
      if (!found) return null;
      const declared = declaredAt(where.game.program(), found.target);
      const places = inAllGames(server, where, found.target).flatMap(({ game, target }) =>
        allPlaces(server, game, target),
      );
      return distinctPlaces(places)
        .filter(
          ({ file, loc }) =>
            params.context.includeDeclaration || file !== declared?.file || loc.start !== declared.loc.start,
        )
        .flatMap(({ file, loc }) => locationOf(files, file, loc) ?? []);
    });
    server.connection.onDocumentHighlight((params) => {
      const where = whereIs(server, params);
      const found = where && findTarget(server, where);
      if (!found) return null;
      return distinctPlaces(allPlaces(server, where.game, found.target))
        .filter(({ file }) => file === where.path)
        .map(({ loc }) => ({ range: rangeIn(where.document, loc), kind: DocumentHighlightKind.Text }));
    });
  },
};
