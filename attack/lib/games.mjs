/** The games of this repository as what strangers start from: texts, rulesets, games under way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dice, loadRuleset, startGame } from '../../packages/engine/dist/index.js';
import { compile } from '../../packages/lang/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';

const cards = join(root, 'cards');
const read = (/** @type {string} */ path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** @param {string} folder @param {string} ending @returns {string[]} paths of all such files in it and below */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

export const gameNames = () =>
  readdirSync(cards)
    .filter((file) => file.endsWith('.draco') && /^game /m.test(readFileSync(join(cards, file), 'utf8')))
    .map((file) => file.slice(0, -'.draco'.length))
    .sort();

/** @param {string} name */
export function rulesetOf(name) {
  const { ruleset } = compile(`cards/${name}.draco`, read, { root: 'cards' });
  if (!ruleset) throw new Error(`${name} has no ruleset`);
  return ruleset;
}

/** Every game with its text files. */
export const textsOfGames = () =>
  gameNames().map((name) => ({
    ruleset: rulesetOf(name),
    files: filesIn(join(cards, name), '.ftl').map((file) => ({
      file,
      lang: file.replace(/^.*[/\\]|\.ftl$/g, ''),
      text: readFileSync(file, 'utf8'),
    })),
  }));

/** @param {string} name */
export function loadedGame(name) {
  const loaded = loadRuleset(JSON.parse(JSON.stringify(rulesetOf(name))));
  if (!loaded.ok) throw new Error(`${name} cannot be loaded`);
  return loaded.ruleset;
}

/** @typedef {import('../../packages/engine/dist/index.js').Game} Game */

/** Gives so many legal answers by chance. @param {Game} game @param {(below: number) => number} roll @param {number} steps */
export function playOn(game, roll, steps) {
  for (let n = 0; n < steps && game.decisions.length > 0; n++) {
    const open = game.decisions[roll(game.decisions.length)];
    if (!open) return game;
    const ids = open.options.map(({ id }) => id);
    const count = Math.max(open.min, Math.min(open.max, 1));
    const choose = Array.from({ length: count }, () => ids.splice(roll(ids.length), 1)[0] ?? '');
    if (!game.answer({ decision: open.id, seat: open.seat, choose, version: game.version }).ok) return game;
  }
  return game;
}

/** @param {ReturnType<typeof loadedGame>} loaded @param {string} seed @param {number} steps */
export const gameAfter = (loaded, seed, steps) =>
  playOn(startGame(loaded, { seats: loaded.ruleset.seats.min, seed }), dice(`${seed}/answers`), steps);
