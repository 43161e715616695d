/** What passes between the page and the language server in its worker, beyond the protocol and Draco's own requests. */
import type { Answer } from '@draco-table/engine';
import type { Problem, Ruleset } from '@draco-table/ruleset';
import type { Kept, Moment, Opened, Shown } from './try/moment.js';

/** The files of one game or deck. */
export interface Sources {
  /** The file that names the game or deck, or a ruleset. */
  entry: string;
  files: Record<string, string>;
}

export interface Checked {
  problems: Problem[];
  /** What it is, where that much could be read. */
  game?: { id: string; deck?: string; cards: number; seats: { min: number; max: number } };
  /** Cards that these files declare, in order. */
  cards: { id: string; file: string; start: number; end: number }[];
  /** Whether it could be played. */
  isSound: boolean;
}

export interface TestOutcome {
  name: string;
  ok: boolean;
  /** In words of the language: what was expected, what was found. */
  failures: { text: string; expected: string; found: string; at?: { file: string; line: number } }[];
  problem?: Problem;
  at?: { file: string; line: number };
}

export interface Dealt {
  ruleset: Ruleset;
  /** By language: those of the game below that still hold, then one's own. */
  texts: Record<string, string>;
  /** The card as it is printed, if the first seat can have it in hand at the start. */
  card?: string;
}

/** Told to the worker alone: the server learns of files by the protocol. */
export interface Notes {
  /** The sources of the site's games; texts of one once they are wanted. */
  'workshop/library': { sources?: Record<string, string>; game?: string; texts?: Record<string, string> };
  /** Which files are the reader's own. */
  'workshop/own': { entry: string; files: string[] };
}

export interface WorkshopRequests {
  /** A moment to play from; one that was played on from, as a test; and where a test of the files begins. */
  'workshop/moment': [params: { sources: Sources; moment: Moment }, result: Opened];
  'workshop/keep': [params: { sources: Sources; moment: Moment; answers: readonly Answer[] }, result: Kept];
  'workshop/test': [params: { sources: Sources; name: string }, result: Shown];
  /** A ruleset that somebody brought: hostile until it is checked. */
  'workshop/ruleset': [params: { file: string; text: string }, result: { ruleset?: Ruleset; problems: Problem[] }];
}
