/** One target in a thread of its own, which can be ended whatever it does. Says what came of every try. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { dice } from '../../packages/engine/dist/index.js';
import { Broken, MOST_BROKEN, PROMISED, watchOver } from './promises.mjs';

const { module, seed, tries, progress } =
  /** @type {{ module: string, seed: string, tries: number[], progress: Int32Array }} */ (workerData);
const { target } = await import(module);
const context = await target.prepare?.();
const { check, forget } = await watchOver();

const used = () => {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
};
const seen = { slowest: 0, slowestTry: -1, memory: used() };
let broken = 0;
// Told at once: a thread that hangs or dies says nothing any more.
const tell = (/** @type {object} */ message) => parentPort?.postMessage(message);
for (const [i, n] of tries.entries()) {
  Atomics.store(progress, 0, i);
  const begun = performance.now();
  try {
    const taken = await target.attempt(dice(`${seed}/${target.name}/${n}`), context, n);
    Atomics.add(progress, taken ? 2 : 1, 1);
    check();
  } catch (error) {
    const text = error instanceof Broken ? error.message : error instanceof Error ? (error.stack ?? '') : String(error);
    tell({ broken: { n, why: `${error instanceof Broken ? '' : 'it threw: '}${text.slice(0, 600)}` } });
    broken++;
    forget();
  }
  const took = performance.now() - begun;
  if (took > PROMISED.milliseconds) tell({ slow: n });
  if (took > seen.slowest) Object.assign(seen, { slowest: took, slowestTry: n });
  if (took > 20) seen.memory = Math.max(seen.memory, used());
  if (broken >= MOST_BROKEN) break;
}
tell({ seen });
