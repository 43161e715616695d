import type { DesignDef, Per, Ruleset, VarDef } from '@draco-table/ruleset';
import { colourOf } from './colour.js';
import { cardDesigns, isPiece } from './deck.js';
import { crestOf, type Studio, seatColour } from './studio.js';

/** A round of paper: a coin, a marker of a player, a number to draw. */
export interface Chip {
  name: string;
  symbol?: string;
  /** Written on it, large. */
  text?: string;
  colour: string;
  count: number;
}

/** A row of numbers along which markers move. */
export interface Track {
  name: string;
  symbol?: string;
  most: number;
}

const PER_DESIGN = 10;
const FOR_PLAYERS = 49;
const FOR_ALL = 19;
/** For who has been round the track: worth once, twice and four times its length. */
const ROUNDS = [1, 2, 4];
const MOST_CHIPS = 150;

/** Pieces that are no cards, as often as the game has them. */
export function piecesToPrint(studio: Studio): DesignDef[] {
  const { ruleset } = studio;
  const asCards = new Set(cardDesigns(studio).map(({ id }) => id));
  return ruleset.designs
    .filter((design) => isPiece(ruleset, design) && !asCards.has(design.id))
    .flatMap((design) => Array.from({ length: Math.min(design.copies, MOST_CHIPS) }, () => design));
}

const isPer = (per: Per, what: 'game' | 'player'): boolean => per === what;

function shownCounters({ ruleset, look }: Studio): VarDef[] {
  return ruleset.vars.filter(({ id, role }) => role === 'counter' && !look.counters[id]?.hidden);
}

/** Counters of the game and of each player are kept on tracks. */
export function tracksOf(studio: Studio): Track[] {
  return shownCounters(studio)
    .filter(({ per }) => isPer(per, 'game') || isPer(per, 'player'))
    .map(({ id, per }) => {
      const { symbol } = studio.look.counters[id] ?? {};
      return {
        name: studio.texts.counterName(id),
        ...(symbol !== undefined && { symbol }),
        most: isPer(per, 'player') ? FOR_PLAYERS : FOR_ALL,
      };
    });
}

/** Coins, markers of the players and of the counters, numbers for what has no die. */
export function chipsOf(studio: Studio): Chip[] {
  const { ruleset, look, texts } = studio;
  const seats = ruleset.seats.max;
  const chips: Chip[] = [];
  for (const own of ruleset.vars.filter(({ role }) => role === 'tokens')) chips.push(...coinsOf(studio, own));
  const counters = shownCounters(studio);
  const perPlayer = counters.filter(({ per }) => isPer(per, 'player')).length;
  for (let seat = 0; seat < seats; seat++) {
    const symbol = crestOf(studio, seat);
    const name = texts.seatName(seat);
    chips.push({
      name,
      ...(symbol !== undefined && { symbol }),
      colour: seatColour(studio, seat),
      count: perPlayer + 1,
    });
  }
  for (const { id, per } of counters) {
    const symbol = look.counters[id]?.symbol;
    const count = isPer(per, 'game') ? 1 : isPer(per, 'player') ? 0 : PER_DESIGN;
    const name = texts.counterName(id);
    if (count > 0) chips.push({ name, ...(symbol !== undefined && { symbol }), colour: colourOf(id), count });
    if (!isPer(per, 'player')) continue;
    for (const times of ROUNDS)
      chips.push({ name, text: texts.number(times * (FOR_PLAYERS + 1)), colour: colourOf(id), count: seats });
  }
  for (const { id, role, type } of ruleset.vars) {
    const symbol = look.variables[id]?.symbol;
    if (role !== 'variable' || type.is !== 'player' || symbol === undefined) continue;
    chips.push({ name: texts.variableName(id), symbol, colour: colourOf(id), count: type.list ? seats : 1 });
  }
  for (const { id, sides } of ruleset.dice) {
    if (sides === 6) continue;
    for (let side = 1; side <= Math.min(sides, MOST_CHIPS); side++)
      chips.push({ name: `${id} ${side}`, text: texts.number(side), colour: colourOf(id), count: 1 });
  }
  return chips;
}

/** Coins worth as much as there is of it in the whole game. */
function coinsOf({ ruleset, look, texts }: Studio, { id, holders = [], start, per }: VarDef): Chip[] {
  const each = typeof start === 'number' ? start : 0;
  const all = holders.reduce(
    (sum, holder) => sum + holder.start,
    isPer(per, 'player') ? each * ruleset.seats.max : each,
  );
  const { coins = [], symbol } = look.counters[id] ?? {};
  const name = texts.counterName(id);
  const values = coins.length
    ? [...coins].sort((a, b) => b.value - a.value)
    : (all > 40 ? [5, 1] : [1]).map((value) => ({ value, symbol: symbol ?? '' }));
  return share(
    all,
    values.map(({ value }) => value),
  ).flatMap((count, i) => {
    const coin = values[i] as { value: number; symbol: string };
    const chip: Chip = {
      name,
      text: texts.number(coin.value),
      colour: colourOf(id),
      count: Math.min(count, MOST_CHIPS),
    };
    return count > 0 ? [coin.symbol ? { ...chip, symbol: coin.symbol } : chip] : [];
  });
}

/** How many coins of each value, largest first, make a sum: a fifth of it in the smallest, so that there is change. */
export function share(sum: number, values: readonly number[]): number[] {
  const counts = values.map(() => 0);
  const least = values.at(-1) ?? 1;
  let left = sum;
  if (values.length > 1) {
    const next = values.at(-2) ?? least;
    let small = Math.ceil((sum * 0.2) / least);
    while (small * least < sum && (sum - small * least) % next !== 0 && small < sum) small++;
    counts[values.length - 1] = Math.min(small, Math.floor(sum / least));
    left -= (counts.at(-1) ?? 0) * least;
  }
  values.forEach((value, i) => {
    const more = Math.floor(left / value);
    counts[i] = (counts[i] ?? 0) + more;
    left -= more * value;
  });
  return counts;
}

/** A place on the table for a pile or a set of cards. */
export interface Spot {
  name: string;
  symbol?: string;
}

/** Places for piles: the game's once, a player's once for each. Rows and hands need none. */
export function spotsOf(studio: Studio): Spot[] {
  const { ruleset, look, texts } = studio;
  const isForCards = (of: readonly number[]) => of.some((type) => ruleset.types[type]?.base === 'card');
  return ruleset.zones.slice(1).flatMap(({ id, shape, of, per }): Spot[] => {
    const own = look.zones[id];
    if ((shape !== 'pile' && shape !== 'set') || own?.hidden || !isForCards(of) || per === 'design') return [];
    const sign = own?.symbol === undefined ? {} : { symbol: own.symbol };
    if (per === 'game') return [{ name: texts.zoneName(id), ...sign }];
    if (per === 'player')
      return Array.from({ length: ruleset.seats.max }, (_, seat) => ({
        name: `${texts.zoneName(id)} · ${texts.seatName(seat)}`,
        ...sign,
      }));
    const kind = ruleset.kinds[per.kind];
    return (kind?.values ?? []).map((value) => ({
      name: `${texts.zoneName(id)} · ${texts.name({ is: 'kind', kind: kind?.id ?? '', id: value })}`,
      ...sign,
    }));
  });
}

/** Rings, with how many places they need at most. */
export function ringsOf({ ruleset }: Studio): { zone: Ruleset['zones'][number]; places: number }[] {
  return ruleset.zones
    .filter(({ shape, per }) => shape === 'ring' && per === 'game')
    .map((zone) => {
      const things = ruleset.designs.filter(({ type }) => zone.of.includes(type));
      return { zone, places: things.reduce((sum, { copies }) => sum + copies, 0) };
    });
}
