/** What is wrong with the texts of a game or deck, and where to write what is missing. */
import type { Problem, Ruleset } from '@draco-table/ruleset';
import { type CoverageOptions, coverage } from './coverage.js';
import { noTexts } from './no-texts.js';
import type { TextFile } from './parse.js';

export interface GameTexts extends Pick<CoverageOptions, 'parse' | 'words'> {
  /** Those of the game that a deck builds on, then its own. */
  files: readonly TextFile[];
  /** Names of those that belong to the game below a deck. */
  borrowed: readonly string[];
  /** The file that names the game or deck. */
  entry: string;
  /** The file for the texts of a language. */
  home(lang: string): string;
  /** What to do when there is no text at all. */
  begin: string;
}

export function gameTextProblems(
  ruleset: Ruleset,
  { files, borrowed, entry, home, begin, parse, words }: GameTexts,
): Problem[] {
  if (files.length === 0) return [noTexts(ruleset.deck ?? ruleset.game, entry, begin)];
  return coverage(ruleset, judged(files, borrowed), { borrowed, words, ...(parse && { parse }) }).problems.map(
    (problem) => {
      const { id, lang } = problem.args;
      if (problem.code !== 'D0701' || typeof id !== 'string' || typeof lang !== 'string') return problem;
      return { ...problem, help: `Add “${id} = …” to ${home(lang)}.` };
    },
  );
}

/**
 * The files by which a game is judged: a deck answers for the languages it has files of, and for English; in the others
 * its own words are shown in English.
 */
export function judged(files: readonly TextFile[], borrowed: readonly string[]): TextFile[] {
  if (borrowed.length === 0) return [...files];
  const own = new Set(['en', ...files.filter((file) => !borrowed.includes(file.file)).map((file) => file.lang)]);
  return files.filter((file) => own.has(file.lang));
}
