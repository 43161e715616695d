import type { Library } from './library.js';
import type { Call, Method, Reply, Service } from './protocol.js';

/** The service as the page sees it: the same methods, each answered later. */
export type Remote = {
  [M in Method]: (...args: Parameters<Service[M]>) => Promise<ReturnType<Service[M]>>;
};

/** Longer than this and something runs in circles; the worker is begun anew. */
const PATIENCE = 20_000;

export class TooLong extends Error {}

/** Starts the worker; one that hangs is ended and replaced, so that the page goes on. */
export function startService(library: Library): Remote {
  let worker: Worker | undefined;
  let calls = 0;
  const open = new Map<number, { done(value: unknown): void; failed(error: Error): void; timer: number }>();

  function start(): Worker {
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const call = open.get(data.id);
      if (!call) return;
      open.delete(data.id);
      clearTimeout(call.timer);
      if (data.ok) call.done(data.value);
      else call.failed(new Error(data.message));
    });
    fresh.addEventListener('error', (event) => stop(new Error(event.message || 'The worker could not be started.')));
    fresh.postMessage(library);
    return fresh;
  }

  function stop(why: Error): void {
    worker?.terminate();
    worker = undefined;
    for (const { failed, timer } of open.values()) {
      clearTimeout(timer);
      failed(why);
    }
    open.clear();
  }

  function call(method: Method, args: unknown[]): Promise<unknown> {
    worker ??= start();
    const id = ++calls;
    return new Promise((done, failed) => {
      const timer = window.setTimeout(() => stop(new TooLong()), PATIENCE);
      open.set(id, { done, failed, timer });
      worker?.postMessage({ id, method, args } satisfies Call);
    });
  }

  return new Proxy({} as Remote, {
    get: (_, method) => (method === 'then' ? undefined : (...args: unknown[]) => call(method as Method, args)),
  });
}
