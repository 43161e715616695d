import { availableParallelism } from 'node:os';
import { Failure } from '../frame/failure.js';
import type { Handler } from '../program/shape.js';
import { checkAddress, shownAddress } from '../queue/connect.js';
import { tellAway } from '../queue/with-queue.js';

interface Options {
  queue?: string;
  workers?: number;
}

/** `work`: plays for commands on other machines, until it is stopped. */
export const work: Handler = async (_, flags, io) => {
  const options = flags as Options;
  const url = options.queue;
  if (url === undefined)
    throw new Failure('D1015', 'work needs the address of a queue.', 2, 'give --queue postgres://…');
  checkAddress(url);
  const threads = options.workers ?? availableParallelism();
  const { serveWork } = await import('../queue/serve-work.js');
  let done = 0;
  const serving = await serveWork(url, {
    threads,
    ...tellAway(io),
    done: () => {
      done += 1;
      if (io.progress) io.err(`\r\u001b[K${io.words.work.done(done)}`);
    },
  });
  io.err(`${io.words.work.waiting(shownAddress(url), threads)}\n`);
  await new Promise<void>((end) => {
    const off = io.onInterrupt(() => {
      off();
      end();
    });
  });
  await serving.close();
  io.err(`${io.progress ? '\r\u001b[K' : ''}${io.words.work.done(done)}\n`);
  return 0;
};
