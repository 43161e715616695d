import type { Range, Runner, Works } from './work.js';

/** Work that is a run of numbers. */
type Ranged = { [K in keyof Works]: Works[K]['task'] extends Range ? K : never }[keyof Works];

/** Milliseconds that a piece should take: so few that Ctrl-C is heard at once, so many that sending it is next to nothing. */
const PIECE = 100;
/** Each piece may be so many times as large as one before it: the first takes longest. */
const GROWTH = 4;
/** Pieces under way for each thread: it has the next when it is done with one, however long others take. */
const AHEAD = 4;

export interface Spread<K extends Ranged> {
  runner: Runner<K>;
  threads: number;
  total: number;
  /** Numbers in a piece; without it, as many as take a tenth of a second. */
  size?: number;
  /** In the order of their numbers; gives how many were done and how long that took. */
  fold(given: Works[K]['gives']): { done: number; milliseconds: number };
  stop: AbortSignal;
}

/** Hands out 0 to `total` - 1 in pieces and folds what they give, in order, until all are done or it is stopped. */
export async function spread<K extends Ranged>(work: Spread<K>): Promise<void> {
  const { runner, threads, total, fold, stop } = work;
  let size = work.size ?? 1;
  const waiting: Promise<Works[K]['gives']>[] = [];
  // Not a race of promises: one that lasts keeps hold of everything it ever raced with.
  let wake: (() => void) | undefined;
  stop.addEventListener('abort', () => wake?.());
  const foldNext = async () => {
    const given = await new Promise<Works[K]['gives'] | undefined>((done, fail) => {
      wake = () => done(undefined);
      waiting.shift()?.then(done, fail);
    });
    if (given === undefined || stop.aborted) return;
    const { done, milliseconds } = fold(given);
    if (work.size === undefined) size = Math.max(1, Math.floor(done * Math.min(GROWTH, PIECE / milliseconds)));
  };
  for (let first = 0; first < total && !stop.aborted; ) {
    // Smaller ones towards the end, so that all threads end at about the same time.
    const rest = total - first;
    const count = Math.min(size, work.size === undefined ? Math.ceil(rest / (2 * threads)) : rest);
    const given = runner.run({ first, count });
    first += count;
    // Awaited below, in order: a failure before that is not unhandled.
    given.catch(() => {});
    waiting.push(given);
    // A short queue: enough to keep every worker busy, and memory does not grow with the number of games.
    if (waiting.length >= threads * AHEAD) await foldNext();
  }
  while (waiting.length > 0 && !stop.aborted) await foldNext();
}
