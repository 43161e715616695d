import { basename, dirname, relative, resolve } from 'node:path';
import { type Answer, dice, type Loaded, loadRuleset, makeReplay, type StartOptions } from '@draco-table/engine';
import type { Problem, Range, Ruleset, Span } from '@draco-table/ruleset';
import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { startProgress } from '../frame/progress.js';
import { writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { readHead } from '../input/header.js';
import { type LoadedGame, loadGame } from '../input/load.js';
import { wordOf } from '../play/start.js';
import { branches, isOwn } from '../sim/branches.js';
import { drive, LARGEST } from './drive.js';
import { reproduce } from './reproduce.js';
import { keyOf, shrink } from './shrink.js';

/** What random games have shown. */
interface Seen {
  games: number;
  played: Set<string>;
  covered: Uint8Array;
  asked: Set<number>;
  cameUp: Set<number>;
  faults: Map<string, Fault>;
}

interface Fault {
  problem: Problem;
  start: StartOptions;
  numbers: number[];
  times: number;
}

/** Plays random games with each of these and reports what they show. */
export async function deepCheck(games: readonly LoadedGame[], count: number, seed: string, io: Io): Promise<Problem[]> {
  const progress = startProgress(io, games.length * count, io.words.sim.games);
  const problems: Problem[] = [];
  try {
    for (const [at, game] of games.entries()) {
      const loaded = loadRuleset(game.ruleset);
      if (!loaded.ok) problems.push(...loaded.problems);
      else
        problems.push(
          ...(await deepGame(game, loaded.ruleset, count, seed, io, (done) => progress.update(at * count + done))),
        );
    }
  } finally {
    progress.stop();
  }
  return problems;
}

async function deepGame(
  game: LoadedGame,
  loaded: Loaded,
  count: number,
  seed: string,
  io: Io,
  told: (done: number) => void,
): Promise<Problem[]> {
  const { ruleset } = loaded;
  const seen: Seen = {
    games: count,
    played: new Set(),
    covered: new Uint8Array(ruleset.marks?.length ?? 0),
    asked: new Set(),
    cameUp: new Set(),
    faults: new Map(),
  };
  const { min, max } = ruleset.seats;
  for (let i = 0; i < count; i += 1) {
    // The number of players goes round; every other game is played with options by chance.
    const name = `${game.name} ${seed} ${i}`;
    const options = i % 2 === 1 ? { options: optionsFrom(ruleset, name) } : {};
    playOne(loaded, { seats: min + (i % (max - min + 1)), seed: name, ...options }, seen);
    told(i + 1);
    if (i % 16 === 0) await new Promise((done) => setImmediate(done));
  }
  return [
    ...(await faultProblems(game, loaded, seen, io)),
    ...quietCards(ruleset, seen, game.own),
    ...quietBranches(ruleset, seen, game.own),
    ...forcedChoices(ruleset, seen, game.own),
  ];
}

function optionsFrom(ruleset: Ruleset, seed: string): Record<string, string | number | boolean> {
  const roll = dice(`options of ${seed}`);
  return Object.fromEntries(
    ruleset.options.map((option) => {
      const value = option.values[roll(option.values.length)] ?? 0;
      if (option.type.is === 'number') return [option.id, value];
      return [option.id, option.type.is === 'yes-no' ? value === 1 : wordOf(ruleset, option, value)];
    }),
  );
}

function playOne(loaded: Loaded, start: StartOptions, seen: Seen): void {
  const numbers: number[] = [];
  const roll = dice(`numbers of ${start.seed}`);
  const watch = {
    covered: seen.covered,
    play: (_: number, design: string) => void seen.played.add(design),
    choice: (prompt: number, asked: boolean) => {
      seen.cameUp.add(prompt);
      if (asked) seen.asked.add(prompt);
    },
  };
  const { fault } = drive(loaded, start, (at) => (numbers[at] = roll(LARGEST)), watch, false);
  if (!fault) return;
  const key = keyOf(fault);
  const known = seen.faults.get(key);
  // The shortest game that shows it is the best to begin with.
  if (!known || numbers.length < known.numbers.length)
    seen.faults.set(key, { problem: fault, start, numbers, times: (known?.times ?? 0) + 1 });
  else known.times += 1;
}

async function faultProblems(game: LoadedGame, loaded: Loaded, seen: Seen, io: Io): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const fault of seen.faults.values()) {
    const { problem, start } = fault;
    if (problem.args.limit === 'playout') {
      const message = `${often(fault.times, seen.games)} went on beyond ${String(problem.args.most)} decisions without an end.`;
      problems.push({ ...problem, code: 'D1034', message, help: `Seed “${start.seed}”, ${start.seats} players` });
      continue;
    }
    const numbers = shrink(loaded, start, fault.numbers, problem);
    const { given } = drive(loaded, start, (at) => numbers[at] ?? 0);
    const { answers, test } = reproduce(loaded, start, given, `${problem.code}: ${problem.message}`);
    const base = resolve(io.cwd, `${game.name}-fault-${problems.length + 1}`);
    writeWhole(`${base}.draco`, testFile(game, `${base}.draco`, test, io));
    writeWhole(`${base}.replay.json`, await replayFile(game, start, answers, io));
    problems.push({
      ...problem,
      code: 'D1035',
      message: `${often(fault.times, seen.games)} went wrong here: ${problem.message}`,
      help: `${answers.length} answers show it: draco test ${shown(`${base}.draco`, io.cwd)}, draco replay ${shown(`${base}.replay.json`, io.cwd)}`,
    });
  }
  return problems;
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
function testFile(game: LoadedGame, path: string, test: string, io: Io): string {
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

function often(times: number, games: number): string {
  return times === 1 ? `1 of ${games} random games` : `${times} of ${games} random games`;
}

/** Cards that do something and never did it. */
function quietCards(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  const families = new Map<string, { span?: Span; played: boolean }>();
  for (const design of ruleset.designs) {
    if (design.effect === undefined || !isOwn(ruleset, design.span, own)) continue;
    const name = design.family ?? design.id;
    const before = families.get(name);
    families.set(name, {
      ...(design.span && { span: design.span }),
      played: before?.played === true || seen.played.has(design.id),
    });
  }
  return [...families]
    .filter(([, card]) => !card.played)
    .map(([name, card]) =>
      warning(
        'D1031',
        `The card ${name} was never played in ${seen.games} random games.`,
        'Its needs may never hold, or more games are needed.',
        ruleset,
        card.span,
      ),
    );
}

/** Blocks of cards and rules that were passed by, though what they are part of was carried out. */
function quietBranches(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  const alive = new Set((ruleset.marks ?? []).filter((_, i) => seen.covered[i] === 1).map((mark) => mark.routine));
  const cards = branches(ruleset, seen.covered, own);
  const inCards = cards
    .filter((card) => card.reached > 0)
    .flatMap((card) => card.missed.map((span) => ({ what: `the card ${card.card}`, span })));
  const owned = new Set(cards.flatMap((card) => card.missed.map((span) => span.join(' '))));
  const inRules = (ruleset.marks ?? []).flatMap((mark, i) => {
    if (
      !isOwn(ruleset, mark.span, own) ||
      seen.covered[i] === 1 ||
      !alive.has(mark.routine) ||
      owned.has(mark.span.join(' '))
    )
      return [];
    const routine = ruleset.routines[mark.routine];
    return routine && routine.is !== 'card' ? [{ what: `“${routine.id}”`, span: mark.span }] : [];
  });
  return [...inCards, ...inRules].map(({ what, span }) =>
    warning(
      'D1032',
      `This branch of ${what} was never reached in ${seen.games} random games.`,
      undefined,
      ruleset,
      span,
    ),
  );
}

function forcedChoices(ruleset: Ruleset, seen: Seen, own: ReadonlySet<string>): Problem[] {
  return [...seen.cameUp]
    .filter((prompt) => !seen.asked.has(prompt) && isOwn(ruleset, ruleset.prompts[prompt]?.span, own))
    .map((prompt) => {
      const def = ruleset.prompts[prompt];
      return warning(
        'D1033',
        `The choice “${def?.id ?? prompt}” never had more than one possible answer in ${seen.games} random games.`,
        undefined,
        ruleset,
        def?.span,
      );
    });
}

function warning(
  code: string,
  message: string,
  help: string | undefined,
  ruleset: Ruleset,
  span: Span | undefined,
): Problem {
  const file = span && ruleset.sources?.[span[0]];
  const range: Range | undefined = span && {
    start: { line: span[1], column: span[2], offset: 0 },
    end: { line: span[3], column: span[4], offset: 0 },
  };
  return {
    code,
    severity: 'warning',
    args: {},
    message,
    ...(help && { help }),
    ...(file !== undefined && { file }),
    ...(range && { range }),
  };
}
