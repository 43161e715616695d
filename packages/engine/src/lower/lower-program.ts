import {
  type Block,
  type Choice,
  type Match,
  NONE,
  type Node,
  type Op,
  type Scope,
  scopeOf,
  slotsIn,
} from '@draco-table/ruleset';
import {
  act,
  add,
  binary,
  call,
  eq,
  give,
  less,
  load,
  local,
  ne,
  not,
  num,
  ONE,
  set,
  store,
  when,
  ZERO,
} from '../ir/build.js';
import type { Func, Stmt } from '../ir/ir.js';
import { linkRuntime } from '../ir/link.js';
import { LIMITS } from '../limits.js';
import { makePurity } from '../program/effects.js';
import { lowerPhase, type PhaseStep, type Ready } from '../program/lower.js';
import type { Program, Routine } from '../program/program.js';
import { EFFECT_HEAD, END, FAIL, FIRING_HEAD, HOLDS, R } from '../runtime/memory.js';
import { allocationOf } from './allocation.js';
import { awaitsFunctions, type Waits } from './awaits.js';
import { bodyName, deeper, defineName, handedOver, hookedFunction, inputsOf, nothingOf, phaseName } from './calls.js';
import type { Context, Question } from './context.js';
import { expand, ROOM } from './expand.js';
import { lowerTest } from './expressions.js';
import { costOf, spend } from './loops.js';
import { phaseFunction } from './phases.js';
import { PHASE, type Plan } from './plan.js';
import { reachOf } from './reach.js';
import { lowerStatement } from './statements.js';
import { at, known } from './tables.js';
import { leaving, register, setRegister, Unit } from './unit.js';

/** A routine in its scope, with all defines put in place; a phase as its steps. */
interface Source {
  c: Context;
  body: Block;
  steps: PhaseStep<Node, Choice>[] | null;
}
/** What a card needs to be played, by design. */
interface Needs {
  c: Context;
  tests: Node[];
}

/** A whole ruleset, lowered. */
export interface Lowered {
  functions: Func[];
  questions: Question[];
}

const SYMBOLS: Record<string, number> = { NONE, EFFECT_HEAD, FIRING_HEAD, END };
const GROUPS: Record<string, Record<string, number>> = { R, FAIL, HOLDS, LIMITS };

/** The number that a name of the run time stands for. */
function symbolIn(plan: Plan, name: string): number {
  const [group, member] = name.split('.');
  const found =
    member === undefined
      ? (SYMBOLS[name] ?? plan.tables.get(name as never)?.address ?? plan.facts[name as keyof Plan['facts']])
      : GROUPS[group][member];
  if (found === undefined) throw new Error(`the run time names what is not there: ${name}`);
  return found;
}

/** The rules and the run time as functions on whole numbers, over the memory of the plan. `host` names what comes from outside. */
export function lowerProgram(
  program: Program,
  scopes: readonly Scope[],
  plan: Plan,
  host: ReadonlySet<string>,
): Lowered {
  const { layout, routines, hooks } = program;
  const { ruleset } = layout;
  const questions: Question[] = [{ ask: program.orderAsk, secret: false }];
  const runtime = linkRuntime((name) => symbolIn(plan, name));
  const reach = reachOf(ruleset);
  const shared = {
    layout,
    program,
    plan,
    allocation: allocationOf(runtime, host, reach),
    questions,
    lies: new Map(),
    shared: new Map(),
    isPure: makePurity(ruleset),
    ...reach,
    room: { left: ROOM },
  };
  const contextOf = (scope: Scope, size: number): Context => ({
    ...scope,
    ...shared,
    types: scope.types.slice(),
    top: size,
    size,
    inlining: [],
  });
  const same = ((part: unknown) => part) as Ready<Node, Choice>;
  const sources = routines.map(({ index, def, size, steps }): Source => {
    const c = contextOf(scopes[index], size);
    const body = expand(c, def.body);
    return { c, body, steps: steps === null ? null : lowerPhase(ruleset, def, body, same).steps };
  });
  const needs = ruleset.designs.map(({ needs: own = [] }): Needs => {
    const tests = own.map((need) => need.test);
    const c = contextOf(scopeOf(ruleset, -1), Math.max(2, ...tests.map(slotsIn)));
    return { c, tests: tests.map((one) => expand(c, one)) };
  });
  const waitsFor = (match: Match, body: number, where: Node): Waits => {
    const c = contextOf(scopes[body], routines[body].size);
    const equals = match.args.map((arg) => (arg !== null && 'equals' in arg ? expand(c, arg.equals) : null));
    return { c, match, equals, where: expand(c, where) };
  };
  const waits = hooks.map((_, i) => {
    const hook = ruleset.hooks[i];
    return {
      match: waitsFor(hook, hook.body, hook.where ?? 1),
      until: hook.until ? waitsFor(hook.until, hook.body, 1) : null,
    };
  });
  const bare = contextOf(scopeOf(ruleset, -1), 2);
  const u = new Unit(bare, [], null);
  const functions = [
    ...runtime,
    ...sources.map((source, i) => routineFunction(routines[i], source)),
    ...routines.flatMap((routine, i) =>
      routine.hooks === null || sources[i].steps !== null ? [] : [hookedFunction(u, routine)],
    ),
    ...needs.flatMap((need, i) => (need.tests.length > 0 ? [needsFunction(need, i)] : [])),
    ...awaitsFunctions(waits),
    ...dispatchFunctions(u, sources, needs, waits),
    carryFunction(u),
    playFunction(u, sources),
    ...valueFunction(bare, 'score', ruleset.score),
    ...(ruleset.score === undefined ? [] : [scoresFunction(plan)]),
    ...valueFunction(bare, 'winners', ruleset.winners),
  ];
  for (const func of shared.lies.values()) functions.push(func);
  for (const { func } of shared.shared.values()) functions.push(func);
  return { functions, questions };
}

/** Names that nothing was put into yet hold 0. */
const emptySlots = (from: number, to: number): Stmt[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => set(from + i, ZERO));

function routineFunction(routine: Routine, { c, body, steps }: Source): Func {
  if (steps !== null) {
    const framed = new Set(Array.from({ length: routine.size }, (_, slot) => slot));
    for (const slot of routine.passing) framed.delete(slot);
    return phaseFunction(new Unit(c, body, framed), routine, steps);
  }
  const inputs = inputsOf(c.program, routine);
  const isDefine = routine.def.is === 'define';
  const none = give(isDefine ? nothingOf(c, routine) : ZERO);
  const u = new Unit(c, body, null, isDefine ? [none] : [give(num(END))]);
  const out = u.label();
  u.stop = leaving(out);
  for (const node of body) lowerStatement(u, node as Op, u.stop);
  const code = [spend(ONE, costOf(body)), ...emptySlots(inputs, c.size), ...u.labelled(out, u.take())];
  // Whoever calls a verb finds no lists of it, unless it gives one.
  const isLeft = u.leaves && !isDefine && !c.givesList[routine.index];
  const top = u.fresh();
  return {
    name: (isDefine ? defineName : bodyName)(routine.index),
    params: inputs,
    locals: u.locals,
    body: isLeft ? [set(top, register(R.TOP)), ...code, setRegister(R.TOP, local(top)), none] : [...code, none],
  };
}

const needsName = (design: number): string => `n${design}`;
function needsFunction({ c, tests }: Needs, index: number): Func {
  const u = new Unit(c, [], null);
  for (const node of tests) u.write(...when(not(lowerTest(u, node)), [give(ZERO)]));
  const body = [spend(ONE, costOf(tests)), ...emptySlots(2, c.size), ...u.take(), give(ONE)];
  return { name: needsName(index), params: 2, locals: u.locals, body };
}

type Case = { value: number; body: Stmt[] };
const SWITCH = 0;
/** A function that goes by its first argument. */
const dispatch = (name: string, params: number, cases: Case[], otherwise: Stmt[]): Func => ({
  name,
  params,
  locals: params + 2,
  body: [{ is: 'switch', label: SWITCH, on: local(0), cases }, ...otherwise],
});
const done: Stmt = { is: 'break', label: SWITCH };

/** By hook: whether a call is what it waits for, or lasts until, and what it does; by verb: what that does; by design: what it needs. */
function dispatchFunctions(
  u: Unit,
  sources: readonly Source[],
  needs: readonly Needs[],
  waits: readonly { match: Waits; until: Waits | null }[],
): Func[] {
  const { program } = u.c;
  const { hooks, routines } = program;
  const [how, was] = [2, 3];
  /** A routine with the names of a frame that is the second argument. */
  const called = (routine: Routine): Stmt[] => {
    const args = Array.from({ length: inputsOf(program, routine) }, (_, i) => load(local(1), 1 + i));
    return [setRegister(R.AT, num(routine.index)), set(how, call(bodyName(routine.index), ...args)), done];
  };
  const carriedOut = (name: string, cases: Case[]): Func => ({
    name,
    params: 2,
    locals: 4,
    body: [
      set(how, ZERO),
      set(was, register(R.AT)),
      ...deeper(u, [{ is: 'switch', label: SWITCH, on: local(0), cases }]),
      setRegister(R.AT, local(was)),
      give(local(how)),
    ],
  });
  const matches = (prefix: string, isThere: (i: number) => boolean): Case[] =>
    waits.flatMap((_, i) =>
      isThere(i) ? [{ value: i, body: [give(call(`${prefix}${i}`, local(1), local(2)))] }] : [],
    );
  const verbs = routines.filter(({ hooks: acting }, i) => acting !== null && sources[i].steps === null);
  const needed = needs.flatMap(({ tests }, i) =>
    tests.length === 0 ? [] : [{ value: i, body: [give(call(needsName(i), local(1), local(2)))] }],
  );
  return [
    dispatch(
      'matched',
      3,
      matches('m', () => true),
      [give(ZERO)],
    ),
    dispatch(
      'isOver',
      3,
      matches('u', (i) => waits[i].until !== null),
      [give(ZERO)],
    ),
    carriedOut(
      'acts',
      hooks.map(({ body, index }) => ({ value: index, body: called(body) })),
    ),
    carriedOut(
      'itself',
      verbs.map((routine) => ({ value: routine.index, body: called(routine) })),
    ),
    dispatch('needs', 3, needed, [give(ONE)]),
  ];
}

/** Does what a card says. What a card does is plain to see, so which card it is cannot stay hidden. */
function carryFunction(u: Unit): Func {
  const { designs } = u.c.ruleset;
  const [you, card, design, how] = [0, 1, 2, 3];
  const acting = designs.map(({ effect }) => Number(effect !== undefined));
  const cases = designs.flatMap(({ effect }, value) => {
    if (effect === undefined) return [];
    const inputs = inputsOf(u.c.program, u.c.program.routines[effect]);
    const more = Array.from({ length: inputs - 2 }, () => ZERO);
    return [{ value, body: [set(how, call(bodyName(effect), local(you), local(card), ...more)), done] }];
  });
  const knowing = at(u, 'known', local(card));
  return {
    name: 'carry',
    params: 2,
    locals: 4,
    body: [
      act(call('checkThing', local(card))),
      set(design, at(u, 'design', local(card))),
      store(add(num(u.c.plan.address('known')), local(card)), binary('|', knowing, register(R.EVERYONE))),
      ...when(ne(register(R.WATCHING), ZERO), [act(call('watchPlay', local(you), local(design)))]),
      ...when(eq(register(R.ENDED), ONE), [give(num(END))]),
      ...when(eq(known(u, acting, local(design)), ZERO), [give(ZERO)]),
      set(how, ZERO),
      ...deeper(u, [{ is: 'switch', label: SWITCH, on: local(design), cases }]),
      give(local(how)),
    ],
  };
}

/** Plays on to the end. When the last phase is over, so is the game. */
function playFunction(u: Unit, sources: readonly Source[]): Func {
  const { address, stride } = u.c.plan.flow;
  const frame = 0;
  const cases = sources.flatMap(({ steps }, value) =>
    steps === null ? [] : [{ value, body: [act(call(phaseName(value), local(frame))), done] }],
  );
  const top = add(register(R.FLOWS), num(-1));
  const body: Stmt[] = [
    ...when(eq(register(R.FLOWS), ZERO), [setRegister(R.ENDED, ONE), give(ZERO)]),
    set(frame, add({ is: 'binary', op: '*', a: top, b: num(stride) }, num(address))),
    setRegister(R.AT, load(local(frame), PHASE.routine)),
    { is: 'switch', label: SWITCH, on: register(R.AT), cases },
  ];
  const loop: Stmt = { is: 'for', label: 1, test: eq(register(R.ENDED), ZERO), step: [], body };
  return { name: 'play', params: 0, locals: 1, body: [setRegister(R.STEPS, num(LIMITS.steps)), loop, give(ZERO)] };
}

/** Everybody's score, each with a budget of its own: whoever watches a game asks for all of them many times. */
function scoresFunction(plan: Plan): Func {
  const [seat, top] = [0, 1];
  const body: Stmt[] = [
    setRegister(R.STEPS, num(LIMITS.steps)),
    setRegister(R.DEPTH, ZERO),
    store(add(num(plan.address('scores')), local(seat)), call('score', local(seat))),
    setRegister(R.TOP, local(top)),
  ];
  const step = [set(seat, add(local(seat), ONE))];
  const loop: Stmt = { is: 'for', label: 0, test: less(local(seat), register(R.SEATS)), step, body };
  return {
    name: 'scores',
    params: 0,
    locals: 2,
    body: [set(seat, ZERO), set(top, register(R.TOP)), loop, give(ZERO)],
  };
}

/** A define called from outside, for a player or nobody. */
function valueFunction(c: Context, name: string, index: number | undefined): Func[] {
  if (index === undefined) return [];
  const routine = c.program.routines[index];
  const u = new Unit(c, [], null);
  u.write(set(1, num(NONE)));
  const given = handedOver(
    u,
    routine,
    routine.def.params.map(() => ['slot', 0] as Node),
  );
  return [{ name, params: 1, locals: u.locals, body: [...u.take(), give(call(defineName(index), ...given))] }];
}
