import type { Scope } from '@draco-table/ruleset';
import type { Func } from '../ir/ir.js';
import type { Ask } from '../play/ask.js';
import type { Purity } from '../program/effects.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import type { Allocation } from './allocation.js';
import type { Plan } from './plan.js';
import type { Reach } from './reach.js';

/** A question of the rules, as it is each time. */
export interface Question {
  ask: Ask;
  /** Asked even where there is but one answer. */
  secret: boolean;
}

/** A function that several share. */
export interface Shared {
  func: Func;
  /** Whether the game may end while it is worked out. */
  mayEnd: boolean;
}

/** What a routine is lowered with. */
export interface Context extends Scope, Reach {
  layout: Layout;
  program: Program;
  plan: Plan;
  allocation: Allocation;
  /** All questions that are put somewhere; the code names them by number. */
  questions: Question[];
  /** Functions that tell whether something lies somewhere that acts on a verb, by name. */
  lies: Map<string, Func>;
  /** Lists that several ask for, by what they say. */
  shared: Map<string, Shared>;
  isPure: Purity;
  /** The first slot that is free, and how many are used in all. */
  top: number;
  size: number;
  /** Defines that are being put in place. */
  inlining: number[];
  /** How many operations may still be put in place, in the whole program. */
  room: { left: number };
}
