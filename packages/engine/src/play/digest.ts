import { mixed } from '../state/random.js';
import type { State } from '../state/run.js';

/** Whole numbers, in lists in lists; null where a name has no value. */
type Told = number | null | readonly Told[];

/**
 * In a row: a list has its length before it, which is always small. What differs in the upper half of a number only would
 * be mixed with too little else, so it comes by itself too.
 */
const unitsOf = (value: Told): number[] =>
  typeof value === 'number'
    ? value >>> 0 < 60_000
      ? [value]
      : [60_000, value >>> 16, value]
    : value
      ? [62_000, value.length, ...value.flatMap(unitsOf)]
      : [61_000];

/** Equal exactly when nothing that matters differs: state, answers under way and chance to come. */
export const digestOf = (state: State, recorded: readonly (readonly number[] | null)[]): string =>
  hexOf(
    mixed(
      unitsOf(
        // In the order in which a snapshot has them.
        Object.values({
          ...state,
          effects: state.effects.map(({ hook, mode, since, frame }) => [hook, mode, since, frame]),
          flow: state.flow.map(({ routine, pc, frame }) => [routine, pc, frame]),
          recorded,
        }),
      ),
    ),
  );

/** Eight digits for each number, whatever its sign. */
export const hexOf = (parts: readonly number[]): string =>
  parts.map((part) => (part + 0x180000000).toString(16).slice(1)).join('');
