import { below, reseed, seedState } from './random.js';

/** Whole numbers from 0 up to, not including, n. */
export type Dice = (n: number) => number;

/** Chance for whoever plays: the same seed gives the same numbers everywhere. Not the game's own. */
export function dice(seed: string): Dice {
  // To make one from a list takes three times as long.
  const random = reseed(new Int32Array(4), seedState(seed));
  return (n) => below(random, n);
}
