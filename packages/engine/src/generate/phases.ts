import { type Choice, elementOf, type Node, type Op, typeOf } from '@draco-table/ruleset';
import type { Label, PhaseStep } from '../program/lower.js';
import { enterPhase, stepCost } from '../program/phases.js';
import type { Routine } from '../program/program.js';
import { infoOf } from './asking.js';
import { frameText } from './calls.js';
import { choosing } from './choices.js';
import { fitting, list, num, test } from './expressions.js';
import { costOf, spend } from './loops.js';
import { statement } from './statements.js';
import { digits, type Unit } from './unit.js';

const less = (all: readonly number[], item: number): number[] => {
  const gone = all.indexOf(item);
  return all.filter((_, i) => i !== gone);
};
const go = (label: Label): string => `pc=${digits(label.at)};continue go;`;

/** To the label, or on. The game may be over, if a verb was called for its value. */
function leaveFor(u: Unit, condition: string, to: Label): void {
  if (u.called) {
    const held = u.hold(condition);
    u.write(`if(R.ended===1){if(${held})w.pc=${digits(to.at)};return 3;}if(${held}){${go(to)}}`);
  } else u.write(`if(${condition}){${go(to)}}`);
}

type Step = PhaseStep<Node, Choice>;
type Writes = { [Is in Step['is']]: (u: Unit, step: Extract<Step, { is: Is }>) => void };

const WRITES: Writes = {
  do: (u, { node, mark, end, finish }) => {
    u.stop = go(finish);
    u.write(`R.cursor=0;R.mark=${digits(mark)};`);
    statement(u, node as Op, go(end));
  },
  test: (u, { node, not, to }) => {
    u.write('R.cursor=0;');
    const wrong = `${not ? '' : '!'}(${test(u, node)})`;
    leaveFor(u, wrong, to);
  },
  choose: (u, { choice, not, to }) => {
    u.write('R.cursor=0;');
    const chosen = choosing(u, choice);
    if (to !== null) leaveFor(u, `${not ? '' : '!'}${chosen}`, to);
  },
  jump: (u, { to }) => u.write(go(to)),
  count: (u, { times, left }) => u.write(`${u.slot(left)}=${num(u, times)};`),
  again: (u, { left, to }) => u.write(`if(${u.slot(left)}--<=0){${go(to)}}`),
  list: (u, { node, slot, items, at }) => {
    const text = list(u, node);
    u.c.types[slot] = elementOf(typeOf(u.c, node));
    u.write(`${u.slot(items)}=${text};${u.slot(at)}=0;`);
  },
  next: (u, { slot, items, at, to }) => {
    u.write(`if(${u.slot(at)}>=${u.slot(items)}.length){${go(to)}}`);
    u.write(`${u.slot(slot)}=${u.slot(items)}[${u.slot(at)}++];`);
  },
  pick: (u, { each, slot, items, to }) => {
    const info = u.constant(infoOf(u.c, -1, u.c.types[slot] ?? { is: 'number' }));
    const [left, x] = [u.hold(u.slot(items)), u.fresh()];
    u.write(`R.cursor=0;if(${left}.length===0){${go(to)}}let ${x}=${left}[0];if(${left}.length>1){`);
    u.write(
      `${x}=${left}[${u.constant(u.c.asking.askOne)}(${info},${num(u, (each as Op)[4])},${left},${left}.length)];}`,
    );
    u.write(`${u.slot(items)}=${u.constant(less)}(${left},${x});${u.slot(slot)}=${x};`);
  },
  call: (u, { target, args }) => {
    const routine = u.c.program.routines[target];
    const { params } = routine.def;
    const texts = u.inOrder(args.map((arg, i) => () => fitting(u, params[i].type.list === true, arg)));
    const [k, g, n] = [u.constant(routine), u.fresh(), u.fresh()];
    u.write(`const ${g}=${frameText(u.c.program.routines[target], 'f[0]', 'f[1]')};`);
    for (const [i, text] of texts.entries()) u.write(`${g}[${digits(params[i].slot)}]=${text};`);
    u.write(`const ${n}=R.flow.length;${u.constant(enterPhase)}(R,${k},${g});`);
    u.write(`if(R.ended===1||p${digits(target)}(R.flow[${n}])===3)return 3;`);
  },
  leave: (u) => u.write('R.flow.pop();return 0;'),
};

/**
 * A phase from the step its flow stands at to its end; what it holds stays in its frame, which is part of the state.
 * Those of its names that are no state are variables: `size` counts them all.
 */
export function phaseText(u: Unit, routine: Routine, steps: readonly Step[], size: number): string {
  const each = stepCost(u.c.layout.startDesign.length);
  const cases = steps.map((step, at) => {
    const write = WRITES[step.is] as (u: Unit, step: Step) => void;
    const { before } = u.apart(() => {
      u.called = false;
      u.write(`w.pc=${digits(at + 1)};R.begun=R.steps;${spend(u, '1', each + costOf(step))}`);
      write(u, step);
      if (step.is !== 'jump') u.stopAtEnd();
      return '';
    });
    return `case ${digits(at)}:{${before}}`;
  });
  const inlined = Array.from({ length: size - routine.size }, (_, i) => routine.size + i);
  const names = [...routine.passing, ...inlined].map((slot) => `${u.slot(slot)}=null`);
  const locals = names.length > 0 ? `let ${names.join()};` : '';
  return `function p${digits(routine.index)}(w){const f=w.frame;${locals}let pc=w.pc;go:for(;;)switch(pc){${cases.join('')}}}`;
}
