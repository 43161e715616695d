import { LIMITS } from '../limits.js';
import { askOne } from '../play/ask.js';
import { scoresOf } from '../play/scores.js';
import { tellCall } from '../play/tell.js';
import { breach } from '../problems.js';
import type { Flow, Frame, Run } from '../state/run.js';
import { frameFor } from './calls.js';
import { choosing, type Question } from './choices.js';
import { kept, num, spend, test } from './evaluate.js';
import type { PhaseStep } from './lower.js';
import { type Code, END, GO, LEAVE, type Routine } from './program.js';

type Step = PhaseStep<Code, Question>;
const listIn = (frame: Frame, slot: number): number[] => frame[slot] as unknown as number[];

const STEPS: { [Is in Step['is']]: (r: Run, flow: Flow, step: Extract<Step, { is: Is }>) => void } = {
  do: (r, flow, { node, mark, end, finish }) => {
    // A game that was resumed here has not passed the mark.
    r.mark = mark;
    const how = num(r, flow.frame, node);
    if (how === END) r.ended = 1;
    else if (how !== GO) flow.pc = (how === LEAVE ? end : finish).at;
  },
  test: (r, flow, { node, not, to }) => {
    if (test(r, flow.frame, node) === not) flow.pc = to.at;
  },
  choose: (r, flow, { choice, not, to }) => {
    if (choosing(r, flow.frame, choice) === not && to !== null) flow.pc = to.at;
  },
  jump: (_, flow, { to }) => {
    flow.pc = to.at;
  },
  count: (r, { frame }, { times, left }) => {
    frame[left] = num(r, frame, times);
  },
  again: (_, flow, { left, to }) => {
    if (flow.frame[left]-- <= 0) flow.pc = to.at;
  },
  list: (r, { frame }, { node, items, at }) => {
    frame[items] = kept(r, frame, node) as unknown as number;
    frame[at] = 0;
  },
  next: (_, flow, { slot, items, at, to }) => {
    const { frame } = flow;
    const all = listIn(frame, items);
    if (frame[at] >= all.length) flow.pc = to.at;
    else frame[slot] = all[frame[at]++];
  },
  pick: (r, flow, { each, slot, items, to }) => {
    const { frame } = flow;
    const left = listIn(frame, items);
    if (left.length === 0) {
      flow.pc = to.at;
      return;
    }
    const n = each as readonly unknown[] as readonly never[];
    const item = left.length === 1 ? left[0] : askOne(r, n[5], frame, num(r, frame, n[4]), left);
    const gone = left.indexOf(item);
    frame[items] = left.filter((_value, i) => i !== gone) as unknown as number;
    frame[slot] = item;
  },
  call: (r, { frame }, { target, args }) => {
    const routine = r.program.routines[target];
    enterPhase(r, routine, frameFor(r, frame, routine, args, 0));
  },
  leave: (r) => r.flow.pop(),
};

/** What a step costs besides what it does: where people answer, a copy of the state is kept at each. */
export const stepCost = (things: number): number => 20 + (things >> 3);

/** Carries out the next step of a phase. It may move the counter or call another phase. */
export function takeStep(r: Run, flow: Flow): void {
  const step = (r.program.routines[flow.routine].steps as Step[])[flow.pc++];
  spend(r, stepCost(r.where.length));
  (STEPS[step.is] as (r: Run, flow: Flow, step: Step) => void)(r, flow, step);
}

/** Begins a phase: its first statement comes next. */
export function enterPhase(r: Run, routine: Routine, frame: Frame): void {
  if (r.flow.length >= LIMITS.phases) breach('phases');
  r.traced?.(routine, frame);
  if (r.emit !== null) tellCall(r, routine.def.told ? 'told' : 'phase', routine, frame);
  r.watch?.phase?.(routine.def.id, frame[0], (into) => scoresOf(r, into));
  r.flow.push({ routine: routine.index, pc: 0, frame });
}
