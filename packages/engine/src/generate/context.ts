import type { Scope } from '@draco-table/ruleset';
import type { Quiet } from '../program/effects.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';

/** What a routine is written with. */
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
