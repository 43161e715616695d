/** Tries outside of a thread of our own: what is attacked is a process, a server or a page, and is watched from outside. */
import { dice } from '../../packages/engine/dist/index.js';
import { Broken, MOST_BROKEN, PROMISED } from './promises.mjs';
import { emptyReport } from './run-target.mjs';

/**
 * @param {string} name @param {string} seed @param {number[]} numbers
 * @param {(roll: (below: number) => number, n: number) => Promise<boolean | { taken: boolean, took: number }>} attempt
 *   whether it was taken; with the milliseconds, where these are not what a clock on the wall says
 * @returns {Promise<import('./run-target.mjs').Report>}
 */
export async function tryEach(name, seed, numbers, attempt) {
  const report = emptyReport();
  const once = async (/** @type {number} */ n) => {
    const begun = performance.now();
    const found = await attempt(dice(`${seed}/${name}/${n}`), n);
    return typeof found === 'object' ? found : { taken: found, took: performance.now() - begun };
  };
  for (const n of numbers) {
    if (report.broken.length >= MOST_BROKEN) break;
    report.tries++;
    try {
      let { taken, took } = await once(n);
      // A machine may be busy with something else; twice in a row it is not.
      if (took > PROMISED.milliseconds) ({ took } = await once(n));
      report[taken ? 'taken' : 'refused']++;
      if (took > PROMISED.milliseconds) throw new Broken(`it took ${Math.round(took)} ms, twice`);
      if (took > report.slowest) Object.assign(report, { slowest: took, slowestTry: n });
    } catch (error) {
      const text =
        error instanceof Broken ? error.message : `it threw: ${error instanceof Error ? error.stack : error}`;
      report.broken.push({ n, why: text.slice(0, 900) });
    }
  }
  return report;
}
