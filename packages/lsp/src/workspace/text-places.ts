/** Where texts and looks name what the rules declare. */
import type { Loc, Thing } from '@draco-table/lang';
import type { TextEntry } from '@draco-table/text/check';
import type { Files } from './files.js';
import type { Game } from './game.js';
import { textIdsOf, themeSectionOf, thingOf, thingOfTheme } from './text-ids.js';
import { themeKeys } from './theme.js';

export interface TextPlace {
  path: string;
  loc: Loc;
  /** As it is written there. */
  id: string;
}

const textsOf = (game: Game) => [...game.borrowed(), ...game.texts()];

/** Every place in texts that is about these ids: entries first, then what refers to them. */
export function textPlaces(game: Game, ids: readonly string[]): TextPlace[] {
  const isOne = (id: string) => ids.some((one) => (one.endsWith('-') ? id.startsWith(one) : id === one));
  return textsOf(game).flatMap((file) =>
    game.parsed(file).entries.flatMap((entry) => {
      const own = isOne(entry.id) ? [place(file.file, entry.id, entry.range.start.offset)] : [];
      const references = [...entry.parts.values()].flatMap(({ references }) => references);
      const used = references.flatMap(({ name, range }) => {
        const [id = ''] = name.split('.');
        return isOne(id) ? [place(file.file, id, range.start.offset)] : [];
      });
      return [...own, ...used];
    }),
  );
}

const place = (path: string, id: string, start: number): TextPlace => ({
  path,
  id,
  loc: { start, end: start + id.length },
});

export function themePlaces(game: Game, files: Files, thing: Thing): TextPlace[] {
  const wanted = themeSectionOf(thing, game.program());
  return game.themes().flatMap((path) =>
    themeKeys(files.document(path)?.getText() ?? '')
      .filter(({ section, id }) => section === wanted?.section && id === wanted.id)
      .map(({ id, start, end }) => ({ path, id, loc: { start, end } })),
  );
}

/** All places outside of the rules. */
export const placesOutside = (game: Game, files: Files, thing: Thing): TextPlace[] => [
  ...textPlaces(game, textIdsOf(thing)),
  ...themePlaces(game, files, thing),
];

/** The entry that a place in a text file belongs to. */
export function entryAt(game: Game, path: string, offset: number): TextEntry | undefined {
  const file = textsOf(game).find((one) => one.file === path);
  return (
    file &&
    game
      .parsed(file)
      .entries.filter((entry) => entry.range.start.offset <= offset)
      .at(-1)
  );
}

/** What a text file or a theme names at a place. */
export function namedOutside(
  game: Game,
  files: Files,
  path: string,
  offset: number,
): { thing: Thing; id: string; loc: Loc } | undefined {
  const isIn = ({ start, end }: Loc) => start <= offset && offset <= end;
  if (path.endsWith('.json')) {
    const key = themeKeys(files.document(path)?.getText() ?? '').find(isIn);
    const thing = key && thingOfTheme(game.program(), key.section, key.id);
    return key && thing && { thing, id: key.id, loc: { start: key.start, end: key.end } };
  }
  const entry = entryAt(game, path, offset);
  if (!entry) return undefined;
  const references = [...entry.parts.values()].flatMap(({ references }) => references);
  const spots = [
    { id: entry.id, start: entry.range.start.offset },
    ...references.map(({ name, range }) => ({ id: name.split('.')[0] ?? '', start: range.start.offset })),
  ];
  for (const { id, start } of spots) {
    const loc = { start, end: start + id.length };
    const thing = isIn(loc) ? thingOf(game.program(), id) : undefined;
    if (thing) return { thing, id, loc };
  }
  return undefined;
}
