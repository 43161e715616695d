import { Failure } from '../frame/failure.js';
import type { Io } from '../frame/io.js';
import { checkAddress } from './connect.js';
import type { Queue } from './queue.js';

export interface QueueFlags {
  queue?: string;
  piece?: number;
}

/** Does something with the queue that was asked for, or without one. */
export async function withQueue<T>(
  { queue: url, piece }: QueueFlags,
  io: Io,
  act: (queue: Queue | undefined) => Promise<T>,
): Promise<T> {
  if (url === undefined) {
    if (piece !== undefined) throw new Failure('D1015', '--piece is for work that goes to a --queue.');
    return act(undefined);
  }
  checkAddress(url);
  const { openQueue } = await import('./runner.js');
  const queue = await openQueue(url, tellAway(io), piece);
  try {
    return await act(queue);
  } finally {
    await queue.close();
  }
}

export const tellAway = (io: Io) => ({
  told: (isAway: boolean): void => io.err(`${isAway ? io.words.work.away : io.words.work.back}\n`),
});
