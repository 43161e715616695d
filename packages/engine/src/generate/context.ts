import type { Scope } from '@draco-table/ruleset';
import type { Quiet } from '../program/effects.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import type { makeAsking } from './asking.js';
import type { makeGrids } from './grids.js';
import type { Memory } from './memory.js';
import type { Moves } from './moves.js';
import type { makeOfType } from './of-type.js';

/** What a routine is written with. */
export interface Context extends Scope {
  layout: Layout;
  program: Program;
  memory: Memory;
  asking: ReturnType<typeof makeAsking>;
  /** Tables of numbers by the lists they were made of, or by what they say. */
  tables: Map<unknown, Int32Array>;
  /** What moves things there. */
  moves: Moves & ReturnType<typeof makeGrids> & ReturnType<typeof makeOfType>;
  quiet: Quiet;
  /** By routine: how deep it calls others; whether that need not be counted. */
  depths: number[];
  isShallow: boolean;
  /** The first slot that is free, and how many are used in all. */
  top: number;
  size: number;
  /** Defines that are being put in place. */
  inlining: number[];
  /** How many operations may still be put in place, in the whole program, and how many numbers rooms may still hold. */
  room: { left: number; numbers: number };
}

/** Room for so many numbers; null where there is nothing to put, or all rooms together would take too much. */
export function makeRoom({ room, memory }: Context, most: number): Int32Array | null {
  // Larger than it has to be: small arrays would be moved about with the rest of the heap.
  const size = Math.max(most, 32);
  if (most === 0 || room.numbers < size) return null;
  room.numbers -= size;
  const made = new Int32Array(size);
  memory.rooms.push(made);
  return made;
}
