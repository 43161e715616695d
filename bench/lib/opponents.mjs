// Players of one game each, for the learned ones to be measured against. They are pickers, so games go fast.
import { perCount } from '../../packages/ruleset/dist/index.js';

/** @typedef {import('../../packages/engine/dist/index.js').PickInfo} PickInfo */
/** @typedef {import('../../packages/engine/dist/index.js').Picker} Picker */
/** @typedef {import('../../packages/ruleset/dist/index.js').Ruleset} Ruleset */

/**
 * Kingdom cards in the order in which they help Big Money most: what `pnpm bench strength --rank` found, each card bought
 * at most twice, over 300 games with another kingdom each.
 */
export const RANKING = [
  'sea-hag',
  'ghost-ship',
  'merchant-ship',
  'wharf',
  'treasury',
  'explorer',
  'cutpurse',
  'navigator',
  'caravan',
  'island',
];
const MOST_COPIES = 2;

/**
 * Big Money that also buys one kingdom card, and plays it: the one given, or the best of those in the supply.
 * @param {Ruleset} ruleset @param {string} [only]
 * @returns {() => Picker}
 */
export function bigMoneyWith(ruleset, only) {
  const at = new Map(ruleset.designs.map(({ id }, design) => [id, design]));
  const supply = placesBefore(ruleset, 'supply');
  const cost = ruleset.attrs.findIndex(({ id }) => id === 'cost');
  return () => {
    let [bought, card] = [0, /** @type {string | undefined} */ (undefined)];
    return (info) => {
      card ??= (only ? [only] : RANKING).find((id) => info.sight.count(supply + (at.get(id) ?? 0)) > 0) ?? 'none';
      if (info.prompt === 'play-all-treasures') return 0;
      if (info.prompt === 'play-action') return 0;
      if (info.prompt !== 'buy') return cheapest(info, cost);
      const wanted = bought < MOST_COPIES ? ['province', 'gold', card, 'silver'] : ['province', 'gold', 'silver'];
      const choice = firstOf(info, wanted);
      if (choice >= 0 && info.id(choice) === card) bought++;
      return choice;
    };
  };
}

/** Big Money: plays all treasures, buys the best it can pay, and gives away what cost least. @param {Ruleset} ruleset */
export function bigMoney(ruleset) {
  return bigMoneyWith(ruleset, 'none');
}

/** Lays the lowest card that it may, and passes on the highest. @param {Ruleset} ruleset @returns {() => Picker} */
export function lowestCard(ruleset) {
  const rank = ruleset.attrs.findIndex(({ id }) => id === 'rank');
  return () => (info) => {
    const order = byAttr(info, rank);
    return info.many ? order.reverse().slice(0, Math.max(info.min, 1)) : (order[0] ?? -1);
  };
}

/** @param {Ruleset} ruleset @param {string} id */
export function placesBefore(ruleset, id) {
  let base = 0;
  for (const zone of ruleset.zones) {
    if (zone.id === id) return base;
    base += perCount(ruleset, zone.per);
  }
  throw new Error(`there is no zone ${id}`);
}

/** @param {PickInfo} info @param {readonly string[]} list */
function firstOf(info, list) {
  const ids = Array.from({ length: info.count }, (_, i) => info.id(i));
  for (const id of list) if (ids.includes(id)) return ids.indexOf(id);
  return -1;
}

/** @param {PickInfo} info @param {number} attr */
function byAttr(info, attr) {
  const values = Array.from({ length: info.count }, (_, i) =>
    info.type.is === 'thing' ? info.sight.attr(attr, info.value(i)) : i,
  );
  return values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

/** As few as may be, and those that cost least. @param {PickInfo} info @param {number} cost */
function cheapest(info, cost) {
  const order = byAttr(info, cost);
  if (info.many) return info.optional ? [] : order.slice(0, info.min);
  return info.optional ? -1 : order[0];
}

/** The cards that may be in a kingdom. @param {Ruleset} ruleset */
export function kingdomCards(ruleset) {
  const origin = ruleset.attrs.findIndex(({ id }) => id === 'origin');
  const seaside = ruleset.kinds.find(({ id }) => id === 'origin')?.values.indexOf('seaside') ?? -1;
  return ruleset.designs.filter(({ attrs }) => attrs?.[origin] === seaside).map(({ id }) => id);
}
