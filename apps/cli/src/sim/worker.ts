import { parentPort, workerData } from 'node:worker_threads';
import { openPlayer, type SimSpec } from './play-chunk.js';

/** What a thread is asked for: a run of consecutive games. */
export interface Task {
  first: number;
  count: number;
}

// A thread plays what it was sent, in that order; what it sends back needs no name.
const opened = openPlayer(workerData as SimSpec);
parentPort?.on('message', async ({ first, count }: Task) => {
  const play = await opened;
  parentPort?.postMessage(play(first, count));
});
