import { join } from 'node:path';
import { type Problem, type Ruleset, suppress } from '@draco-table/ruleset';
import { gameTextProblems, wordsLacking } from '@draco-table/text/check';
import type { Io } from '../frame/io.js';
import { optimise } from '../frame/tiering.js';
import { PLAYED, wordsStatus } from '../words/status.js';
import { type CompiledGame, compileGame, type Overlay, type Purpose } from './compile.js';
import { type Found, shown } from './find.js';
import type { LoadedGame } from './load.js';
import { gameWords, textFolder } from './texts.js';

/** More games than this, and optimised code is worth its price. */
const MANY = 6;

export interface Checked {
  /** Those that could be compiled. */
  games: LoadedGame[];
  problems: Problem[];
  texts: Map<string, string>;
  counts: { files: number; games: number; cards: number };
}

/** Everything that can be said about these games and decks without playing them. */
export async function checkGames(
  found: readonly Found[],
  io: Io,
  overlay: Overlay,
  purpose: Purpose = 'play',
): Promise<Checked> {
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  const games: LoadedGame[] = [];
  const cards = new Set<string>();
  for (const [at, { path }] of found.entries()) {
    if (at === MANY) optimise();
    const compiled = await compileGame(path, io.cwd, overlay, purpose);
    for (const [file, text] of compiled.sources) sources.set(file, text);
    problems.push(...compiled.problems);
    const { ruleset, texts } = compiled;
    if (!ruleset) continue;
    problems.push(...textProblems(ruleset, compiled, io.cwd));
    games.push({
      name: ruleset.deck ?? ruleset.game,
      path,
      ruleset,
      texts,
      sources: compiled.sources,
      own: compiled.own,
    });
    for (const design of ruleset.designs) {
      if (ruleset.types[design.type]?.base === 'card') cards.add(`${ruleset.game} ${design.id}`);
    }
  }
  return {
    games,
    problems: suppress(distinct(problems), sources),
    texts: sources,
    counts: { files: sources.size, games: found.length, cards: cards.size },
  };
}

function textProblems(ruleset: Ruleset, { path, texts, borrowed }: CompiledGame, cwd: string): Problem[] {
  const home = (lang: string) => shown(join(textFolder(path), `${lang}.ftl`), cwd);
  const entry = shown(path, cwd);
  const begin = `Write them in ${home('en')}, or begin with: draco texts extract ${entry} --to en -o ${home('en')}`;
  const own = texts.filter(({ file, lang }) => lang !== 'en' && !borrowed.includes(file));
  return [
    ...gameTextProblems(ruleset, { files: texts, borrowed, entry, home, begin, words: gameWords() }),
    ...own.flatMap(({ lang, file }) => wordsLacking(lang, wordsStatus(lang, PLAYED), file) ?? []),
  ];
}

/** A deck and its game share files, so the same problem comes up more than once. */
function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const { start, end } = problem.range ?? {};
    const key = JSON.stringify([problem.code, problem.file, start?.offset, end?.offset, problem.message]);
    return seen.has(key) ? false : seen.add(key);
  });
}
