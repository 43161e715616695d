/** What stands at a place, whichever sort of file it is. */
import { declaredAt, type FilePlace, type Target, targetAt, usesOf } from '@draco-table/lang';
import type { Server, Where } from '../server.js';
import type { Game } from '../workspace/game.js';
import { namedOutside, placesOutside } from '../workspace/text-places.js';

export interface Found {
  target: Pick<Target, 'thing' | 'unit'>;
  /** Where it was found. */
  loc: { start: number; end: number };
}

export function findTarget({ workspace }: Server, { game, path, offset }: Where): Found | undefined {
  if (path.endsWith('.draco')) {
    const target = targetAt(game.program(), path, offset);
    return target && { target, loc: target.loc };
  }
  const named = namedOutside(game, workspace.files, path, offset);
  return named && { target: { thing: named.thing }, loc: named.loc };
}

/** Every place of it in one game: declaration, uses, texts, look. */
export function allPlaces({ workspace }: Server, game: Game, target: Found['target']): FilePlace[] {
  const program = game.program();
  const declared = declaredAt(program, target);
  const outside = placesOutside(game, workspace.files, target.thing);
  return [
    ...(declared ? [declared] : []),
    ...usesOf(program, target),
    ...outside.map(({ path, loc }) => ({ file: path, loc })),
  ];
}

/** The same thing in every game that knows its declaration: a deck speaks of the cards of its game. */
export function inAllGames(
  server: Server,
  { game }: Where,
  target: Found['target'],
): { game: Game; target: Found['target'] }[] {
  const declared = declaredAt(game.program(), target);
  const here = { game, target };
  if (!declared || target.thing.is === 'local') return [here];
  const others = server.workspace.games().filter((one) => one !== game && one.files().has(declared.file));
  return [
    here,
    ...others.flatMap((one) => {
      const found = targetAt(one.program(), declared.file, declared.loc.start);
      return found ? [{ game: one, target: found }] : [];
    }),
  ];
}

/** Each place once, by file and offset. */
export function distinctPlaces(places: readonly FilePlace[]): FilePlace[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.loc.start}`, place])).values()];
}
