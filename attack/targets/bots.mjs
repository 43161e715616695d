import { chooseAnswer, learned, readBrain } from '../../packages/bots/dist/index.js';
import { botFileOf } from '../../packages/bots/dist/learn/brain.js';
import { PROMISES, SIZE } from '../../packages/bots/dist/learn/table.js';
import { gameAfter, gameNames, loadedGame } from '../lib/games.mjs';
import { mutateJson, mutateText, oneOf } from '../lib/mutate.mjs';
import { Broken } from '../lib/promises.mjs';

export const target = {
  name: 'bot files',
  entry: 'bots: readBrain, and an answer of the bot that comes of it',
  tries: { slice: 100, whole: 4_000 },
  prepare: () =>
    gameNames().map((name) => {
      const loaded = loadedGame(name);
      const some = (/** @type {number} */ size) => Float32Array.from({ length: size }, (_, i) => ((i * 7) % 23) - 11);
      const json = botFileOf(some(SIZE), some(PROMISES), loaded.ruleset);
      return { json, ruleset: loaded.ruleset, game: gameAfter(loaded, 'bots', 9) };
    }),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const { json, ruleset, game } = oneOf(all, roll);
    let mutant = mutateJson(json, roll, 2);
    try {
      if (roll(4) === 0) mutant = JSON.parse(mutateText(JSON.stringify(mutant), roll));
    } catch {
      return false;
    }
    const read = readBrain(mutant, ruleset);
    if (!read.ok) return false;
    const seat = game.decisions[0]?.seat ?? 0;
    const answer = chooseAnswer(learned(read.brain, ruleset), game, seat, 'x');
    if (answer && !game.fork().answer(answer).ok) throw new Broken('the bot gives an answer that is refused');
    return true;
  },
};
