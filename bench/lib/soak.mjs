import { heap } from './costs.mjs';
import { player } from './player.mjs';

const POINTS = 10;

/**
 * Kilobytes in use at ten points on the way through many games.
 * @param {{ spec: import('./player.mjs').Spec, games: number }} args
 */
export function soak({ spec, games }) {
  const play = player(spec);
  const each = Math.ceil(games / POINTS);
  const heaps = [];
  let decisions = 0;
  for (let point = 0; point < POINTS; point++) {
    decisions += play.games(each, `soak/${point}`);
    heaps.push(Math.round(heap() / 1024));
  }
  return { games: each * POINTS, decisions, heaps };
}
