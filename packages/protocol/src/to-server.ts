/** What a client may say, one type a message. The JSON Schemas are made from this file; whatever does not fit is refused. */

/** The first message of every socket: which table, and the key that says who one is there. */
export interface Hello {
  is: 'hello';
  protocol: number;
  /** @pattern ^[a-z0-9]{10,32}$ */
  table: string;
  /** @pattern ^[A-Za-z0-9_-]{16,64}$ */
  key: string;
  /** After a lost connection: how far one had come, so that only the rest is sent. */
  since?: {
    /** @minimum 0 @TJS-type integer */
    at: number;
    /** Number of events that one was told. @minimum 0 @TJS-type integer */
    told: number;
  };
}

/** Takes a free seat, or another one, before the deal. */
export interface Sit {
  is: 'sit';
  /** @minimum 0 @maximum 63 @TJS-type integer */
  seat: number;
  /** @minLength 1 @maxLength 24 */
  name: string;
  /** One of the plain crests; the seat's own where it is left out. @pattern ^[a-z]{1,16}$ */
  crest?: string;
  /** Hash of what this player adds to the seed. @pattern ^[0-9a-f]{64}$ */
  pledge: string;
}

/** After a rematch: the seat is one's own already, its addition to the seed is a new one. */
export interface Pledge {
  is: 'pledge';
  /** @pattern ^[0-9a-f]{64}$ */
  pledge: string;
}

/** The host says that the game begins: from now on nobody sits down, and what was pledged is asked for. */
export interface Start {
  is: 'start';
}

/** What was pledged. */
export interface Reveal {
  is: 'reveal';
  /** @pattern ^[0-9a-f]{64}$ */
  part: string;
}

export interface GiveAnswer {
  is: 'answer';
  /** Chosen by the client; comes back with `taken` or `refused`. @minimum 0 @TJS-type integer */
  id: number;
  /** The position in the table's list of answers that the client had seen. @minimum 0 @TJS-type integer */
  at: number;
  /** @maxLength 200 */
  decision: string;
  /** @maxItems 500 */
  choose: ChosenId[];
  /** Version of the view that was answered to. @minimum 0 @TJS-type integer */
  version: number;
}

/** @maxLength 200 */
export type ChosenId = string;

/** Asks the others to take one's last choice back, or to let a bot play for somebody who is away. */
export interface Propose {
  is: 'propose';
  what: 'undo' | 'replace';
  /** Whom to replace. @minimum 0 @maximum 63 @TJS-type integer */
  seat?: number;
}

export interface Vote {
  is: 'vote';
  yes: boolean;
}

/** Takes one's seat back from the bot. */
export interface Return {
  is: 'return';
}

/** Gives the seat up: before the deal it is free again, after it a bot goes on. */
export interface Leave {
  is: 'leave';
}

export interface React {
  is: 'react';
  reaction: Reaction;
}

/** Short reactions in place of free chat. */
export type Reaction = 'hello' | 'bravo' | 'laugh' | 'wow' | 'thinking' | 'hurry' | 'sorry' | 'thanks';

/** The same people, seats and rules at a new table. */
export interface Rematch {
  is: 'rematch';
}

/** Where the browser can be told of one's move while the page is closed. */
export interface Push {
  is: 'push';
  /** @maxLength 1000 @pattern ^https:// */
  endpoint: string;
  /** @maxLength 200 */
  p256dh: string;
  /** @maxLength 100 */
  auth: string;
}

export interface Ping {
  is: 'ping';
}

export type ToServer =
  | Hello
  | Sit
  | Pledge
  | Start
  | Reveal
  | GiveAnswer
  | Propose
  | Vote
  | Return
  | Leave
  | React
  | Rematch
  | Push
  | Ping;
