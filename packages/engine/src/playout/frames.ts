import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { EFFECT, PHASE, startOf } from '../lower/plan.js';
import { HOLDS, R } from '../runtime/memory.js';
import type { Effect, Flow, Frame } from '../state/run.js';
import { tooMany } from './fails.js';
import { keep, listAt, type Memory } from './memory.js';

/** Each slot of a frame has its value and what that is: nothing, a number, a list, a list of lists. */
const frameAt = (memory: Memory, from: number, size: number): Frame =>
  Array.from({ length: size }, (_, slot): unknown => {
    const [value, flag] = [memory.words[from + 2 * slot], memory.words[from + 1 + 2 * slot]];
    if (flag === HOLDS.lists) return listAt(memory, value).map((one) => (one === NONE ? one : listAt(memory, one)));
    return flag === HOLDS.list ? listAt(memory, value) : flag === HOLDS.number ? value : null;
  }) as Frame;

function layFrame(memory: Memory, from: number, frame: Frame): void {
  const { words } = memory;
  for (let slot = 0; slot < frame.length; slot++) {
    const value: unknown = frame[slot];
    const at = from + 2 * slot;
    const isNumber = typeof value === 'number';
    words[at] = isNumber ? value : 0;
    words[at + 1] = isNumber ? HOLDS.number : HOLDS.nothing;
    if (Array.isArray(value)) [words[at], words[at + 1]] = laid(memory, value);
  }
}

/** The phases that run. */
export function flowsOf(memory: Memory): Flow[] {
  const { words, plan, run } = memory;
  return Array.from({ length: words[R.FLOWS] }, (_, i) => {
    const from = startOf(plan.flow, i);
    const [routine, pc] = [words[from + PHASE.routine], words[from + PHASE.step]];
    return {
      routine,
      pc,
      frame: frameAt(memory, startOf(plan.flow, i) + plan.flow.head, run.program.routines[routine].size),
    };
  });
}

export function layFlows(memory: Memory, all: readonly Flow[]): void {
  const { words, plan } = memory;
  if (all.length > LIMITS.phases) tooMany('phases');
  words[R.FLOWS] = all.length;
  for (let i = 0; i < all.length; i++) {
    const { routine, pc, frame } = all[i];
    const from = startOf(plan.flow, i);
    words[from + PHASE.routine] = routine;
    words[from + PHASE.step] = pc;
    layFrame(memory, startOf(plan.flow, i) + plan.flow.head, frame);
  }
}

/** A list as a slot holds it, and what that is. */
function laid(memory: Memory, list: (number | number[])[]): [value: number, flag: number] {
  if (!list.some(Array.isArray)) return [keep(memory, list as number[]), HOLDS.list];
  return [
    keep(
      memory,
      list.map((one) => (typeof one === 'number' ? one : keep(memory, one))),
    ),
    HOLDS.lists,
  ];
}

/** The effects in force. */
export function effectsOf(memory: Memory): Effect[] {
  const { words, plan, run } = memory;
  return Array.from({ length: words[R.EFFECTS] }, (_, i) => {
    const from = startOf(plan.effects, i);
    const [hook, mode, since] = [words[from + EFFECT.hook], words[from + EFFECT.mode], words[from + EFFECT.since]];
    return {
      hook,
      mode,
      since,
      frame: frameAt(memory, startOf(plan.effects, i) + plan.effects.head, run.program.hooks[hook].body.size),
    };
  });
}

/** By verb it is counted how many wait for it. */
export function layEffects(memory: Memory, all: readonly Effect[]): void {
  const { words, plan, awaited, run } = memory;
  words[R.EFFECTS] = all.length;
  awaited.fill(0);
  for (let i = 0; i < all.length; i++) {
    const { hook, mode, since, frame } = all[i];
    const { verb, until } = run.program.hooks[hook];
    awaited[verb]++;
    if (until !== null) awaited[until.verb]++;
    const from = startOf(plan.effects, i);
    words[from + EFFECT.hook] = hook;
    words[from + EFFECT.mode] = mode;
    words[from + EFFECT.since] = since;
    layFrame(memory, startOf(plan.effects, i) + plan.effects.head, frame);
  }
}
