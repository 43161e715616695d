import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { atHome } from '../frame/home.js';
import { breathe } from '../frame/io.js';
import { emptyTally, merge, type Tally } from './tally.js';
import type { Chunk, SimSpec } from './worker.js';

export interface SimResult {
  tally: Tally;
  /** Of the digests of all games in order: the same whatever the number of workers. */
  digest: string;
}

/** Games at a time. Between two chunks of its own the one thread looks up; others send each, which is work too. */
const ALONE = 50;
const SENT = 250;
/** Chunks for each thread at least: all end at about the same time. */
const SHARES = 32;

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
): Promise<SimResult> {
  const threads = Math.min(workers ?? availableParallelism(), games);
  // Bots that think take so long that every game is worth telling.
  const largest = spec.bot !== 'random' ? 1 : threads === 1 ? ALONE : SENT;
  const size = Math.max(1, Math.min(largest, Math.ceil(games / (threads * SHARES))));
  const total = emptyTally(spec.start.seats);
  const hash = createHash('sha256');
  let done = 0;
  const fold = (chunk: Chunk) => {
    merge(total, chunk.tally);
    hash.update(chunk.digests);
    done += chunk.tally.games;
    told(done);
  };
  told(0);
  const runner = await openRunner(spec, threads);
  try {
    const waiting: Promise<Chunk>[] = [];
    // Not a race of promises: one that lasts keeps hold of everything it ever raced with.
    let wake: (() => void) | undefined;
    stop.addEventListener('abort', () => wake?.());
    const foldNext = async () => {
      const chunk = await new Promise<Chunk | undefined>((done, fail) => {
        wake = () => done(undefined);
        waiting.shift()?.then(done, fail);
      });
      if (chunk && !stop.aborted) fold(chunk);
    };
    for (let first = 0; first < games && !stop.aborted; first += size) {
      const chunk = runner.run(first, Math.min(size, games - first));
      // Awaited below, in order: a failure before that is not unhandled.
      chunk.catch(() => {});
      waiting.push(chunk);
      // A short queue: enough to keep every worker busy, and memory does not grow with the number of games.
      if (waiting.length >= threads * 4) await foldNext();
    }
    while (waiting.length > 0 && !stop.aborted) await foldNext();
  } finally {
    await runner.close();
  }
  return { tally: total, digest: hash.digest('hex').slice(0, 16) };
}

interface Runner {
  run(first: number, count: number): Promise<Chunk>;
  close(): Promise<void>;
}

async function openRunner(spec: SimSpec, threads: number): Promise<Runner> {
  // A bot that thinks would keep Ctrl-C waiting for a whole game.
  if (threads === 1 && spec.bot === 'random') {
    const { open } = await import('./worker.js');
    const play = await open(spec);
    return { run: async (first, count) => breathe().then(() => play(first, count)), close: async () => {} };
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: pathToFileURL(atHome('dist', 'worker.js')).href,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    workerData: spec,
  });
  return {
    run: (first, count) => pool.run({ first, count }) as Promise<Chunk>,
    close: () => pool.destroy(),
  };
}
