import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { breathe } from '../frame/io.js';
import { AT_QUEUE, type WithQueue } from '../queue/queue.js';
import { spread } from '../work/spread.js';
import type { Runner } from '../work/work.js';
import type { Chunk, SimSpec } from './play-chunk.js';
import { emptyTally, merge, type Tally } from './tally.js';

export interface SimResult {
  tally: Tally;
  /** Of the digests of all games in order: the same whatever the number of workers. */
  digest: string;
}

/**
 * Plays games 0 to `games` - 1 and folds what they give in the order of their numbers. Stopped before its end, it gives
 * what it would have given for as many games as it got to.
 */
export async function simulate(
  spec: SimSpec,
  games: number,
  workers: number | undefined,
  told: (done: number) => void,
  stop: AbortSignal,
  withQueue: WithQueue = (act) => act(undefined),
): Promise<SimResult> {
  const threads = Math.min(workers ?? availableParallelism(), games);
  const total = emptyTally(spec.start.seats, spec.bots.length);
  const hash = createHash('sha256');
  let done = 0;
  const fold = ({ tally, digests, milliseconds }: Chunk) => {
    merge(total, tally);
    hash.update(digests);
    done += tally.games;
    told(done);
    return { done: tally.games, milliseconds };
  };
  told(0);
  await withQueue(async (queue) => {
    const handed = await queue?.open({ kind: 'sim', spec });
    const runner = handed ?? (await openRunner(spec, threads));
    const pieces = handed ? { threads: AT_QUEUE, size: handed.size } : { threads };
    try {
      await spread({ runner, ...pieces, total: games, fold, stop });
      if (!stop.aborted) await handed?.forget();
    } finally {
      await runner.close();
    }
  });
  return { tally: total, digest: hash.digest('hex').slice(0, 16) };
}

async function openRunner(spec: SimSpec, threads: number): Promise<Runner<'sim'>> {
  // A bot that thinks would keep Ctrl-C waiting for a whole game.
  if (threads > 1 || spec.bots.some((bot) => bot !== 'random'))
    return (await import('../work/threads.js')).openThreads({ kind: 'sim', spec }, threads);
  const { openPlayer } = await import('./play-chunk.js');
  const play = await openPlayer(spec);
  return { run: async (task) => breathe().then(() => play(task)), close: async () => {} };
}
