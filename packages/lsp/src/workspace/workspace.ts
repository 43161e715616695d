/** The games and decks of the folders that are open, and which of them a file belongs to. */
import type { Host } from '../host.js';
import { createFiles, type Files } from './files.js';
import { createGame, createParser, type Game } from './game.js';
import { folderOf } from './uris.js';

export interface Workspace {
  files: Files;
  /** Looks for games below a folder. */
  addRoot(path: string): void;
  removeRoot(path: string): void;
  games(): Game[];
  /** The game that a file is a part of, before any deck that builds on it. */
  gameOf(path: string): Game | undefined;
  /** Files have changed, in the editor or on the disk. Gives the games that they belong to. */
  changed(paths: readonly string[]): Game[];
}

/** More files than this are not looked at: the folder is not one of games. */
const MOST_FILES = 20_000;
const SKIPPED = /^(?:\.|node_modules$|dist$)/;
/** Nothing but blanks and comments before it. */
const HEAD = /^\uFEFF?(?:\s|#[^\n]*\n?)*(?:game|deck)[ \t]+[a-z]/;

export function createWorkspace(host: Host): Workspace {
  const files = createFiles(host);
  const parse = createParser();
  const games = new Map<string, Game>();
  /** Files that no game includes, and which are looked at on their own. */
  const strays = new Map<string, Game>();
  const roots = new Set<string>();

  const isEntry = (path: string): boolean => HEAD.test(files.document(path)?.getText() ?? '');

  /** Makes or forgets the game of a file that may begin one. */
  function look(path: string): void {
    if (!path.endsWith('.draco')) return;
    if (!isEntry(path)) games.delete(path);
    else if (!games.has(path)) games.set(path, createGame(path, files, host, parse));
  }

  function scan(folder: string, left: { count: number }): void {
    for (const { name, isFolder } of files.list(folder)) {
      if (left.count-- <= 0) return;
      const path = `${folder === '/' ? '' : folder}/${name}`;
      if (!isFolder) look(path);
      else if (!SKIPPED.test(name)) scan(path, left);
    }
  }

  /** For a file outside of all roots: the games beside it and up to three folders above. */
  function lookAround(path: string): void {
    if ([...roots].some((root) => path.startsWith(root === '/' ? root : `${root}/`))) return;
    let folder = folderOf(path);
    for (let up = 0; up < 4; up++, folder = folderOf(folder)) {
      for (const { name, isFolder } of files.list(folder)) if (!isFolder) look(`${folder}/${name}`);
      if (folder === '') return;
    }
  }

  /** Whoever types waits for one game, not for every deck on it: the others are looked at only if this one is not it. */
  function ownerOf(path: string): Game | undefined {
    const all = [...games.values()].sort((a, b) => (a.entry < b.entry ? -1 : 1));
    return (
      all.find((game) => game.lastOwn()?.has(path) && game.own().has(path)) ??
      all.find((game) => game.own().has(path)) ??
      all.find((game) => game.files().has(path))
    );
  }

  return {
    files,
    addRoot(path) {
      const root = path.length > 1 ? path.replace(/\/$/, '') : path;
      roots.add(root);
      scan(root, { count: MOST_FILES });
    },
    removeRoot(path) {
      roots.delete(path);
      for (const { entry } of games.values())
        if (entry.startsWith(`${path}/`) && !files.isOpen(entry)) games.delete(entry);
    },
    games: () => [...games.values(), ...strays.values()],
    gameOf(path) {
      let found = ownerOf(path);
      if (!found) {
        lookAround(path);
        found = ownerOf(path);
      }
      if (found || !path.endsWith('.draco') || !files.document(path)) {
        strays.delete(path);
        return found;
      }
      // A file that nobody includes stands for itself: what is wrong with it can still be told.
      const stray = strays.get(path) ?? createGame(path, files, host, parse);
      strays.set(path, stray);
      return stray;
    },
    changed(paths) {
      const touched = new Set<Game>();
      const touch = (): void => {
        for (const game of [...games.values(), ...strays.values()])
          if (!touched.has(game) && paths.some((path) => game.mayUse(path))) touched.add(game);
      };
      touch();
      for (const path of paths) look(path);
      touch();
      for (const game of touched) game.touch();
      return [...touched].filter((game) => games.get(game.entry) === game || strays.get(game.entry) === game);
    },
  };
}
