import type { Choice, Type } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import { type Ask, askMany, askTogether, checkSeat, isForced, type Together } from '../play/ask.js';
import type { Frame, Run } from '../state/run.js';
import { kept, num, whole } from './evaluate.js';
import { distinct } from './lists.js';
import { type Act, type Code, GO, LEAVE } from './program.js';

/** A choice made ready: the question in the same words each time, and what is worked out anew. */
export interface Question {
  ask: Ask;
  slot: number;
  who: Code;
  from: Code;
  secret: boolean;
  min: Code;
  max: Code | null;
}

export function askOf(
  { ruleset, routine }: { ruleset: { prompts: readonly { id: string }[] }; routine: number },
  prompt: number,
  type: Type,
  choice?: Choice,
): Ask {
  return {
    prompt: ruleset.prompts[prompt]?.id ?? 'choose-next',
    index: prompt,
    type,
    routine,
    many: choice?.many !== undefined,
    ordered: choice?.ordered === true,
    may: choice?.may === true,
    from: null,
  };
}

/**
 * Asks, and puts what was chosen into the slot. True when something was chosen. Where there is but one answer nobody is
 * asked, unless that would tell the others something.
 */
export function choosing(r: Run, f: Frame, q: Question): boolean {
  const { ask, slot, secret } = q;
  const all = distinct(whole(r, f, q.from));
  const [min, max] = within(r, f, q, all.length);
  if (!ask.many && max === 0 && !secret) return false;
  const seat = num(r, f, q.who);
  const forced = isForced(ask, all.length, min, max);
  if (all.length > 0) r.watch?.choice?.(ask.index, !forced);
  const chosen = forced && !secret ? all.slice(0, max) : askMany(r, ask, f, seat, all, min, max);
  f[slot] = (ask.many ? chosen : (chosen[0] ?? NONE)) as number;
  return chosen.length > 0;
}

/** How many are to be chosen: as many as possible, never more than there are. */
function within(r: Run, f: Frame, { ask, min, max }: Question, count: number): [number, number] {
  const most = max === null ? count : Math.max(0, Math.min(count, num(r, f, max)));
  return [ask.may && !ask.many ? 0 : Math.max(0, Math.min(most, num(r, f, min))), most];
}

export const choose: Act = (r, f, n) => {
  const q: Question = n[1];
  const [body, other]: readonly (Code | null)[] = n.slice(2);
  const chosen = choosing(r, f, q);
  const next = chosen ? body : other;
  if (next !== null) return num(r, f, next);
  // Several may be none: what follows goes on with an empty list.
  return chosen || body !== null || q.ask.many ? GO : LEAVE;
};

/** All choose together; the slot then holds, by seat, what each chose. */
export const atOnce: Act = (r, f, n) => {
  const q: Question = n[3];
  const { ask } = q;
  let choosers = 0;
  const questions: Together[] = [];
  const answers: (number | readonly number[])[] = r.players.map(() => NONE);
  const one = (chosen: readonly number[]): number | readonly number[] => (ask.many ? chosen : (chosen[0] ?? NONE));
  for (const seat of kept(r, f, n[1])) {
    f[n[2]] = checkSeat(r, seat);
    const all = distinct(whole(r, f, q.from));
    const [min, max] = within(r, f, q, all.length);
    const forced = isForced(ask, all.length, min, max);
    if (!forced) choosers++;
    if (!forced || q.secret) questions.push({ seat, list: all, min, max });
    else answers[seat] = one(all.slice(0, max));
  }
  r.watch?.choice?.(ask.index, choosers > 0);
  const given = askTogether(r, ask, f, questions, n[2]);
  questions.forEach(({ seat }, i) => {
    answers[seat] = one(given[i]);
  });
  f[q.slot] = answers as unknown as number;
  return GO;
};
