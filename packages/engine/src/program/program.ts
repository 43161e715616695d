import type { Block, Constant, Node, RoutineDef } from '@draco-table/ruleset';
import type { Ask } from '../play/ask.js';
import type { Flow, Frame, Run } from '../state/run.js';
import type { Context } from './context.js';
import type { FrameMaker } from './frames.js';
import type { Layout } from './layout.js';
import type { PhaseStep } from './lower.js';

export type Num = (r: Run, f: Frame) => number;
export type List = (r: Run, f: Frame) => readonly number[];
export type Any = (r: Run, f: Frame) => Constant;
export type Test = (r: Run, f: Frame) => boolean;
/** A statement; what it returns says how to go on. */
export type Do = (r: Run, f: Frame) => number;
/** A step of a phase. It may move the program counter or call another phase. */
export type Step = (r: Run, flow: Flow) => void;

/** How a statement ended: go on, leave this block, leave this routine, the game is over. */
export const GO = 0;
export const LEAVE = 1;
export const STOP = 2;
export const END = 3;

export interface Routine {
  index: number;
  def: RoutineDef;
  size: number;
  frame: FrameMaker;
  body: Do;
  /** A define that is nothing but a value. */
  value: Any | null;
  /** Steps, when it is a phase. */
  steps: Step[] | null;
  hooks: Hooked | null;
  /** Where its parameters go. */
  slots: number[];
  /** In a phase: slots that hold something only while an expression is worked out, and so are no state. */
  passing: number[];
  /** In a phase: the slot that holds when it began. */
  began: number;
}
/** What may act before, after or instead of a verb. */
export interface Hooked {
  before: HookSet;
  after: HookSet;
  instead: HookSet;
  /** Whether some effect ends with this verb. */
  ends: boolean;
  /** Whether lasting effects are all that can act on it: while there are none, nothing does. */
  onlyLasting: boolean;
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

/** A routine as it is compiled: in its scope, with all defines put in place; a phase as its steps. */
export interface Source {
  c: Context;
  body: Block;
  steps: PhaseStep[] | null;
}
/** Makes of a program what plays it to its end at once, where every decision is answered by a picker; see `generate/`. */
export type Back = (program: Program, sources: readonly Source[], needs: readonly Needs[]) => (r: Run) => void;
/** What a card needs to be played, by design. */
export interface Needs {
  c: Context;
  tests: Node[];
}

export interface Program {
  layout: Layout;
  routines: Routine[];
  hooks: Hook[];
  /** By design: what must hold to play it. */
  needs: (Test[] | null)[];
  needsFrame: FrameMaker[];
  score: ((r: Run, seat: number) => number) | null;
  winners: ((r: Run) => readonly number[]) | null;
  /** Whether the score rests on nothing hidden, so that a view may show it at any time. */
  openScore: boolean;
  /** Plays on to the end faster than the closures do, if there is something to do so. */
  fast: ((r: Run) => void) | null;
  /** Puts several effects on a verb into an order. */
  orderAsk: Ask;
}

export type { Constant };
