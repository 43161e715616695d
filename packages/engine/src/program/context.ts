import type { Node, Scope } from '@draco-table/ruleset';
import { breach, fault } from '../problems.js';
import type { Frame, Run } from '../state/run.js';
import type { Quiet } from './effects.js';
import type { Layout } from './layout.js';
import type { Num, Program } from './program.js';
import { compileNum } from './values.js';

/** What a routine is compiled with. */
export interface Context extends Scope {
  layout: Layout;
  program: Program;
  quiet: Quiet;
  /** The first slot that is free, and how many are used in all. */
  top: number;
  size: number;
  /** Defines that are being put in place. */
  inlining: number[];
  /** How many operations may still be put in place, in the whole program. */
  room: { left: number };
}

/** A list in a frame. */
export const lists = (f: Frame): number[][] => f as unknown as number[][];

export function spend(r: Run, steps: number): void {
  r.steps -= steps;
  if (r.steps < 0) breach('steps');
}

/** Which of the places of a zone or variable: one that is known now, or one to be worked out. */
export function compilePlace(c: Context, base: number, count: number, index: Node | null): number | Num {
  if (index === null) return base;
  if (typeof index === 'number') return base + index;
  const at = compileNum(c, index);
  if (index[0] === 'slot') {
    const slot = index[1] as number;
    return (_, f) => {
      const i = f[slot];
      if (i >>> 0 >= count) fault('nobody there');
      return base + i;
    };
  }
  return (r, f) => {
    const i = at(r, f);
    if (i >>> 0 >= count) fault('nobody there');
    return base + i;
  };
}

export const zonePlace = (c: Context, zone: number, index: Node | null): number | Num =>
  compilePlace(c, c.layout.zoneBase[zone], c.layout.zoneCount[zone], index);

export const asNum = (place: number | Num): Num => (typeof place === 'number' ? () => place : place);
