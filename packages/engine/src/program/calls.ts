import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { hides, tellCall } from '../play/tell.js';
import { breach } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { fitting, num, value } from './evaluate.js';
import { callHooked } from './hooks.js';
import { type Act, type Code, type Constant, END, GO, type Routine } from './program.js';

export function frameMaker(size: number): Routine['frame'] {
  const blank = new Array<number>(size).fill(null as unknown as number);
  return (you, card) => {
    const frame = blank.slice();
    frame[0] = you;
    frame[1] = card;
    return frame;
  };
}

function deeper(r: Run): void {
  if (++r.depth > LIMITS.depth) breach('depth');
}

/** Carries out a routine's own body. */
export function runBody(r: Run, routine: Routine, frame: Frame): number {
  deeper(r);
  const before = r.at;
  r.at = routine.index;
  r.traced?.(routine, frame);
  const isTold = r.emit !== null && routine.def.told === true;
  // What not all know yet is told when it is over: by then it may be known.
  const isLate = isTold && hides(r, routine, frame);
  if (isTold && !isLate) tellCall(r, 'told', routine, frame);
  const how = num(r, frame, routine.body);
  if (isLate) tellCall(r, 'told', routine, frame);
  r.at = before;
  r.depth--;
  return how === END ? END : GO;
}

/** Carries out a verb with all that acts before, after or instead of it; none, once the game is over. */
export const perform = (r: Run, routine: Routine, frame: Frame): number =>
  r.ended === 1 ? END : routine.hooks === null ? runBody(r, routine, frame) : callHooked(r, routine, frame);

/** The frame of a call: who acts and `this` go along, arguments go to their slots. */
export function frameFor(r: Run, f: Frame, routine: Routine, args: readonly unknown[], first: number): Frame {
  const frame = routine.frame(f[0], f[1]);
  const { params } = routine.def;
  for (let i = 0; i < params.length; i++) {
    frame[params[i].slot] = fitting(r, f, params[i].type.list, args[first + i] as Code) as number;
  }
  return frame;
}

/** A call for its value. */
export const call: Act = (r, f, n) => {
  const routine = r.program.routines[n[1]];
  const frame = frameFor(r, f, routine, n, 2);
  if (routine.def.is === 'define') {
    deeper(r);
    const found = value(r, frame, routine.body);
    r.depth--;
    return found;
  }
  r.given = nothing(routine);
  perform(r, routine, frame);
  return r.ended === 1 ? nothing(routine) : r.given;
};

export const nothing = (routine: Routine): Constant => (routine.def.gives?.list ? [] : NONE);
