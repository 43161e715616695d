import type { Node, Type } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach, fault } from '../problems.js';
import type { Context } from '../program/context.js';
import { randomFrom } from '../state/random.js';
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
  together: boolean;
  /** To tell why something is not offered: the list that the outermost condition is put to. */
  filtered: { c: Context; list: Node } | null;
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
  /** Asked together with others: the first and the number of them. */
  group: number;
}

/** A decision as a playout meets it. Objects are used again: do not keep them. */
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
/** Thrown when a picker wants no more. */
export const HALT = { halt: true };
/** What askOne returns when the choice was declined. Never a value of a game. */
export const DECLINED = 2147483647;

function next(r: Run): number {
  if (r.asks === r.reseedAt) r.random = randomFrom(r.reseed);
  if (r.cursor >= LIMITS.decisions) breach('decisions');
  r.asks++;
  r.steps = LIMITS.steps;
  return r.cursor++;
}

function suspend(
  r: Run,
  ask: Ask,
  frame: Frame,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
): never {
  r.cursor--;
  r.asks--;
  r.open = [{ ask, frame, seat, list, min, max, at: r.cursor, number: r.asks, group: r.asks }];
  throw SUSPEND;
}

function fill(
  r: Run,
  ask: Ask,
  frame: Frame,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
): PickInfo {
  const info = r.info as PickInfo & { list: readonly number[]; ask: Ask; frame: Frame };
  info.seat = seat;
  info.prompt = ask.prompt;
  info.count = list.length;
  info.min = min;
  info.max = max;
  info.ordered = ask.ordered;
  info.optional = ask.may;
  info.many = ask.many;
  info.list = list;
  info.ask = ask;
  info.frame = frame;
  return info;
}

/** Asks for one of the list; where there is nothing to choose from, for none. */
export function askOne(r: Run, ask: Ask, frame: Frame, seat: number, list: readonly number[]): number {
  const at = next(r);
  const most = list.length === 0 ? 0 : 1;
  if (at < r.recorded.length) {
    const answer = r.recorded[at];
    if (answer !== null) {
      // What came to light before this answer does not bar the way back to it.
      r.barrier = false;
      const fitting = r.doubt === null ? answer : r.doubt(r, at, list, most, most, ask.may);
      return fitting.length === 0 ? DECLINED : fitting[0];
    }
  }
  if (r.pick !== null) {
    if (most === 0) return DECLINED;
    if (list.length === 1 && !ask.may) return list[0];
    const i = r.pick(fill(r, ask, frame, seat, list, ask.may ? 0 : 1, 1)) as number | undefined;
    if (i === undefined) throw HALT;
    if (i < 0 && ask.may) return DECLINED;
    const value = list[i];
    if (value === undefined) fault('an answer outside the options');
    return value;
  }
  return suspend(r, ask, frame, seat, list, ask.may ? 0 : most, most);
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
  const at = next(r);
  const answer = r.recorded[at] ?? null;
  if (answer !== null) {
    r.barrier = false;
    return r.doubt === null ? answer : r.doubt(r, at, list, min, max, ask.may);
  }
  if (r.pick !== null) return pickMany(r.pick, r, ask, frame, seat, list, min, max);
  return suspend(r, ask, frame, seat, list, min, max);
}

/** Whether there is but one answer: all of the list, or nothing. */
export const isForced = ({ may, ordered }: Ask, count: number, min: number, max: number): boolean =>
  max === 0 || (min === count && !may && (!ordered || count < 2));

function pickMany(
  pick: Picker,
  r: Run,
  ask: Ask,
  frame: Frame,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
): readonly number[] {
  if (isForced(ask, list.length, min, max)) return list.slice(0, max);
  return picked(pick(fill(r, ask, frame, seat, list, min, max)), list, ask, min, max);
}

export function picked(
  choice: number | readonly number[] | undefined,
  list: readonly number[],
  { may, ordered }: Ask,
  min: number,
  max: number,
): number[] {
  if (choice === undefined) throw HALT;
  if (typeof choice === 'object' && choice.length === 0 && (may || min === 0)) return [];
  const chosen = typeof choice === 'number' ? (choice < 0 ? [] : [choice]) : choice;
  // Where the order does not matter, the same choice is the same state, as with answers.
  const indices = ordered ? chosen : [...chosen].sort((a, b) => a - b);
  const values = indices.map((i) => list[i]);
  const many = values.length;
  const fits = (many === 0 && may) || (many >= min && many <= max);
  if (!fits || values.includes(undefined as never)) fault('an answer outside the options');
  for (let i = 1; i < many; i++) if (indices.indexOf(indices[i]) !== i) fault('an option chosen twice');
  return values;
}

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
  const group = r.asks;
  const answers: (readonly number[])[] = [];
  const open: OpenAsk[] = [];
  const first = r.cursor;
  for (const { seat, list, min, max } of all) {
    const at = next(r);
    const own = frame.slice();
    own[slot] = seat;
    const answer = r.recorded[at] ?? null;
    if (answer !== null) answers.push(r.doubt === null ? answer : r.doubt(r, at, list, min, max, ask.may));
    else if (r.pick !== null) answers.push(pickMany(r.pick, r, ask, own, seat, list, min, max));
    else open.push({ ask, frame: own, seat, list, min, max, at, number: r.asks - 1, group });
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
