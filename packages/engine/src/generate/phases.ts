import { type Choice, elementOf, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import type { Label, PhaseStep } from '../program/lower.js';
import { stepCost } from '../program/phases.js';
import type { Routine } from '../program/program.js';
import { questionOf } from './asking.js';
import { isTidy, leavesNone } from './calm.js';
import { choosing } from './choices.js';
import { fitting, list, num, test } from './expressions.js';
import { FAIL } from './fails.js';
import { costOf, counted, spend } from './loops.js';
import { entryText, FLAG, flagText, ownText, PHASE, slotText } from './shelf.js';
import { statement } from './statements.js';
import { digits, type Unit } from './unit.js';

/** At which step the phase stands whose frame `w` is. */
const STEP = ownText('w', PHASE.step);

const go = (label: Label): string => `pc=${digits(label.at)};continue go;`;

/** To the label, or on. The game may be over, if a verb was called for its value. */
function leaveFor(u: Unit, condition: string, to: Label): void {
  if (u.called) {
    const held = u.hold(condition);
    u.write(`if(ended===1){if(${held})${STEP}=${digits(to.at)};return 3;}if(${held}){${go(to)}}`);
  } else u.write(`if(${condition}){${go(to)}}`);
}

type Step = PhaseStep<Node, Choice>;
type Writes = { [Is in Step['is']]: (u: Unit, step: Extract<Step, { is: Is }>) => void };

const WRITES: Writes = {
  do: (u, { node, mark, end, finish }) => {
    u.stop = go(finish);
    u.write(`cursor=0;mark=${digits(mark)};`);
    statement(u, node as Op, go(end));
  },
  test: (u, { node, not, to }) => {
    u.write('cursor=0;');
    const wrong = `${not ? '' : '!'}(${test(u, node)})`;
    leaveFor(u, wrong, to);
  },
  choose: (u, { choice, not, to }) => {
    u.write('cursor=0;');
    const chosen = choosing(u, choice);
    if (to !== null) leaveFor(u, `${not ? '' : '!'}${chosen}`, to);
  },
  jump: (u, { to }) => u.write(go(to)),
  count: (u, { times, left }) => u.assign(left, num(u, times), false),
  again: (u, { left, to }) => {
    const n = u.hold(u.slot(left));
    u.assign(left, `${n}-1`, false);
    u.write(`if(${n}<=0){${go(to)}}`);
  },
  list: (u, { node, slot, items, at }) => {
    const text = list(u, node);
    u.c.types[slot] = elementOf(typeOf(u.c, node));
    u.assign(items, counted(u, text), true);
    u.assign(at, '0', false);
  },
  next: (u, { slot, items, at, to }) => {
    const [all, n] = [u.hold(u.slot(items)), u.hold(u.slot(at))];
    u.write(`if(${n}>=${all}.length){${go(to)}}`);
    u.assign(at, `${n}+1`, false);
    u.assign(slot, `${all}[${n}]`, false);
  },
  pick: (u, { each, slot, items, to }) => {
    const question = questionOf(u.c, -1, u.c.types[slot] ?? { is: 'number' });
    const [all, i] = [u.hold(u.slot(items)), u.fresh()];
    u.write(`cursor=0;if(${all}.length===0){${go(to)}}let ${i}=0;if(${all}.length>1){`);
    u.write(`${i}=askOne(${question},0,${num(u, (each as Op)[4])},${all},${all}.length);}`);
    const left = u.hold(`sliced(${all},0,${all}.length)`);
    const taken = u.hold(`takeAt(${left},${i})`);
    u.assign(items, left, true);
    u.assign(slot, taken, false);
  },
  call: (u, { target, args }) => {
    const { program, plan } = u.c;
    const routine = program.routines[target];
    const { params } = routine.def;
    const texts = u.inOrder(
      args.map((arg, i) => () => {
        const isListed = params[i].type.list === true;
        const text = fitting(u, isListed, arg);
        return u.hold(isListed ? `keepList(${text})` : text);
      }),
    );
    const g = u.fresh();
    u.write(`if(flows>=${digits(LIMITS.phases)})${FAIL.phases};`);
    const you = params.findIndex(({ slot }) => slot === 0);
    u.write(`if(watching)phaseBegins(${digits(target)},${you < 0 ? u.slot(0) : texts[you]});`);
    u.write(`const ${g}=${entryText(plan.flow, 'flows')};`);
    u.write(`${ownText(g, PHASE.routine)}=${digits(target)};${ownText(g, PHASE.step)}=0;`);
    const set = (slot: number, text: string, flag: number): void =>
      u.write(`${slotText(plan.flow, g, slot)}=${text};${flagText(plan.flow, g, slot)}=${digits(flag)};`);
    const named = new Map(params.map(({ slot, type }, i) => [slot, { text: texts[i], isList: type.list === true }]));
    for (let slot = 0; slot < routine.size; slot++) {
      const arg = named.get(slot);
      if (arg) set(slot, arg.text, arg.isList ? FLAG.list : FLAG.number);
      else if (slot < 2) set(slot, u.slot(slot), FLAG.number);
      else set(slot, '0', FLAG.nothing);
    }
    u.write('flows+=1;');
    const mayEnd = u.called || u.c.endings[target];
    u.write(mayEnd ? `if(ended===1||p${digits(target)}(${g})===3)return 3;` : `p${digits(target)}(${g});`);
  },
  leave: (u) => u.write('flows-=1;return 0;'),
};

/**
 * A phase from the step its flow stands at to its end; what it holds stays in its frame, which is part of the state.
 * Those of its names that are no state are variables: `size` counts them all.
 */
export function phaseText(u: Unit, routine: Routine, steps: readonly Step[], size: number): string {
  const each = stepCost(u.c.layout.startDesign.length);
  const { listVars, attrs, takesLists } = u.c.plan;
  // What is called keeps lists in variables, attributes and effects alone.
  const keepsElsewhere = listVars.length > 0 || attrs.includes(true) || takesLists;
  const mayKeep = (text: string): boolean => keepsElsewhere || text.includes('keepList');
  const cases = steps.map((step, at) => {
    const write = WRITES[step.is] as (u: Unit, step: Step) => void;
    const { before } = u.apart(() => {
      u.called = false;
      u.write(`${STEP}=${digits(at + 1)};begun=steps;${spend('1', each + costOf(step))}`);
      const inner = u.apart(() => {
        write(u, step);
        if (step.is !== 'jump') u.stopAtEnd();
        return '';
      }).before;
      // Lists of the step before are gone; of those that stay, what is no longer held goes when much has come together.
      if (!leavesNone(inner, u.c)) u.write('top=base;');
      if (!isTidy(inner) && mayKeep(inner)) u.write('if(kept>keptMost)compact();');
      u.write(inner);
      return '';
    });
    return `case ${digits(at)}:{${before}}`;
  });
  const inlined = Array.from({ length: size - routine.size }, (_, i) => routine.size + i);
  const names = [...routine.passing, ...inlined].map((slot) => u.slot(slot));
  const locals = names.length > 0 ? `let ${names.join()};` : '';
  return `function p${digits(routine.index)}(w){${locals}let pc=${STEP};go:for(;;){switch(pc){${cases.join('')}}}}`;
}
