/** The engine's public vocabulary. Everything here is plain JSON data but `Game`, whose methods hand it out. */
import type { Happening, Problem, Result, Ruleset, Shown, Span, Type, ZoneRef } from '@draco-table/ruleset';

export type { Holder, Result, Shown, ZoneRef } from '@draco-table/ruleset';

export interface Option {
  /** Stable within the decision and, for the same thing, across decisions: never a list position alone. */
  id: string;
  value: Shown;
  /** It would not be moved, turned or altered by whoever chooses it here: something acts instead, perhaps a card. */
  guard?: { change: 'place' | 'face' | 'attr'; card?: string };
}

export interface Decision {
  id: string;
  seat: number;
  /** Text id of the question (`play-card`, `choose-hero`, …) and the values that its text may use. */
  prompt: string;
  args: Record<string, Shown>;
  /** The card or rule that asks. */
  cause: { card?: string; routine: string; span?: Span };
  type: Type;
  min: number;
  max: number;
  ordered: boolean;
  /** The choice may be declined with an empty list, even where `min` (for those who do choose) is above 0. */
  optional: boolean;
  /** Others are asked at the same moment and nobody sees an answer before all are in. */
  together: boolean;
  /** One, or none, where not being asked would tell the others something: see `onlyAnswer`. */
  options: Option[];
}

/** What others see of a decision: that it is open, and whose. How much there is to choose from could tell what is hidden. */
export type OpenDecision = Omit<Decision, 'options' | 'args' | 'min' | 'max'> &
  Partial<Pick<Decision, 'options' | 'args' | 'min' | 'max'>>;

export interface Answer {
  decision: string;
  seat: number;
  choose: string[];
  version: number;
}

export type Outcome = { ok: true; events: GameEvent[] } | { ok: false; problem: Problem };

/** What happened, as a seat may know it. `n` counts from 0 through what this seat is told. */
export type GameEvent = { n: number } & Happening;

export interface ZoneView extends ZoneRef {
  shape: 'ring' | 'row' | 'grid' | 'pile' | 'hand' | 'set';
  count: number;
  /** In reading order (piles from the top); `cell` in grids; `slot` in rings: the fixed seat round the table, from 0. */
  items: {
    value: Shown;
    cell?: { x: number; y: number };
    slot?: number;
    faceDown?: true;
    attrs?: Record<string, Shown>;
  }[];
  /** Rings: 1 read clockwise, -1 against it. */
  direction?: 1 | -1;
}

/** What one seat (or with null a spectator) may know at this moment. */
export interface View {
  game: string;
  deck?: string;
  seat: number | null;
  seats: { name?: string }[];
  version: number;
  options: Record<string, Shown>;
  zones: ZoneView[];
  /** Tokens and counters: by seat, by holder, or alone. */
  counters: { id: string; role: 'tokens' | 'counter'; of?: Shown; holder?: string; value: number }[];
  variables: { id: string; of?: Shown; value: Shown }[];
  /** The phases that are running, outermost first. */
  phases: { phase: string; args: Record<string, Shown> }[];
  /** The seat whose phase it is, if any. */
  active?: number;
  decisions: OpenDecision[];
  scores?: number[];
  result?: Result;
}

/** A card by its printed id, and who has it. */
export interface Hold {
  seat: number;
  card: string;
}

export interface StartOptions {
  seats: number;
  seed: string;
  /** Option id to value: a number, yes/no as boolean, or the word. */
  options?: Record<string, number | boolean | string>;
  /** What seats have in hand at the first question: to try a card out, and to find out what it is worth. */
  hold?: Hold | readonly Hold[];
  /** What a test of the ruleset gives, as the index of its routine: it runs after set-up, before play. */
  given?: number;
  /** The seat of the only person, where bots have the others: what only they learn can be taken back. */
  alone?: number;
}

/** Everything needed to go on: plain JSON. */
export interface SavedGame {
  format: number;
  engine: string;
  ruleset: string;
  start: StartOptions;
  /** Answers since the start, so a save is a replay too. */
  answers: Answer[];
  state: unknown;
}

export interface Game {
  readonly ruleset: Ruleset;
  readonly seats: number;
  /** Rises with every accepted answer. */
  readonly version: number;
  readonly decisions: readonly Decision[];
  readonly result: Result | undefined;
  /** Set when a rule broke a limit: the game stands at the last good state. */
  readonly fault: Problem | undefined;
  answer(answer: Answer): Outcome;
  view(seat: number | null): View;
  events(seat: number | null, from?: number): GameEvent[];
  save(): SavedGame;
  fork(): Game;
  digest(): string;
  /** Back to the decision with that version, if nothing hidden came to light since. */
  undo(version?: number): Outcome;
  /** Whether `undo` would go back there. */
  canUndo(version?: number): boolean;
  /** The engine's own; no part of its public surface. */
  readonly inside: unknown;
}

export interface WhyNot {
  /** 'needs': the card's own condition; 'filter': the choice's `where`; 'not-listed': not among what may be chosen. */
  reason: 'needs' | 'filter' | 'not-listed' | 'not-your-turn';
  card?: string;
  routine?: string;
  span?: Span;
  args?: Record<string, Shown>;
}

export interface Forecast {
  id: string;
  changes: { counter: string; of?: Shown; holder?: string; from: number; to: number }[];
}

/** How a playout ended. */
export interface Playout {
  /** Undefined when a rule went wrong or the picker ended it. */
  result: Result | undefined;
  fault: Problem | undefined;
  decisions: number;
  /** Of the moment at which it stopped. */
  scores: number[];
  /** The digest that a game answered the same way has. */
  digest(): string;
}

/** Looks on at a playout: for statistics, coverage, and the search for rules that never act. */
export interface Watch {
  /**
   * A card begins to be carried out by a seat, or one that does nothing of its own is laid down where all see it; `scores`
   * are those of this moment, to be asked for now. Who asks often gives a list to write them into.
   */
  play?(seat: number, design: string, scores: (into?: number[]) => number[]): void;
  /** A phase begins; the seat is its `you`, below 0 if it has none. */
  phase?(phase: string, seat: number, scores: (into?: number[]) => number[]): void;
  /** A choice came up (its index in `prompts`); not asked when there was but one possible answer. */
  choice?(prompt: number, asked: boolean): void;
  /** By index in `marks`: set to 1 when the block was entered. */
  covered?: Uint8Array;
}
