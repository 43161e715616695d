/** What texts are made from: the values, questions and events of a running game, as plain data. */

/** A value as the engine shows it. Things that a seat does not know have no id. */
export type Shown =
  | { is: 'number'; value: number }
  | { is: 'yes-no'; value: boolean }
  | { is: 'player'; seat: number }
  | { is: 'kind'; kind: string; id: string }
  | { is: 'design'; id: string }
  | { is: 'thing'; id: string; design: string }
  | { is: 'hidden'; zone: string; of?: number; place: number }
  | { is: 'cell'; x: number; y: number }
  | { is: 'none' }
  | { is: 'list'; items: Shown[] };

export interface ZoneRef {
  zone: string;
  of?: Shown;
}

export type Holder = { seat: number } | { holder: string };

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

/** The part of an event that its line in the log needs. */
export type Happened = { seat?: number } & (
  | { is: 'start'; first?: number }
  | { is: 'move'; thing: Shown; from: ZoneRef; to: ZoneRef; place?: number; cell?: { x: number; y: number } }
  | { is: 'swap'; a: Shown; b: Shown }
  | { is: 'rearrange'; zone: ZoneRef; things: Shown[] }
  | { is: 'shuffle' | 'reverse'; zone: ZoneRef }
  | { is: 'pay'; tokens: string; amount: number; from: Holder; to: Holder }
  | { is: 'count'; counter: string; of?: Shown; value: number; by: number }
  | { is: 'set'; variable: string; of?: Shown; value: Shown }
  | { is: 'attr'; attr: string; thing: Shown; value: Shown }
  | { is: 'face'; thing: Shown; up: boolean }
  | { is: 'reveal'; things: Shown[] }
  | { is: 'look'; seat: number; things: Shown[] }
  | { is: 'roll'; die: string; value: number }
  | { is: 'chance'; value: Shown }
  | { is: 'play'; card: Shown }
  | { is: 'told'; verb: string; args: Record<string, Shown> }
  | { is: 'phase'; phase: string; args: Record<string, Shown> }
  | { is: 'answer'; prompt: string; choice?: Shown[] }
  | { is: 'end'; result: { winners: number[]; scores: number[] } }
);
