import { readFileSync } from 'node:fs';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import type { TextFile } from '@draco-table/text/check';
import { createTexts } from '@draco-table/text';
import { Failure, systemFailure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { version } from '../frame/version.js';
import { createReport, printReport } from '../problems/report.js';
import { compileGame } from './compile.js';
import { shown } from './find.js';
import { bundles, readTextFiles } from './texts.js';

/** A game ready to run. */
export interface LoadedGame {
  /** Of the deck, or of the game. */
  name: string;
  path: string;
  ruleset: Ruleset;
  /** The game's texts, then its deck's. */
  texts: TextFile[];
  /** Text of the source files, by the names that the ruleset has for them. */
  sources: ReadonlyMap<string, string>;
}

/** Loads a game from its source or from a built ruleset. With errors in it, they are printed and it fails. */
export async function loadGame(path: string, io: Io): Promise<LoadedGame> {
  if (path.endsWith('.json')) return loadBuilt(path, io);
  const compiled = await compileGame(path, io.cwd, new Map());
  const errors = compiled.problems.filter((problem) => problem.severity === 'error');
  if (!compiled.ruleset || errors.length > 0) {
    const aside = { ...io, out: io.err, style: io.errStyle };
    await printReport(aside, createReport(errors, compiled.sources, { files: compiled.sources.size, games: 1, cards: 0 }, version()), 'pretty');
    throw new Failure('D1019', `${shown(path, io.cwd)} has errors, so it cannot be run.`, 1);
  }
  const { ruleset, texts, sources } = compiled;
  return { name: ruleset.deck ?? ruleset.game, path, ruleset, texts, sources };
}

async function loadBuilt(path: string, io: Io): Promise<LoadedGame> {
  const file = shown(path, io.cwd);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure('D1011', `${file} is not JSON: ${error.message}.`, 1, undefined, { cause: error });
    if (error instanceof Error) Object.assign(error, { path: file });
    throw systemFailure(error) ?? error;
  }
  const { loadRuleset } = await import('@draco-table/engine');
  const loaded = loadRuleset(json);
  if (!loaded.ok) throw new Failure('D1019', `${file} is not a ruleset that can be run: ${loaded.problems[0]?.message ?? ''}`, 1);
  const { ruleset } = loaded.ruleset;
  const problems: Problem[] = [];
  const texts = await readTextFiles(path.replace(/\.json$/, '.draco'), io.cwd, problems);
  return { name: ruleset.deck ?? ruleset.game, path, ruleset, texts, sources: new Map() };
}

export function openTexts(game: LoadedGame, lang: string): Texts {
  return createTexts({ ruleset: game.ruleset, bundles: bundles(game.texts), lang, isolate: false });
}
