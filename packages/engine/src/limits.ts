import { SIZES } from '@draco-table/ruleset';

/** Budgets that keep a hostile or broken ruleset from taking a machine with it. All are far above what games need. */
export const LIMITS = {
  /**
   * Operations and list elements that one answer may cost: from the beginning of the statement it was asked in, which is
   * carried out again, to the next question. Rules as WebAssembly count a call, a pass or a condition as the size of its text.
   */
  steps: 2_000_000,
  /** Routines calling routines. */
  depth: 200,
  /** Elements of one list. */
  list: 20_000,
  /** Characters of the events that one answer leads to, as JSON. */
  characters: 5_000_000,
  /** Lasting effects in force. */
  effects: 1_000,
  /** Answers inside one statement of a phase, since each is carried out again with the next answer. */
  decisions: 1_000,
  /** Distance from the middle of a grid. */
  grid: 127,
  /** Phases inside phases. */
  phases: 60,
  /** Decisions of a playout before it is given up. */
  playout: 200_000,
  ...SIZES,
} as const;

export type LimitName = keyof typeof LIMITS;
