/** What the server says, one type a message. */
import type { Problem } from '@draco-table/ruleset';
import type { TableInfo } from './table-info.js';
import type { Reaction } from './to-server.js';

/** The answer to `hello`. */
export interface Welcome {
  is: 'welcome';
  protocol: number;
  /** What the key opens: a seat, the choice of a free one, or the view of a spectator. */
  role: 'seat' | 'guest' | 'watcher';
  seat?: number;
  table: TableInfo;
  /** Public key of the server for Web Push, where it has one. */
  push?: string;
}

export interface TableChanged {
  is: 'table';
  table: TableInfo;
}

/** A seat is one's own now: the key to come back with. */
export interface Seated {
  is: 'seated';
  seat: number;
  key: string;
}

/** The whole view of the seat, packed, with the events from number `from` on: what was told from there on before is void. */
export interface GameNow {
  is: 'game';
  at: number;
  view: unknown;
  from: number;
  events: unknown[];
}

/** What one more answer changed. */
export interface Step {
  is: 'step';
  at: number;
  diff?: unknown;
  from: number;
  events: unknown[];
}

/** The answer with this number is in the database. */
export interface Taken {
  is: 'taken';
  id: number;
  at: number;
}

/** A problem without places in files: there are none here. */
export type SaidProblem = Pick<Problem, 'code' | 'severity' | 'args' | 'message' | 'help'>;

/** A message changed nothing, and why. */
export interface Refused {
  is: 'refused';
  id?: number;
  problem: SaidProblem;
}

export interface Reacted {
  is: 'reacted';
  seat: number;
  reaction: Reaction;
}

export interface Pong {
  is: 'pong';
}

export type ToClient = Welcome | TableChanged | Seated | GameNow | Step | Taken | Refused | Reacted | Pong;
