/** Lets a target be tried, ends what hangs, and counts. */
import { Worker } from 'node:worker_threads';
import { MOST_BROKEN, PROMISED } from './promises.mjs';

/** A try that takes so long hangs, however busy the machine is. */
const HANGS = 60_000;

/**
 * @typedef {object} Report
 * @property {number} tries
 * @property {number} refused
 * @property {number} taken
 * @property {number} slowest milliseconds
 * @property {number} slowestTry
 * @property {number} memory bytes, at most
 * @property {{ n: number, why: string }[]} broken
 */

/** @returns {Report} */
export const emptyReport = () => ({
  tries: 0,
  refused: 0,
  taken: 0,
  slowest: 0,
  slowestTry: -1,
  memory: 0,
  broken: [],
});

/**
 * @param {string} module address of the target's module @param {string} seed @param {number[]} tries their numbers
 * @param {number} [hangs] milliseconds
 * @returns {Promise<Report>}
 */
export async function runTarget(module, seed, tries, hangs = HANGS) {
  const report = emptyReport();
  /** @type {number[]} */
  const slow = [];
  let left = tries;
  while (left.length > 0 && report.broken.length < MOST_BROKEN) {
    const thread = await oneThread(module, seed, left, hangs);
    report.tries += thread.tries;
    report.refused += thread.refused;
    report.taken += thread.taken;
    report.memory = Math.max(report.memory, thread.memory);
    report.broken.push(...thread.broken);
    slow.push(...thread.slow);
    if (thread.slowest > report.slowest)
      Object.assign(report, { slowest: thread.slowest, slowestTry: thread.slowestTry });
    left = left.slice(thread.tries);
  }
  // On a busy machine anything may be slow once: what breaks the promise is slow alone, too.
  for (const n of slow.slice(0, MOST_BROKEN)) {
    const { slowest, broken } = await oneThread(module, seed, [n], hangs);
    report.broken.push(...broken);
    if (slowest > PROMISED.milliseconds) report.broken.push({ n, why: `it took ${Math.round(slowest)} ms, twice` });
  }
  return report;
}

/**
 * Tries until the last, or until the thread has to be ended.
 * @param {string} module @param {string} seed @param {number[]} tries @param {number} hangs
 * @returns {Promise<Report & { slow: number[] }>}
 */
function oneThread(module, seed, tries, hangs) {
  // The try under way, those refused, those taken.
  const progress = new Int32Array(new SharedArrayBuffer(12));
  progress[0] = -1;
  const report = { ...emptyReport(), slow: /** @type {number[]} */ ([]) };
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { module, seed, tries, progress },
    // Beyond this the thread is ended, and the try that asked for it has broken its promise.
    resourceLimits: { maxOldGenerationSizeMb: PROMISED.megabytes, stackSizeMb: 4 },
    stderr: true,
    // A test's own conditions would lead to sources; what is attacked is what is shipped.
    execArgv: [],
  });
  return new Promise((done) => {
    let [at, since] = [-1, Date.now()];
    /** @param {string} [why] */
    const end = (why) => {
      clearInterval(timer);
      const last = Math.max(Atomics.load(progress, 0), 0);
      if (why) report.broken.push({ n: tries[last] ?? -1, why });
      done(Object.assign(report, { tries: last + 1, refused: progress[1], taken: progress[2] }));
      void worker.terminate();
    };
    const timer = setInterval(() => {
      const now = Atomics.load(progress, 0);
      if (now !== at) [at, since] = [now, Date.now()];
      else if (Date.now() - since > hangs) end(`it took more than ${hangs} ms`);
    }, 200);
    worker.on('message', ({ broken, slow, seen }) => {
      if (broken) report.broken.push(broken);
      if (slow !== undefined) report.slow.push(slow);
      if (!seen) return;
      Object.assign(report, seen);
      end();
    });
    worker.once('error', (error) => {
      const isMemory = /** @type {any} */ (error).code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(isMemory ? `it took more than ${PROMISED.megabytes} MB` : `the thread ended: ${error.stack}`);
    });
  });
}
