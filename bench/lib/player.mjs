// What plays the games, in Node and, bundled, in a page.
import { randomPicker } from '../../packages/bots/dist/index.js';
import { generate, interpret } from '../../packages/engine/dist/generate.js';
import { loadRuleset, playout } from '../../packages/engine/dist/index.js';
import { bigMoney } from './big-money.mjs';

/** @typedef {keyof typeof BACKS} Back */
const BACKS = { plain: null, generated: generate, interpreted: interpret };
/** @typedef {import('../../packages/engine/dist/index.js').Picker} Picker */
/** @typedef {{ json: string, back: Back, seats: number, who: 'random' | 'big-money', most?: number }} Spec `most`: a game is left after so many decisions */

/** @param {string} json a ruleset @param {Back} back */
export function load(json, back) {
  const loaded = loadRuleset(JSON.parse(json), BACKS[back]);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

/**
 * A function that plays games, each by its number, and gives the decisions of all.
 * @param {Spec} spec
 */
export function player({ json, back, seats, who, most }) {
  const loaded = load(json, back);
  const pickerOf = who === 'random' ? randomPicker : bigMoney;
  /** @param {string} seed @param {import('../../packages/engine/dist/index.js').Watch} [watch] */
  const game = (seed, watch) => {
    const picker = most === undefined ? pickerOf(seed) : leaving(pickerOf(seed), most);
    const { decisions, fault } = playout(loaded, { seats, seed }, picker, watch);
    if (fault) throw new Error(`${fault.code} in game ${seed}`);
    return decisions;
  };
  /** @param {number} games @param {string} seed */
  const games = (games, seed) => {
    let decisions = 0;
    for (let n = 0; n < games; n++) decisions += game(`${seed}/${n}`);
    return decisions;
  };
  return { game, games };
}

/** @param {Picker} pick @param {number} most @returns {Picker} */
function leaving(pick, most) {
  let left = most;
  return (info) => (left-- > 0 ? pick(info) : undefined);
}
