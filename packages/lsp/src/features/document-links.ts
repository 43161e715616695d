import { rangeIn } from '../places.js';
import { type Feature, fileOf } from '../server.js';
import type { Game } from '../workspace/game.js';
import { folderOf } from '../workspace/uris.js';

export const documentLinks: Feature = {
  capabilities: { documentLinkProvider: {} },
  register(server) {
    const { uris } = server.workspace.files;
    server.connection.onDocumentLinks(({ textDocument }) => {
      const file = fileOf(server, textDocument);
      if (!file) return null;
      return linksIn(file.game, file.path).map(({ target, start, end }) => ({
        range: rangeIn(file.document, { start, end }),
        target: uris.of(target),
      }));
    });
  },
};

/** The files that a file names: what it includes, and the game that a deck builds on. */
function linksIn(game: Game, path: string): { target: string; start: number; end: number }[] {
  const { loaded } = game.program();
  const header = loaded.files.find((file) => file.path === path)?.tree.header ?? [];
  const has = new Set(loaded.files.map((file) => file.path));
  return header.flatMap((line) => {
    const named = line.is === 'include' ? line.path : line.is === 'builds-on' ? line.game : undefined;
    if (!named) return [];
    const target = 'value' in named ? resolved(path, named.value) : loaded.game?.path;
    return target !== undefined && has.has(target) ? [{ target, start: named.loc.start, end: named.loc.end }] : [];
  });
}

/** The file that is named at a place. */
export const linkAt = (game: Game, path: string, offset: number): string | undefined =>
  linksIn(game, path).find(({ start, end }) => start <= offset && offset <= end)?.target;

function resolved(from: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folderOf(from)}/${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
