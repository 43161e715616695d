import { type Choice, choiceType, type Node } from '@draco-table/ruleset';
import {
  act,
  and,
  binary,
  call,
  cond,
  eq,
  itemOf,
  lengthOf,
  local,
  more,
  ne,
  num,
  ONE,
  set,
  when,
  ZERO,
} from '../ir/build.js';
import type { Expr } from '../ir/ir.js';
import { R } from '../runtime/memory.js';
import { questionOf } from './asking.js';
import { isDistinct } from './distinct.js';
import { counter, lowerList, lowerNumber, NOTHING } from './expressions.js';
import { counted } from './loops.js';
import { register, type Unit } from './unit.js';

/** What may be chosen, each value once. */
export function optionsOf(u: Unit, from: Node): Expr {
  const options = lowerList(u, from);
  return isDistinct(u.c.ruleset, from) ? options : call('distinct', counted(u, options));
}

export const watched = (question: Expr, isChoice: Expr, isAny: Expr = ONE) =>
  when(and(ne(register(R.WATCHING), ZERO), isAny), [act(call('watched', question, isChoice))]);

/** Asks, and puts what was chosen into the slot; tells whether something was. */
export function choosing(u: Unit, choice: Choice): Expr {
  const { slot, may, secret, prompt, type, many } = choice;
  const question = questionOf(u.c, prompt, type, choice);
  const options = u.hold(optionsOf(u, choice.from));
  const count = u.hold(lengthOf(options));
  if (many) {
    const most = many.max === null ? count : u.hold(lowerNumber(u, many.max));
    const least = u.hold(lowerNumber(u, many.min));
    const who = lowerNumber(u, choice.who);
    const chosen = u.hold(call('chooseMany', question, who, options, least, most));
    u.assign(slot, chosen, true);
    u.c.types[slot] = choiceType(choice);
    return more(lengthOf(chosen), ZERO);
  }
  const [isTaken, i] = [counter(u), u.fresh()];
  const asked = u.within(() => {
    const seat = u.hold(lowerNumber(u, choice.who));
    const mayNot = num(may ? 1 : 0);
    const isChoice = may ? ONE : more(count, ONE);
    // What others may not know decides nothing about being asked; one alone is taken without a question.
    u.write(...watched(question, isChoice, secret ? more(count, ZERO) : ONE));
    const ask = call(secret ? 'askAnyway' : 'askOne', question, mayNot, seat, options, count);
    u.write(set(i, secret || may ? ask : cond(eq(count, ONE), ZERO, ask)));
    if (may || secret) {
      u.write(set(isTaken, binary('>=', local(i), ZERO)));
      u.assign(slot, cond(local(isTaken), itemOf(options, local(i)), NOTHING), false);
    } else {
      u.write(set(isTaken, ONE));
      u.assign(slot, itemOf(options, local(i)), false);
    }
  });
  if (secret) u.write(...asked);
  else u.write(...when(more(count, ZERO), asked));
  u.c.types[slot] = choiceType(choice);
  return local(isTaken);
}
