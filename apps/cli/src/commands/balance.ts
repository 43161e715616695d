import { resolve } from 'node:path';
import { type Balance, type BalanceOptions, balance, type Step } from '../balance/run.js';
import { findBrain } from '../bot-file/bot-file.js';
import { Failure, Stopped } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { startProgress } from '../frame/progress.js';
import { refuseFolder, writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { languageOf } from '../input/language.js';
import { resolveGame } from '../input/library.js';
import { type LoadedGame, loadGame, openTexts } from '../input/load.js';
import { startOptions } from '../play/start.js';
import type { Handler } from '../program/shape.js';
import type { Queue } from '../queue/queue.js';
import { type QueueFlags, withQueue } from '../queue/with-queue.js';

interface Options extends QueueFlags {
  against?: string;
  seats?: number;
  seed?: string;
  option?: Record<string, string>;
  seconds: number;
  rounds?: number;
  deals?: number;
  workers?: number;
  report?: string;
  lang?: string;
  format: 'pretty' | 'json';
}

/** `balance`: what each card is worth, by experiment. */
export const balanceCommand: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  // Said before the games are played, not after.
  if (options.report !== undefined && !/\.html?$/.test(options.report)) {
    throw new Failure('D1015', '--report writes a page: give it a name that ends in .html.');
  }
  if (options.report !== undefined) refuseFolder(resolve(io.cwd, options.report));
  if ((options.rounds === undefined) !== (options.deals === undefined))
    throw new Failure('D1015', '--rounds and --deals go together.', 2, 'give both, or neither and --seconds');
  if (options.queue !== undefined && options.rounds === undefined)
    throw new Failure(
      'D1015',
      'With --queue, --rounds and --deals say how much is to be done.',
      2,
      'so that it can be gone on with',
    );
  const game = await loadGame(resolveGame(operands[0] as string, io.cwd), io);
  const other = options.against === undefined ? undefined : await loadGame(resolveGame(options.against, io.cwd), io);
  const stop = new AbortController();
  const off = io.onInterrupt(() => {
    off();
    stop.abort();
  });
  const seconds = other ? options.seconds / 2 : options.seconds;
  const { one, against } = await withQueue(options, io, async (queue) => {
    const run: Run = { options, seconds, io, stop: stop.signal, queue };
    return { one: await measured(game, other, run), against: other && (await measured(other, undefined, run)) };
  });
  off();

  const { tell } = await import('../balance/tell.js');
  const { balanceJson, printBalance } = await import('../balance/print.js');
  const texts = openTexts(game, languageOf(options.lang, io));
  const telling = tell(one, texts, io.words, against);
  if (options.report !== undefined) {
    const { balancePage } = await import('../balance/page.js');
    writeWhole(resolve(io.cwd, options.report), balancePage(telling, one.yardstick, io.words, texts.lang));
  }
  if (options.format === 'json') io.out(balanceJson(one, against));
  else printBalance(io, telling);
  if (options.report !== undefined && options.format === 'pretty')
    io.out(`\n${io.style('green', '✓')} ${shown(resolve(io.cwd, options.report), io.cwd)}\n`);
  if (stop.signal.aborted)
    throw new Stopped(`Stopped after ${one.figures.deals} deals; what is shown is what they show.`);
  return 0;
};

interface Run {
  options: Options;
  seconds: number;
  io: Io;
  stop: AbortSignal;
  queue: Queue | undefined;
}

async function measured(
  game: LoadedGame,
  against: LoadedGame | undefined,
  { options, seconds, io, stop, queue }: Run,
): Promise<Balance> {
  const { ruleset } = game;
  const base = baseOf(game, against);
  const known = findBrain(game.path, ruleset, io.cwd);
  const { rounds, deals } = options;
  const effort: BalanceOptions['effort'] =
    rounds !== undefined && deals !== undefined ? { rounds, deals } : { seconds };
  let step: Step | undefined;
  let progress = startProgress(io, 0, '');
  const told = (next: Step, part: number): void => {
    if (next !== step) {
      progress.stop();
      step = next;
      progress = startProgress(io, 100, `% ${io.words.balance.step(next)}`);
    }
    progress.update(Math.floor(100 * part));
  };
  const start = startOptions(ruleset, options.seats, options.seed ?? 'draco', options.option);
  const workers = options.workers;
  try {
    return await balance({
      ruleset,
      start,
      effort,
      stop,
      told,
      ...(base && { base }),
      ...(queue && { queue }),
      ...(known && { from: known.brain }),
      ...(workers !== undefined && { workers }),
    });
  } finally {
    progress.stop();
  }
}

/** The cards that a deck's own are compared with: those of the game it builds on, or of the one it is held against. */
function baseOf({ ruleset, own }: LoadedGame, against: LoadedGame | undefined): Set<string> | undefined {
  if (against) return new Set(against.ruleset.designs.map(({ id }) => id));
  if (ruleset.deck === undefined || own.size === 0) return undefined;
  const isOwn = (span: readonly number[] | undefined): boolean =>
    span !== undefined && own.has(ruleset.sources?.[span[0] as number] ?? '');
  return new Set(ruleset.designs.filter(({ span }) => !isOwn(span)).map(({ id }) => id));
}
