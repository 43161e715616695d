import { alone } from '../lib/apart.mjs';
import { compileGame, GAMES } from '../lib/games.mjs';

/** The first game named plays all of them, the others a part: what could leak is the engine's. */
const SHARE_OF_OTHERS = 0.01;

/**
 * The heap on the way through many random games.
 * @param {string[]} names @param {number} games @param {(text: string) => void} tell
 */
export async function measureSoak(names, games, tell) {
  /** @type {Record<string, { games: number, decisions: number, heaps: number[] }>} */
  const found = {};
  for (const [i, name] of names.entries()) {
    const count = Math.ceil(i === 0 ? games : games * SHARE_OF_OTHERS);
    tell(`${name}: ${count.toLocaleString('en')} games`);
    const { seats = 4 } = GAMES[name] ?? {};
    const json = JSON.stringify(compileGame(name));
    found[name] = await alone('soak', { spec: { json, back: 'generated', seats, who: 'random' }, games: count });
  }
  return found;
}
