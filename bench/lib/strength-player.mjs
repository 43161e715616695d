// Plays matches of bots: one sits in each seat in turn, the others are all of one other kind.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  botOf,
  chooseAnswer,
  greedy,
  learned,
  mcts,
  random,
  randomPicker,
  readBrain,
} from '../../packages/bots/dist/index.js';
import { generate } from '../../packages/engine/dist/generate.js';
import { loadRuleset, playout, startGame } from '../../packages/engine/dist/index.js';
import { root } from '../../scripts/lib/root.mjs';
import { compileGame } from './games.mjs';
import { bigMoney, bigMoneyWith, lowestCard } from './opponents.mjs';

/** @typedef {import('./matches.mjs').Match} Match */
/** @typedef {import('../../packages/bots/dist/index.js').Bot} Bot */
/** @typedef {import('../../packages/engine/dist/index.js').Picker} Picker */

/** @param {string} game @param {import('../../packages/ruleset/dist/index.js').Ruleset} ruleset @param {string} [file] */
function brainOf(game, ruleset, file) {
  const path = file ?? join(root, `cards/${game}/bot.json`);
  if (!existsSync(path)) throw new Error(`there is no ${path}: draco train ${game} writes it`);
  const read = readBrain(JSON.parse(readFileSync(path, 'utf8')), ruleset);
  if (!read.ok) throw new Error(`${path}: ${read.reason}`);
  return read.brain;
}

/** @param {string} name */
const isOfBots = (name) => ['learned', 'easy', 'medium', 'hard'].includes(name);

/**
 * A function that plays the game with a number and gives what the player won: 1, or its part of a shared win; and what its
 * decisions cost, in milliseconds.
 * @param {Match} match @param {string} [file]
 */
export function openMatch(match, file) {
  const { game, seats, options, player, others } = match;
  const result = loadRuleset(compileGame(game), generate);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const loaded = result.ruleset;
  const { ruleset } = loaded;
  const brain = [player, others].some(isOfBots) ? brainOf(game, ruleset, file) : undefined;
  /** @param {string} name @returns {{ bot?: Bot, picker?: (seed: string) => Picker }} */
  const named = (name) => {
    if (name === 'big-money') return { picker: bigMoney(ruleset) };
    if (name.startsWith('big-money-with-')) {
      const card = name.slice('big-money-with-'.length);
      return { picker: bigMoneyWith(ruleset, card === 'best' ? undefined : card) };
    }
    if (name === 'lowest-card') return { picker: lowestCard(ruleset) };
    if (name === 'random') return { bot: random, picker: randomPicker };
    const bot =
      name === 'greedy'
        ? greedy()
        : name === 'mcts'
          ? mcts()
          : name === 'learned'
            ? learned(/** @type {NonNullable<typeof brain>} */ (brain), ruleset)
            : botOf(/** @type {'easy'} */ (name), ruleset, brain);
    return { bot, ...(bot.picker && { picker: bot.picker }) };
  };
  const [one, rest] = [named(player), named(others)];
  /** @param {number} n */
  return (n) => {
    const start = { seats, seed: `strength/${n}`, ...(options && { options }) };
    const seat = n % seats;
    const played = one.picker && rest.picker ? byPickers(start, seat) : byBots(start, seat, n);
    const winners = played.winners;
    return { won: winners.includes(seat) ? 1 / winners.length : 0, cost: played.cost, decisions: played.decisions };
  };

  /** @param {import('../../packages/engine/dist/index.js').StartOptions} start @param {number} seat */
  function byPickers(start, seat) {
    const own = /** @type {(seed: string) => Picker} */ (one.picker)(`${start.seed}/one`);
    const other = /** @type {(seed: string) => Picker} */ (rest.picker)(`${start.seed}/rest`);
    const { result, fault } = playout(loaded, start, (info) => (info.seat === seat ? own : other)(info));
    if (fault) throw new Error(`${fault.code} in ${start.seed}`);
    return { winners: result?.winners ?? [], cost: 0, decisions: 0 };
  }

  /** @param {import('../../packages/engine/dist/index.js').StartOptions} start @param {number} seat @param {number} n */
  function byBots(start, seat, n) {
    const gameNow = startGame(loaded, start);
    let [cost, decisions] = [0, 0];
    for (let open = gameNow.decisions[0]; open; open = gameNow.decisions[0]) {
      const asked = open.seat;
      const { bot } = asked === seat ? one : rest;
      if (!bot) throw new Error('a picker cannot play with bots that think');
      const began = performance.now();
      const answer = chooseAnswer(bot, gameNow, asked, `${n}`);
      if (asked === seat) {
        cost += performance.now() - began;
        decisions++;
      }
      if (!answer) throw new Error('a bot has no answer');
      const outcome = gameNow.answer(answer);
      if (!outcome.ok) throw new Error(outcome.problem.message);
    }
    return { winners: gameNow.result?.winners ?? [], cost, decisions };
  }
}
