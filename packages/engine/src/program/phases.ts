import { elementOf, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { askOne } from '../play/ask.js';
import { scoresOf } from '../play/scores.js';
import { tellCall, tellTrace } from '../play/tell.js';
import { breach, fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { askOf } from './asks.js';
import { compileArgs } from './calls.js';
import { compileChoosing } from './choices.js';
import { type Context, lists } from './context.js';
import { after, before, instead, replacements } from './hooks.js';
import { compileList } from './lists.js';
import type { PhaseStep } from './lower.js';
import { END, GO, LEAVE, type Routine, type Step } from './program.js';
import { compileStatement } from './statements.js';
import { compileTest } from './tests.js';
import { compileNum } from './values.js';

type Makers = {
  [Is in PhaseStep['is']]: (c: Context, step: Extract<PhaseStep, { is: Is }>, routine: Routine) => Step;
};

const STEPS: Makers = {
  do: (c, { node, mark, end, finish }) => {
    const act = compileStatement(c, node);
    return (r, flow) => {
      // A game that was resumed here has not passed the mark.
      r.mark = mark;
      const how = act(r, flow.frame);
      if (how === GO) return;
      if (how === LEAVE) flow.pc = end.at;
      else if (how === END) r.ended = 1;
      else flow.pc = finish.at;
    };
  },
  test: (c, { node, not, to }) => {
    const test = compileTest(c, node);
    return (r, flow) => {
      if (test(r, flow.frame) === not) flow.pc = to.at;
    };
  },
  choose: (c, { choice, not, to }) => {
    const choosing = compileChoosing(c, choice);
    return (r, flow) => {
      if (choosing(r, flow.frame) === not && to !== null) flow.pc = to.at;
    };
  },
  jump: (_, { to }) => {
    return (r, flow) => {
      if (--r.steps < 0) breach('steps');
      flow.pc = to.at;
    };
  },
  count: (c, { times, left }) => {
    const value = compileNum(c, times);
    return (r, { frame }) => {
      frame[left] = value(r, frame);
    };
  },
  again: (_, { left, to }) => {
    return (_r, flow) => {
      if (flow.frame[left]-- <= 0) flow.pc = to.at;
    };
  },
  list: (c, { node, slot, items, at }) => {
    const list = compileList(c, node, false);
    c.types[slot] = elementOf(typeOf(c, node));
    return (r, { frame }) => {
      lists(frame)[items] = list(r, frame) as number[];
      frame[at] = 0;
    };
  },
  next: (_, { slot, items, at, to }) => {
    return (_r, flow) => {
      const { frame } = flow;
      const all = lists(frame)[items];
      if (frame[at] >= all.length) flow.pc = to.at;
      else frame[slot] = all[frame[at]++];
    };
  },
  pick: (c, { who, slot, items, to }) => {
    const seat = compileNum(c, who);
    const ask = askOf(c, -1, c.types[slot] ?? { is: 'number' });
    return (r, flow) => {
      const { frame } = flow;
      const left = lists(frame)[items];
      if (left.length === 0) {
        flow.pc = to.at;
        return;
      }
      const item = left.length === 1 ? left[0] : askOne(r, ask, frame, seat(r, frame), left);
      const gone = left.indexOf(item);
      lists(frame)[items] = left.filter((_value, i) => i !== gone);
      frame[slot] = item;
    };
  },
  call: (c, { target, args }) => {
    const frameOf = compileArgs(c, target, args);
    return (r, { frame }) => enterPhase(r, target, frameOf(r, frame));
  },
  leave: (_, __, routine) => (r, flow) => leavePhase(r, routine, flow.frame),
};

export const compileSteps = (c: Context, routine: Routine, steps: readonly PhaseStep[]): Step[] =>
  steps.map((step) => (STEPS[step.is] as (c: Context, step: PhaseStep, routine: Routine) => Step)(c, step, routine));

/** Begins a phase: what acts before it, then its first statement comes next. */
export function enterPhase(r: Run, routine: Routine, frame: Frame): void {
  if (r.flow.length >= LIMITS.phases) breach('phases');
  if (--r.steps < 0) breach('steps');
  if (routine.hooks !== null) {
    if (before(r, routine, routine.hooks, frame) === END) return;
    const all = replacements(r, routine, routine.hooks, frame);
    if (all !== null) {
      instead(r, all, () => fault('a phase cannot go on from inside an effect'));
      if (r.ended === 0) after(r, routine, routine.hooks, frame, r.sequence);
      return;
    }
  }
  if (r.traced) tellTrace(r, routine, frame);
  if (r.emit !== null) tellCall(r, routine.def.told ? 'told' : 'phase', routine, frame);
  if (r.watch?.phase) r.watch.phase(routine.def.id, frame[0], () => scoresOf(r));
  frame[routine.began] = r.sequence;
  r.flow.push({ routine: routine.index, pc: 0, frame });
}

export function leavePhase(r: Run, routine: Routine, frame: Frame): void {
  if (routine.hooks !== null && after(r, routine, routine.hooks, frame, frame[routine.began]) === END) return;
  r.flow.pop();
}
