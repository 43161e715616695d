import type { Scope } from '@draco-table/ruleset';
import type { Quiet } from '../program/effects.js';
import type { Layout } from '../program/layout.js';
import type { Program } from '../program/program.js';
import type { Question } from './asking.js';
import type { Plan } from './plan.js';

/** What a routine is written with. */
export interface Context extends Scope {
  layout: Layout;
  program: Program;
  plan: Plan;
  /** All questions that are put somewhere; the code names them by number. */
  questions: Question[];
  /** Lasting effects that are begun somewhere: which slots of the effect's frame hold lists. */
  begun: Beginning[];
  /** Functions that tell whether something lies somewhere that acts on a verb, by name. */
  lies: Map<string, string>;
  /** Lists that several ask for, by what they say. */
  shared: Map<string, { name: string; text: string }>;
  quiet: Quiet;
  /** By routine: how deep it calls others; whether that need not be counted. */
  depths: number[];
  isShallow: boolean;
  /** The first slot that is free, and how many are used in all. */
  top: number;
  size: number;
  /** Defines that are being put in place. */
  inlining: number[];
  /** How many operations may still be put in place, in the whole program. */
  room: { left: number };
}

/** The effect of a hook, and what is put into its frame. */
export interface Beginning {
  hook: number;
  mode: number;
  slots: number[];
  lists: boolean[];
}
