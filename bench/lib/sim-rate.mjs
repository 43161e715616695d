import { simulate } from '../../apps/cli/dist/sim/pool.js';

/** Start-up and the first games, in which every worker learns, are left out of the rate. */
const FROM = 0.4;

/**
 * What `draco sim` does, with its own pool: seconds of the clock for all, and games a second once it runs.
 * @param {{ json: string, seats: number, games: number, workers: number }} args
 */
export async function simRate({ json, seats, games, workers }) {
  const begin = performance.now();
  let from = { done: 0, at: 0 };
  let to = from;
  const { digest } = await simulate(
    { ruleset: JSON.parse(json), start: { seats, seed: 'bench' }, bot: 'random' },
    games,
    workers,
    (done) => {
      const now = { done, at: performance.now() };
      if (done >= games * FROM && from.done === 0) from = now;
      to = now;
    },
  );
  return {
    seconds: (performance.now() - begin) / 1000,
    rate: ((to.done - from.done) * 1000) / (to.at - from.at),
    digest,
  };
}
