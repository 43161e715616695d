import { type Decision, dice, type PickInfo } from '@draco-table/engine';
import { randomIndices } from './random.js';

/** More ways to choose several are not weighed one by one. */
const MOST = 24;

/** Answers to weigh against each other: every single option, declining, and of several a sample. */
export function candidates(decision: Decision, seed: string): string[][] {
  const { options, min, max, optional, ordered } = decision;
  if (max === 1) {
    const single = options.map(({ id }) => [id]);
    return min === 0 || optional ? [[], ...single] : single;
  }
  const roll = dice(`${seed}/several`);
  const found = new Map<string, string[]>();
  for (let n = 0; n < MOST * 2 && found.size < MOST; n++) {
    const ids = randomIndices(roll, options.length, decision, true).map((i) => options[i].id);
    const key = (ordered ? ids : [...ids].sort(compare)).join(' ');
    if (!found.has(key)) found.set(key, ids);
  }
  return [...found.values()];
}

/** Not by language: the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Turns ids into the indices that a playout's question has for them; undefined when one is not offered. */
export function indicesOf(info: PickInfo, ids: readonly string[]): number[] | undefined {
  const found: number[] = [];
  for (let i = 0; i < info.count && found.length < ids.length; i++) if (ids.includes(info.id(i))) found.push(i);
  if (found.length !== ids.length) return undefined;
  if (!info.ordered) return found;
  const own = found.map((i) => info.id(i));
  return ids.map((id) => found[own.indexOf(id)]);
}
