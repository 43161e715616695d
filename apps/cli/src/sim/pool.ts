import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { breathe } from '../frame/io.js';
import type { Chunk, SimSpec } from './play-chunk.js';
import { emptyTally, merge, type Tally } from './tally.js';
import type { Runner } from './threads.js';

export interface SimResult {
  tally: Tally;
  /** Of the digests of all games in order: the same whatever the number of workers. */
  digest: string;
}

/**
 * Milliseconds that a chunk of games should take: so few that Ctrl-C is heard at once, so many that sending what it gave
 * is next to nothing.
 */
const CHUNK = 100;
/** Each chunk may be so many times as large as one before it: the first games take longest. */
const GROWTH = 4;
/** Chunks under way for each thread: it has the next when it is done with one, however long others take. */
const AHEAD = 4;

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
  const total = emptyTally(spec.start.seats);
  const hash = createHash('sha256');
  let done = 0;
  let size = 1;
  const fold = ({ tally, digests, milliseconds }: Chunk) => {
    merge(total, tally);
    hash.update(digests);
    done += tally.games;
    size = Math.max(1, Math.floor(tally.games * Math.min(GROWTH, CHUNK / milliseconds)));
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
    for (let first = 0; first < games && !stop.aborted; ) {
      // Smaller ones towards the end, so that all threads end at about the same time.
      const count = Math.min(size, Math.ceil((games - first) / (2 * threads)));
      const chunk = runner.run(first, count);
      first += count;
      // Awaited below, in order: a failure before that is not unhandled.
      chunk.catch(() => {});
      waiting.push(chunk);
      // A short queue: enough to keep every worker busy, and memory does not grow with the number of games.
      if (waiting.length >= threads * AHEAD) await foldNext();
    }
    while (waiting.length > 0 && !stop.aborted) await foldNext();
  } finally {
    await runner.close();
  }
  return { tally: total, digest: hash.digest('hex').slice(0, 16) };
}

async function openRunner(spec: SimSpec, threads: number): Promise<Runner> {
  // A bot that thinks would keep Ctrl-C waiting for a whole game.
  if (threads > 1 || spec.bot !== 'random') return (await import('./threads.js')).openThreads(spec, threads);
  const { openPlayer } = await import('./play-chunk.js');
  const play = await openPlayer(spec);
  return { run: async (first, count) => breathe().then(() => play(first, count)), close: async () => {} };
}
