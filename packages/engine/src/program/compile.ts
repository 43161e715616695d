import type { Node, Ruleset } from '@draco-table/ruleset';
import { NONE, type Scope, scopeOf, slotsIn, usesThis } from '@draco-table/ruleset';
import type { Ask } from '../play/ask.js';
import type { Frame, Run } from '../state/run.js';
import { compileCall, compileFor } from './calls.js';
import type { Context } from './context.js';
import { isOpenScore, makeQuiet } from './effects.js';
import { expand, ROOM } from './expand.js';
import { frameMaker } from './frames.js';
import { compileMatch, hooksOn } from './hooks.js';
import { makeLayout } from './layout.js';
import { lowerPhase } from './lower.js';
import { compileSteps } from './phases.js';
import {
  type Any,
  GO,
  type Hook,
  type Matcher,
  type Needs,
  type Program,
  type Routine,
  type Source,
} from './program.js';
import { compileBody } from './statements.js';
import { compileTest } from './tests.js';

const NOTHING: Matcher = () => false;

/** A program, and what it was made from, for whoever makes another of it. */
interface Compiled {
  program: Program;
  sources: Source[];
  needs: Needs[];
}

/** Turns a checked ruleset into closures, once. Routines are made first and filled then, so that they may call each other. */
export function compileRuleset(ruleset: Ruleset, scopes: readonly Scope[]): Compiled {
  const layout = makeLayout(ruleset);
  const routines = ruleset.routines.map((def, index): Routine => {
    const size = Math.max(2, def.slots.length);
    return {
      index,
      def,
      size,
      frame: frameMaker(size),
      body: () => GO,
      value: null,
      steps: null,
      hooks: null,
      slots: def.params.map((param) => param.slot),
      passing: [],
      began: 0,
    };
  });
  const hooks = ruleset.hooks.map(
    (def, index): Hook => ({
      index,
      when: def.when,
      verb: def.verb,
      match: NOTHING,
      body: routines[def.body],
      usesThis: usesThis(ruleset.routines[def.body].body),
      until: null,
    }),
  );
  const orderAsk: Ask = {
    prompt: 'order-effects',
    index: -1,
    type: { is: 'thing' },
    routine: -1,
    many: false,
    ordered: false,
    may: false,
    together: false,
    filtered: null,
  };
  const program: Program = {
    layout,
    routines,
    hooks,
    needs: [],
    needsFrame: [],
    score: null,
    winners: null,
    openScore: isOpenScore(ruleset),
    fast: null,
    orderAsk,
  };
  const quiet = makeQuiet(ruleset);
  const room = { left: ROOM };
  const contextOf = (scope: Scope, size: number): Context => ({
    ...scope,
    layout,
    program,
    quiet,
    top: size,
    size,
    inlining: [],
    room,
  });
  const contexts = scopes.map((scope, i) => contextOf(scope, routines[i].size));

  for (const routine of routines) routine.hooks = hooksOn(ruleset, program, routine.index);
  ruleset.hooks.forEach((def, i) => {
    const c = contexts[def.body];
    hooks[i].match = compileMatch(c, def, def.where === undefined ? undefined : expand(c, def.where));
    if (def.until) hooks[i].until = { verb: def.until.verb, match: compileMatch(c, def.until, undefined) };
  });

  const phases = phasesOf(ruleset);
  const sources = routines.map((routine): Source => {
    const c = contexts[routine.index];
    const { is, gives } = routine.def;
    const body = expand(c, routine.def.body);
    const [only] = body as Node[];
    routine.size = c.size;
    const steps = phases.has(routine.index) ? lowerPhase(c, routine, body) : null;
    if (steps !== null) {
      routine.steps = compileSteps(c, routine, steps);
    } else if (is === 'define' && body.length === 1 && Array.isArray(only) && only[0] === 'give') {
      routine.value = compileFor(c, gives ?? { is: 'number' }, only[1] as Node);
      routine.body = giving(routine.value);
    } else routine.body = compileBody(c, body);
    routine.frame = frameMaker(routine.size);
    return { c, body, steps };
  });

  const needs = ruleset.designs.map((design, index): Needs => {
    const tests = design.needs?.map((need) => need.test) ?? [];
    const size = Math.max(2, ...tests.map(slotsIn));
    const c = contextOf(scopeOf(ruleset, -1), size);
    const all = tests.map((test) => expand(c, test));
    program.needs[index] = all.length > 0 ? all.map((test) => compileTest(c, test)) : null;
    program.needsFrame[index] = frameMaker(c.size);
    return { c, tests: all };
  });

  if (ruleset.score !== undefined) {
    const score = callDefine(contexts[ruleset.score], ruleset.score, 1);
    program.score = (r, seat) => score(r, [seat, NONE, seat]) as number;
  }
  if (ruleset.winners !== undefined) {
    const winners = callDefine(contexts[ruleset.winners], ruleset.winners, 0);
    program.winners = (r) => winners(r, [NONE, NONE]) as number[];
  }
  return { program, sources, needs };
}

/** A define called from outside, its argument in slot 2 of the caller. */
const callDefine = (c: Context, routine: number, args: number): Any =>
  compileCall(c, ['call', routine, ...(args === 1 ? [['slot', 2]] : [])] as never);

const giving =
  (value: Any) =>
  (r: Run, f: Frame): number => {
    r.given = value(r, f);
    return 2;
  };

/** Phases proper, and what the flow begins with. */
export function phasesOf(ruleset: Ruleset): Set<number> {
  const found = new Set<number>([ruleset.setup, ruleset.play]);
  ruleset.routines.forEach((def, i) => {
    if (def.is === 'phase') found.add(i);
  });
  for (const test of ruleset.tests ?? []) if (test.given !== undefined) found.add(test.given);
  return found;
}
