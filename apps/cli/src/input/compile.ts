import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { TextFile } from '@draco-table/text/check';
import { systemFailure } from '../frame/failure.js';
import { shown } from './find.js';
import { readHead } from './header.js';
import { findByName } from './library.js';
import { readTextFiles } from './texts.js';

export interface CompiledGame {
  path: string;
  /** Absent when there are errors. */
  ruleset: Ruleset | undefined;
  problems: Problem[];
  /** Text files of the game that a deck builds on, then its own. */
  texts: TextFile[];
  /** Names of those text files that belong to the game below a deck. */
  borrowed: string[];
  /** Text of every file that was read, by its name in problems. */
  sources: Map<string, string>;
}

/** Files that are not on the disk as they are now, by absolute path. */
export type Overlay = ReadonlyMap<string, Uint8Array>;

/** What the ruleset is for: to be played, or also to be tested and looked into. The game is the same. */
export type Purpose = 'play' | 'test';

/** Compiles a game or deck and reads its texts. */
export async function compileGame(path: string, cwd: string, overlay: Overlay, purpose: Purpose = 'play'): Promise<CompiledGame> {
  const sources = new Map<string, string>();
  const read = (file: string): Uint8Array | undefined => {
    const bytes = overlay.get(resolve(cwd, file)) ?? readIfThere(resolve(cwd, file), file);
    if (bytes) sources.set(file, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return bytes;
  };
  const find = (name: string): string | undefined => {
    const found = findByName(name, dirname(path));
    return found === undefined ? undefined : shown(found, cwd);
  };
  const entry = shown(path, cwd);
  // A deck may point at a game in any folder that its author can read; includes stay inside their game's folder.
  const { ruleset, problems } = compile(entry, read, { findGame: find, root: '', spans: true, ...(purpose === 'test' && { tests: true, marks: true }) });
  const all = [...problems];
  const base = baseOf(sources.get(entry) ?? '', path, find);
  const below = base === undefined ? [] : await readTextFiles(resolve(cwd, base), cwd, all);
  const own = await readTextFiles(path, cwd, all);
  const texts = [...below, ...own];
  for (const { file, text } of texts) sources.set(file, text);
  return { path, ruleset, problems: all, texts, borrowed: below.map((file) => file.file), sources };
}

function baseOf(text: string, path: string, find: (name: string) => string | undefined): string | undefined {
  const { is, on } = readHead(text);
  if (is !== 'deck' || !on) return undefined;
  return 'name' in on ? find(on.name) : resolve(dirname(path), on.path);
}

/** A file that is not there is the checker's to report; any other trouble is the system's. */
function readIfThere(path: string, name: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    if (error instanceof Error) Object.assign(error, { path: name });
    throw systemFailure(error) ?? error;
  }
}
