import { availableParallelism } from 'node:os';
import { type Brain, learned, random, readBrain } from '@draco-table/bots';
import { Training } from '@draco-table/bots/train';
import { type Loaded, loadRuleset, type StartOptions, startGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import { Failure, Stopped } from '../frame/failure.js';
import { AT_QUEUE, type Queue, type QueueRunner } from '../queue/queue.js';
import { openSchool } from '../train/school.js';
import { spread } from '../work/spread.js';
import type { Kind, Runner, Work } from '../work/work.js';
import { type CardFigures, cardFigures, type GameFigures, gameFigures } from './figures.js';
import { scout } from './habits.js';
import { readingOf } from './looking.js';
import { judge, type Verdict, type Yardstick, yardstick } from './marks.js';
import { type PairFigures, pairFigures, pairsToTry, surest } from './pairs.js';
import type { BalanceChunk, BalanceSpec } from './play-deals.js';
import { type DealTally, merge, noTally } from './tally.js';

export interface BalanceOptions {
  ruleset: Ruleset;
  start: StartOptions;
  /** Ids of the designs that the others are compared with; without it all of them. */
  base?: ReadonlySet<string>;
  /** As many as fit into the time, or so many rounds of learning and deals. */
  effort: { seconds: number } | { rounds: number; deals: number };
  workers?: number;
  /** Where the games are played, if it is not here. */
  queue?: Queue;
  /** What was learned before. */
  from?: Brain;
  stop: AbortSignal;
  /** What goes on, and how much of it is done, from 0 to 1. */
  told(step: Step, part: number): void;
}
export type Step = 'learning' | 'playing' | 'pairs';

export interface Balance {
  game: string;
  seats: number;
  seed: string;
  rounds: number;
  figures: GameFigures;
  cards: (CardFigures & Verdict)[];
  pairs: PairFigures[];
  pairsTried: number;
  yardstick: Yardstick;
  /** Ids of the types of cards. */
  types: string[];
  /** Designs that no player can be dealt: pieces of the box that lie elsewhere. */
  notDealt: string[];
}

/** Answers after which a game of chance is called endless. */
const MOST_ANSWERS = 20_000;
/** Cards of the base game beside a deck's own in a deal, and cards of a whole game. */
const BESIDE = 8;
const TOGETHER = 24;
/** Parts of the time. */
const PART = { learning: 0.35, playing: 0.5 };

/** Learns the deck, then plays deals of it with and without each card. */
export async function balance(options: BalanceOptions): Promise<Balance> {
  const { ruleset, start, effort, stop, told } = options;
  const loaded = ready(ruleset);
  const { unfinished, games } = scout(loaded, start, random, MOST_ANSWERS);
  if (2 * unfinished > games)
    throw new Failure(
      'D1034',
      `Games of this deck do not end: ${unfinished} of ${games} by chance had no end after ${MOST_ANSWERS} answers.`,
      1,
      'draco check --deep shows why',
    );
  const isTimed = 'seconds' in effort;
  const seconds = isTimed ? effort.seconds : 0;
  const threads = options.workers ?? availableParallelism();

  const { queue } = options;
  /** What workers gave stays until the report is made: who begins again goes on. */
  const handed: QueueRunner<Kind>[] = [];
  const lessons = await queue?.open({ kind: 'train', spec: ruleset });
  if (lessons) handed.push(lessons as QueueRunner<Kind>);
  const training = await learn(options, threads, PART.learning * seconds, lessons);
  const read = readBrain(training.file(), ruleset);
  if (!read.ok) throw new Error(read.reason);
  const bot = read.brain;
  const { questions, zones, length } = scout(loaded, start, learned(bot, ruleset), MOST_ANSWERS);
  const { held, notDealt } = dealable(loaded, start);
  const own = held.filter((design) => options.base?.has(ruleset.designs[design]?.id ?? '') === false);
  const isOwn = new Set(own);
  const base = held.filter((design) => !isOwn.has(design));
  const beside = Math.min(base.length, own.length > 0 ? Math.max(BESIDE, own.length) : TOGETHER);
  const spec: BalanceSpec = {
    ruleset,
    start,
    cards: own,
    base,
    beside,
    pairs: [],
    habits: { questions, zones, length },
    bot,
  };

  const play = async (step: Step, more: Partial<BalanceSpec>, part: number, deals: number): Promise<DealTally> => {
    const tally = noTally();
    const within = isTimed ? part * seconds : undefined;
    const one = { ...spec, ...more };
    const runner = await queue?.open({ kind: 'balance', spec: one });
    if (runner) handed.push(runner as QueueRunner<Kind>);
    await deal(
      one,
      { threads, deals, within, stop, told: (done) => told(step, done), ...(runner && { runner }) },
      tally,
    );
    return tally;
  };
  const asked = isTimed ? Number.MAX_SAFE_INTEGER : effort.deals;
  const tally = await play('playing', {}, PART.playing, asked);
  if (tally.deals === 0) throw new Stopped('Stopped before the first deal was played.');
  const seats = start.seats;
  const facts = { seats, beside, base, designs: ruleset.designs };
  const cards = Object.entries(tally.cards).map(([design, card]) => cardFigures(Number(design), card, facts));
  const known = cards.filter(({ design }) => held.includes(design)).sort((a, b) => a.design - b.design);
  const measure = yardstick(known, ruleset.score !== undefined, tally.unfinished / tally.deals);

  // First many pairs, a little each; then those that stand out, in other deals, so that luck is not counted twice.
  const screen = pairsToTry(known, measure.unit);
  const deals = (part: number): number => (isTimed ? asked : Math.ceil(asked * part));
  const left = (1 - PART.learning - PART.playing) / 2;
  const seen =
    screen.length > 0
      ? await play('pairs', { pairs: screen, start: { ...start, seed: `${start.seed}/pairs` } }, left, deals(0.25))
      : noTally();
  const best = surest(seen, measure.unit, screen.length);
  const again =
    best.length > 0
      ? await play('pairs', { pairs: best, start: { ...start, seed: `${start.seed}/pairs again` } }, left, deals(1))
      : noTally();

  if (!stop.aborted) for (const runner of handed) await runner.forget();
  return {
    game: ruleset.deck ?? ruleset.game,
    seats,
    seed: start.seed,
    rounds: training.round,
    figures: { ...gameFigures(tally, seats), games: tally.games + seen.games + again.games },
    cards: known.map((card) => ({ ...card, ...judge(card, measure) })),
    pairs: pairFigures(again, facts),
    pairsTried: screen.length,
    yardstick: measure,
    types: ruleset.types.map(({ id }) => id),
    notDealt,
  };
}

function ready(ruleset: Ruleset): Loaded {
  const result = loadRuleset(ruleset, generate);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? 'not a ruleset');
  return result.ruleset;
}

/** Cards that a seat can hold at the first question, by trying. */
function dealable(loaded: Loaded, start: StartOptions): { held: number[]; notDealt: string[] } {
  const reading = readingOf(loaded.ruleset);
  const held: number[] = [];
  const notDealt: string[] = [];
  loaded.ruleset.designs.forEach(({ id, copies }, design) => {
    if (!reading.isCard(design) || copies === 0) return;
    const game = startGame(loaded, { ...start, hold: { seat: 0, card: id } });
    if (game.fault === undefined && game.result === undefined) held.push(design);
    else notDealt.push(id);
  });
  return { held, notDealt };
}

/** Learns the deck, from what is known of it or of the game that it builds on. */
async function learn(
  { ruleset, start, effort, stop, told, from }: BalanceOptions,
  threads: number,
  seconds: number,
  runner: Runner<'train'> | undefined,
) {
  const { seats, seed, options } = start;
  const settings = { seats, seed: `${seed}/learn`, ...(options && { options }), ...(from && { from }) };
  const training = new Training(ruleset, settings);
  const school = openSchool(ruleset, threads, runner);
  const began = performance.now();
  const part = (): number =>
    'rounds' in effort ? training.round / effort.rounds : (performance.now() - began) / 1000 / seconds;
  const halted = new Promise<undefined>((done) =>
    stop.addEventListener('abort', () => done(undefined), { once: true }),
  );
  told('learning', 0);
  try {
    while (part() < 1 || training.round === 0) {
      const round = stop.aborted ? undefined : await Promise.race([school.round(training), halted]);
      if (round === undefined) throw new Stopped('Stopped while it was learning.');
      told('learning', Math.min(1, part()));
    }
  } finally {
    await school.close();
  }
  return training;
}

interface Dealing {
  runner?: QueueRunner<'balance'>;
  threads: number;
  deals: number;
  /** Seconds. */
  within: number | undefined;
  stop: AbortSignal;
  told(part: number): void;
}

async function deal(
  spec: BalanceSpec,
  { threads, deals, within, stop, told, runner: handed }: Dealing,
  tally: DealTally,
): Promise<void> {
  if (stop.aborted) return;
  const over = new AbortController();
  const end = () => over.abort();
  stop.addEventListener('abort', end);
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const runner = handed ?? (await open({ kind: 'balance', spec }, Math.min(threads, deals)));
  const pieces = handed ? { threads: AT_QUEUE, size: handed.size } : { threads };
  const fold = (chunk: BalanceChunk) => {
    merge(tally, chunk.tally);
    // From the first piece on, so that there is one however long it takes to begin.
    if (within !== undefined) timer ??= setTimeout(end, 1000 * within);
    told(within === undefined ? tally.deals / deals : Math.min(1, (performance.now() - began) / 1000 / within));
    return { done: chunk.tally.deals, milliseconds: chunk.milliseconds };
  };
  told(0);
  try {
    await spread({ runner, ...pieces, total: deals, fold, stop: over.signal });
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
    await runner.close();
  }
}

async function open<K extends Kind>(work: Work<K>, threads: number): Promise<Runner<K>> {
  return (await import('../work/threads.js')).openThreads(work, threads);
}
