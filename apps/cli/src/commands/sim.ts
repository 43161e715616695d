import { resolve } from 'node:path';
import { brainFor } from '../bot-file/bot-file.js';
import { Failure, Stopped } from '../frame/failure.js';
import { startProgress } from '../frame/progress.js';
import { refuseFolder, writeWhole } from '../frame/write.js';
import { shown } from '../input/find.js';
import { languageOf } from '../input/language.js';
import { resolveGame } from '../input/library.js';
import { loadGame, openTexts } from '../input/load.js';
import type { BotName } from '../play/bots.js';
import { startOptions } from '../play/start.js';
import type { Handler } from '../program/shape.js';
import { type QueueFlags, withQueue } from '../queue/with-queue.js';
import { simulate } from '../sim/pool.js';
import { printSim, reportData, type SimRun, simCsv, simJson } from '../sim/print.js';

interface Options extends QueueFlags {
  seats?: number;
  seed?: string;
  option?: Record<string, string>;
  games: number;
  bot: BotName[];
  iterations?: number;
  workers?: number;
  report?: string;
  lang?: string;
  format: 'pretty' | 'json' | 'csv';
}

/** `sim`: many games on all cores, and what they show. */
export const sim: Handler = async (operands, flags, io) => {
  const options = flags as unknown as Options;
  // Said before the games are played, not after.
  if (options.report !== undefined && !/\.html?$/.test(options.report)) {
    throw new Failure('D1015', '--report writes a page: give it a name that ends in .html.');
  }
  if (options.report !== undefined) refuseFolder(resolve(io.cwd, options.report));
  const game = await loadGame(resolveGame(operands[0] as string, io.cwd), io);
  // Who names several says with it how many play.
  const seats = options.seats ?? (options.bot.length > 1 ? options.bot.length : undefined);
  const start = startOptions(game.ruleset, seats, options.seed ?? 'draco', options.option);
  if (options.bot.length > 1 && options.bot.length !== start.seats)
    throw new Failure(
      'D1015',
      `--bot names ${options.bot.length} players, and ${start.seats} play.`,
      2,
      `name one for all seats, or ${start.seats}`,
    );
  const brain = brainFor(game, options.bot, io);
  const began = performance.now();
  const progress = startProgress(io, options.games, io.words.sim.games);
  const stop = new AbortController();
  const off = io.onInterrupt(() => {
    off();
    stop.abort();
  });
  const played = simulate(
    {
      ruleset: game.ruleset,
      start,
      bots: options.bot,
      ...(brain && { brain }),
      ...(options.iterations !== undefined && { iterations: options.iterations }),
    },
    options.games,
    options.workers,
    progress.update,
    stop.signal,
    (act) => withQueue(options, io, act),
  );
  const result = await played.finally(progress.stop);
  if (result.tally.games === 0) throw new Stopped('Stopped before the first game was over.');
  const run: SimRun = {
    ...result,
    game: game.name,
    seed: start.seed,
    asked: options.games,
    bots: options.bot,
    seconds: (performance.now() - began) / 1000,
  };
  const texts = openTexts(game, languageOf(options.lang, io));
  if (options.report !== undefined) {
    const { reportPage } = await import('../report/page.js');
    writeWhole(resolve(io.cwd, options.report), reportPage(reportData(run, texts, io.words), io.words, texts.lang));
  }
  if (options.format === 'json') io.out(simJson(run));
  else if (options.format === 'csv') io.out(simCsv(run));
  else printSim(io, run, texts);
  if (options.report !== undefined && options.format === 'pretty')
    io.out(`\n${io.style('green', '✓')} ${shown(resolve(io.cwd, options.report), io.cwd)}\n`);
  const faults = Object.entries(run.tally.faults);
  for (const [code, count] of faults) io.err(`${io.words.sim.stopped(count, code)}; ${io.words.sim.findWhere}\n`);
  if (stop.signal.aborted)
    throw new Stopped(
      `Stopped after ${run.tally.games} of ${options.games} games; what is shown is what --games ${run.tally.games} would show.`,
    );
  return faults.length > 0 ? 1 : 0;
};
