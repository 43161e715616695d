import { resolve } from 'node:path';
import { dice, type Game, type Loaded, loadRuleset, onlyAnswer, type StartOptions } from '@draco-table/engine';
import { attack, attackFrom, type Leak, runTests } from '@draco-table/engine/testing';
import type { Problem, Ruleset, Span } from '@draco-table/ruleset';
import { breathe, type Io } from '../frame/io.js';
import { writeWhole } from '../frame/write.js';
import { compileGame } from '../input/compile.js';
import { shown } from '../input/find.js';
import type { LoadedGame } from '../input/load.js';
import { beginTest } from '../test-block/begin.js';
import { handLine, inWords, type Said, seatName, testBlock } from '../test-block/block.js';
import { testFile } from './faults.js';
import { placeOf } from './place.js';

/** One of so many random games is looked into, at one of so many of its moments: each is played on twice for everybody. */
const GAMES = 10;
const MOMENTS = 3;
const STEPS = 90;
const AHEAD = 6;
/** Short games that are tried for a test, from each beginning, for each number of answers. */
const TRIES = 30;
const MOST_ANSWERS = 8;

interface Found {
  leak: Leak;
  times: number;
}

/** Games in which somebody could tell hidden cards by what is shown: each as a problem, with a test that shows it. */
export async function leakProblems(
  game: LoadedGame,
  loaded: Loaded,
  starts: readonly StartOptions[],
  io: Io,
  stop: AbortSignal,
): Promise<Problem[]> {
  const found = new Map<string, Found>();
  const looked = starts.filter((_, i) => i % GAMES === 0);
  for (const start of looked) {
    if (stop.aborted) break;
    const roll = dice(`moments of ${start.seed}`);
    const leak = attack(loaded, start, { steps: STEPS, ahead: AHEAD, at: () => roll(MOMENTS) === 0 });
    await breathe();
    if (!leak) continue;
    const known = found.get(keyOf(leak));
    if (known) known.times += 1;
    else found.set(keyOf(leak), { leak, times: 1 });
  }
  const problems: Problem[] = [];
  for (const { leak, times } of found.values()) {
    const { ruleset } = loaded;
    const help = await writeTest(game, leak, problems.length + 1, io, stop);
    const who = leak.seat === null ? 'A spectator' : `In ${seatName(ruleset, leak.seat)}'s place one`;
    const card = leak.decision?.cause.card;
    problems.push({
      code: 'D1036',
      severity: 'error',
      args: { ...(card && { card }) },
      message: `${who} can tell hidden cards by ${inPlainWords(leak)}${card ? ` of the card ${card}` : ''} (${times} of ${looked.length} games looked into).`,
      help,
      ...placeOf(ruleset, spanOf(ruleset, leak)),
    });
  }
  return problems;
}

/** The same thing that tells, whoever it tells and whatever it tells. */
const keyOf = ({ path, decision }: Leak): string =>
  JSON.stringify([kindOf(path), kindOf(path) === 'decisions' && decision?.cause]);

const kindOf = (path: string): string => path.split('.')[0] ?? '';

/** Parts of a view, as a player would call them. */
const WORDS: readonly [RegExp, string][] = [
  [/^decisions\.\d+\.options/, 'what there is to choose'],
  [/^decisions\.\d+\.(min|max|optional)/, 'how many may be chosen'],
  [/^decisions\.\d+\.args/, 'what the question says'],
  [/^decisions/, 'who is asked, and when'],
  [/^phases/, 'the phases'],
  [/^scores/, 'the scores'],
  [/^forecasts/, 'a forecast'],
  [/^reasons/, 'why a card cannot be played'],
  [/^(counters|variables)/, 'a counter or variable'],
];

const inPlainWords = ({ path, decision }: Leak): string => {
  const words = WORDS.find(([pattern]) => pattern.test(path))?.[1] ?? `what lies on the table (${path})`;
  return path.startsWith('decisions') && decision ? `${words} (${decision.prompt})` : words;
};

function spanOf({ routines, score, play, designs }: Ruleset, { path, decision }: Leak): Span | undefined {
  if (path.startsWith('scores') && score !== undefined) return routines[score]?.span;
  const card = designs.find(({ id }) => id === decision?.cause.card);
  return decision?.cause.span ?? card?.span ?? routines[play]?.span;
}

interface Shorter {
  start: StartOptions;
  lines: string[];
  said: Said[];
}

/** Writes the shortest test that shows it, and says how to run it. */
async function writeTest(game: LoadedGame, leak: Leak, number: number, io: Io, stop: AbortSignal): Promise<string> {
  const path = resolve(io.cwd, `${game.name}-leak-${number}.draco`);
  for (const { start, lines, said } of await shortest(game, leak, io.cwd, stop)) {
    const block = testBlock(game.ruleset, start, lines, said, ['nothing hidden is shown']);
    const text = testFile(game, path, block, io);
    if (!(await showsIt(path, text, io.cwd))) continue;
    writeWhole(path, text);
    return `${said.length === 1 ? '1 answer shows it' : `${said.length} answers show it`}: draco test ${shown(path, io.cwd)}`;
  }
  return `Seed “${leak.start.seed}”, ${leak.start.seats} players, after ${leak.answers.length} answers`;
}

/** Ever longer games from the plainest beginnings, the card that tells in hand; at last the game in which it was found. */
async function shortest(game: LoadedGame, leak: Leak, cwd: string, stop: AbortSignal): Promise<Shorter[]> {
  const all: Shorter[] = [];
  const source = game.sources.get(shown(game.path, cwd)) ?? '';
  const begin = (start: StartOptions, lines: readonly string[]): Promise<Game | undefined> =>
    beginTest(game.path, source, start, lines, game.ruleset, cwd);
  const { seed, seats, options } = leak.start;
  const starts = [
    { seats: game.ruleset.seats.min, seed },
    { seats, seed, ...(options && { options }) },
  ];
  const card = leak.decision?.cause.card;
  const line = card && handLine(game.ruleset, card, 0);
  for (const start of starts) {
    for (const lines of line ? [[], [line]] : [[]]) {
      const from = await begin(start, lines);
      const said = from && (await fewest(from, leak, stop));
      if (said) all.push({ start, lines, said });
    }
  }
  all.sort((a, b) => a.said.length - b.said.length);
  const whole = await begin(leak.start, []);
  if (whole) all.push({ start: leak.start, lines: [], said: inTest(whole, leak) });
  return all;
}

async function fewest(from: Game, leak: Leak, stop: AbortSignal): Promise<Said[] | undefined> {
  for (let steps = 1; steps <= MOST_ANSWERS; steps++) {
    for (let n = 0; n < TRIES && !stop.aborted; n++) {
      await breathe();
      const found = attackFrom(from.fork(), `shorter ${n}`, { steps: 1, ahead: steps });
      if (found && keyOf(found) === keyOf(leak)) return inTest(from.fork(), found);
    }
  }
  return undefined;
}

/** The answers up to where it is shown, in the words of a test, which need not say what there is no choice about. */
function inTest(game: Game, { answers }: Leak): Said[] {
  const said: Said[] = [];
  for (const answer of answers) {
    const open = game.decisions.find(({ id }) => id === answer.decision);
    if (!open) continue;
    if (!onlyAnswer(open)) said.push({ seat: open.seat, words: inWords(open, answer.choose, game.ruleset) });
    if (!game.answer({ ...answer, version: game.version }).ok) break;
  }
  return said;
}

async function showsIt(path: string, text: string, cwd: string): Promise<boolean> {
  const overlay = new Map([[path, new TextEncoder().encode(text)]]);
  const { ruleset } = await compileGame(path, cwd, overlay, 'test');
  const loaded = ruleset && loadRuleset(ruleset);
  if (!loaded?.ok) return false;
  const last = ruleset?.tests?.at(-1);
  const [result] = runTests(loaded.ruleset, (test) => test === last).tests;
  return result?.failures.some((failure) => failure.text === 'nothing hidden is shown') ?? false;
}
