import type { Constant, RoutineDef, Ruleset, Scope } from '@draco-table/ruleset';
import type { Ask } from '../play/ask.js';
import type { Frame, Run } from '../state/run.js';
import type { Question } from './choices.js';
import type { Layout } from './layout.js';
import type { PhaseStep } from './lower.js';

/**
 * Carries out an operation: an expression gives its value, a statement how to go on. Arguments begin at 1 and are what
 * the list of operations says; the check of rulesets has seen to that.
 */
export type Act = (r: Run, f: Frame, n: readonly never[]) => number | readonly number[];
/** An operation made ready to run: what carries it out, then its arguments. */
export type Code = number | readonly [Act, ...unknown[]];

/** How a statement ended: go on, leave this block, leave this routine, the game is over. */
export const GO = 0;
export const LEAVE = 1;
export const STOP = 2;
export const END = 3;

export interface Routine {
  index: number;
  def: RoutineDef;
  size: number;
  /** Makes a frame; names without a value hold null. */
  frame(you: number, card: number): Frame;
  /** What it does; of a define, the value. */
  body: Code;
  /** Steps, when it is a phase. */
  steps: PhaseStep<Code, Question>[] | null;
  hooks: Hooked | null;
  /** In a phase: slots that hold something only while an expression is worked out, and so are no state. */
  passing: number[];
}
/** What may act before, after or instead of a verb. */
export interface Hooked {
  before: HookSet;
  after: HookSet;
  instead: HookSet;
  /** Whether some effect ends with this verb. */
  ends: boolean;
}
export interface HookSet {
  always: Hook[];
  /** Zones in which cards have such effects, and by design which. */
  cards: { base: number; count: number; owned: boolean; byDesign: (Hook[] | undefined)[] }[];
  /** Whether a lasting effect can be of this sort. */
  lasting: boolean;
}
export interface Hook {
  index: number;
  when: 'before' | 'after' | 'instead';
  verb: number;
  match: Matcher;
  body: Routine;
  /** Whether it speaks of the card that it is of or that began it. */
  usesThis: boolean;
  until: { verb: number; match: Matcher } | null;
}
/** Fills the effect's frame from the call's frame; false when it is another sentence. */
export type Matcher = (r: Run, effect: Frame, call: Frame) => boolean;

/** Makes of a program what plays it to its end at once, where every decision is answered by a picker; see `generate/`. Null where it cannot be. */
export type Backend = (program: Program, scopes: readonly Scope[]) => Fast | null;

export interface Fast {
  /** Plays on to the end. */
  play(r: Run): void;
  /** A game before set-up, for `play` alone; null while another is played. */
  fresh(seats: number, options: number[], seed: string): Run | null;
}

export interface Program {
  /** As it was loaded; `layout.ruleset` may have statements made into calls that effects act on. */
  source: Ruleset;
  layout: Layout;
  routines: Routine[];
  hooks: Hook[];
  /** By design: what must hold to play it, and how many names that takes. */
  needs: { tests: Code[]; size: number }[];
  score: ((r: Run, seat: number) => number) | null;
  /** Everybody's at once, in a game that a picker plays, where there is something faster for that. */
  scores: ((r: Run, into: number[]) => void) | null;
  winners: ((r: Run) => readonly number[]) | null;
  /** Whether the score rests on nothing hidden, so that a view may show it at any time. */
  openScore: boolean;
  /** Plays faster than the operations one by one, if there is something to do so. */
  fast: Fast | null;
  /** Puts several effects on a verb into an order. */
  orderAsk: Ask;
}

export type { Constant };
