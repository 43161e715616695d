import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach } from '../problems.js';
import { shuffleList } from '../state/chance.js';
import type { Frame, Run } from '../state/run.js';
import { neighbours, rim } from '../state/zones.js';
import { kept, list, num, spend, test, value, whole, zonePlace } from './evaluate.js';
import type { Act, Code } from './program.js';

/** What meets a condition, up to that many. Nothing moves meanwhile where the condition is quiet (n[4]). */
function find(r: Run, f: Frame, n: readonly never[], most: number): number[] {
  const all = n[4] ? list(r, f, n[1]) : kept(r, f, n[1]);
  spend(r, all.length);
  const out: number[] = [];
  for (let i = 0; i < all.length && out.length < most; i++) {
    f[n[2]] = all[i];
    if (test(r, f, n[3])) out.push(all[i]);
  }
  return out;
}

export const where: Act = (r, f, n) => find(r, f, n, LIMITS.list);

/** The first elements of a list; the rest need not be looked for unless looking does something. */
export const upTo = (r: Run, f: Frame, n: Code, most: number): readonly number[] =>
  typeof n !== 'number' && n[0] === where && n[4] ? find(r, f, n as unknown as never[], most) : list(r, f, n);

/** The elements of a list that stays as it is, each with what it gives. */
function keyed(r: Run, f: Frame, n: readonly never[]): { item: number; key: number }[] {
  const all = kept(r, f, n[1]);
  spend(r, all.length);
  return all.map((item) => {
    f[n[2]] = item;
    return { item, key: num(r, f, n[3]) };
  });
}

/** All with the largest key (sign 1) or the smallest (sign -1). */
const extremes =
  (sign: 1 | -1): Act =>
  (r, f, n) => {
    const all = keyed(r, f, n);
    const best = all.reduce((most, { key }) => Math.max(most, key * sign), -Infinity);
    return all.flatMap(({ item, key }) => (key * sign === best ? [item] : []));
  };

/** What each gives; lists are joined. */
const mapped =
  (get: typeof value): Act =>
  (r, f, n) => {
    const out: number[] = [];
    for (const item of kept(r, f, n[1])) {
      f[n[2]] = item;
      const more = get(r, f, n[3]);
      if (typeof more === 'number') out.push(more);
      else for (const each of more) out.push(each);
      spend(r, 1 + ((more as number[]).length ?? 0));
      if (out.length > LIMITS.list) breach('list');
    }
    return out;
  };

/** Expressions that give a list. */
export const LISTS: Record<string, Act> = {
  list: (r, f, n) => n.slice(1).map((item) => num(r, f, item)),
  zone: (r, f, n) => r.zones[zonePlace(r, f, n[1], n[2])],
  range: (r, f, n) => {
    const from = num(r, f, n[1]);
    const to = num(r, f, n[2]);
    if (to - from >= LIMITS.list) breach('list');
    const out: number[] = [];
    for (let item = from; item <= to; item++) out.push(item);
    spend(r, out.length);
    return out;
  },
  where,
  most: extremes(1),
  least: extremes(-1),
  sorted: (r, f, n) =>
    keyed(r, f, n)
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item),
  giving: mapped(value),
  joined: mapped(list),
  'first-n': (r, f, n) => kept(r, f, n[1]).slice(0, Math.max(0, num(r, f, n[2]))),
  'last-n': (r, f, n) => {
    const all = kept(r, f, n[1]);
    return all.slice(Math.max(0, all.length - Math.max(0, num(r, f, n[2]))));
  },
  distinct: (r, f, n) => distinct(whole(r, f, n[1])),
  reversed: (r, f, n) => kept(r, f, n[1]).reverse(),
  plus: (r, f, n) => {
    const out = kept(r, f, n[1]).concat(list(r, f, n[2]));
    if (out.length > LIMITS.list) breach('list');
    spend(r, out.length);
    return out;
  },
  without: (r, f, n) => {
    const from = kept(r, f, n[1]);
    const gone = list(r, f, n[2]);
    spend(r, from.length * gone.length);
    return from.filter((item) => !gone.includes(item));
  },
  reached: (r, f, n) => {
    const out = new Set(whole(r, f, n[1]));
    // What is added on the way is gone through too.
    for (const item of out) {
      f[n[2]] = item;
      const onward = list(r, f, n[3]);
      spend(r, onward.length + 1);
      for (const next of onward) out.add(next);
      if (out.size > LIMITS.list) breach('list');
    }
    return [...out];
  },
  every: (r, _, n) => r.program.layout.thingsOfType[n[1]],
  designs: (r, _, n) => {
    const { designs } = r.program.layout.ruleset;
    spend(r, designs.length);
    return designs.flatMap(({ type }, i) => (type === n[1] ? [i] : []));
  },
  copies: (r, f, n) => {
    const wanted = num(r, f, n[1]);
    spend(r, r.design.length);
    return r.design.flatMap((design, thing) => (design === wanted ? [thing] : []));
  },
  neighbours: (r, f, n) => neighbours(r, num(r, f, n[1])),
  players: (r) => r.players,
  'players-from': (r, f, n) => from(r, num(r, f, n[1])),
  opponents: (r, f) => (f[0] === NONE ? r.players : from(r, f[0]).slice(1)),
  rim: (r, f, n) => {
    const place = zonePlace(r, f, n[1], n[2]);
    spend(r, r.zones[place].length ** 2);
    return rim(r, place);
  },
  shuffled: (r, f, n) => {
    const out = kept(r, f, n[1]);
    shuffleList(r, out, 0);
    return out;
  },
};

/** The players from a seat on. */
const from = (r: Run, seat: number): number[] => r.players.map((n) => (seat + n) % r.seats);

export const distinct = (all: readonly number[]): number[] => [...new Set(all)];
