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

type Options = ArrayLike<number>;

/** A decision as a picker meets it. What is the same each time is set once; the rest when it is asked. */
export class Info implements PickInfo {
  seat = 0;
  count = 0;
  min: number;
  max = 1;
  readonly prompt: string;
  readonly ordered: boolean;
  readonly optional: boolean;
  readonly many: boolean;
  list: Options = [];
  isOpen = false;

  constructor(
    private readonly run: Run,
    readonly ask: Ask,
    /** Asked even where there is but one answer. */
    readonly secret: boolean,
    /** Where options are put that nobody looks at once one is chosen; how many there are is told beside it. */
    readonly room: Int32Array,
  ) {
    this.prompt = ask.prompt;
    this.ordered = ask.ordered;
    this.optional = ask.may;
    this.many = ask.many;
    this.min = ask.may ? 0 : 1;
  }

  id(index: number): string {
    return optionIdOf(this.run, this.ask, this.list[index], 1 << this.seat);
  }

  /** Room for options; while somebody looks at those that are there, as a picker that plays another game does, other. */
  free(): Int32Array {
    return this.isOpen ? new Int32Array(this.room.length) : this.room;
  }
}

const NO_ROOM = new Int32Array(0);

export const infoOf = (c: Context, prompt: number, type: Type, choice?: Choice, room: Int32Array = NO_ROOM): Info =>
  new Info(c.memory.run, askOf(c, prompt, type, choice), choice?.secret === true, room);

/** Asks in the game that is played. */
export function makeAsking(run: Run) {
  /** An answer has a budget of its own, less what the statement has cost so far: as in `play/ask.ts`. */
  function pass(seat: number): void {
    checkSeat(run, seat);
    run.steps += LIMITS.steps - run.begun;
    run.begun = LIMITS.steps;
    if (run.asks === run.reseedAt) reseed(run.random, run.reseed);
    if (run.cursor >= LIMITS.decisions) breach('decisions');
    if (run.asks > LIMITS.playout) breach('playout');
    run.asks++;
    run.cursor++;
  }

  function ask(info: Info, seat: number, list: Options, count: number): ReturnType<Picker> {
    pass(seat);
    // Most often it is the same as before, and to note a young object in an old one is work.
    if (info.list !== list) info.list = list;
    info.seat = seat;
    info.count = count;
    info.isOpen = true;
    try {
      return (run.pick as Picker)(info);
    } finally {
      info.isOpen = false;
    }
  }

  /** Asked again from inside a picker: the one that is being looked at stays as it is. */
  const own = (info: Info): Info => (info.isOpen ? new Info(run, info.ask, info.secret, info.room) : info);

  /** Nobody is asked any more once the game is over. */
  function over({ optional }: Info, seat: number, count: number): number {
    checkSeat(run, seat);
    return optional || count === 0 ? -1 : 0;
  }

  const watched = (info: Info, isChoice: boolean): void => run.watch?.choice?.(info.ask.index, isChoice);

  /** The index of one of the list, or -1 for none. What is there is read where it is asked for, by a list of one sort. */
  function askOne(info: Info, seat: number, list: Options, count: number): number {
    if (run.ended === 1) return over(info, seat, count);
    const i = ask(own(info), seat, list, count) as number | undefined;
    if (i === undefined) throw HALT;
    if (i < 0 && info.optional) return -1;
    if (i >>> 0 !== i || i >= count) fault('an answer outside the options');
    return i;
  }

  /** The same for a choice of a rule: there is something to choose from, and one alone is taken without a question. */
  function chooseOne(info: Info, seat: number, list: Options, count: number): number {
    const isChoice = count > 1 || info.optional;
    if (run.watch !== null) watched(info, isChoice);
    return isChoice ? askOne(info, seat, list, count) : 0;
  }

  /** The same where others must not learn whether there was a choice. */
  function chooseAnyway(info: Info, seat: number, list: Options, count: number): number {
    const isChoice = count > 1 || (count === 1 && info.optional);
    if (run.watch !== null && count > 0) watched(info, isChoice || info.optional);
    if (isChoice) return askOne(info, seat, list, count);
    if (run.ended === 1) return over(info, seat, count);
    pass(seat);
    return count - 1;
  }

  function askMany(info: Info, seat: number, list: readonly number[], min: number, max: number): readonly number[] {
    if (run.ended === 1) {
      checkSeat(run, seat);
      return list.slice(0, min);
    }
    if (isForced(info.ask, list.length, min, max)) {
      pass(seat);
      return list.slice(0, max);
    }
    const asked = own(info);
    asked.min = min;
    asked.max = max;
    return picked(ask(asked, seat, list, list.length), list, info.ask, min, max);
  }

  /** Several of a list. With one possible answer nobody is asked, unless others could learn something from that. */
  function chooseMany(
    info: Info,
    seat: number,
    list: readonly number[],
    least: number,
    most: number,
  ): readonly number[] {
    const max = Math.max(0, Math.min(list.length, most));
    const min = Math.max(0, Math.min(max, least));
    const forced = isForced(info.ask, list.length, min, max);
    if (run.watch !== null && list.length > 0) watched(info, !forced);
    return forced && !info.secret ? list.slice(0, max) : askMany(info, seat, list, min, max);
  }

  return { askOne, chooseOne, chooseAnyway, askMany, chooseMany, watched };
}
