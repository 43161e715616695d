import { type Problem, suppress } from '@draco-table/ruleset';
import { type ConcernStatus, coverage, judged, type LanguageStatus } from '@draco-table/text/check';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { table } from '../frame/layout.js';
import { version } from '../home/home.js';
import { compileGame } from '../input/compile.js';
import { findGames, shown } from '../input/find.js';
import { resolveGame } from '../input/library.js';
import { gameWords } from '../input/texts.js';

import { createReport, exitCode, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';
import { languagesWith, wordsStatus } from '../words/status.js';

interface Options {
  game?: string;
  all?: true;
  lang?: string;
  format: Format;
}

const SHORT = 5;

/** Problems of a translation that fills in something else than the English does. */
const PLACEHOLDERS = ['D0705', 'D0706'];

interface Status extends LanguageStatus {
  /** Entries with placeholders that do not fit. */
  placeholders: string[];
}

interface GameStatus {
  game: string;
  file: string;
  languages: Status[];
}

/** `texts status`: for each game and language, what is there and what is not. */
export const status: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const games: GameStatus[] = [];
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  const named = options.game === undefined ? [] : [resolveGame(options.game, io.cwd)];
  for (const { path } of await findGames([...named, ...(operands[0] as string[])], io.cwd)) {
    const compiled = await compileGame(path, io.cwd, new Map());
    const { ruleset } = compiled;
    if (!ruleset)
      throw new Failure(
        'D1019',
        `${shown(path, io.cwd)} has errors, so its texts cannot be counted.`,
        1,
        `run: draco check ${shown(path, io.cwd)}`,
      );
    for (const [file, text] of compiled.sources) sources.set(file, text);
    const { texts, borrowed } = compiled;
    const found = coverage(ruleset, texts, { borrowed, words: gameWords() });
    const strict = coverage(ruleset, judged(texts, borrowed), { borrowed, words: gameWords() });
    const wanted = (file: string | undefined) => !options.lang || file?.endsWith(`${options.lang}.ftl`) === true;
    problems.push(...strict.problems.filter((problem) => wanted(problem.file)));
    games.push({
      game: ruleset.deck ?? ruleset.game,
      file: shown(path, io.cwd),
      languages: found.languages
        .filter((one) => !options.lang || one.lang === options.lang)
        .map((one) => ({
          ...one,
          files: one.files.filter((file) => !borrowed.includes(file)),
          placeholders: misfits(found.problems, one.files),
        })),
    });
  }
  const report = createReport(
    suppress(problems, sources),
    sources,
    { files: sources.size, games: games.length, cards: 0 },
    version(),
  );
  const spoken = languagesWith(games.flatMap(({ languages }) => languages.map(({ lang }) => lang)));
  const words = spoken.filter((lang) => !options.lang || lang === options.lang).flatMap((lang) => wordsStatus(lang));
  if (options.format === 'json') io.out(`${JSON.stringify({ games, words, summary: report.summary }, null, 2)}\n`);
  else if (options.format === 'pretty') print(io, games, words, options.all === true);
  else await printReport(io, report, options.format);
  return exitCode(report);
};

function misfits(problems: readonly Problem[], files: readonly string[]): string[] {
  const found = problems.filter(({ code, file }) => PLACEHOLDERS.includes(code) && files.includes(file ?? ''));
  return [...new Set(found.map(({ args }) => String(args.id)))];
}

function print(io: Io, games: readonly GameStatus[], concerns: readonly ConcernStatus[], all: boolean): void {
  const { texts: words } = io.words;
  for (const { game, file, languages } of games) {
    io.out(`${io.style('bold', game)}  ${io.style('dim', file)}\n`);
    const rows = languages.map((one) => [
      one.lang,
      percent(one.present, one.needed),
      `${one.present}/${one.needed}`,
      String(one.missing.length),
      String(one.outdated.length),
      String(one.placeholders.length),
      String(one.unused.length),
      String(one.generated.length),
      one.files.join(', '),
    ]);
    const right = (title: string) => ({ title, align: 'right' as const });
    io.out(
      table(
        [
          { title: words.language },
          right(words.done),
          right(words.texts),
          right(words.missing),
          right(words.outdated),
          right(words.placeholders),
          right(words.unused),
          right(words.made),
          { title: words.file },
        ],
        rows,
        (head) => io.style('dim', head),
      ),
    );
    for (const one of languages) {
      for (const what of ['missing', 'outdated', 'placeholders', 'unused'] as const) {
        const ids = one[what];
        if (ids.length === 0) continue;
        const shownIds = all ? ids : ids.slice(0, SHORT);
        const more = ids.length > shownIds.length ? ` ${words.more(ids.length - shownIds.length)}` : '';
        io.out(`  ${one.lang} ${words[what]}: ${shownIds.join(', ')}${more}\n`);
      }
    }
    io.out('\n');
  }
  printConcerns(io, concerns, all);
  if (games.some(({ languages }) => languages.some(({ generated }) => generated.length > 0)))
    io.out(`${io.style('dim', words.madeMeans)}\n`);
}

const percent = (present: number, needed: number): string =>
  `${needed === 0 ? 100 : Math.floor((present * 100) / needed)} %`;

/** The words that are not a game's own: a row a language, a column a concern. */
function printConcerns(io: Io, all: readonly ConcernStatus[], isLong: boolean): void {
  const { texts: words } = io.words;
  const concerns = [...new Set(all.map(({ concern }) => concern))];
  const langs = [...new Set(all.map(({ lang }) => lang))];
  if (langs.length === 0) return;
  io.out(`${io.style('bold', words.others)}\n`);
  const of = (lang: string, concern: string) => all.find((one) => one.lang === lang && one.concern === concern);
  const rows = langs.map((lang) => [
    lang,
    ...concerns.map((concern) => percent(of(lang, concern)?.present ?? 0, of(lang, concern)?.needed ?? 0)),
  ]);
  const titles = concerns.map((title) => ({ title, align: 'right' as const }));
  io.out(table([{ title: words.language }, ...titles], rows, (head) => io.style('dim', head)));
  for (const { lang, concern, missing } of all) {
    if (missing.length === 0) continue;
    const shownIds = isLong ? missing : missing.slice(0, SHORT);
    const more = missing.length > shownIds.length ? ` ${words.more(missing.length - shownIds.length)}` : '';
    io.out(`  ${lang} ${concern}: ${shownIds.join(', ')}${more}\n`);
  }
  io.out('\n');
}
