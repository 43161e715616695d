import { fault } from '../problems.js';
import type { Run } from '../state/run.js';
import { type Answerer, type Ask, isForced } from './ask.js';
import { optionIdOf } from './decisions.js';

/** A decision as a playout meets it. Objects may be used again: do not keep them. */
export interface PickInfo {
  seat: number;
  prompt: string;
  /** How many options there are. */
  count: number;
  min: number;
  max: number;
  ordered: boolean;
  /** May be declined with -1 (or an empty list). */
  optional: boolean;
  /** The answer is a list of indices, not one. */
  many: boolean;
  /** The id that the option has in a decision. */
  id(index: number): string;
}
/**
 * Answers with the index of an option, -1 to decline, or indices when several are asked for; undefined ends the playout.
 * Asked only where more than one answer is possible.
 */
export type Picker = (info: PickInfo) => number | readonly number[] | undefined;

/** Thrown when a picker wants no more. */
export const HALT = { halt: true };

/** From now on every question of the run is answered by the picker. */
export function answerBy(r: Run, pick: Picker): void {
  r.pick = pick;
  r.answer = askPicker;
}

// One function for all runs: one made for each would keep them from being swept away early.
const askPicker: Answerer = (r, ask, seat, list, min, max) => {
  if (isForced(ask, list.length, min, max)) return list.slice(0, max);
  const { prompt, ordered, many, may: optional } = ask;
  const id = (index: number): string => optionIdOf(r, ask, list[index], 1 << seat);
  const info: PickInfo = { seat, prompt, count: list.length, min, max, ordered, optional, many, id };
  return picked((r.pick as Picker)(info), list, ask, min, max);
};

export function picked(
  choice: ReturnType<Picker>,
  list: readonly number[],
  { may, ordered }: Ask,
  min: number,
  max: number,
): number[] {
  if (choice === undefined) throw HALT;
  const chosen = typeof choice === 'object' ? choice : choice < 0 ? [] : [choice];
  // Where the order does not matter, the same choice is the same state, as with answers.
  const indices = ordered || chosen.length < 2 ? chosen : [...chosen].sort((a, b) => a - b);
  const values = indices.map((i) => list[i]);
  const many = values.length;
  const fits = (many === 0 && may) || (many >= min && many <= max);
  if (!fits || values.includes(undefined as never)) fault('an answer outside the options');
  for (let i = 1; i < many; i++) if (indices.indexOf(indices[i]) !== i) fault('an option chosen twice');
  return values;
}
