import { open, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Failure, systemFailure } from '../frame/failure.js';
import { type Head, readHead } from './header.js';

/** A file named on the command line or found below a folder; `path` is absolute. */
export interface Found {
  path: string;
  head: Head;
}

const LIMIT = 1_048_576;
const SKIP = ['**/node_modules/**', '**/.*/**', '**/dist/**'];

/** The path as a person wrote or would write it: from here, with slashes. */
export function shown(path: string, cwd: string): string {
  const near = relative(cwd, path);
  if (near === '') return '.';
  return (near.startsWith('..') ? path : near).split(sep).join('/');
}

/** The bytes of a file; of a file beyond the limit no more than it takes to see that. */
export async function readBytes(path: string, cwd: string): Promise<Uint8Array> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size <= LIMIT) return await file.readFile();
      const { buffer } = await file.read(Buffer.alloc(LIMIT + 1), 0, LIMIT + 1, 0);
      return buffer;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw named(error, path, cwd);
  }
}

/** What a file says about itself; a file that is no text says nothing. */
async function headOf(path: string, cwd: string): Promise<Head> {
  return readHead(new TextDecoder().decode(await readBytes(path, cwd)));
}

function named(error: unknown, path: string, cwd: string): unknown {
  if (error instanceof Error && 'code' in error) Object.assign(error, { path: shown(path, cwd) });
  return systemFailure(error) ?? error;
}

/** Files, folders and patterns to files with one of the endings. */
export async function expand(args: readonly string[], cwd: string, endings: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const arg of args) for (const file of await expandOne(arg, cwd, endings)) files.add(file);
  return [...files];
}

async function expandOne(arg: string, cwd: string, endings: readonly string[]): Promise<string[]> {
  const path = resolve(cwd, arg);
  const about = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && /[*?{}[\]]/.test(arg)) return undefined;
    throw named(error, path, cwd);
  });
  if (about?.isFile()) return [path];
  const { glob } = await import('tinyglobby');
  const options = { cwd: about ? path : cwd, absolute: true, ignore: SKIP, followSymbolicLinks: false };
  const pattern = about ? endings.map((ending) => `**/*${ending}`) : [arg.split(sep).join('/')];
  const found = (await glob(pattern, options)).filter((file) => endings.some((ending) => file.endsWith(ending)));
  if (found.length === 0) {
    const what = endings.join(' or ');
    throw about
      ? new Failure(
          'D1008',
          `There is no ${what} file in ${path === resolve(cwd) ? 'this folder' : `the folder ${shown(path, cwd)}`} or below.`,
          2,
          'start with: draco new game NAME',
        )
      : new Failure('D1008', `No ${what} file fits the pattern ${arg}.`);
  }
  // Sorted by code units: the order of a report depends on neither the disk nor the locale.
  return found.map((file) => resolve(file)).sort();
}

/**
 * The games and decks to work on. A part (a file that others include, or a text file) stands for the games that it
 * belongs to.
 */
export async function findGames(args: readonly string[], cwd: string): Promise<Found[]> {
  const files = await expand(args.length > 0 ? args : [await usualFolder(cwd)], cwd, ['.draco']);
  const games = new Map<string, Found>();
  const parts: Found[] = [];
  for (const path of files) {
    if (path.endsWith('.ftl')) {
      parts.push({ path, head: { is: 'part', name: '', includes: [] } });
      continue;
    }
    const found = { path, head: await headOf(path, cwd) };
    if (found.head.is === 'part') parts.push(found);
    else games.set(path, found);
  }
  if (parts.length === 0) return [...games.values()];
  const owned = await closure([...games.values()], cwd);
  for (const part of parts) {
    if (owned.has(part.path)) continue;
    const owners = await ownersOf(part, cwd);
    for (const owner of owners) games.set(owner.path, owner);
    if (owners.length > 0) for (const path of await closure(owners, cwd)) owned.add(path);
    // Alone, it is handed on as it is: the checker says that the header is missing.
    else if (part.path.endsWith('.draco')) games.set(part.path, part);
    else throw strayFile(shown(part.path, cwd));
  }
  return [...games.values()];
}

function strayFile(name: string): Failure {
  return name.endsWith('.ftl')
    ? new Failure(
        'D1009',
        `${name} belongs to no game.`,
        2,
        'it lies in a folder named like its game, beside GAME.draco',
      )
    : new Failure('D1009', `${name} is neither a .draco file nor a text file (.ftl).`);
}

/** Where games stand when nobody says: in `cards`, as here, or in this folder. */
async function usualFolder(cwd: string): Promise<string> {
  const cards = await stat(join(cwd, 'cards')).catch(() => undefined);
  return cards?.isDirectory() ? 'cards' : '.';
}

/** Every file that these games include, and the text files in their folders. */
async function closure(games: readonly Found[], cwd: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const visit = async (found: Found): Promise<void> => {
    for (const include of found.head.includes) {
      const path = resolve(dirname(found.path), include);
      if (seen.has(path)) continue;
      seen.add(path);
      const head = await headOf(path, cwd).catch(() => undefined);
      if (head) await visit({ path, head });
    }
  };
  for (const game of games) await visit(game);
  return seen;
}

/** Games in the folder of the part and up to three folders above it that include it, or whose texts it is. */
async function ownersOf(part: Found, cwd: string): Promise<Found[]> {
  const { glob } = await import('tinyglobby');
  let folder = dirname(part.path);
  for (let up = 0; up < 4; up += 1) {
    const near = (await glob(['*.draco'], { cwd: folder, absolute: true })).sort();
    const owners: Found[] = [];
    for (const path of near) {
      const game = { path: resolve(path), head: await headOf(path, cwd) };
      if (game.head.is === 'part') continue;
      const texts = part.path.endsWith('.ftl') && dirname(part.path) === game.path.slice(0, -'.draco'.length);
      if (texts || (await closure([game], cwd)).has(part.path)) owners.push(game);
    }
    if (owners.length > 0) return owners;
    folder = join(folder, '..');
  }
  return [];
}
