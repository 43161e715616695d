/** The phase that is a turn of that game. */
export const TURN = 'turn-of';
/** What Big Money buys, best first; never a kingdom card. */
const WANTED = ['province', 'gold', 'silver'];

/**
 * A picker for Seaside: plays all treasures, buys the best it can pay and nothing else. It has no action to play, so
 * any other question means that the game is not the one it was written for.
 * @returns {import('../../packages/engine/dist/index.js').Picker}
 */
export function bigMoney() {
  return (info) => {
    if (info.prompt === 'buy') return bestOf(info, WANTED);
    if (info.prompt === 'play-all-treasures') return bestOf(info, ['yes']);
    throw new Error(`Big Money has no answer to ${info.prompt}`);
  };
}

/**
 * The offered option that comes first in the list, or -1.
 * @param {import('../../packages/engine/dist/index.js').PickInfo} info
 * @param {readonly string[]} list
 */
function bestOf(info, list) {
  let best = -1;
  let rank = list.length;
  for (let i = 0; i < info.count; i++) {
    const at = list.indexOf(info.id(i));
    if (at >= 0 && at < rank) {
      best = i;
      rank = at;
    }
  }
  return best;
}
