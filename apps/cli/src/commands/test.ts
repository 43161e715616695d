import { loadRuleset } from '@draco-table/engine';
import { runTests, type TestResult } from '@draco-table/engine/testing';
import type { ProblemWords } from '@draco-table/problems';
import type { Problem, Ruleset, Span, TestDef } from '@draco-table/ruleset';
import { branches, type CardBranches } from '@draco-table/ruleset';
import stringWidth from 'string-width';
import { placeOf } from '../deep/place.js';
import { Failure } from '../frame/failure.js';
import { breathe, type Io } from '../frame/io.js';
import { pad, table } from '../frame/layout.js';
import { startProgress } from '../frame/progress.js';
import { version } from '../home/home.js';
import { checkGames } from '../input/check-games.js';
import { findGames } from '../input/find.js';
import type { LoadedGame } from '../input/load.js';
import { createReport, printReport } from '../problems/report.js';
import type { Format, Handler } from '../program/shape.js';
import { problemsIn } from '../words/problems.js';

interface Options {
  name?: string;
  coverage?: true;
  minCoverage?: number;
  format: Format;
}

interface Tested {
  game: LoadedGame;
  results: TestResult[];
  cards: CardBranches[];
}

/** `test`: every test block, what differs, and which branches of cards were reached. */
export const test: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  const checked = await checkGames(await findGames(operands[0] as string[], io.cwd), io, new Map(), 'test');
  const broken = checked.problems.filter((problem) => problem.severity === 'error' && !problem.code.startsWith('D07'));
  if (broken.length > 0) {
    await printReport(io, createReport(broken, checked.texts, checked.counts, version()), options.format);
    return 1;
  }
  const tested: Tested[] = [];
  const chosen = checked.games.map((game) =>
    (game.ruleset.tests ?? []).filter(({ name }) => options.name === undefined || name.includes(options.name)),
  );
  const progress = startProgress(io, chosen.flat().length, io.words.test.tests);
  let done = 0;
  for (const [at, game] of checked.games.entries()) {
    tested.push(await runGame(game, chosen[at] as TestDef[], () => progress.update(++done)));
  }
  progress.stop();
  const problems = tested.flatMap(({ game, results }) => results.flatMap((result) => problemsOf(game.ruleset, result)));
  const reached = share(tested);
  if (options.minCoverage !== undefined && reached.all > 0 && reached.done * 100 < options.minCoverage * reached.all) {
    problems.push(
      plain(
        'D1041',
        `The tests reach ${percent(reached)} of the branches of cards; ${options.minCoverage} % are asked for.`,
      ),
    );
  }
  const total = tested.reduce((sum, one) => sum + one.results.length, 0);
  if (options.name !== undefined && total === 0)
    throw new Failure('D1015', `No test has “${options.name}” in its name.`);
  const told = problemsIn(io.words.lang);
  if (options.format === 'pretty') print(io, tested, options, told);
  else if (options.format === 'json')
    io.out(`${JSON.stringify(toJson(tested, problems.map(told.problem)), null, 2)}\n`);
  else await printReport(io, createReport(problems, checked.texts, checked.counts, version()), options.format);
  if (options.format === 'pretty' && problems.some((problem) => problem.code === 'D1041'))
    io.out(`${io.style('red', told.say(problems.at(-1)?.message ?? ''))}\n`);
  return problems.length > 0 ? 1 : 0;
};

async function runGame(game: LoadedGame, tests: readonly TestDef[], onTest: () => void): Promise<Tested> {
  const { ruleset } = game;
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Failure('D1019', `${game.name} cannot be run: ${loaded.problems[0]?.message ?? ''}`, 1);
  const results: TestResult[] = [];
  const covered = (ruleset.marks ?? []).map(() => false);
  for (const one of tests) {
    await breathe();
    const report = runTests(loaded.ruleset, (test) => test === one);
    results.push(...report.tests);
    for (const [at, reached] of report.covered.entries()) covered[at] ||= reached;
    onTest();
  }
  return { game, results, cards: branches(ruleset, covered, game.own) };
}

function share(tested: readonly Tested[]): { done: number; all: number } {
  const cards = tested.flatMap((one) => one.cards);
  return {
    done: cards.reduce((sum, card) => sum + card.reached, 0),
    all: cards.reduce((sum, card) => sum + card.all, 0),
  };
}

/** Of cards without a rule there are no branches to speak of. */
function reached(cards: readonly CardBranches[]): string | undefined {
  const all = cards.reduce((sum, card) => sum + card.all, 0);
  return all === 0 ? undefined : percent({ done: cards.reduce((sum, card) => sum + card.reached, 0), all });
}

function percent({ done, all }: { done: number; all: number }): string {
  return all === 0 ? '100 %' : `${Math.floor((done * 100) / all)} %`;
}

function print(io: Io, tested: readonly Tested[], options: Options, told: ProblemWords): void {
  const { test: words } = io.words;
  for (const { game, results, cards } of tested) {
    const failed = results.filter((result) => !result.ok);
    io.out(
      `${failed.length > 0 ? io.style('red', '✗') : io.style('green', '✓')} ${io.style('bold', game.name)}: ${words.summary(io.words.count.tests(results.length), failed.length, reached(cards))}\n`,
    );
    for (const result of failed) printFailure(io, game.ruleset, result, told);
    const missing = cards.filter((card) => card.missed.length > 0);
    if (options.coverage && missing.length > 0) {
      const rows = missing.map((card) => [
        card.card,
        `${card.reached}/${card.all}`,
        card.missed.map((span) => place(game.ruleset, span)).join(' '),
      ]);
      io.out(
        `\n${table([{ title: words.card }, { title: words.reached, align: 'right' }, { title: words.missed }], rows, (head) => io.style('dim', head))}\n`,
      );
    }
  }
}

function printFailure(io: Io, ruleset: Ruleset, result: TestResult, told: ProblemWords): void {
  const { test: words } = io.words;
  const width = Math.max(stringWidth(words.expected), stringWidth(words.found));
  io.out(`\n  ${io.style(['red', 'bold'], result.name)}  ${io.style('dim', place(ruleset, result.span))}\n`);
  for (const failure of result.failures) {
    io.out(`    ${failure.text}  ${io.style('dim', place(ruleset, failure.span))}\n`);
    io.out(
      `      ${io.style('green', `+ ${pad(words.expected, width)}  ${failure.expected}`)}\n      ${io.style('red', `- ${pad(words.found, width)}  ${failure.found}`)}\n`,
    );
  }
  if (result.problem) io.out(`    ${io.style('red', result.problem.code)} ${told.problem(result.problem).message}\n`);
  if (result.failures.length === 0 && !result.problem) io.out(`    ${words.expectsNothing}\n`);
  io.out('\n');
}

function place(ruleset: Ruleset, span: Span | undefined): string {
  return span ? `${ruleset.sources?.[span[0]] ?? ''}:${span[1]}` : '';
}

function problemsOf(ruleset: Ruleset, result: TestResult): Problem[] {
  if (result.ok) return [];
  const at = (span: Span | undefined) => placeOf(ruleset, span);
  const failures = result.failures.map((failure) => ({
    ...plain('D1040', `Test “${result.name}”: ${failure.text}: expected ${failure.expected}, found ${failure.found}.`),
    ...at(failure.span ?? result.span),
  }));
  return result.problem || failures.length === 0
    ? [
        ...failures,
        result.problem ?? { ...plain('D1040', `Test “${result.name}” expects nothing.`), ...at(result.span) },
      ]
    : failures;
}

function plain(code: string, message: string): Problem {
  return { code, severity: 'error', args: {}, message };
}

function toJson(tested: readonly Tested[], problems: readonly Problem[]) {
  return {
    games: tested.map(({ game, results, cards }) => ({
      game: game.name,
      tests: results,
      coverage: {
        ...share([{ game, results, cards }]),
        cards: Object.fromEntries(
          cards.map((card) => [card.card, { reached: card.reached, all: card.all, missed: card.missed }]),
        ),
      },
    })),
    problems,
    summary: {
      tests: tested.reduce((sum, one) => sum + one.results.length, 0),
      failed: tested.reduce((sum, one) => sum + one.results.filter((result) => !result.ok).length, 0),
      branches: share(tested),
    },
  };
}
