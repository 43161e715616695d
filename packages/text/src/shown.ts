/** What texts are made from: the values, questions and events of a running game, as plain data. */
import type { Shown } from '@draco-table/ruleset';

export type { Happening as Happened, Holder, Shown, ZoneRef } from '@draco-table/ruleset';

/** The part of a decision that its question needs. */
export interface Asked {
  prompt: string;
  args?: Record<string, Shown>;
  /** The card that asks: its text may use the card's own numbers. */
  cause?: { card?: string };
  /** Absent in what others see of a question. */
  min?: number;
  max?: number;
  ordered?: boolean;
}
