import { basename, dirname, relative, resolve } from 'node:path';
import { type Answer, type Loaded, loadRuleset, makeReplay, type StartOptions, startGame } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import type { Problem, Ruleset, Span } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { startProgress } from '../frame/progress.js';
import { writeWhole } from '../frame/write.js';
import { compileGame } from '../input/compile.js';
import { shown } from '../input/find.js';
import { readHead } from '../input/header.js';
import { type LoadedGame, loadGame } from '../input/load.js';
import { type Said, testBlock } from '../test-block/block.js';
import { comeCloser, FEW_ANSWERS } from './closer.js';
import { drive } from './drive.js';
import { placeOf } from './place.js';
import { retell } from './reproduce.js';
import { shrink } from './shrink.js';

/** Something that went wrong in random games, and the shortest of those games. */
export interface Fault {
  problem: Problem;
  start: StartOptions;
  numbers: number[];
  times: number;
}

/** Each fault as a problem; beside the game a test and a replay that show it, as short as they get. */
export async function faultProblems(
  game: LoadedGame,
  loaded: Loaded,
  faults: readonly Fault[],
  games: number,
  io: Io,
  stop: AbortSignal,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const progress = startProgress(io, faults.length, io.words.check.faults);
  try {
    for (const fault of faults) {
      progress.update(problems.length);
      const { problem, start, times } = fault;
      const often = times === 1 ? `1 of ${games} random games` : `${times} of ${games} random games`;
      if (problem.args.limit === 'playout') {
        const message = `${often} went on beyond ${String(problem.args.most)} decisions without an end.`;
        const { severity, args } = problem;
        const help = `Seed “${start.seed}”, ${start.seats} players`;
        problems.push({
          code: 'D1034',
          severity,
          args,
          message,
          help,
          ...placeOf(game.ruleset, playSpan(game.ruleset)),
        });
        continue;
      }
      const help = await writeFiles(game, loaded, fault, problems.length + 1, io, stop);
      problems.push({ ...problem, code: 'D1035', message: `${often} went wrong here: ${problem.message}`, help });
    }
  } finally {
    progress.stop();
  }
  return problems;
}

function playSpan({ routines, play }: Ruleset): Span | undefined {
  return routines[play]?.span;
}

/** Writes the files and says how to use them. */
async function writeFiles(
  game: LoadedGame,
  loaded: Loaded,
  { problem, start, numbers }: Fault,
  number: number,
  io: Io,
  stop: AbortSignal,
): Promise<string> {
  const base = resolve(io.cwd, `${game.name}-fault-${number}`);
  const block = (from: StartOptions, lines: readonly string[], said: readonly Said[]) =>
    `# ${problem.code}: ${problem.message}\n${testBlock(loaded.ruleset, from, lines, said, [`count players is ${from.seats}`])}`;
  const shorter = await shrink(loaded, start, numbers, problem, stop);
  const { given } = drive(loaded, start, (at) => shorter[at] ?? 0);
  const played = startGame(loaded, start);
  const { answers, said } = retell(played, given);
  writeWhole(`${base}.replay.json`, await replayFile(game, start, answers, io));
  const replay = `draco replay ${shown(`${base}.replay.json`, io.cwd)}`;

  const path = `${base}.draco`;
  const whole = { text: testFile(game, path, block(start, [], said), io), said };
  const isShort = said.length <= FEW_ANSWERS;
  const closer = isShort ? undefined : await comeCloser(game, start, played, problem, io.cwd, stop);
  const tests = [whole];
  if (closer) {
    const { said } = retell(closer.game, closer.given);
    if (said.length < whole.said.length)
      tests.unshift({ text: testFile(game, path, block(closer.start, closer.lines, said), io), said });
  }
  for (const { text, said } of tests) {
    if (!(await showsIt(path, text, problem, io.cwd))) continue;
    writeWhole(path, text);
    return `${showing(said.length)}: draco test ${shown(path, io.cwd)}, ${replay}`;
  }
  return `${showing(answers.length)}: ${replay}`;
}

function showing(answers: number): string {
  return answers === 1 ? '1 answer shows it' : `${answers} answers show it`;
}

/** Whether the test in this file goes wrong in the same way, as whoever runs it will see. */
async function showsIt(path: string, text: string, fault: Problem, cwd: string): Promise<boolean> {
  const overlay = new Map([[path, new TextEncoder().encode(text)]]);
  const { ruleset } = await compileGame(path, cwd, overlay, 'test');
  const loaded = ruleset && loadRuleset(ruleset);
  if (!loaded?.ok) return false;
  const { problem } = runTests(loaded.ruleset).tests.at(-1) ?? {};
  const same = (name: string) => problem?.args[name] === fault.args[name];
  return problem?.code === fault.code && same('card') && same('routine');
}

/** The replay is of the game as it is played: without the marks by which branches are counted. */
async function replayFile(game: LoadedGame, start: StartOptions, answers: Answer[], io: Io): Promise<string> {
  const plain = await loadGame(game.path, io);
  const loaded = loadRuleset(plain.ruleset);
  if (!loaded.ok) throw new Failure('D1019', loaded.problems[0]?.message ?? '', 1);
  const about = { name: game.name, file: game.path, humans: 0, bot: 'random', lang: 'en' };
  return `${JSON.stringify({ draco: about, ...makeReplay(loaded.ruleset, { start, answers }) }, null, 1)}\n`;
}

/** A deck that can be tested as it is: nothing but the test on top of a game; of a deck, its own declarations too. */
export function testFile(game: LoadedGame, path: string, test: string, io: Io): string {
  const from = (file: string) => `"${relative(dirname(path), file).split('\\').join('/')}"`;
  const entry = game.sources.get(shown(game.path, io.cwd)) ?? '';
  const { on } = readHead(entry);
  const isDeck = game.ruleset.deck !== undefined && on !== undefined;
  const base = !isDeck ? from(game.path) : 'name' in on ? on.name : from(resolve(dirname(game.path), on.path));
  const own = isDeck ? [...game.own].map((file) => withoutHead(game.sources.get(file) ?? '')) : [];
  return [`deck ${basename(path, '.draco')}\nlanguage 1\nbuilds on ${base}`, ...own, test].join('\n\n');
}

/** The declarations of a file: its first lines say what it is, which another file says in its own way. */
function withoutHead(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines
    .filter((line) => !/^\s*(?:deck\s|language\s|builds\s+on\s|include\s+")/.test(line))
    .join('\n')
    .trim();
}
