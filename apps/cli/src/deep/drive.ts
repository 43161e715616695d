import {
  type Loaded,
  type Picker,
  type PickInfo,
  type Playout,
  playout,
  type StartOptions,
  type Watch,
} from '@draco-table/engine';

/** An answer as it was given, by the ids of its options. */
export interface Given {
  seat: number;
  choose: string[];
}

export interface Driven extends Playout {
  given: Given[];
}

/**
 * Plays a game from a list of whole numbers, one a decision; when they run out, the first option is taken. So any list is
 * a game, and a shorter list or smaller numbers are a simpler one.
 */
export function drive(
  loaded: Loaded,
  start: StartOptions,
  numbers: (at: number) => number,
  watch?: Watch,
  record = true,
): Driven {
  const given: Given[] = [];
  let at = 0;
  const pick: Picker = (info) => {
    const choice = choose(info, numbers(at));
    at += 1;
    if (record) {
      const indices = typeof choice === 'number' ? (choice < 0 ? [] : [choice]) : choice;
      given.push({ seat: info.seat, choose: indices.map((index) => info.id(index)) });
    }
    return choice;
  };
  return { ...playout(loaded, start, pick, watch), given };
}

export function choose(info: PickInfo, number: number): number | readonly number[] {
  const { count, min, max, optional, many } = info;
  if (!many) {
    const index = number % (optional ? count + 1 : count);
    return index === count ? -1 : index;
  }
  const size = min + (number % (max - min + 1));
  const first = Math.floor(number / (max - min + 1)) % Math.max(1, count);
  return Array.from({ length: size }, (_, i) => (first + i) % count);
}

/** Numbers of a drive are below this. */
export const LARGEST = 1 << 20;
