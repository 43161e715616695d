import { NONE } from '@draco-table/ruleset';
import { breach, fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import type { Code, Constant } from './program.js';

const EMPTY: readonly number[] = [];

/**
 * Works an expression out, or carries a statement out; each operation is a step of the budget. A list may be a zone's own:
 * it is looked at before anything moves.
 */
export function value(r: Run, f: Frame, n: Code): number | readonly number[] {
  if (typeof n === 'number') return n;
  spend(r, 1);
  return n[0](r, f, n as unknown as never[]);
}

/** One that gives a single value. */
export const num = value as (r: Run, f: Frame, n: Code) => number;

export const test = (r: Run, f: Frame, n: Code): boolean => value(r, f, n) === 1;

/** One that gives a list; a single value stands for a list of it. */
export function list(r: Run, f: Frame, n: Code): readonly number[] {
  const found = value(r, f, n);
  if (Array.isArray(found)) return found;
  return found === NONE ? EMPTY : [found as number];
}

/** One that is gone through to its end. */
export function whole(r: Run, f: Frame, n: Code): readonly number[] {
  const found = list(r, f, n);
  spend(r, found.length);
  return found;
}

/** A list that stays the same whatever moves. */
export const kept = (r: Run, f: Frame, n: Code): number[] => whole(r, f, n).slice();

/** A value to be kept, for a name or variable that is a list or is not. */
export const fitting = (r: Run, f: Frame, isList: boolean | undefined, n: Code): Constant =>
  isList ? kept(r, f, n) : num(r, f, n);

export function spend(r: Run, steps: number): void {
  r.steps -= steps;
  if (r.steps < 0) breach('steps');
}

/** Which of the places of a zone or variable. */
function place(r: Run, f: Frame, base: number, count: number, index: Code | null): number {
  if (index === null) return base;
  const i = num(r, f, index);
  if (i >>> 0 >= count) fault('nobody there');
  return base + i;
}

export function zonePlace(r: Run, f: Frame, zone: number, index: Code | null): number {
  const { zoneBase, zoneCount } = r.program.layout;
  return place(r, f, zoneBase[zone], zoneCount[zone], index);
}

export function varPlace(r: Run, f: Frame, variable: number, index: Code | null): number {
  const { varBase, varCount } = r.program.layout;
  return place(r, f, varBase[variable], varCount[variable], index);
}

export function equal(a: number | readonly number[], b: number | readonly number[]): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
