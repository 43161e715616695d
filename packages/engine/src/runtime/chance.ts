import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { type Intrinsics, remainder, under } from './intrinsics.js';
import type { makeLists } from './lists.js';
import { FAIL, type Memory, R } from './memory.js';

/** What is seldom, or rests on what a test has laid out for chance. */
export interface RareChance {
  farBelow(n: number): number;
  farBetween(a: number, b: number): number;
  farWeighed(all: number, weights: number): number;
  shuffleScripted(list: number, front: number): number;
  /** A roll (1), a number between two (2), one of a list (3). */
  fromScript(a: number, b: number, sort: number): number;
}

/** Chance, arithmetic that may go wrong, cells and tokens. */
export function makeChance(
  memory: Memory,
  machine: Intrinsics,
  rare: RareChance,
  lists: Pick<ReturnType<typeof makeLists>, 'spend' | 'sliced'>,
) {
  const { words, vars } = memory;
  const { fail, xoroshiro, high } = machine;
  const { farBelow, farBetween, farWeighed, shuffleScripted, fromScript } = rare;
  const { spend, sliced } = lists;

  function fairBelow(n: number, first: number): number {
    let x = first;
    const least = remainder(0 - n, n);
    while (under(Math.imul(x, n), least)) x = xoroshiro();
    return high(x, n);
  }
  /** 0 to n - 1, each equally likely: the high half of a product, rejecting what would favour some (Lemire). */
  function below(n: number): number {
    if (!under(n - 1, 2097151)) return farBelow(n);
    const x = xoroshiro();
    return under(Math.imul(x, n), n) ? fairBelow(n, x) : high(x, n);
  }
  function shuffled(all: number): number {
    const n = words[all];
    const list = sliced(all, 0, n);
    spend(n >> 4);
    if (words[R.SCRIPTED] > 0) shuffleScripted(list, 0);
    else {
      for (let i = n - 1; i > 0; i--) {
        const j = below(i + 1);
        const x = words[list + 1 + i];
        words[list + 1 + i] = words[list + 1 + j];
        words[list + 1 + j] = x;
      }
    }
    return list;
  }
  /** One of the values, as likely as its weight. */
  function weighed(all: number, weights: number): number {
    const n = words[all];
    let total = 0;
    for (let i = 1; i <= n; i++) {
      const weight = words[weights + i];
      if (weight > 0) total = (total + weight) | 0;
      if (total < 0) return farWeighed(all, weights);
    }
    if (total === 0) return NONE;
    if (words[R.SCRIPTED] > 0) return farWeighed(all, weights);
    let left = below(total);
    for (let i = 1; i <= n; i++) {
      const weight = words[weights + i];
      if (weight > 0) {
        if (left < weight) return words[all + i];
        left -= weight;
      }
    }
    return NONE;
  }
  function rolled(sides: number): number {
    return words[R.SCRIPTED] > 0 ? fromScript(0, sides, 1) : 1 + below(sides);
  }
  function between(a: number, b: number): number {
    if (words[R.SCRIPTED] > 0) return fromScript(a, b, 2);
    if (b < a) return a;
    const n = (b - a + 1) | 0;
    if (n <= 0) return farBetween(a, b);
    return (a + below(n)) | 0;
  }
  function oneOf(list: number): number {
    const n = words[list];
    if (n === 0) return NONE;
    if (words[R.SCRIPTED] > 0) return fromScript(list, 0, 3);
    return words[list + 1 + below(n)];
  }
  function divide(a: number, b: number): number {
    if (b === 0) fail(FAIL.zero);
    if (b === -1) return (0 - a) | 0;
    const quotient = (a / b) | 0;
    return Math.imul(quotient, b) !== a && (a ^ b) < 0 ? quotient - 1 : quotient;
  }
  function modulo(a: number, b: number): number {
    if (b === 0) fail(FAIL.zero);
    if (b === -1) return 0;
    const left = (a % b) | 0;
    return left !== 0 && (left ^ b) < 0 ? (left + b) | 0 : left;
  }
  function cellAt(x: number, y: number): number {
    if (x < -LIMITS.grid || x > LIMITS.grid || y < -LIMITS.grid || y > LIMITS.grid) fail(FAIL.grid);
    return ((x + 128) << 8) | (y + 128);
  }
  /** North, east, south, west: x grows to the east, y to the north. */
  function toward(cell: number, side: number): number {
    if (cell === NONE) fail(FAIL.cell);
    const to = (side === 0 ? cell + 1 : side === 1 ? cell + 256 : side === 2 ? cell - 1 : cell - 256) | 0;
    if ((to & 255) === 0 || to >> 8 === 0 || to >> 8 > 255) fail(FAIL.grid);
    return to;
  }
  /** Where numbers would wrap round, tokens would be made or lost. Who does not owe never falls below zero. */
  function pays(from: number, to: number, has: number, amount: number, owes: number): number {
    let n = amount;
    if (n > has && !owes) n = has;
    if (n > 0) {
      const left = (has - n) | 0;
      if (((has ^ n) & (has ^ left)) < 0) fail(FAIL.tokens);
      vars[from] = left;
      const had = vars[to];
      const now = (had + n) | 0;
      if (((had ^ now) & (n ^ now)) < 0) fail(FAIL.tokens);
      vars[to] = now;
    }
    return n;
  }
  return { below, fairBelow, shuffled, weighed, rolled, between, oneOf, divide, modulo, cellAt, toward, pays };
}
