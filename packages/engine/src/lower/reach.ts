import type { Ruleset } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';

/** What follows from who calls whom. */
export interface Reach {
  /** By routine: whether it may end the game. After all others nobody has to ask whether it is over. */
  endings: boolean[];
  /** Whether what some card does may, and what some card needs to be played. */
  cardsEnd: boolean;
  needsEnd: boolean;
  /** By routine: whether a list that it gives, or a verb in whose place it acts or that it goes on to, outlives it. */
  givesList: boolean[];
  /** Whether calls never go so deep that they have to be counted. */
  isShallow: boolean;
}

/** A routine, all cards, or all that cards need: where it may lead, and how much deeper that is. */
interface Spot {
  to: Set<number>;
  ends: boolean;
  /** Whether it goes on with a verb that another one has replaced, as only a ruleset made by hand can say. */
  goesOn: boolean;
  isDeeper: boolean;
}

/** The routines, then two spots more: what cards do, and what they need to be played. */
function spotsOf({ routines, hooks, designs, score }: Ruleset): Spot[] {
  const [cards, needs] = [routines.length, routines.length + 1];
  // Who looks on may ask for the score when a phase begins and when a card is played.
  const scoring = score === undefined ? [] : [score];
  // Where the verb goes on that was replaced last; by other routines than those in its place, any may.
  const replaced = hooks.filter(({ when }) => when === 'instead');
  const goOn = (spot: Spot, routine: number): void => {
    const own = replaced.filter(({ body }) => body === routine);
    if (own.length === 0) spot.goesOn = true;
    for (const { verb } of own.length > 0 ? own : replaced) spot.to.add(verb);
  };

  function look(spot: Spot, part: unknown, routine: number): void {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      const [op, called] = part;
      if (op === 'end') spot.ends = true;
      if (op === 'call' || op === 'do') spot.to.add(called);
      if (op === 'carry') spot.to.add(cards);
      if (op === 'playable') spot.to.add(needs);
      if (op === 'proceed') goOn(spot, routine);
    }
    for (const inner of Object.values(part)) look(spot, inner, routine);
  }
  const spotOf = (to: readonly number[], part: unknown, isDeeper: boolean, routine = -1): Spot => {
    const spot: Spot = { to: new Set(to), ends: false, goesOn: false, isDeeper };
    look(spot, part, routine);
    return spot;
  };

  const spots = routines.map(({ is, body }, i) => spotOf(is === 'phase' ? scoring : [], body, true, i));
  // What acts on a verb is called by it.
  for (const { verb, until, body, ...hook } of hooks) {
    for (const at of [verb, until?.verb ?? verb]) {
      spots[at].to.add(body);
      look(spots[at], [hook, until], body);
    }
  }
  const effects = designs.flatMap(({ effect }) => effect ?? []);
  const asked = designs.map((design) => design.needs);
  return [...spots, spotOf([...effects, ...scoring], null, false), spotOf([], asked, false)];
}

/** By spot whether it is so there, or anywhere it may lead. */
function spread(spots: readonly Spot[], isSo: (spot: Spot) => boolean): boolean[] {
  const found = spots.map(isSo);
  const from: number[][] = spots.map(() => []);
  for (const [i, { to }] of spots.entries()) for (const next of to) from[next].push(i);
  const open = [...found.keys()].filter((i) => found[i]);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const before of from[at]) {
      if (found[before]) continue;
      found[before] = true;
      open.push(before);
    }
  }
  return found;
}

/** Each pass looks one call further, until none goes deeper: what comes back to itself goes on until it is too deep. */
function isShallow(spots: readonly Spot[]): boolean {
  const depths = spots.map(() => 0);
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [i, { to, isDeeper }] of spots.entries()) {
      let most = 0;
      for (const next of to) most = Math.max(most, depths[next]);
      const depth = most + Number(isDeeper);
      if (depth > LIMITS.depth) return false;
      if (depth > depths[i]) isMore = true;
      depths[i] = depth;
    }
  }
  return true;
}

export function reachOf(ruleset: Ruleset): Reach {
  const { routines, hooks } = ruleset;
  const spots = spotsOf(ruleset);
  const ends = spread(spots, (spot) => spot.ends);
  const goOn = spread(spots, (spot) => spot.goesOn);
  const listed = hooks.filter(({ verb }) => routines[verb].gives?.list);
  return {
    endings: ends.slice(0, routines.length),
    cardsEnd: ends[routines.length],
    needsEnd: ends[routines.length + 1],
    givesList: routines.map(({ gives }, i) => gives?.list === true || listed.some(({ body }) => goOn[i] || body === i)),
    isShallow: isShallow(spots),
  };
}
