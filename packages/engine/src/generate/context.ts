import type { Scope } from '@draco-table/ruleset';
import type { Quiet } from '../program/effects.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import type { Question } from './asking.js';
import type { Plan } from './plan.js';
import type { Reach } from './reach.js';

/** A function for a list that several ask for. */
export interface Shared {
  name: string;
  text: string;
  /** Whether the game may end while it is worked out. */
  mayEnd: boolean;
}

/** What a routine is written with. */
export interface Context extends Scope, Reach {
  layout: Layout;
  program: Program;
  plan: Plan;
  /** All questions that are put somewhere; the code names them by number. */
  questions: Question[];
  /** Functions that tell whether something lies somewhere that acts on a verb, by name. */
  lies: Map<string, string>;
  /** Lists that several ask for, by what they say. */
  shared: Map<string, Shared>;
  quiet: Quiet;
  /** The first slot that is free, and how many are used in all. */
  top: number;
  size: number;
  /** Defines that are being put in place. */
  inlining: number[];
  /** How many operations may still be put in place, in the whole program. */
  room: { left: number };
}
