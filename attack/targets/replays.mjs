import { makeReplay, replay } from '../../packages/engine/dist/index.js';
import { gameAfter, gameNames, loadedGame } from '../lib/games.mjs';
import { mutateJson, oneOf } from '../lib/mutate.mjs';
import { Broken, saidWell } from '../lib/promises.mjs';

export const target = {
  name: 'replays',
  entry: 'engine: replay',
  tries: { slice: 300, whole: 10_000 },
  prepare: () =>
    gameNames().map((name) => {
      const loaded = loadedGame(name);
      return { loaded, header: makeReplay(loaded, gameAfter(loaded, 'replays', 12).save()) };
    }),
  /** @param {(below: number) => number} roll @param {any[]} all */
  attempt(roll, all) {
    const { loaded, header } = oneOf(all, roll);
    const found = replay(loaded, mutateJson(header, roll, 5));
    if (!found.ok) saidWell(found.problem);
    else if (found.game.fault) throw new Broken('a replay that is fine, with a fault');
    return found.ok;
  },
};
