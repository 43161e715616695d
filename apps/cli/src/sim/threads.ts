import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { atHome } from '../frame/home.js';
import type { Chunk, SimSpec } from './play-chunk.js';
import type { Task } from './worker.js';

export interface Runner {
  run(first: number, count: number): Promise<Chunk>;
  close(): Promise<void>;
}

interface Waiting {
  done(chunk: Chunk): void;
  fail(error: unknown): void;
}

/** Threads that play. Each may be sent more than it is at, so that it need not wait for an answer between two chunks. */
export function openThreads(spec: SimSpec, count: number): Runner {
  const file = pathToFileURL(atHome('dist', 'worker.js'));
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(file, { workerData: spec });
    const waiting: Waiting[] = [];
    worker.on('message', (chunk: Chunk) => waiting.shift()?.done(chunk));
    worker.on('error', (error) => {
      for (const { fail } of waiting.splice(0)) fail(error);
    });
    return { worker, waiting };
  });
  return {
    run: (first, count) =>
      new Promise((done, fail) => {
        const thread = threads.reduce((least, one) => (one.waiting.length < least.waiting.length ? one : least));
        thread.waiting.push({ done, fail });
        thread.worker.postMessage({ first, count } satisfies Task);
      }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
