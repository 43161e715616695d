import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadRuleset, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { byEngine, type Host } from '@draco-table/lsp';
import { LANGUAGE_LIMITS } from '@draco-table/ruleset';
import { atHome } from '../home/home.js';
import { findByName, namesNear } from '../input/library.js';
import { gameWords } from '../input/texts.js';
import { readWords } from '../words/files.js';

const isWindows = process.platform === 'win32';

/** The server knows files by the paths of their URIs: `/c:/games/a.draco`. */
const onDisk = (path: string): string => (isWindows ? path.slice(1).replaceAll('/', '\\') : path);
const inUri = (path: string): string => (isWindows ? `/${path.replaceAll('\\', '/')}` : path);

/** The language server on a disk: files that vanish or may not be read are files that are not there. */
export function diskHost(): Host {
  return {
    read(path) {
      return orNothing(() => {
        const file = onDisk(path);
        const { size } = statSync(file);
        return size <= LANGUAGE_LIMITS.fileBytes ? new Uint8Array(readFileSync(file)) : beginning(file);
      });
    },
    stamp(path) {
      return orNothing(() => {
        const about = statSync(onDisk(path));
        return about.isFile() ? `${about.mtimeMs} ${about.size} ${about.ino}` : undefined;
      });
    },
    list(folder) {
      const entries = orNothing(() => readdirSync(onDisk(folder || '/'), { withFileTypes: true })) ?? [];
      return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    },
    findGame(name, folder) {
      const found = findByName(name, onDisk(folder || '/'));
      return found === undefined ? undefined : inUri(found);
    },
    gameNames: (folder) => namesNear(onDisk(folder || '/')),
    ...byEngine({ loadRuleset, startGame, runTests }),
    words: readWords,
    gameWords,
    helpFor(code) {
      // Where the documentation has been built beside the command; elsewhere `draco explain` tells the same.
      const page = atHome('..', '..', 'docs', '.vitepress', 'dist', 'diagnostics', `${code}.html`);
      return existsSync(page) ? pathToFileURL(page).href : undefined;
    },
  };
}

/** Of a file that is too large no more than it takes to see that. */
function beginning(file: string): Uint8Array {
  const bytes = new Uint8Array(LANGUAGE_LIMITS.fileBytes + 1);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(handle);
  }
  return bytes;
}

function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined; // gone, or not ours to read
  }
}
