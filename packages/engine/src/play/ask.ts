import type { Type } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach, fault } from '../problems.js';
import type { Code } from '../program/program.js';
import { reseed } from '../state/random.js';
import type { Frame, Run } from '../state/run.js';
import { tellChoice } from './tell.js';

/** What is the same every time a choice is asked. */
export interface Ask {
  prompt: string;
  /** Index in `prompts`, or -1. */
  index: number;
  type: Type;
  routine: number;
  many: boolean;
  ordered: boolean;
  may: boolean;
  /** What is chosen from, where it is worked out anew each time. */
  from: Code | null;
}

/** A decision that waits for its answer. */
export interface OpenAsk {
  ask: Ask;
  frame: Frame;
  seat: number;
  list: readonly number[];
  min: number;
  max: number;
  /** Place in the answers of this statement. */
  at: number;
  /** Number of the ask through the game. */
  number: number;
  /** The first ask of those put at the same moment. */
  group: number;
  together: boolean;
}

/** Answers a question at once, in a game that nobody waits for. */
export type Answerer = (
  r: Run,
  ask: Ask,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
) => readonly number[];

/** In an imagined game: an answer given before, or another where it no longer fits what is imagined. */
export type Doubt = (
  r: Run,
  at: number,
  list: readonly number[],
  min: number,
  max: number,
  may: boolean,
) => readonly number[];

/** Thrown to leave a statement that has to wait for an answer. */
export const SUSPEND = { suspend: true };
function next(r: Run): number {
  if (r.asks === r.reseedAt) reseed(r.random, r.reseed);
  if (r.cursor >= LIMITS.decisions) breach('decisions');
  if (r.pick !== null && r.asks > LIMITS.playout) breach('playout');
  r.asks++;
  return r.cursor++;
}

/** What was answered before, or what somebody answers at once; null where it has to be waited for. */
function known(r: Run, ask: Ask, { seat, list, min, max }: Together, at: number): readonly number[] | null {
  const answer = r.recorded[at] ?? null;
  if (answer === null) {
    if (r.answer === null) return null;
    // A new answer has a budget of its own, less what carrying the statement out again up to here would cost.
    r.steps += LIMITS.steps - r.begun;
    r.begun = LIMITS.steps;
    return r.answer(r, ask, seat, list, min, max);
  }
  return r.doubt === null ? answer : r.doubt(r, at, list, min, max, ask.may);
}

export function checkSeat(r: Run, seat: number): number {
  if (seat >>> 0 >= r.seats) fault('nobody to choose');
  return seat;
}

export function askMany(
  r: Run,
  ask: Ask,
  frame: Frame,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
): readonly number[] {
  checkSeat(r, seat);
  // Nobody is asked any more once the game is over.
  if (r.ended === 1) return list.slice(0, min);
  const at = next(r);
  const found = known(r, ask, { seat, list, min, max }, at);
  if (found === null) {
    r.cursor--;
    r.asks--;
    r.open = [{ ask, frame, seat, list, min, max, at, number: r.asks, group: r.asks, together: false }];
    throw SUSPEND;
  }
  // What came to light before this answer does not bar the way back to it.
  r.barrier = false;
  return found;
}

/** Asks for one of the list. */
export const askOne = (r: Run, ask: Ask, frame: Frame, seat: number, list: readonly number[]): number =>
  askMany(r, ask, frame, seat, list, 1, 1)[0];

/** Whether there is but one answer: all of the list, or nothing. */
export const isForced = ({ may, ordered }: Ask, count: number, min: number, max: number): boolean =>
  max === 0 || (min === count && !may && (!ordered || count < 2));

/** One of several questions put at the same moment. */
export interface Together {
  seat: number;
  list: readonly number[];
  min: number;
  max: number;
}

/** Asks all at once; nobody's answer is used before all are in. */
export function askTogether(
  r: Run,
  ask: Ask,
  frame: Frame,
  all: readonly Together[],
  slot: number,
): (readonly number[])[] {
  if (r.ended === 1) return all.map(({ list, min }) => list.slice(0, min));
  const group = r.asks;
  const answers: (readonly number[])[] = [];
  const open: OpenAsk[] = [];
  const first = r.cursor;
  for (const one of all) {
    const at = next(r);
    const found = known(r, ask, one, at);
    if (found !== null) {
      answers.push(found);
      continue;
    }
    const own = frame.slice();
    own[slot] = one.seat;
    open.push({ ...one, ask, frame: own, at, number: r.asks - 1, group, together: true });
  }
  if (open.length > 0) {
    r.cursor = first;
    r.asks = group;
    r.open = open;
    throw SUSPEND;
  }
  // What was secret is now on the table.
  if (all.length > 0) r.barrier = true;
  if (r.emit !== null) for (const [i, { seat }] of all.entries()) tellChoice(r, ask, seat, answers[i]);
  return answers;
}
