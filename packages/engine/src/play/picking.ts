import type { Type } from '@draco-table/ruleset';
import type { Decision, Game } from '../api.js';
import { fault } from '../problems.js';
import type { Run } from '../state/run.js';
import { type Answerer, type Ask, isForced } from './ask.js';
import { decisionId, optionIdOf } from './decisions.js';
import { sessionOf } from './game.js';
import { numbersOf, SeatSight, type Sight } from './sight.js';

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
  /** The routine that asks, by its index in the ruleset; -1 where effects are put into an order. */
  routine: number;
  /** What the options are. */
  type: Type;
  /** An option as a whole number: what it is follows from the type. A thing is to be asked about in `sight`. */
  value(index: number): number;
  /** What the seat knows at this moment. */
  sight: Sight;
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
  const info = infoOf(r, ask, seat, list, min, max);
  return picked((r.pick as Picker)(info), list, ask, min, max);
};

function infoOf(r: Run, ask: Ask, seat: number, list: readonly number[], min: number, max: number): PickInfo {
  const { prompt, routine, type, ordered, many, may: optional } = ask;
  const sight = new SeatSight(r, numbersOf(r));
  sight.seat = seat;
  const value = (index: number): number => list[index];
  const id = (index: number): string => optionIdOf(r, ask, list[index], 1 << seat);
  const count = list.length;
  return { seat, prompt, routine, type, count, min, max, ordered, optional, many, value, sight, id };
}

/** A decision of a game as a playout would meet it: for bots that play in both. */
export function questionOf(game: Game, decision: Decision): PickInfo | undefined {
  const { run } = sessionOf(game);
  const open = run.open.find((one) => decisionId(one) === decision.id);
  return open && infoOf(run, open.ask, open.seat, open.list, open.min, open.max);
}

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
