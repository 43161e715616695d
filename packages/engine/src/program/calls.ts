import type { Node, Op, Type } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { tellCall, tellTrace } from '../play/tell.js';
import { breach } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import type { Context } from './context.js';
import { callHooked } from './hooks.js';
import { compileList } from './lists.js';
import { type Any, type Constant, END, GO, type Routine } from './program.js';
import { compileNum } from './values.js';

/** Carries out a routine's own body. */
export function runBody(r: Run, routine: Routine, frame: Frame): number {
  if (++r.depth > LIMITS.depth) breach('depth');
  if (--r.steps < 0) breach('steps');
  const before = r.at;
  r.at = routine.index;
  if (r.traced) tellTrace(r, routine, frame);
  if (r.emit !== null && routine.def.told) tellCall(r, 'told', routine, frame);
  const how = r.bodies === null ? routine.body(r, frame) : r.bodies[routine.index](frame);
  r.at = before;
  r.depth--;
  return how === END ? END : GO;
}

/** Carries out a verb with all that acts before, after or instead of it. */
export const perform = (r: Run, routine: Routine, frame: Frame): number =>
  routine.hooks === null ? runBody(r, routine, frame) : callHooked(r, routine, frame);

/** Makes the frame of a call: who acts and `this` go along, arguments go to their slots. */
export function compileArgs(c: Context, routine: Routine, args: readonly Node[]): (r: Run, f: Frame) => Frame {
  const values = args.map((arg, i) => compileFor(c, routine.def.params[i].type, arg));
  const { slots } = routine;
  if (values.length === 1) {
    const [first] = values;
    const [slot] = slots;
    const [arg] = args;
    if (Array.isArray(arg) && arg[0] === 'slot' && !routine.def.params[0].type.list) {
      const from = arg[1] as number;
      return (_, f) => {
        const frame = routine.frame(f[0], f[1]);
        frame[slot] = f[from];
        return frame;
      };
    }
    return (r, f) => {
      const frame = routine.frame(f[0], f[1]);
      frame[slot] = first(r, f) as number;
      return frame;
    };
  }
  if (values.length === 0) return (_, f) => routine.frame(f[0], f[1]);
  if (values.length === 2) {
    const [first, second] = values;
    const [a, b] = slots;
    return (r, f) => {
      const frame = routine.frame(f[0], f[1]);
      frame[a] = first(r, f) as number;
      frame[b] = second(r, f) as number;
      return frame;
    };
  }
  return (r, f) => {
    const frame = routine.frame(f[0], f[1]);
    for (let i = 0; i < values.length; i++) frame[slots[i]] = values[i](r, f) as number;
    return frame;
  };
}

/** An expression for a place of a given type: a single value becomes a list where a list is wanted. */
export function compileFor(c: Context, type: Type, node: Node): Any {
  return type.list ? (compileList(c, node, false) as Any) : compileNum(c, node);
}

/** A call for its value. */
export function compileCall(c: Context, node: Op): Any {
  const routine = c.program.routines[node[1] as number];
  const frameOf = compileArgs(c, routine, node.slice(2) as Node[]);
  if (routine.def.is === 'define') {
    return (r, f) => {
      const frame = frameOf(r, f);
      if (++r.depth > LIMITS.depth) breach('depth');
      if (--r.steps < 0) breach('steps');
      const value = routine.value === null ? giveOf(r, routine, frame) : routine.value(r, frame);
      r.depth--;
      return value;
    };
  }
  return (r, f) => {
    r.given = nothing(routine);
    const frame = frameOf(r, f);
    r.given = nothing(routine);
    perform(r, routine, frame);
    return r.given;
  };
}

export const nothing = (routine: Routine): Constant => (routine.def.gives?.list ? [] : NONE);

function giveOf(r: Run, routine: Routine, frame: Frame): Constant {
  r.given = nothing(routine);
  routine.body(r, frame);
  return r.given;
}
