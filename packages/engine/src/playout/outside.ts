import { NONE } from '@draco-table/ruleset';
import { watchLaying } from '../play/laying.js';
import { scoresOf } from '../play/scores.js';
import { scripted, shuffleList } from '../state/chance.js';
import { below, reseed } from '../state/random.js';
import type { Imports } from '../wasm/module.js';
import type { makeAsking } from './asking.js';
import { fail } from './fails.js';
import { compact, lay, listAt, type Memory } from './memory.js';

/** The names of what comes from outside, and of what machines have operations for. */
export const OUTSIDE: ReadonlySet<string> = new Set([
  ...['fail', 'pick', 'watched', 'chooseMany', 'beginTogether', 'putQuestion', 'askTogether', 'compact', 'watchPlay'],
  ...['watchLaying', 'watchBeside'],
  ...['phaseBegins', 'longDistinct', 'longByKey', 'shuffleScripted', 'fromScript', 'reseed', 'farBelow', 'farBetween'],
  ...['farWeighed', 'openSet', 'isNew', 'closeSet', 'high', 'xoroshiro', 'copy'],
]);

/** What the code calls that is not worth being code of its own, or is shared with games that people play. */
export function makeOutside(
  memory: Memory,
  asking: ReturnType<typeof makeAsking>,
): { imports: Imports; begin: () => () => void } {
  const { run, words } = memory;
  const { routines, layout } = run.program;
  const list = (address: number): number[] => listAt(memory, address);
  const put = (address: number, values: readonly number[]): number => {
    words.set(values, address + 1);
    return address;
  };

  /** Made once: a game has hundreds of phases. */
  const scores = (into?: number[]): number[] => scoresOf(run, into);

  /** Sets of what long lists hold, while they grow. */
  let sets: Set<number>[] = [];
  /** Before a game is played; gives what is done after it, also where a rule went wrong in the midst of something. */
  const begin = (): (() => void) => {
    const [end, outer] = [asking.begin(), sets];
    sets = [];
    return () => {
      end();
      sets = outer;
    };
  };

  const imports: Imports = {
    fail,
    ...asking.imports,
    compact: () => {
      compact(memory);
      return 0;
    },
    watchPlay: (you: number, design: number) => {
      run.watch?.play?.(you, layout.ruleset.designs[design].id, scores);
      return 0;
    },
    watchLaying: (thing: number, place: number) => {
      watchLaying(run, thing, place);
      return 0;
    },
    watchBeside: (thing: number, other: number) => {
      watchLaying(run, thing, run.where[other]);
      return 0;
    },
    phaseBegins: (index: number, you: number) => {
      run.watch?.phase?.(routines[index].def.id, you, scores);
      return 0;
    },
    longDistinct: (address: number) => lay(memory, [...new Set(list(address))]),
    /** By rising key; those with the same stay as they were. */
    longByKey: (all: number, keys: number) => {
      const [items, by] = [list(all), list(keys)];
      const order = items.map((_, i) => i).sort((a, b) => by[a] - by[b] || a - b);
      return put(
        all,
        order.map((i) => items[i]),
      );
    },
    shuffleScripted: (address: number, front: number) => {
      const all = list(address);
      // What it costs was counted.
      run.steps += all.length >> 4;
      shuffleList(run, all, front);
      return put(address, all);
    },
    /** What a test has laid out for chance: a roll, a number between two, one of a list. */
    fromScript: (a: number, b: number, sort: number) => {
      const found = scripted(run);
      if (found !== undefined) return found;
      if (sort === 1) return 1 + below(run.random, b);
      if (sort === 2) return b < a ? a : a + below(run.random, b - a + 1);
      const all = list(a);
      return all[below(run.random, all.length)];
    },
    reseed: () => {
      reseed(run.random, run.reseed);
      return 0;
    },
    farBelow: (n: number) => below(run.random, n),
    farBetween: (a: number, b: number) => a + below(run.random, b - a + 1),
    /** One of the values, as likely as its weight. */
    farWeighed: (address: number, weights: number) => {
      let total = 0;
      const ends = list(weights).map((weight) => {
        total += Math.max(0, weight);
        return total;
      });
      if (total === 0) return NONE;
      const value = scripted(run);
      if (value !== undefined) return value;
      const n = below(run.random, total);
      return words[address + 1 + ends.findIndex((end) => n < end)];
    },
    openSet: () => sets.push(new Set()),
    isNew: (address: number, n: number, item: number) => {
      const set = sets[n - 1];
      const from = address;
      for (let i = set.size; i < words[from]; i++) set.add(words[from + 1 + i]);
      return Number(!set.has(item));
    },
    closeSet: (n: number) => {
      sets = sets.slice(0, n - 1);
      return 0;
    },
  };
  return { imports, begin };
}
