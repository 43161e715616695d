import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../packages/lang/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';

/**
 * What a benchmark has to know of a game: at how many seats it is measured, and which cards make its deck.
 * @type {Record<string, { title: string, seats: number, deck: string }>}
 */
export const GAMES = {
  draco: { title: 'Draco', seats: 4, deck: 'action' },
  saboteur: { title: 'Saboteur', seats: 5, deck: 'mining' },
  seaside: { title: 'Seaside', seats: 4, deck: 'printed' },
  auftrag: { title: 'By Order of the King', seats: 4, deck: 'quest' },
  hearts: { title: 'Hearts', seats: 4, deck: 'playing' },
  'crazy-eights': { title: 'Crazy Eights', seats: 4, deck: 'playing' },
  lanterns: { title: 'Lanterns', seats: 4, deck: 'lantern' },
};

const folder = join(root, 'cards');
const onDisk = (/** @type {string} */ path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** Every game in cards/ has its line above; a new one without it is a mistake here, not a game left out in silence. */
export function allGames() {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.draco') && /^game /m.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.slice(0, -'.draco'.length));
  for (const name of found) if (!GAMES[name]) throw new Error(`bench/lib/games.mjs does not know ${name}`);
  return Object.keys(GAMES).filter((name) => found.includes(name));
}

/** @param {string} name of a game, or of a deck given with its text @param {string} [text] */
export function compileGame(name, text) {
  const entry = `cards/${name}.draco`;
  const read = (/** @type {string} */ path) => (path === entry && text !== undefined ? text : onDisk(path));
  const { ruleset, problems } = compile(entry, read, { root: 'cards', findGame: (game) => `cards/${game}.draco` });
  if (!ruleset) throw new Error(`${name}: ${problems.find((problem) => problem.severity === 'error')?.message}`);
  return ruleset;
}

/** The cards of a ruleset's deck: families count as their cards do. @param {string} name @param {ReturnType<typeof compileGame>} ruleset */
function deckOf(name, ruleset) {
  const type = ruleset.types.findIndex(({ id }) => id === GAMES[name]?.deck);
  return ruleset.designs.filter((design) => design.type === type && design.copies > 0);
}

/** @param {string} name @param {ReturnType<typeof compileGame>} ruleset */
export const cardsIn = (name, ruleset) => deckOf(name, ruleset).reduce((sum, { copies }) => sum + copies, 0);

/** The game with every card of its deck so many times as often: a custom deck like any other. @param {string} name @param {number} factor */
export function multiplied(name, factor) {
  const counts = new Map(
    deckOf(name, compileGame(name)).map(({ id, family, copies }) => [family ?? id, copies * factor]),
  );
  const lines = [...counts].map(([id, count]) => `count ${id} ${count}`);
  return compileGame(
    `${name}-times-${factor}`,
    [`deck ${name}-times-${factor}`, 'language 1', `builds on ${name}`, ...lines, ''].join('\n'),
  );
}
