import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { apart } from '../lib/apart.mjs';
import { figureOf } from '../lib/figures.mjs';
import { compileGame } from '../lib/games.mjs';

const run = promisify(execFile);
const clock = new URL('../lib/cpu-clock.mjs', import.meta.url).href;

/**
 * Games a second of a program that plays Draco by code of its own and prints JSON with `gamesPerSecond`.
 * @param {string} file @param {'cpu' | 'wall'} time
 */
async function reference(file, time) {
  const { stdout } = await run(process.execPath, [...(time === 'cpu' ? ['--import', clock] : []), file]);
  const { gamesPerSecond } = JSON.parse(stdout);
  if (typeof gamesPerSecond !== 'number') throw new Error(`${file} prints no gamesPerSecond`);
  return gamesPerSecond;
}

/**
 * Draco with four random players beside code by hand, in turns; both by the processor's time and by the clock's.
 * @param {string} file @param {import('./games.mjs').Settings} settings
 */
export async function measureReference(file, { repeats, seconds, tell }) {
  const json = JSON.stringify(compileGame('draco'));
  const backs = /** @type {const} */ (['generated', 'interpreted', 'plain']);
  const ours = [];
  for (const back of backs) {
    const process = apart();
    const { rate } = await process.ask('warm', {
      spec: { json, back, seats: 4, who: 'random' },
      seconds: seconds * 10,
    });
    ours.push({ process, back, games: Math.max(1, Math.round(rate * seconds * 2)) });
  }
  /** @type {Record<string, number[]>} */
  const found = {};
  const note = (/** @type {string} */ key, /** @type {number} */ value) => {
    found[key] = [...(found[key] ?? []), value];
  };
  for (let turn = 0; turn < repeats; turn++) {
    tell(`reference: turn ${turn + 1} of ${repeats}`);
    const by = { cpu: await reference(file, 'cpu'), wall: await reference(file, 'wall') };
    for (const time of /** @type {const} */ (['cpu', 'wall'])) note(`reference games/s by ${time}`, by[time]);
    for (const { process, back, games } of ours) {
      const spent = await process.ask('play', { games, seed: 'reference' });
      for (const time of /** @type {const} */ (['cpu', 'wall'])) {
        note(`${back} games/s by ${time}`, games / spent[time]);
        note(`${back} of the reference by ${time}`, games / spent[time] / by[time]);
      }
    }
  }
  for (const { process } of ours) process.end();
  return Object.fromEntries(Object.entries(found).map(([key, values]) => [key, figureOf(values)]));
}
