/** A running game as plain data: values and events, as the engine shows them and texts and tables speak of them. */

/** A value as texts and tables need it: what it is, and its stable id. Things a seat does not know have no id. */
export type Shown =
  | { is: 'number'; value: number }
  | { is: 'yes-no'; value: boolean }
  | { is: 'player'; seat: number }
  | { is: 'kind'; kind: string; id: string }
  | { is: 'design'; id: string }
  /** A piece or card that the seat knows: `design` is the printed id, `id` tells copies apart (`levy#7`). */
  | { is: 'thing'; id: string; design: string }
  /** A thing the seat cannot identify: where it lies, counted from 1; 0 is "somewhere in": a hand or set it does not see, or held by a name. */
  | {
      is: 'hidden';
      zone: string;
      of?: number;
      place: number;
      /** What the seat was told of it, by attribute. */
      clues?: { [attr: string]: Shown };
    }
  | { is: 'cell'; x: number; y: number }
  | { is: 'none' }
  | { is: 'list'; items: Shown[] };

export interface ZoneRef {
  zone: string;
  /** Seat, kind value or design that the zone belongs to. */
  of?: Shown;
}
export type Holder = { seat: number } | { holder: string };

export interface Result {
  winners: number[];
  scores: number[];
}

/** What happened, as a seat may know it. */
export type Happening = { seat?: number } & (
  | { is: 'start'; first?: number }
  | { is: 'move'; thing: Shown; from: ZoneRef; to: ZoneRef; place?: number; cell?: { x: number; y: number } }
  | { is: 'swap'; a: Shown; b: Shown }
  | { is: 'rearrange'; zone: ZoneRef; things: Shown[] }
  | { is: 'shuffle'; zone: ZoneRef }
  | { is: 'reverse'; zone: ZoneRef }
  | { is: 'pay'; tokens: string; amount: number; from: Holder; to: Holder }
  | { is: 'count'; counter: string; of?: Shown; value: number; by: number }
  | { is: 'set'; variable: string; of?: Shown; value: Shown }
  | { is: 'attr'; attr: string; thing: Shown; value: Shown }
  | { is: 'face'; thing: Shown; up: boolean }
  | { is: 'reveal'; things: Shown[] }
  | { is: 'look'; seat: number; things: Shown[] }
  /** Somebody, or without a seat everybody, is told an attribute; the values are there for those who know them. */
  | { is: 'learn'; attr: string; things: Shown[]; values: Shown[] }
  /** A change that did not come to pass, since something acted instead: what would have changed, and by which card that is. */
  | { is: 'stopped'; change: 'place' | 'face' | 'attr' | 'var'; name?: string; of?: Shown; card?: Shown }
  | { is: 'roll'; die: string; value: number }
  | { is: 'chance'; value: Shown }
  | { is: 'play'; card: Shown }
  | { is: 'told'; verb: string; args: Record<string, Shown> }
  | { is: 'phase'; phase: string; args: Record<string, Shown> }
  | { is: 'answer'; prompt: string; choice?: Shown[] }
  | { is: 'end'; result: Result }
);
