import { loadRuleset, startGame } from '../../packages/engine/dist/index.js';
import { gameNames, playOn, rulesetOf } from '../lib/games.mjs';
import { mutateJson, oneOf } from '../lib/mutate.mjs';
import { saidWell } from '../lib/promises.mjs';

export const target = {
  name: 'rulesets',
  entry: 'engine: loadRuleset, and a game of what it takes',
  tries: { slice: 120, whole: 6_000 },
  prepare: () => gameNames().map(rulesetOf),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const loaded = loadRuleset(mutateJson(oneOf(all, roll), roll, 12));
    if (!loaded.ok) {
      for (const problem of loaded.problems) saidWell(problem);
      return false;
    }
    const { min } = loaded.ruleset.ruleset.seats;
    const game = playOn(startGame(loaded.ruleset, { seats: min, seed: `${roll(99)}` }), roll, 4);
    if (game.fault) saidWell(game.fault);
    for (const seat of [0, null]) JSON.stringify([game.view(seat), game.events(seat)]);
    return true;
  },
};
