/** Where the server finds files: the extension sends them, from a disk, a repository on a server or a browser's storage. */
import { loadRuleset, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { byEngine, type Entry, type Host } from '@draco-table/lsp';
import { LANGUAGE_LIMITS } from '@draco-table/ruleset';
import { gameWords } from '@draco-table/words/all';
import { type FileNote, GAMES } from '../protocol.js';

/** What the server says, by concern and language; put in by the build. */
declare const SERVER_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface PushedHost extends Host {
  take(notes: readonly FileNote[]): void;
}

const isOfGames = (path: string): boolean => path.startsWith(GAMES);

export function pushedHost(): PushedHost {
  const files = new Map<string, { note: FileNote; stamp: number }>();
  let stamps = 0;

  /** The nearest game of that name: in the folder, in one above it, in one below, or one that comes with the extension. */
  function findGame(name: string, folder: string): string | undefined {
    for (let from = folder; ; from = from.slice(0, from.lastIndexOf('/'))) {
      const path = `${from}/${name}.draco`;
      if (files.has(path)) return path;
      if (from === '') break;
    }
    const below = [...files.keys()]
      .filter((path) => path.endsWith(`/${name}.draco`))
      .sort((a, b) => a.length - b.length);
    return below.find((path) => !isOfGames(path)) ?? below[0];
  }

  return {
    read(path) {
      const note = files.get(path)?.note;
      if (note?.refused === 'large') return new Uint8Array(LANGUAGE_LIMITS.fileBytes + 1);
      return note?.refused ? new Uint8Array([0, 0xff, 0xfe]) : note?.text;
    },
    stamp: (path) => files.get(path)?.stamp.toString(),
    list(folder) {
      const found = new Map<string, Entry>();
      for (const path of files.keys()) {
        if (!path.startsWith(`${folder}/`)) continue;
        const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
        found.set(name, { name, isFolder: rest.length > 0 });
      }
      return [...found.values()];
    },
    findGame,
    gameNames: () => [...files.keys()].flatMap((path) => /([^/]+)\.draco$/.exec(path)?.[1] ?? []),
    canWrite: (path) => !isOfGames(path),
    gameWords: () => gameWords,
    words: (_, concern) => SERVER_WORDS[concern] ?? {},
    ...byEngine({ loadRuleset, startGame, runTests }),
    take(notes) {
      for (const note of notes) {
        if (note.text === undefined && !note.refused) files.delete(note.path);
        else files.set(note.path, { note, stamp: ++stamps });
      }
    },
  };
}
