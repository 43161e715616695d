import { type Choice, elementOf, type Node, type Op, typeOf } from '@draco-table/ruleset';
import {
  act,
  add,
  call,
  eq,
  give,
  itemOf,
  lengthOf,
  load,
  local,
  more,
  ne,
  not,
  num,
  ONE,
  or,
  set,
  store,
  sub,
  when,
  ZERO,
} from '../ir/build.js';
import { type Expr, type Func, type Stmt, walk } from '../ir/ir.js';
import { LIMITS } from '../limits.js';
import type { Label, PhaseStep } from '../program/lower.js';
import { stepCost } from '../program/phases.js';
import type { Routine } from '../program/program.js';
import { END, HOLDS, R } from '../runtime/memory.js';
import { questionOf } from './asking.js';
import { phaseName } from './calls.js';
import { choosing } from './choices.js';
import { counter, fitting, lowerList, lowerNumber, lowerTest } from './expressions.js';
import { failHere } from './fail.js';
import { costOf, counted, spend } from './loops.js';
import { PHASE } from './plan.js';
import { lowerStatement } from './statements.js';
import { register, setRegister, type Unit } from './unit.js';

/** The loop over the steps, and the label of the switch in it. */
const [STEPS, SWITCH] = [-2, -3];

/** At which step the phase stands whose frame is the first local. */
const setStep = (at: number): Stmt => store(local(0), num(at), PHASE.step);

type Step = PhaseStep<Node, Choice>;
type Lowers = { [Is in Step['is']]: (u: Unit, step: Extract<Step, { is: Is }>, pc: number) => void };

const go = (pc: number, to: Label): Stmt[] => [set(pc, num(to.at)), { is: 'continue', label: STEPS }];

/** To the label, or on. The game may be over, if a verb was called for its value. */
function goIf(u: Unit, condition: Expr, to: Label, pc: number): void {
  if (u.called) {
    const held = u.hold(condition);
    u.write(...when(eq(register(R.ENDED), ONE), [...when(held, [setStep(to.at)]), give(num(END))]));
    u.write(...when(held, go(pc, to)));
  } else u.write(...when(condition, go(pc, to)));
}

const setCursor = setRegister(R.CURSOR, ZERO);

const LOWER: Lowers = {
  do: (u, { node, mark, end, finish }, pc) => {
    u.stop = { key: `step ${finish.at}`, code: go(pc, finish) };
    u.write(setCursor, setRegister(R.MARK, num(mark)));
    lowerStatement(u, node as Op, { key: `step ${end.at}`, code: go(pc, end) });
  },
  test: (u, { node, not: isNot, to }, pc) => {
    u.write(setCursor);
    const test = lowerTest(u, node);
    goIf(u, isNot ? test : not(test), to, pc);
  },
  choose: (u, { choice, not: isNot, to }, pc) => {
    u.write(setCursor);
    const chosen = choosing(u, choice);
    if (to !== null) goIf(u, isNot ? chosen : not(chosen), to, pc);
  },
  jump: (u, { to }, pc) => u.write(...go(pc, to)),
  count: (u, { times, left }) => u.assign(left, lowerNumber(u, times), false),
  again: (u, { left, to }, pc) => {
    const n = u.hold(u.slot(left));
    u.assign(left, sub(n, ONE), false);
    u.write(...when(more(n, ZERO), [], go(pc, to)));
  },
  list: (u, { node, slot, items, at }) => {
    const list = lowerList(u, node);
    u.c.types[slot] = elementOf(typeOf(u.c, node));
    u.assign(items, counted(u, list), true);
    u.assign(at, ZERO, false);
  },
  next: (u, { slot, items, at, to }, pc) => {
    const [all, n] = [u.hold(u.slot(items)), u.hold(u.slot(at))];
    u.write(...when({ is: 'binary', op: '>=', a: n, b: lengthOf(all) }, go(pc, to)));
    u.assign(at, add(n, ONE), false);
    u.assign(slot, itemOf(all, n), false);
  },
  pick: (u, { each, slot, items, to }, pc) => {
    const question = questionOf(u.c, -1, u.c.types[slot] ?? { is: 'number' });
    const all = u.hold(u.slot(items));
    u.write(setCursor, ...when(eq(lengthOf(all), ZERO), go(pc, to)));
    const i = counter(u);
    const asked = u.within(() => {
      const who = lowerNumber(u, (each as Op)[4]);
      u.write(set(i, call('askOne', question, ZERO, who, all, lengthOf(all))));
    });
    u.write(...when(more(lengthOf(all), ONE), asked));
    const left = u.hold(call('sliced', all, ZERO, lengthOf(all)));
    const taken = u.hold(call('takeAt', left, local(i)));
    u.assign(items, left, true);
    u.assign(slot, taken, false);
  },
  call: (u, { target, args }) => {
    const { program, plan } = u.c;
    const routine = program.routines[target];
    const { params } = routine.def;
    const values = u.inOrder(
      args.map((arg, i) => () => {
        const isListed = params[i].type.list === true;
        const value = fitting(u, isListed, arg);
        return u.hold(isListed ? call('keepList', value) : value);
      }),
    );
    u.write(...when(more(register(R.FLOWS), num(LIMITS.phases - 1)), [failHere('phases')]));
    const own = params.findIndex(({ slot }) => slot === 0);
    const you = own < 0 ? u.slot(0) : values[own];
    u.write(...when(ne(register(R.WATCHING), ZERO), [act(call('phaseBegins', num(target), you))]));
    const { address, head, stride } = plan.flow;
    const frame = u.hold(add({ is: 'binary', op: '*', a: register(R.FLOWS), b: num(stride) }, num(address)));
    u.write(store(frame, num(target), PHASE.routine), store(frame, ZERO, PHASE.step));
    const put = (slot: number, value: Expr, holds: number): void =>
      u.write(store(frame, value, head + 2 * slot), store(frame, num(holds), head + 2 * slot + 1));
    const named = new Map(params.map(({ slot, type }, i) => [slot, { value: values[i], isList: type.list === true }]));
    for (let slot = 0; slot < routine.size; slot++) {
      const arg = named.get(slot);
      if (arg) put(slot, arg.value, arg.isList ? HOLDS.list : HOLDS.number);
      else if (slot < 2) put(slot, u.slot(slot), HOLDS.number);
      else put(slot, ZERO, HOLDS.nothing);
    }
    u.write(setRegister(R.FLOWS, add(register(R.FLOWS), ONE)));
    const run = call(phaseName(target), frame);
    if (u.called || u.c.endings[target]) {
      u.write(...when(or(eq(register(R.ENDED), ONE), eq(run, num(END))), [give(num(END))]));
    } else u.write(act(run));
  },
  leave: (u) => u.write(setRegister(R.FLOWS, sub(register(R.FLOWS), ONE)), give(ZERO)),
};

/**
 * A phase from the step its flow stands at to its end; what it holds stays in its frame, which is part of the state. Those
 * of its names that are no state are locals.
 */
export function phaseFunction(u: Unit, routine: Routine, steps: readonly Step[]): Func {
  const each = stepCost(u.c.layout.startDesign.length);
  const { listVars, attrs, takesLists } = u.c.plan;
  // What is called keeps lists in variables, attributes and effects alone.
  const keepsElsewhere = listVars.length > 0 || attrs.includes(true) || takesLists;
  const pc = u.fresh();
  const cases = steps.map((step, value) => {
    const lower = LOWER[step.is] as (u: Unit, step: Step, pc: number) => void;
    const body = u.within(() => {
      u.called = false;
      u.write(setStep(value + 1), setRegister(R.BEGUN, register(R.STEPS)), spend(ONE, each + costOf(step)));
      const inner = u.within(() => {
        lower(u, step, pc);
        if (step.is !== 'jump') u.stopAtEnd();
      });
      // Lists of the step before are gone; of those that stay, what is no longer held goes when much has come together.
      if (u.c.allocation.leaks(inner)) u.write(setRegister(R.TOP, register(R.BASE)));
      if (u.c.allocation.keeps(inner) && (keepsElsewhere || keepsHere(inner))) {
        u.write(...when(more(register(R.KEPT), register(R.KEPT_MOST)), [act(call('compact'))]));
      }
      u.write(...inner);
    });
    return { value, body };
  });
  const loop: Stmt = {
    is: 'for',
    label: STEPS,
    test: null,
    step: [],
    body: [{ is: 'switch', label: SWITCH, on: local(pc), cases }],
  };
  return {
    name: phaseName(routine.index),
    params: 1,
    locals: u.locals,
    body: [set(pc, load(local(0), PHASE.step)), loop],
  };
}

/** Whether a step itself keeps a list: in the frame. */
function keepsHere(code: readonly Stmt[]): boolean {
  let found = false;
  walk(code, (node) => {
    if (node.is === 'call' && (node.name === 'keepList' || node.name === 'keepLists')) found = true;
  });
  return found;
}
