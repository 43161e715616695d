import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { Failure } from '../frame/failure.js';
import { shown } from './find.js';
import type { LoadedGame } from './load.js';

type Json = Record<string, unknown>;

/** Theme and pictures, by file name: the game's, and over them those of a deck that builds on it. */
export function lookOf({ path, ruleset, sources }: LoadedGame, cwd: string): Record<string, string> {
  const game = [...sources.keys()].find((file) => basename(file) === `${ruleset.game}.draco`);
  // The game itself is its own entry.
  const entries = new Set([...(game === undefined ? [] : [game]), path]);
  const files = (name: string) =>
    [...entries]
      .map((entry) => join(entry.slice(0, -extname(entry).length), 'theme', name))
      .filter((file) => existsSync(file));
  const themes = files('theme.json').map((file) => readTheme(file, cwd));
  const art = files('art.svg').map((file) => readFileSync(file, 'utf8'));
  return {
    ...(themes.length && { 'theme.json': `${JSON.stringify(themes.reduce(overlaid), null, 2)}\n` }),
    ...(art.length && { 'art.svg': art.reduce(within) }),
  };
}

/** Rings that are read counter-clockwise as one looks at them; a theme says so, for the table in a page as for this one. */
export function ringsAgainst(game: LoadedGame, cwd: string): Set<string> {
  const theme: Json = JSON.parse(lookOf(game, cwd)['theme.json'] ?? '{}');
  const zones = Object.entries(isRecord(theme.zones) ? theme.zones : {});
  return new Set(zones.flatMap(([id, look]) => (isRecord(look) && look.reads === 'counter-clockwise' ? [id] : [])));
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readTheme(file: string, cwd: string): Json {
  try {
    const theme: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(theme) ? theme : {};
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Failure('D1011', `${shown(file, cwd)} is not JSON: ${cause.message}.`, 1, undefined, { cause });
  }
}

function overlaid(below: Json, above: Json): Json {
  const both = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = below[key];
    both[key] = isRecord(under) && isRecord(value) ? { ...under, ...value } : value;
  }
  return both;
}

/** One sheet inside the other, first: of two symbols of one name, the first is drawn. */
function within(below: string, above: string): string {
  return below.replace(/<svg\b[^>]*>/, (opening) => opening + above.slice(above.indexOf('<svg')).trimEnd());
}
