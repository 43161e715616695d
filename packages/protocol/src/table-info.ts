/** What everybody at a table may know besides the game itself. Sent whole whenever it changes: it is small. */
import type { Result } from '@draco-table/engine';

export type Status = 'lobby' | 'dealing' | 'playing' | 'over';
export const botNames = ['easy', 'medium', 'hard', 'random', 'greedy', 'mcts'] as const;
export type BotName = (typeof botNames)[number];

export interface SeatInfo {
  /** Who answers for this seat: nobody yet, a person, or a bot (for a person too, while he is away). */
  by: 'nobody' | 'person' | 'bot';
  /** Of the person whose seat it is. */
  name?: string;
  crest?: string;
  /** At least one screen of this seat is connected. */
  here?: boolean;
  /** A bot plays for the person, who may return: because he left, because the others agreed, or because time ran out. */
  away?: 'left' | 'agreed' | 'clock';
  /** Hash of what this player adds to the seed, and from the deal on what it was; null where it never came. */
  pledge?: string;
  part?: string | null;
}

export interface Proposal {
  what: 'undo' | 'replace';
  by: number;
  /** Whom to replace. */
  seat?: number;
  yes: number[];
  /** Whose word is awaited. */
  open: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  deck?: string;
  /** Hash of the ruleset, and of the whole game as the server keeps it. */
  ruleset: string;
  rules: string;
  /** Somebody brought it: texts and look are those that he brought, also where the rules are a game's of the site. */
  isBrought?: true;
  options: Record<string, number | boolean | string>;
  bot: BotName;
  status: Status;
  host: number;
  seats: SeatInfo[];
  watchers: number;
  /** Milliseconds for an answer, where there is a clock. */
  clock?: number;
  /** Who is waited for, and for how many milliseconds by now. */
  waiting?: { seats: number[]; since: number };
  proposal?: Proposal;
  /** Hash of the server's secret, told before anybody adds to the seed. */
  commitment: string;
  /** The secret itself, once the game is over. */
  secret?: string;
  result?: Result;
  /** The table of the rematch; seats keep their keys. */
  next?: string;
}
