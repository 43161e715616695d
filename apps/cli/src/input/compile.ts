import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { compile } from '@draco-table/lang';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { type TextFile, withoutReplaced } from '@draco-table/text/check';
import { systemFailure } from '../frame/failure.js';
import { shown } from './find.js';
import { readHead } from './header.js';
import { findByName, namesNear } from './library.js';
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
  /** Of these, the game's or deck's own: not those of the game below a deck. */
  own: Set<string>;
}

/** Files that are not on the disk as they are now, by absolute path. */
export type Overlay = ReadonlyMap<string, Uint8Array>;

/** What the ruleset is for: to be looked at, to be played, or also to be tested. The game is the same. */
export type Purpose = 'look' | 'play' | 'test';

/** Compiles a game or deck and reads its texts. */
export async function compileGame(
  path: string,
  cwd: string,
  overlay: Overlay,
  purpose: Purpose = 'play',
): Promise<CompiledGame> {
  const sources = new Map<string, string>();
  const read = (file: string): Uint8Array | undefined => {
    const bytes = overlay.get(resolve(file)) ?? readIfThere(resolve(file), shown(file, cwd));
    if (bytes) sources.set(shown(file, cwd), new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    return bytes;
  };
  const find = (name: string): string | undefined => {
    const found = findByName(name, dirname(path));
    return found === undefined ? undefined : slashed(found);
  };
  // A deck may point at a game in any folder that its author can read; includes stay inside their game's folder.
  const entry = slashed(path);
  const root = entry.slice(0, entry.indexOf('/') + 1);
  const compiled = compile(entry, read, {
    findGame: find,
    gameNames: () => namesNear(dirname(path)),
    root,
    spans: true,
    ...(purpose === 'test' && { tests: true, marks: true }),
    ...(purpose === 'look' && { hash: false }),
  });
  const problems = compiled.problems.map((problem) => fromHere(problem, cwd));
  const { ruleset } = compiled;
  if (ruleset?.sources) ruleset.sources = ruleset.sources.map((file) => shown(file, cwd));
  const base = baseOf(sources.get(shown(path, cwd)) ?? '', path, find);
  const mine = ownFiles(path, cwd, sources);
  const lent = base === undefined ? [] : await readTextFiles(resolve(base), cwd, problems);
  const below = ruleset ? withoutReplaced(ruleset, lent, mine) : lent;
  const own = await readTextFiles(path, cwd, problems);
  const texts = [...below, ...own];
  for (const { file, text } of texts) sources.set(file, text);
  return { path, ruleset, problems, texts, borrowed: below.map((file) => file.file), sources, own: mine };
}

/** The entry and what it includes, as far as it was read. */
function ownFiles(entry: string, cwd: string, sources: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const text = sources.get(shown(path, cwd));
    if (text === undefined || found.has(shown(path, cwd))) return;
    found.add(shown(path, cwd));
    for (const include of readHead(text).includes) visit(resolve(dirname(path), include));
  };
  visit(entry);
  return found;
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** Files are compiled by their full names; people read them from where they are. */
function fromHere(problem: Problem, cwd: string): Problem {
  const at = <T extends { file: string }>(place: T): T => ({ ...place, file: shown(place.file, cwd) });
  return {
    ...problem,
    ...(problem.file !== undefined && { file: shown(problem.file, cwd) }),
    ...(problem.related && { related: problem.related.map(at) }),
    ...(problem.fixes && { fixes: problem.fixes.map((fix) => ({ ...fix, edits: fix.edits.map(at) })) }),
  };
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
