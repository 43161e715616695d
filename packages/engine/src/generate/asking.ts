import type { Choice, Type } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { type Ask, checkSeat, isForced } from '../play/ask.js';
import { optionIdOf } from '../play/decisions.js';
import { HALT, type Picker, type PickInfo, picked } from '../play/picking.js';
import { breach, fault } from '../problems.js';
import { askOf } from '../program/choices.js';
import { reseed } from '../state/random.js';
import type { Run } from '../state/run.js';
import type { Context } from './context.js';

export const YES_NO: readonly number[] = [1, 0];
export const START = `R.steps=${LIMITS.steps}`;
/** An answer has a budget of its own, less what the statement has cost so far: as in `play/ask.ts`. */
export const RENEW = `R.steps+=${LIMITS.steps}-R.begun,R.begun=${LIMITS.steps}`;

/** A decision as a picker meets it. What is the same each time is set once; the rest when it is asked. */
class Info implements PickInfo {
  seat = 0;
  count = 0;
  min = 0;
  max = 0;
  readonly prompt: string;
  readonly ordered: boolean;
  readonly optional: boolean;
  readonly many: boolean;
  list: readonly number[] = [];
  /** Where options are put that nobody looks at once one is chosen; how many there are is told beside it. */
  readonly room: number[] = [];
  run: Run | null = null;
  isOpen = false;

  constructor(
    readonly ask: Ask,
    /** Asked even where there is but one answer. */
    readonly secret: boolean,
  ) {
    this.prompt = ask.prompt;
    this.ordered = ask.ordered;
    this.optional = ask.may;
    this.many = ask.many;
  }

  id(index: number): string {
    return optionIdOf(this.run as Run, this.ask, this.list[index], 1 << this.seat);
  }
}

export const infoOf = (c: Context, prompt: number, type: Type, choice?: Choice): Info =>
  new Info(askOf(c, prompt, type, choice), choice?.secret === true);

function pass(r: Run, seat: number): void {
  checkSeat(r, seat);
  if (r.asks === r.reseedAt) reseed(r.random, r.reseed);
  if (r.cursor >= LIMITS.decisions) breach('decisions');
  if (r.asks > LIMITS.playout) breach('playout');
  r.asks++;
  r.cursor++;
}

function ask(
  r: Run,
  info: Info,
  seat: number,
  list: readonly number[],
  count: number,
  min: number,
  max: number,
): ReturnType<Picker> {
  pass(r, seat);
  // Asked again from inside a picker: the one that is being looked at stays as it is.
  const own = info.isOpen ? new Info(info.ask, info.secret) : info;
  own.isOpen = true;
  // Most often they are the same as before, and to note a young object in an old one is work.
  if (own.run !== r) own.run = r;
  if (own.list !== list) own.list = list;
  own.seat = seat;
  own.count = count;
  own.min = min;
  own.max = max;
  const choice = (r.pick as Picker)(own);
  own.isOpen = false;
  return choice;
}

/** Nobody is asked any more once the game is over. */
function over(r: Run, { optional }: Info, seat: number, count: number): number {
  checkSeat(r, seat);
  return optional || count === 0 ? -1 : 0;
}

/** The index of one of the list, or -1 for none. What is there is read where it is asked for, by a list of one sort. */
export function askOne(r: Run, info: Info, seat: number, list: readonly number[], count: number): number {
  if (r.ended === 1) return over(r, info, seat, count);
  const i = ask(r, info, seat, list, count, info.optional ? 0 : 1, 1) as number | undefined;
  if (i === undefined) throw HALT;
  if (i < 0 && info.optional) return -1;
  if (i >>> 0 !== i || i >= count) fault('an answer outside the options');
  return i;
}

/** The same where others must not learn whether there was a choice. */
export function askAnyway(r: Run, info: Info, seat: number, list: readonly number[], count: number): number {
  if (count > 1 || (count === 1 && info.optional)) return askOne(r, info, seat, list, count);
  if (r.ended === 1) return over(r, info, seat, count);
  pass(r, seat);
  return count - 1;
}

export function askMany(
  r: Run,
  info: Info,
  seat: number,
  list: readonly number[],
  min: number,
  max: number,
): readonly number[] {
  if (r.ended === 1) {
    checkSeat(r, seat);
    return list.slice(0, min);
  }
  if (isForced(info.ask, list.length, min, max)) {
    pass(r, seat);
    return list.slice(0, max);
  }
  return picked(ask(r, info, seat, list, list.length, min, max), list, info.ask, min, max);
}

/** Several of a list. With one possible answer nobody is asked, unless others could learn something from that. */
export function chooseMany(
  r: Run,
  info: Info,
  seat: number,
  list: readonly number[],
  least: number,
  most: number,
): readonly number[] {
  const max = Math.max(0, Math.min(list.length, most));
  const min = Math.max(0, Math.min(max, least));
  const forced = isForced(info.ask, list.length, min, max);
  if (r.watch?.choice && list.length > 0) r.watch.choice(info.ask.index, !forced);
  return forced && !info.secret ? list.slice(0, max) : askMany(r, info, seat, list, min, max);
}
