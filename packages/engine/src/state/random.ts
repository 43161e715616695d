import { fault } from '../problems.js';

/** A generator of chance is its state: four whole numbers, as plain as the rest of a game. */
export type Random = number[] | Int32Array;

/** Four well-mixed numbers from any text, the same on every machine. */
export function seedState(seed: string): number[] {
  const units: number[] = [];
  for (let i = 0; i < seed.length; i++) units.push(seed.charCodeAt(i));
  return mixed(units);
}

/** The same from the code units of a text, or other whole numbers. */
export function mixed(units: ArrayLike<number>, count = units.length): number[] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let i = 0; i < count; i++) {
    const k = units[i];
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  // Rounds without input, so that short seeds differ in all four numbers.
  for (let i = 0; i < 4; i++) {
    a = Math.imul(a ^ (a >>> 16), 597399067) ^ b;
    b = Math.imul(b ^ (b >>> 15), 2869860233) ^ c;
    c = Math.imul(c ^ (c >>> 16), 951274213) ^ d;
    d = Math.imul(d ^ (d >>> 15), 2716044179) ^ a;
  }
  // A state of four zeros would stay there for ever.
  return [a | 0, b | 0, c | 0, d | 0 || 1];
}

/** Goes on from another state. */
export function reseed(random: Random, state: readonly number[]): Random {
  for (let i = 0; i < state.length; i++) random[i] = state[i];
  return random;
}

/** The next 32 bits of xoroshiro128+, two numbers of 64 bits kept as halves: high, low, high, low. */
export function next(random: Random): number {
  const high = random[0];
  const low = random[1];
  const out = (low + random[3]) >>> 0;
  const a = random[3] ^ low;
  const b = random[2] ^ high;
  random[0] = (high << 24) ^ (low >>> 8) ^ b ^ ((b << 16) | (a >>> 16));
  random[1] = (low << 24) ^ (high >>> 8) ^ a ^ (a << 16);
  random[2] = (a << 5) ^ (b >>> 27);
  random[3] = (b << 5) ^ (a >>> 27);
  return out;
}

const TWO32 = 2 ** 32;

/** 0 to n - 1, each equally likely: the high half of a product, rejecting what would favour some (Lemire). */
export function below(random: Random, n: number): number {
  if (n > 0x1fffff) return belowLarge(random, n);
  let x = next(random);
  let low = Math.imul(x, n) >>> 0;
  if (low < n) {
    const least = (TWO32 - n) % n;
    while (low < least) {
      x = next(random);
      low = Math.imul(x, n) >>> 0;
    }
  }
  // By halves, so that nothing becomes a float, which takes three times as long.
  if (n < 0x8000) return (Math.imul(x >>> 16, n) + (Math.imul(x & 0xffff, n) >>> 16)) >>> 16;
  return ((x * n - low) / TWO32) | 0;
}

/** For ranges whose product with 32 bits would not be exact. */
function belowLarge(random: Random, n: number): number {
  if (n > TWO32) fault('more than chance can choose from');
  const end = TWO32 - (TWO32 % n);
  let x = next(random);
  while (x >= end) x = next(random);
  return x % n;
}
