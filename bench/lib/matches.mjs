// Who plays against whom, and what share of the games has to be won.

/**
 * @typedef {object} Match
 * @property {string} game
 * @property {number} seats
 * @property {string} player a level, `learned` (without search), or a bot
 * @property {string} others
 * @property {number} games
 * @property {number} goal the share that is asked for
 * @property {string} [what] in words, where it is more than the names
 * @property {Record<string, string>} [options]
 */

/** @type {Match[]} */
export const MATCHES = [
  ...['high-seas', 'buried-treasure', 'shipwrecks', 'random'].flatMap((kingdom) =>
    [
      { others: 'big-money', goal: 0.75 },
      { others: 'big-money-with-best', goal: 0.55 },
    ].map(({ others, goal }) => ({
      game: 'seaside',
      seats: 2,
      player: 'learned',
      others,
      goal,
      games: 1000,
      options: { kingdom },
      what: kingdom === 'random' ? 'another kingdom each game' : kingdom,
    })),
  ),
  { game: 'draco', seats: 4, player: 'learned', others: 'greedy', games: 400, goal: 0.4 },
  { game: 'draco', seats: 4, player: 'hard', others: 'greedy', games: 100, goal: 0.5 },
  { game: 'auftrag', seats: 3, player: 'learned', others: 'greedy', games: 200, goal: 0.6 },
  { game: 'hearts', seats: 4, player: 'learned', others: 'lowest-card', games: 1000, goal: 0.6 },
  { game: 'saboteur', seats: 5, player: 'learned', others: 'greedy', games: 200, goal: 0.3 },
];
