import type { Block, Choice, Node } from '@draco-table/ruleset';
import { elementOf, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { askOne } from '../play/ask.js';
import { scoresOf } from '../play/scores.js';
import { tellCall, tellTrace } from '../play/tell.js';
import { breach, fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import { compileAsk } from './asks.js';
import { compileArgs } from './calls.js';
import { compileChoosing } from './choices.js';
import { type Context, lists } from './context.js';
import { after, before, instead, replacements } from './hooks.js';
import { compileList } from './lists.js';
import { END, GO, LEAVE, type Routine, type Step } from './program.js';
import { compileStatement } from './statements.js';
import { compileTest } from './tests.js';
import { compileNum } from './values.js';

/** A place in the steps that is not known yet. */
interface Label {
  at: number;
}

/**
 * A phase as a list of steps with an explicit counter, so that it can be saved between any two of its statements.
 * Loops keep their list and their position in slots after the routine's own.
 */
export function compilePhase(c: Context, routine: Routine, body: Block): Step[] {
  const steps: Step[] = [];
  const finish: Label = { at: -1 };
  const fresh = (): number => routine.size++;
  routine.began = fresh();
  let mark = -1;

  const jumpUnless = (test: (r: Run, f: Frame) => boolean): Label => {
    const label: Label = { at: -1 };
    steps.push((r, flow) => {
      if (!test(r, flow.frame)) flow.pc = label.at;
    });
    return label;
  };
  const jump = (label: Label): void => {
    steps.push((r, flow) => {
      if (--r.steps < 0) breach('steps', LIMITS.steps);
      flow.pc = label.at;
    });
  };
  const here = (label: Label): void => {
    label.at = steps.length;
  };
  const block = (nodes: Block): void => {
    const end: Label = { at: -1 };
    for (const node of nodes) statement(node as Op, end);
    here(end);
  };
  const ifElse = (test: (r: Run, f: Frame) => boolean, yes: Block, no: Block | undefined): void => {
    const other = jumpUnless(test);
    block(yes);
    if (no === undefined) {
      here(other);
      return;
    }
    const end: Label = { at: -1 };
    jump(end);
    here(other);
    block(no);
    here(end);
  };
  const loop = (test: (r: Run, f: Frame) => boolean, body: () => void): void => {
    const start: Label = { at: steps.length };
    const end = jumpUnless(test);
    body();
    jump(start);
    here(end);
  };

  /** A statement that is one step. */
  const simple = (node: Op, end: Label): void => {
    if (node[0] === 'mark') mark = node[1] as number;
    const line = mark;
    const act = compileStatement(c, node);
    steps.push((r, flow) => {
      // A game that was resumed here has not passed the mark.
      r.mark = line;
      const how = act(r, flow.frame);
      if (how === GO) return;
      if (how === LEAVE) flow.pc = end.at;
      else if (how === END) r.ended = 1;
      else flow.pc = finish.at;
    });
  };
  /** Statements that hold others. */
  const lowering: Record<string, (node: Op, end: Label) => void> = {
    if: (node) => {
      ifElse(compileTest(c, node[1]), node[2] as unknown as Block, node[3] as unknown as Block | undefined);
    },
    choose: (node, end) => {
      const choice = node[1] as unknown as Choice;
      const choosing = compileChoosing(c, choice);
      if (choice.body) ifElse(choosing, choice.body, choice.else);
      else if (choice.else) ifElse((r, f) => !choosing(r, f), choice.else, undefined);
      else {
        const { many } = choice;
        steps.push((r, flow) => {
          if (!choosing(r, flow.frame) && !many) flow.pc = end.at;
        });
      }
    },
    each: (node) => each(node),
    repeat: (node) => {
      const times = compileNum(c, node[1]);
      const left = fresh();
      steps.push((r, flow) => {
        flow.frame[left] = times(r, flow.frame);
      });
      loop(
        (_, f) => f[left]-- > 0,
        () => block(node[2] as unknown as Block),
      );
    },
    until: (node) => {
      const test = compileTest(c, node[1]);
      loop(
        (r, f) => !test(r, f),
        () => block(node[2] as unknown as Block),
      );
    },
    do: (node, end) => {
      const target = c.program.routines[node[1] as number];
      if (target.def.is === 'phase') call(target, node.slice(2) as Node[]);
      else simple(node, end);
    },
    stop: () => jump(finish),
  };
  const statement = (node: Op, end: Label): void => (lowering[node[0]] ?? simple)(node, end);

  const each = (node: Op): void => {
    const slot = node[1] as number;
    const list = compileList(c, node[2], false);
    const type = elementOf(typeOf(c, node[2]));
    c.types[slot] = type;
    const items = fresh();
    const at = fresh();
    const inner = (): void => block(node[3] as unknown as Block);
    steps.push((r, flow) => {
      lists(flow.frame)[items] = list(r, flow.frame) as number[];
      flow.frame[at] = 0;
    });
    if (node[4] === undefined) {
      loop((_, f) => {
        const all = lists(f)[items];
        if (f[at] >= all.length) return false;
        f[slot] = all[f[at]++];
        return true;
      }, inner);
      return;
    }
    const who = compileNum(c, node[4]);
    const ask = compileAsk(c, -1, type);
    loop((r, f) => {
      const left = lists(f)[items];
      if (left.length === 0) return false;
      const item = left.length === 1 ? left[0] : askOne(r, ask, f, who(r, f), left);
      const gone = left.indexOf(item);
      lists(f)[items] = left.filter((_, i) => i !== gone);
      f[slot] = item;
      return true;
    }, inner);
  };

  const call = (target: Routine, args: Node[]): void => {
    const frameOf = compileArgs(c, target, args);
    steps.push((r, flow) => enterPhase(r, target, frameOf(r, flow.frame)));
  };

  block(body);
  here(finish);
  steps.push((r, flow) => leavePhase(r, routine, flow.frame));
  return steps;
}

/** Begins a phase: what acts before it, then its first statement comes next. */
export function enterPhase(r: Run, routine: Routine, frame: Frame): void {
  if (r.flow.length >= LIMITS.phases) breach('phases', LIMITS.phases);
  if (--r.steps < 0) breach('steps', LIMITS.steps);
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

function leavePhase(r: Run, routine: Routine, frame: Frame): void {
  if (routine.hooks !== null && after(r, routine, routine.hooks, frame, frame[routine.began]) === END) return;
  r.flow.pop();
}
