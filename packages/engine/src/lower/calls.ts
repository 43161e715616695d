import { NONE, type Node, type Op } from '@draco-table/ruleset';
import {
  act,
  add,
  and,
  call,
  eq,
  give,
  local,
  more,
  num,
  ONE,
  or,
  set,
  spend,
  store,
  sub,
  when,
  ZERO,
} from '../ir/build.js';
import type { Expr, Func, Stmt } from '../ir/ir.js';
import { LIMITS } from '../limits.js';
import { nothing } from '../program/calls.js';
import type { Hooked, HookSet, Program, Routine } from '../program/program.js';
import { END, R } from '../runtime/memory.js';
import type { Context } from './context.js';
import { fitting } from './expressions.js';
import { failHere } from './fail.js';
import { counted } from './loops.js';
import { at, known } from './tables.js';
import { GIVEN, register, setRegister, type Unit } from './unit.js';

/** How many slots of a routine come from outside: its parameters, or of an effect all that it may have caught. */
export function inputsOf(program: Program, routine: Routine): number {
  if (program.hooks.some((hook) => hook.body === routine)) return Math.max(2, routine.def.slots.length);
  return Math.max(2, ...routine.def.params.map(({ slot }) => slot + 1));
}

/** Names of the functions of a routine: its body, as a define, with what acts on it, as a phase. */
export const bodyName = (index: number): string => `r${index}`;
export const defineName = (index: number): string => `d${index}`;
export const hookedName = (index: number): string => `h${index}`;
export const phaseName = (index: number): string => `p${index}`;

/** What a call hands over: who acts and `this` go along, arguments go to their slots. */
export function handedOver(u: Unit, routine: Routine, args: readonly Node[]): Expr[] {
  const { params } = routine.def;
  const values = u.inOrder(
    args.map((arg, i) => () => {
      const isList = params[i].type.list === true;
      const value = fitting(u, isList, arg);
      // Who acts on the call is handed a list of its own.
      return isList ? counted(u, value) : value;
    }),
  );
  const all: Expr[] = [u.slot(0), u.slot(1)];
  const inputs = inputsOf(u.c.program, routine);
  for (let slot = 2; slot < inputs; slot++) all.push(ZERO);
  // Whatever comes after the end of the game is worked out all the same, only not carried out.
  values.forEach((value, i) => {
    all[params[i].slot] = u.called ? u.hold(value) : value;
  });
  return all;
}

/** Carries out a verb as a statement. */
export function lowerDo(u: Unit, routine: Routine, args: readonly Node[]): void {
  const given = handedOver(u, routine, args);
  u.stopAtEnd();
  const { index } = routine;
  if (u.c.givesList[index] && !routine.def.gives?.list) u.note(GIVEN);
  const mayEnd = u.c.endings[index];
  if (routine.hooks !== null) u.write(...ending(u, mayEnd, call(hookedName(index), ...given)));
  else u.write(...deeper(u, ending(u, mayEnd, call(bodyName(index), ...given))));
}

/** Carries out what may end the game, or never does. */
export const ending = (u: Unit, mayEnd: boolean, done: Expr): Stmt[] =>
  mayEnd ? when(eq(done, num(END)), u.end) : [act(done)];

/** Something that goes deeper, where that has to be counted. */
export const deeper = (u: Unit, code: Stmt[]): Stmt[] =>
  u.c.isShallow
    ? code
    : [
        setRegister(R.DEPTH, add(register(R.DEPTH), ONE)),
        ...when(more(register(R.DEPTH), num(LIMITS.depth)), [failHere('depth')]),
        ...code,
        setRegister(R.DEPTH, sub(register(R.DEPTH), ONE)),
      ];

/** A call for its value. */
export function lowerCall(u: Unit, node: Op): Expr {
  const routine = u.c.program.routines[node[1] as number];
  const args = node.slice(2) as Node[];
  const given = handedOver(u, routine, args);
  const { index } = routine;
  if (routine.def.is === 'define' && u.c.isPure(node as Node)) return call(defineName(index), ...given);
  if (u.c.endings[index]) u.called = true;
  if (routine.def.is === 'define') return u.hold(call(defineName(index), ...given));
  const carried =
    routine.hooks !== null
      ? [act(call(hookedName(index), ...given))]
      : deeper(u, [act(call(bodyName(index), ...given))]);
  // An argument may have ended the game, or it was over before.
  const none = setRegister(R.GIVEN, nothingOf(u.c, routine));
  u.write(none, ...when(eq(register(R.ENDED), ZERO), carried));
  if (u.c.endings[index]) u.write(...when(eq(register(R.ENDED), ONE), [none]));
  return u.hold(register(R.GIVEN));
}

export const nothingOf = ({ plan }: Context, routine: Routine): Expr =>
  num(Array.isArray(nothing(routine)) ? plan.facts.empty : NONE);

/** Whether something lies somewhere that acts on a verb: for each zone a look. */
function lyingHooks(u: Unit, sets: readonly HookSet[]): Expr[] {
  const cards = sets.flatMap((set) => set.cards);
  return cards.map(({ base, count, byDesign }) => {
    const designs = byDesign.map((hooks) => Number(hooks !== undefined));
    const name = `lies${u.c.plan.table(designs)}`;
    if (!u.c.lies.has(name)) u.c.lies.set(name, liesFunction(u, name, designs));
    const look = call(name, num(base), num(base + count), num(count >= 16 ? count >> 4 : 0));
    const isEmpty = and(eq(num(count), ONE), eq(at(u, 'end', num(base)), at(u, 'begin', num(base))));
    return count === 1 ? and(eq(isEmpty, ZERO), look) : look;
  });
}

/** From a place to another: whether some thing there is of one of the designs. */
function liesFunction(u: Unit, name: string, designs: readonly number[]): Func {
  const [place, last, cost, p, i, end, n] = [0, 1, 2, 3, 4, 5, 6];
  const design = at(u, 'design', at(u, 'things', local(i)));
  const body: Stmt[] = [
    set(n, sub(at(u, 'end', local(p)), at(u, 'begin', local(p)))),
    ...when(more(local(n), num(64)), [spend({ is: 'binary', op: '>>', a: local(n), b: num(6) })]),
    set(end, at(u, 'end', local(p))),
    set(i, at(u, 'begin', local(p))),
    {
      is: 'for',
      label: 1,
      test: { is: 'binary', op: '<', a: local(i), b: local(end) },
      step: [set(i, add(local(i), ONE))],
      body: when(eq(known(u, designs, design), ONE), [give(ONE)]),
    },
  ];
  return {
    name,
    params: 3,
    locals: 7,
    body: [
      spend(local(cost)),
      set(p, local(place)),
      {
        is: 'for',
        label: 0,
        test: { is: 'binary', op: '<', a: local(p), b: local(last) },
        step: [set(p, add(local(p), ONE))],
        body,
      },
      give(ZERO),
    ],
  };
}

/** The function of a verb on which something may act: most calls meet nothing. */
export function hookedFunction(u: Unit, routine: Routine): Func {
  const { before, after, instead, ends } = routine.hooks as Hooked;
  const { index } = routine;
  const inputs = inputsOf(u.c.program, routine);
  const args = Array.from({ length: inputs }, (_, i) => local(i));
  const [began, isDone, frame, how, start] = [0, 1, 2, 3, 4].map((n) => inputs + n);
  const sets = [before, after, instead];
  const isAwaited = ends || sets.some(({ lasting }) => lasting);
  const awaited = [...(isAwaited ? [more(at(u, 'awaited', num(index)), ZERO)] : []), ...lyingHooks(u, sets)].reduce(
    or,
    ZERO,
  );
  const body: Stmt[] = [set(began, ZERO), set(isDone, ZERO)];
  if (sets.every(({ always }) => always.length === 0)) {
    const direct = deeper(u, [
      ...(routine.def.gives ? [setRegister(R.GIVEN, nothingOf(u.c, routine))] : []),
      set(began, register(R.SEQUENCE)),
      set(how, call(bodyName(index), ...args)),
    ]);
    const stop = u.c.endings[index] ? when(eq(local(how), num(END)), [give(num(END))]) : [];
    body.push(
      ...when(eq(awaited, ZERO), [...direct, ...stop, ...when(eq(awaited, ZERO), [give(ZERO)]), set(isDone, ONE)]),
    );
  }
  // What was handed over is a list for those who act on it.
  body.push(set(start, register(R.TOP)), set(frame, call('make', num(inputs))));
  for (const [i, arg] of args.entries()) body.push(store(local(frame), arg, 1 + i));
  body.push(
    ...when(
      local(isDone),
      [set(how, call('after', num(index), local(frame), local(began)))],
      [set(how, call('called', num(index), local(frame)))],
    ),
  );
  if (!u.c.givesList[index]) body.push(setRegister(R.TOP, local(start)));
  body.push(give(local(how)));
  return { name: hookedName(index), params: inputs, locals: inputs + 5, body };
}
