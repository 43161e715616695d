import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A process of its own that carries out tasks (bench/tasks.mjs): what one game taught the machine says nothing of the
 * next, and memory is that of one game.
 */
export function apart() {
  const child = fork(fileURLToPath(new URL('../tasks.mjs', import.meta.url)), { execArgv: ['--expose-gc'] });
  return {
    /**
     * @template {keyof import('../tasks.mjs').Tasks} T
     * @param {T} task
     * @param {Parameters<import('../tasks.mjs').Tasks[T]>[0]} args
     * @returns {Promise<Awaited<ReturnType<import('../tasks.mjs').Tasks[T]>>>}
     */
    ask(task, args) {
      return new Promise((done, failed) => {
        const ended = () => failed(new Error('a measuring process ended early'));
        child.once('exit', ended);
        child.once('message', (/** @type {any} */ message) => {
          child.off('exit', ended);
          if ('error' in message) failed(new Error(message.error));
          else done(message.value);
        });
        child.send({ task, args });
      });
    },
    end() {
      child.removeAllListeners('exit');
      child.disconnect();
    },
  };
}

/** One task in a process that ends with it. @type {ReturnType<typeof apart>['ask']} */
export async function alone(task, args) {
  const process = apart();
  try {
    return await process.ask(task, args);
  } finally {
    process.end();
  }
}
