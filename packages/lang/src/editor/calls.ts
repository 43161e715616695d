/** Who says which sentence: the calls between verbs, definitions, phases and cards. */
import type { Program } from '../resolve/program.js';
import { placeIn, type Unit } from '../resolve/units.js';
import type { Loc } from '../syntax.js';
import { nameOf } from './navigate.js';
import { targetAt, unitAt } from './target.js';

/** A declaration that calls or is called. */
export interface Caller {
  name: string;
  is: Unit['decl']['is'];
  file: string;
  loc: Loc;
  /** Of the name alone. */
  selection: Loc;
}

export interface CallsOf {
  one: Caller;
  /** Where, in the one who calls. */
  at: Loc[];
}

/** What stands here: the sentence under the cursor, else the declaration around it. */
export function callerAt(program: Program, file: string, offset: number): Caller | undefined {
  const target = targetAt(program, file, offset);
  const unit = target?.thing.is === 'routine' ? unitOf(program, target.thing.decl) : unitAt(program, file, offset);
  return unit && toCaller(program, unit);
}

export function incomingCalls(program: Program, { file, selection }: Caller): CallsOf[] {
  const called = unitAt(program, file, selection.start)?.decl;
  return program.units.flatMap((unit) => {
    const at = unit.calls.filter(({ routine }) => called && routine.decl === called);
    return at.length ? [{ one: toCaller(program, unit), at: at.map(({ loc }) => placeIn(unit, loc).loc) }] : [];
  });
}

export function outgoingCalls(program: Program, { file, selection }: Caller): CallsOf[] {
  const unit = unitAt(program, file, selection.start);
  const found = new Map<Unit, Loc[]>();
  for (const { routine, loc } of unit?.calls ?? []) {
    const called = unitOf(program, routine.decl);
    if (unit && called) found.set(called, [...(found.get(called) ?? []), placeIn(unit, loc).loc]);
  }
  return [...found].map(([called, at]) => ({ one: toCaller(program, called), at }));
}

const unitOf = ({ units }: Program, decl: Unit['decl'] | undefined): Unit | undefined =>
  decl && units.find((unit) => unit.decl === decl);

function toCaller({ loaded }: Program, { decl, file }: Unit): Caller {
  const text = loaded.files.find(({ path }) => path === file)?.source.text ?? '';
  const { text: name, loc: selection } = nameOf(decl, text);
  return { name, is: decl.is, file, loc: decl.loc, selection };
}
