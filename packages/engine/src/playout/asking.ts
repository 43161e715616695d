import { NONE, type Type } from '@draco-table/ruleset';
import type { Question } from '../lower/context.js';
import { type Ask, isForced } from '../play/ask.js';
import { optionIdOf } from '../play/decisions.js';
import { HALT, type Picker, type PickInfo } from '../play/picking.js';
import { SeatSight } from '../play/sight.js';
import { fault } from '../problems.js';
import { lay, type Memory } from './memory.js';
import { numbersIn } from './numbers-in.js';

/** Up to here a list is put into order by hand. */
const FEW = 64;

/** A decision as a picker meets it. What is the same each time is set once; the rest when it is asked. */
class Info implements PickInfo {
  seat = 0;
  count = 0;
  min: number;
  max = 1;
  readonly prompt: string;
  readonly routine: number;
  readonly type: Type;
  readonly ordered: boolean;
  readonly optional: boolean;
  readonly many: boolean;
  /** Where its options lie. */
  list = 0;

  constructor(
    private readonly memory: Memory,
    readonly ask: Ask,
    readonly secret: boolean,
    readonly sight: SeatSight,
  ) {
    this.prompt = ask.prompt;
    this.routine = ask.routine;
    this.type = ask.type;
    this.ordered = ask.ordered;
    this.optional = ask.may;
    this.many = ask.many;
    this.min = ask.may ? 0 : 1;
  }

  value(index: number): number {
    return this.memory.words[this.list + 1 + index];
  }

  id(index: number): string {
    const { run, words } = this.memory;
    return optionIdOf(run, this.ask, words[this.list + 1 + index], 1 << this.seat);
  }
}

/** A list where one is wanted: it may hold that one, or nothing. */
const onlyOf = ([first, ...more]: readonly number[]): number => (more.length > 0 ? Number.NaN : (first ?? -1));

/** One of several questions put together. */
interface Put {
  seat: number;
  list: number;
  min: number;
  max: number;
}

/** Asks in the game that is played. */
export function makeAsking(memory: Memory, questions: readonly Question[], pass: (seat: number) => number) {
  const { run, words } = memory;
  const numbers = numbersIn(memory);
  const fresh = (): Info[] => {
    const sight = new SeatSight(run, numbers);
    return questions.map((question) => new Info(memory, question.ask, question.secret, sight));
  };
  let infos = fresh();
  let isPlaying = false;
  /** Questions put together that are not all there yet, the innermost last. */
  let open: { put: Put[]; answers: number[] }[] = [];

  function ask(info: Info, seat: number, list: number, count: number): ReturnType<Picker> {
    info.list = list;
    info.seat = seat;
    info.sight.seat = seat;
    info.count = count;
    return (run.pick as Picker)(info);
  }

  /** The index of one of the list, or -1 for none. */
  function pick(n: number, seat: number, list: number, count: number): number {
    const info = infos[n];
    const found = ask(info, seat, list, count);
    if (found === undefined) throw HALT;
    const i = typeof found === 'number' ? found : onlyOf(found);
    if (i < 0 && info.optional) return -1;
    if (i >>> 0 !== i || i >= count) fault('an answer outside the options');
    return i;
  }

  /** Who looks on is told of every choice. */
  function watched(n: number, isChoice: number): number {
    run.watch?.choice?.(infos[n].ask.index, isChoice === 1);
    return 0;
  }

  /** So many of a list, from its front. */
  function front(list: number, count: number): number {
    return count === words[list] ? list : lay(memory, words.subarray(list + 1, list + 1 + count));
  }

  /** The list of what was chosen. */
  function askMany(info: Info, seat: number, list: number, min: number, max: number): number {
    if (seat >>> 0 >= run.seats) fault('nobody to choose');
    if (run.ended === 1) return front(list, min);
    pass(seat);
    const count = words[list];
    if (isForced(info.ask, count, min, max)) return front(list, max);
    info.min = min;
    info.max = max;
    const choice = ask(info, seat, list, count);
    if (choice === undefined) throw HALT;
    const chosen = typeof choice === 'object' ? choice : choice < 0 ? [] : [choice];
    const many = chosen.length;
    const fits = (many === 0 && info.optional) || (many >= min && many <= max);
    if (!fits || chosen.some((i) => i >>> 0 !== i || i >= count)) fault('an answer outside the options');
    return values(info, list, chosen);
  }

  /** Where the order does not matter, the same choice is the same state, as with answers: as in `play/picking.ts`. */
  function values({ ordered }: Info, list: number, chosen: readonly number[]): number {
    for (let i = 1; i < chosen.length; i++) if (chosen.indexOf(chosen[i]) !== i) fault('an option chosen twice');
    const found = lay(memory, chosen);
    const from = found + 1;
    const end = from + chosen.length;
    if (!ordered && chosen.length > FEW) words.subarray(from, end).sort();
    else if (!ordered) {
      for (let i = from + 1; i < end; i++) {
        const item = words[i];
        let to = i;
        for (; to > from && words[to - 1] > item; to--) words[to] = words[to - 1];
        words[to] = item;
      }
    }
    for (let i = from; i < end; i++) words[i] = words[list + 1 + words[i]];
    return found;
  }

  /** Several of a list. With one possible answer nobody is asked, unless others could learn something from that. */
  function chooseMany(n: number, seat: number, list: number, least: number, most: number): number {
    const info = infos[n];
    const count = words[list];
    const max = Math.max(0, Math.min(count, most));
    const min = Math.max(0, Math.min(max, least));
    const forced = isForced(info.ask, count, min, max);
    if (run.watch !== null && count > 0) watched(n, Number(!forced));
    return forced && !info.secret ? front(list, max) : askMany(info, seat, list, min, max);
  }

  /** Several questions put together: begun, added to one by one, asked. */
  function beginTogether(): number {
    open.push({ put: [], answers: new Array<number>(run.seats).fill(NONE) });
    return 0;
  }

  function putQuestion(n: number, seat: number, list: number, least: number, most: number): number {
    const info = infos[n];
    const { put, answers } = open[open.length - 1];
    const count = words[list];
    const max = Math.max(0, Math.min(count, most));
    const min = Math.max(0, Math.min(max, least));
    if (info.secret || !isForced(info.ask, count, min, max)) put.push({ seat, list, min, max });
    else answers[seat] = front(list, max);
    return 0;
  }

  /** The list of answers, by seat. */
  function askTogether(n: number): number {
    const info = infos[n];
    const { put, answers } = open.pop() as (typeof open)[number];
    const isForcedOn = ({ list, min, max }: Put): boolean => isForced(info.ask, words[list], min, max);
    watched(n, Number(!put.every(isForcedOn)));
    const given = put.map(({ seat, list, min, max }) => askMany(info, seat, list, min, max));
    for (const [i, { seat }] of put.entries()) answers[seat] = given[i];
    return lay(memory, answers);
  }

  return {
    imports: { pick, watched, chooseMany, beginTogether, putQuestion, askTogether },
    /** Before a game is played, which may be while another is: gives what goes back to that. */
    begin: (): (() => void) => {
      const outer = { open, infos, isPlaying };
      open = [];
      // A picker that plays a game of its own goes on looking at its question.
      if (isPlaying) infos = fresh();
      isPlaying = true;
      return () => {
        ({ open, infos, isPlaying } = outer);
      };
    },
  };
}
