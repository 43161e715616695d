import { resumeGame } from '../../packages/engine/dist/index.js';
import { gameAfter, gameNames, loadedGame, playOn } from '../lib/games.mjs';
import { mutateJson, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';

/** Whatever a table does with a game. @param {import('../lib/games.mjs').Game} game @param {(below: number) => number} roll */
function use(game, roll) {
  const look = () => {
    for (const seat of [0, game.seats - 1, null]) JSON.stringify([game.view(seat), game.events(seat).length]);
    JSON.stringify([game.decisions, game.result, game.digest(), game.save().answers.length]);
  };
  look();
  playOn(game, roll, 2);
  if (game.fault) saidWell(game.fault);
  if (game.canUndo()) game.undo();
  look();
}

export const target = {
  name: 'saves',
  entry: 'engine: resumeGame, and the game that comes of it',
  tries: { slice: 400, whole: 20_000 },
  prepare: () =>
    gameNames().flatMap((name) => {
      const loaded = loadedGame(name);
      return [0, 5, 17, 40].map((steps) => ({ loaded, save: gameAfter(loaded, 'saves', steps).save() }));
    }),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const { loaded, save } = oneOf(all, roll);
    const mutant = mutateJson(save, roll);
    const game = resumeGame(loaded, mutant);
    if (game.fault) {
      saidWell(game.fault);
      if (game.decisions.length > 0) throw new Broken('a fault, and still a question');
      return false;
    }
    if (!game.result && game.decisions.length === 0) throw new Broken('no fault, no question, no result');
    use(game, roll);
    return true;
  },
};
