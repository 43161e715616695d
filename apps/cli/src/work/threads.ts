import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { atHome } from '../home/home.js';
import type { Kind, Runner, Work, Works } from './work.js';

interface Waiting<T> {
  done(given: T): void;
  fail(error: unknown): void;
}

/** Threads that work. Each may be sent more than it is at, so that it need not wait for an answer between two pieces. */
export function openThreads<K extends Kind>(work: Work<K>, count: number): Runner<K> {
  type Gives = Works[K]['gives'];
  const file = pathToFileURL(atHome('dist', 'worker.js'));
  const threads = Array.from({ length: count }, () => {
    const worker = new Worker(file, { workerData: work });
    const waiting: Waiting<Gives>[] = [];
    worker.on('message', (given: Gives) => waiting.shift()?.done(given));
    worker.on('error', (error) => {
      for (const { fail } of waiting.splice(0)) fail(error);
    });
    return { worker, waiting };
  });
  return {
    run: (task) =>
      new Promise((done, fail) => {
        const thread = threads.reduce((least, one) => (one.waiting.length < least.waiting.length ? one : least));
        thread.waiting.push({ done, fail });
        thread.worker.postMessage(task);
      }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
