import type { Choice, Node } from '@draco-table/ruleset';
import { choiceType, NONE } from '@draco-table/ruleset';
import { askMany, askOne, askTogether, DECLINED, isForced, type Together } from '../play/ask.js';
import { fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { askOf } from './asks.js';
import { type Context, lists } from './context.js';
import { isDistinct } from './effects.js';
import { compileList, distinct } from './lists.js';
import { type Do, GO, LEAVE, type List, type Num } from './program.js';
import { compileBlock } from './statements.js';
import { compileNum } from './values.js';

/** What may be chosen, each value once. */
function compileOptions(c: Context, from: Node): List {
  const list = compileList(c, from, true);
  if (isDistinct(c.ruleset, from)) return list;
  return (r, f) => distinct(list(r, f));
}

interface Bounds {
  min: Num;
  max: Num | null;
}
const compileBounds = (c: Context, many: NonNullable<Choice['many']>): Bounds => ({
  min: compileNum(c, many.min),
  max: many.max === null ? null : compileNum(c, many.max),
});

/**
 * Asks, and puts what was chosen into the slot. True when something was chosen. Where there is but one answer nobody is
 * asked, unless that would tell the others something.
 */
export function compileChoosing(c: Context, choice: Choice): (r: Run, f: Frame) => boolean {
  const { slot, may, secret } = choice;
  const who = compileNum(c, choice.who);
  const options = compileOptions(c, choice.from);
  const ask = askOf(c, choice.prompt, choice.type, choice);
  const bounds = choice.many ? compileBounds(c, choice.many) : null;
  c.types[slot] = choiceType(choice);
  if (bounds === null) {
    return (r, f) => {
      const list = options(r, f);
      if (list.length === 0 && !secret) return false;
      const seat = who(r, f);
      const forced = list.length === 1 && !may;
      if (r.watch?.choice && list.length > 0) r.watch.choice(choice.prompt, !forced);
      const value = forced && !secret ? list[0] : askOne(r, ask, f, checkSeat(r, seat), list);
      if (value === DECLINED) {
        f[slot] = NONE;
        return false;
      }
      f[slot] = value;
      return true;
    };
  }
  return (r, f) => {
    // Kept while others act, so not a zone's own list.
    const list = options(r, f).slice();
    const [min, max] = within(r, f, bounds, list.length);
    const seat = who(r, f);
    const forced = isForced(ask, list.length, min, max);
    if (r.watch?.choice && list.length > 0) r.watch.choice(choice.prompt, !forced);
    const chosen = forced && !secret ? list.slice(0, max) : askMany(r, ask, f, checkSeat(r, seat), list, min, max);
    lists(f)[slot] = chosen as number[];
    return chosen.length > 0;
  };
}

/** As much as possible: never more than there is. */
function within(r: Run, f: Frame, bounds: Bounds, count: number): [number, number] {
  const most = bounds.max === null ? count : Math.max(0, Math.min(count, bounds.max(r, f)));
  return [Math.max(0, Math.min(most, bounds.min(r, f))), most];
}

export function checkSeat(r: Run, seat: number): number {
  if (seat >>> 0 >= r.seats) fault('nobody to choose');
  return seat;
}

export function compileChoose(c: Context, choice: Choice): Do {
  const choosing = compileChoosing(c, choice);
  const body = choice.body ? compileBlock(c, choice.body) : null;
  const other = choice.else ? compileBlock(c, choice.else) : null;
  // Several may be none: what follows goes on with an empty list.
  const without = choice.many ? GO : LEAVE;
  if (body === null) {
    return (r, f) => {
      if (choosing(r, f)) return GO;
      return other === null ? without : other(r, f);
    };
  }
  return (r, f) => {
    if (choosing(r, f)) return body(r, f);
    return other === null ? GO : other(r, f);
  };
}

/** All choose together; the slot then holds, by seat, what each chose. */
export function compileAtOnce(c: Context, seats: Node, seatSlot: number, choice: Choice): Do {
  const all = compileList(c, seats, false);
  c.types[seatSlot] = { is: 'player' };
  const options = compileOptions(c, choice.from);
  const ask = askOf(c, choice.prompt, choice.type, choice, true);
  const bounds = choice.many ? compileBounds(c, choice.many) : null;
  const { slot, may, secret } = choice;
  c.types[slot] = choiceType(choice);
  return (r, f) => {
    let choosers = 0;
    const questions: Together[] = [];
    const answers: (number | readonly number[])[] = new Array(r.seats).fill(NONE);
    for (const seat of all(r, f)) {
      f[seatSlot] = checkSeat(r, seat);
      const list = options(r, f).slice();
      const most = Math.min(1, list.length);
      const [min, max] = bounds === null ? [may ? 0 : most, most] : within(r, f, bounds, list.length);
      const forced = isForced(ask, list.length, min, max);
      if (!forced) choosers++;
      if (!forced || secret) questions.push({ seat, list, min, max });
      else answers[seat] = bounds === null ? (list[0] ?? NONE) : list.slice(0, max);
    }
    if (r.watch?.choice) r.watch.choice(choice.prompt, choosers > 0);
    const given = askTogether(r, ask, f, questions, seatSlot);
    questions.forEach(({ seat }, i) => {
      answers[seat] = bounds === null ? (given[i][0] ?? NONE) : given[i];
    });
    lists(f)[slot] = answers as number[];
    return GO;
  };
}
