import { type Choice, NONE, type Type } from '@draco-table/ruleset';
import { type Ask, isForced } from '../play/ask.js';
import { optionIdOf } from '../play/decisions.js';
import { HALT, type Picker, type PickInfo, picked } from '../play/picking.js';
import { fault } from '../problems.js';
import { askOf } from '../program/choices.js';
import type { Context } from './context.js';
import { lay, listAt, type Memory } from './memory.js';
import { digits } from './unit.js';

/** A question of the rules, as it is each time. */
export interface Question {
  ask: Ask;
  /** Asked even where there is but one answer. */
  secret: boolean;
}

/** The number by which the code names a question. */
export function questionOf(c: Context, prompt: number, type: Type, choice?: Choice): string {
  return digits(c.questions.push({ ask: askOf(c, prompt, type, choice), secret: choice?.secret === true }) - 1);
}

/** A decision as a picker meets it. What is the same each time is set once; the rest when it is asked. */
class Info implements PickInfo {
  seat = 0;
  count = 0;
  min: number;
  max = 1;
  readonly prompt: string;
  readonly ordered: boolean;
  readonly optional: boolean;
  readonly many: boolean;
  /** Where its options lie. */
  list = 0;
  isOpen = false;

  constructor(
    private readonly memory: Memory,
    readonly ask: Ask,
    readonly secret: boolean,
  ) {
    this.prompt = ask.prompt;
    this.ordered = ask.ordered;
    this.optional = ask.may;
    this.many = ask.many;
    this.min = ask.may ? 0 : 1;
  }

  id(index: number): string {
    const { run, words } = this.memory;
    return optionIdOf(run, this.ask, words[(this.list >> 2) + 1 + index], 1 << this.seat);
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
  const infos = questions.map(({ ask, secret }) => new Info(memory, ask, secret));
  /** Questions put together that are not all there yet, the innermost last. */
  let open: { put: Put[]; answers: number[] }[] = [];

  function ask(info: Info, seat: number, list: number, count: number): ReturnType<Picker> {
    info.list = list;
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
  const own = (info: Info): Info => (info.isOpen ? new Info(memory, info.ask, info.secret) : info);

  /** The index of one of the list, or -1 for none. */
  function pick(n: number, seat: number, list: number, count: number): number {
    const info = infos[n];
    const found = ask(own(info), seat, list, count);
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

  function askMany(info: Info, seat: number, list: number, min: number, max: number): readonly number[] {
    const all = listAt(memory, list);
    if (seat >>> 0 >= run.seats) fault('nobody to choose');
    if (run.ended === 1) return all.slice(0, min);
    pass(seat);
    if (isForced(info.ask, all.length, min, max)) return all.slice(0, max);
    const asked = own(info);
    asked.min = min;
    asked.max = max;
    return picked(ask(asked, seat, list, all.length), all, info.ask, min, max);
  }

  /** Several of a list. With one possible answer nobody is asked, unless others could learn something from that. */
  function chooseMany(n: number, seat: number, list: number, least: number, most: number): number {
    const info = infos[n];
    const count = words[list >> 2];
    const max = Math.max(0, Math.min(count, most));
    const min = Math.max(0, Math.min(max, least));
    const forced = isForced(info.ask, count, min, max);
    if (run.watch !== null && count > 0) watched(n, Number(!forced));
    const chosen =
      forced && !info.secret ? listAt(memory, list).slice(0, max) : askMany(info, seat, list, min, max);
    return lay(memory, chosen);
  }

  /** Several questions put together: begun, added to one by one, asked. */
  function beginTogether(): number {
    open.push({ put: [], answers: new Array<number>(run.seats).fill(NONE) });
    return 0;
  }

  function putQuestion(n: number, seat: number, list: number, least: number, most: number): number {
    const info = infos[n];
    const { put, answers } = open[open.length - 1];
    const count = words[list >> 2];
    const max = Math.max(0, Math.min(count, most));
    const min = Math.max(0, Math.min(max, least));
    if (info.secret || !isForced(info.ask, count, min, max)) put.push({ seat, list, min, max });
    else answers[seat] = lay(memory, listAt(memory, list).slice(0, max));
    return 0;
  }

  /** The list of answers, by seat. */
  function askTogether(n: number): number {
    const info = infos[n];
    const { put, answers } = open.pop() as (typeof open)[number];
    const isForcedOn = ({ list, min, max }: Put): boolean => isForced(info.ask, words[list >> 2], min, max);
    watched(n, Number(!put.every(isForcedOn)));
    const given = put.map(({ seat, list, min, max }) => askMany(info, seat, list, min, max));
    for (const [i, { seat }] of put.entries()) answers[seat] = lay(memory, given[i]);
    return lay(memory, answers);
  }

  return {
    imports: { pick, watched, chooseMany, beginTogether, putQuestion, askTogether },
    /** Before a game is played, which may be while another is: gives what goes back to that. */
    begin: (): (() => void) => {
      const outer = open;
      open = [];
      return () => {
        open = outer;
      };
    },
  };
}

