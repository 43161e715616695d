import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Ruleset } from '@draco-table/ruleset';
import type { Texts } from '@draco-table/text';
import { createTexts, joinSources } from '@draco-table/text';
import type { TextFile } from '@draco-table/text/check';
import { cardWriter } from '@draco-table/text/generate';
import { Failure, systemFailure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { version } from '../home/home.js';
import { createReport, printReport } from '../problems/report.js';
import { type CompiledGame, compileGame } from './compile.js';
import { shown } from './find.js';
import { bundles, gameWords } from './texts.js';

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
  /** Names of the source files that are the game's or deck's own. */
  own: ReadonlySet<string>;
}

/** Loads a game from its source or from a built ruleset. With errors in it, they are printed and it fails. */
export async function loadGame(path: string, io: Io): Promise<LoadedGame> {
  if (path.endsWith('.json')) return loadBuilt(path, io);
  const compiled = await compileGame(path, io.cwd, new Map());
  const game = fromSource(compiled);
  if (!game) {
    const errors = compiled.problems.filter((problem) => problem.severity === 'error');
    const aside = { ...io, out: io.err, style: io.errStyle };
    await printReport(
      aside,
      createReport(errors, compiled.sources, { files: compiled.sources.size, games: 1, cards: 0 }, version()),
      'pretty',
    );
    throw new Failure('D1019', `${shown(path, io.cwd)} has errors, so it cannot be run.`, 1);
  }
  return game;
}

/** The same for a game that nobody asked for by name: undefined, without a word, when it cannot be run. */
export async function loadIfSound(path: string, io: Io): Promise<LoadedGame | undefined> {
  try {
    return fromSource(await compileGame(path, io.cwd, new Map()));
  } catch (error) {
    if (error instanceof Failure) return undefined; // not ours to read
    throw error;
  }
}

function fromSource({ path, ruleset, problems, texts, sources, own }: CompiledGame): LoadedGame | undefined {
  if (!ruleset || problems.some((problem) => problem.severity === 'error')) return undefined;
  return { name: ruleset.deck ?? ruleset.game, path, ruleset, texts, sources, own };
}

/** What `build` wrote: a ruleset with its texts beside it, or a folder with a game.json that names them. */
async function loadBuilt(path: string, io: Io, isNamed = false): Promise<LoadedGame> {
  const json = readJson(path, io);
  const isManifest = typeof json === 'object' && json !== null && 'ruleset' in json && typeof json.ruleset === 'string';
  // What a manifest names is a ruleset, never a manifest again.
  if (isManifest && !isNamed) return loadBuilt(join(dirname(path), json.ruleset as string), io, true);
  const { loadRuleset } = await import('@draco-table/engine');
  const loaded = loadRuleset(json);
  if (!loaded.ok)
    throw new Failure(
      'D1019',
      `${shown(path, io.cwd)} is not a ruleset that can be run: ${loaded.problems[0]?.message ?? ''}`,
      1,
    );
  const { ruleset } = loaded.ruleset;
  return {
    name: ruleset.deck ?? ruleset.game,
    path,
    ruleset,
    texts: textsBeside(path),
    sources: new Map(),
    own: new Set(),
  };
}

function readJson(path: string, io: Io): unknown {
  const file = shown(path, io.cwd);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Failure('D1011', `${file} is not JSON: ${error.message}.`, 1, undefined, { cause: error });
    if (error instanceof Error) Object.assign(error, { path: file });
    throw systemFailure(error) ?? error;
  }
}

/** `draco.json` has draco.nl.ftl beside it; `ruleset.json` has nl.ftl. */
function textsBeside(path: string): TextFile[] {
  const folder = dirname(path);
  const base = basename(path) === 'ruleset.json' ? '' : `${basename(path, '.json')}.`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(base) && /^[A-Za-z-]+\.ftl$/.test(name.slice(base.length)))
    .sort()
    .map((name) => ({
      lang: name.slice(base.length, -'.ftl'.length),
      file: name,
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

/** The game's words; a card without a text of its own has one made from what it does. */
export function openTexts(game: LoadedGame, lang: string, players: readonly (string | undefined)[] = []): Texts {
  const { ruleset } = game;
  const sources = joinSources(gameWords(), bundles(game.texts));
  return createTexts({
    ruleset,
    bundles: sources,
    lang,
    isolate: false,
    players,
    generate: cardWriter(ruleset, sources),
  });
}
