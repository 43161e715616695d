import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { suggest } from '@draco-table/lang';
import { Failure, systemFailure } from '../frame/failure.js';
import { atHome } from '../home/home.js';
import { shown } from './find.js';
import { readHead } from './header.js';

/** Where games that are named, not pointed at, are looked for: nearest first, then the games that come with draco. */
export function shelves(from: string): string[] {
  const found: string[] = [];
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    found.push(folder, join(folder, 'cards'));
    if (dirname(folder) === folder) break;
  }
  // In the published package the games lie in its own folder; in the repository they are the repository's cards.
  found.push(atHome('games'), atHome('..', '..', 'cards'));
  return [...new Set(found)];
}

/** The file of a game or deck by its name: NAME.draco, or NAME/NAME.draco, on the nearest shelf. */
export function findByName(name: string, from: string): string | undefined {
  for (const shelf of shelves(from)) {
    for (const path of [join(shelf, `${name}.draco`), join(shelf, name, `${name}.draco`)]) {
      if (headName(path) === name) return path;
    }
  }
  return undefined;
}

function headName(path: string): string | undefined {
  try {
    return readHead(readFileSync(path, 'utf8')).name;
  } catch {
    return undefined; // not there, or not ours to read: the next shelf may have it
  }
}

/** Every game that could be named from here, for suggestions. */
export function namesNear(from: string): string[] {
  const names = new Set<string>();
  for (const shelf of shelves(from)) {
    for (const file of list(shelf)) if (file.endsWith('.draco')) names.add(file.slice(0, -'.draco'.length));
  }
  return [...names].sort();
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What a person may give as GAME: a file, a folder with one game, a built ruleset, or a name. */
export function resolveGame(game: string, cwd: string): string {
  const path = resolve(cwd, game);
  const about = statOf(path, game);
  if (/\.(draco|json)$/.test(game)) {
    if (!about) throw new Failure('D1001', `There is no file or folder ${game}.`);
    if (about.isDirectory()) throw new Failure('D1003', `${game} is a folder; a file is needed here.`);
    return path;
  }
  if (/^[a-z][a-z0-9-]*$/.test(game)) {
    const found = findByName(game, cwd);
    if (found) return found;
  }
  const inside = join(path, `${game.split(/[\\/]/).filter(Boolean).at(-1) ?? game}.draco`);
  if (existsSync(inside)) return inside;
  if (about?.isDirectory())
    throw new Failure('D1008', `There is no game in the folder ${game}: no ${shown(inside, cwd)}.`, 2, 'give its file');
  const [near] = suggest(game, namesNear(cwd), 1);
  throw new Failure(
    'D1010',
    `There is no game or deck named ${game}.`,
    2,
    near ? `did you mean ${near}?` : 'give its file, e.g. cards/draco.draco',
  );
}

function statOf(path: string, name: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { path: name });
    throw systemFailure(error) ?? error;
  }
}

/** The game as it was named, with --game or as an operand: commands take both. */
export function namedGame(named: unknown): string {
  if (typeof named === 'string') return named;
  throw new Failure(
    'D1010',
    'This command needs a game or deck.',
    2,
    'name it, e.g. --game draco or cards/draco.draco',
  );
}
