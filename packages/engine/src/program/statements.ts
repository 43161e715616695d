import { LIMITS } from '../limits.js';
import { askOne } from '../play/ask.js';
import { scoresOf } from '../play/scores.js';
import { tellAttr, tellPlay, tellVar } from '../play/tell.js';
import { breach } from '../problems.js';
import type { Run } from '../state/run.js';
import { forgetClue, learn, noThing, whereIs } from '../state/zones.js';
import { frameFor, perform } from './calls.js';
import { atOnce, choose } from './choices.js';
import { fitting, kept, num, spend, test, value, varPlace } from './evaluate.js';
import { proceed } from './hooks.js';
import { MOVES } from './moves.js';
import { type Act, type Constant, END, GO, LEAVE, STOP } from './program.js';

/**
 * A block stops at the first statement that does not simply go on; leaving it ends there. A verb that is called for its
 * value may end the game: the statement it stands in is the last.
 */
export const block: Act = (r, f, n) => {
  for (let i = 1; i < n.length && r.ended === 0; i++) {
    const how = num(r, f, n[i]);
    if (how !== GO) return how === LEAVE ? GO : how;
  }
  return r.ended === 1 ? END : GO;
};

function setVar(r: Run, variable: number, place: number, to: Constant): void {
  const was = r.vars[place];
  r.vars[place] = to;
  if (r.emit !== null) tellVar(r, variable, place, was);
}

export const STATEMENTS: Record<string, Act> = {
  ...MOVES,
  let: (r, f, n) => {
    const found = value(r, f, n[2]);
    // A list that is held stays as it is, whatever moves.
    f[n[1]] = (Array.isArray(found) ? found.slice() : found) as number;
    spend(r, (found as number[]).length ?? 0);
    return GO;
  },
  set: (r, f, n) => {
    const place = varPlace(r, f, n[1], n[2]);
    setVar(r, n[1], place, fitting(r, f, r.program.layout.ruleset.vars[n[1]].type.list, n[3]));
    return GO;
  },
  add: (r, f, n) => {
    const place = varPlace(r, f, n[1], n[2]);
    const was = r.vars[place] as number;
    setVar(r, n[1], place, (was + num(r, f, n[3])) | 0);
    return GO;
  },
  'set-attr': (r, f, n) => {
    const { ruleset, changing, clueAt } = r.program.layout;
    for (const thing of kept(r, f, n[2])) {
      whereIs(r, thing);
      r.attrs[changing[n[1]]][thing] = fitting(r, f, ruleset.attrs[n[1]].type.list, n[3]);
      forgetClue(r, thing, clueAt[n[1]]);
      if (r.emit !== null) tellAttr(r, n[1], thing);
    }
    return GO;
  },
  carry: (r, f, n) => carryOut(r, num(r, f, n[1]), f[0]),
  choose,
  atonce: atOnce,
  each: (r, f, n) => {
    const left = kept(r, f, n[2]);
    for (let i = 0; i < left.length; i++) {
      if (n[4] !== null && i < left.length - 1) {
        // Who chooses the order takes the next from what is left.
        const at = left.indexOf(askOne(r, n[5], f, num(r, f, n[4]), left.slice(i)), i);
        left.splice(i, 0, ...left.splice(at, 1));
      }
      f[n[1]] = left[i];
      const how = num(r, f, n[3]);
      if (how !== GO) return how;
    }
    return GO;
  },
  repeat: (r, f, n) => {
    for (let left = num(r, f, n[1]); left > 0; left--) {
      const how = num(r, f, n[2]);
      if (how !== GO) return how;
    }
    return GO;
  },
  until: (r, f, n) => {
    while (!test(r, f, n[1])) {
      const how = num(r, f, n[2]);
      if (how !== GO) return how;
    }
    return GO;
  },
  do: (r, f, n) => {
    const routine = r.program.routines[n[1]];
    return perform(r, routine, frameFor(r, f, routine, n, 2));
  },
  give: (r, f, n) => {
    r.given = fitting(r, f, n[2], n[1]);
    return STOP;
  },
  stop: () => STOP,
  proceed,
  end: (r) => {
    r.ended = 1;
    return END;
  },
  effect: (r, f, n) => {
    if (r.effects.length >= LIMITS.effects) breach('effects');
    const mode = ['next', 'until', 'on'].indexOf(n[1]);
    const frame = r.program.hooks[n[2]].body.frame(f[0], f[1]);
    for (let i = 3; i < n.length; i += 2) frame[n[i + 1]] = f[n[i]];
    r.effects.push({ hook: n[2], mode, since: ++r.sequence, frame });
    return GO;
  },
  mark: (r, _, n) => {
    r.mark = n[1];
    if (r.covered !== null) r.covered[r.mark] = 1;
    return GO;
  },
};

/** Does what a card says. */
function carryOut(r: Run, card: number, you: number): number {
  const design = r.program.layout.ruleset.designs[r.design[card]] ?? noThing();
  // What a card does is plain to see, so which card it is cannot stay hidden.
  learn(r, card, r.everyone);
  if (r.emit !== null) tellPlay(r, card, you);
  r.watch?.play?.(you, design.id, (into) => scoresOf(r, into));
  if (design.effect === undefined) return GO;
  const routine = r.program.routines[design.effect];
  return perform(r, routine, routine.frame(you, card));
}
