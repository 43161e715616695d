import { declaredAt, definitionAt } from '@draco-table/lang';
import { locationOf, locOf } from '../places.js';
import { type Feature, whereIs } from '../server.js';
import { linkAt } from './document-links.js';
import { findTarget } from './target.js';

export const definition: Feature = {
  capabilities: { definitionProvider: true },
  register(server) {
    const { files } = server.workspace;
    server.connection.onDefinition((params) => {
      const where = whereIs(server, params);
      if (!where) return null;
      const { game, path, offset } = where;
      const link = linkAt(game, path, offset);
      if (link !== undefined) return locationOf(files, link, { start: 0, end: 0 }) ?? null;
      if (path.endsWith('.draco')) {
        const place = definitionAt(game.program(), path, offset);
        return (place && locationOf(files, place.file, locOf(place.range))) ?? null;
      }
      const found = findTarget(server, where);
      const declared = found && declaredAt(game.program(), found.target);
      return (declared && locationOf(files, declared.file, declared.loc)) ?? null;
    });
  },
};
