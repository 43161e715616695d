import { exponent } from '../lib/figures.mjs';
import { cardsIn, compileGame, GAMES, multiplied } from '../lib/games.mjs';
import { speed } from './games.mjs';

/** @typedef {{ x: number, games: number, decisions: number }} Point games a second and decisions a game, at x */
/** @typedef {{ seats: Point[], cards: Point[], decisions: Point[] }} Growth */

/** A point is the middle of so many at most: what counts is the slope through all of them. */
const REPEATS = 3;
const FACTORS = [1, 2, 4, 8];
/** Games are left after such a part of the usual number of decisions; the last are whole. */
const PARTS = [1 / 8, 1 / 4, 1 / 2, 1];

/**
 * How the cost grows with seats, with cards in the deck and with the length of a game.
 * @param {string[]} names @param {import('./games.mjs').Settings} settings
 */
export async function measureGrowth(names, settings) {
  /** @type {Record<string, Growth>} */
  const found = {};
  for (const name of names) {
    const ruleset = compileGame(name);
    const { seats = 4 } = GAMES[name] ?? {};
    /** @param {unknown} rules @param {number} players @param {number} [most] */
    const play = async (rules, players, most) => {
      const spec = /** @type {const} */ ({ back: 'generated', seats: players, who: 'random' });
      const { games, decisions } = await speed(
        { ...spec, json: JSON.stringify(rules), ...(most && { most }) },
        { ...settings, repeats: Math.min(settings.repeats, REPEATS) },
      );
      return { games: games.value, decisions };
    };
    const { min, max } = ruleset.seats;
    /** @type {Growth} */
    const growth = { seats: [], cards: [], decisions: [] };
    for (let n = min; n <= max; n++) {
      settings.tell(`${name}: ${n} seats`);
      growth.seats.push({ x: n, ...(await play(ruleset, n)) });
    }
    for (const factor of FACTORS) {
      settings.tell(`${name}: ${factor} × the deck`);
      const deck = factor === 1 ? ruleset : multiplied(name, factor);
      growth.cards.push({ x: cardsIn(name, deck), ...(await play(deck, seats)) });
    }
    const usual = growth.cards[0]?.decisions ?? 0;
    for (const part of PARTS) {
      settings.tell(`${name}: ${part === 1 ? 'whole games' : `games left after 1/${1 / part}`}`);
      const most = part === 1 ? undefined : Math.round(usual * part);
      const found = await play(ruleset, seats, most);
      growth.decisions.push({ x: found.decisions, ...found });
    }
    found[name] = growth;
  }
  return found;
}

/** The power of x with which the time of a game, and that of a decision, grows. @param {readonly Point[]} points */
export function growthOf(points) {
  return {
    game: exponent(points.map(({ x, games }) => ({ x, y: 1 / games }))),
    decision: exponent(points.map(({ x, games, decisions }) => ({ x, y: 1 / games / decisions }))),
  };
}

/**
 * What each thing more costs, from one point to the next: microseconds and decisions of a game. Where they stay the same
 * the cost is a straight line, whatever its power, which is above 1 where the line begins below nothing.
 * @param {readonly Point[]} points
 */
export function stepsOf(points) {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const more = to.x - from.x;
    return { micros: (1e6 / to.games - 1e6 / from.games) / more, decisions: (to.decisions - from.decisions) / more };
  });
}
