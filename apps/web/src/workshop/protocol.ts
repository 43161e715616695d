/** What the page asks of the worker that compiles: every call is a method with its arguments, every answer a value. */
import type { Completion, decode, Hover, Renamed } from '@draco-table/lang';
import type { Place, Problem, Ruleset } from '@draco-table/ruleset';

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
  /** By language: those of the game below that still hold. */
  texts: Record<string, string>;
  /** The card as it is printed, if the first seat can have it in hand at the start. */
  card?: string;
}

export interface Service {
  check(sources: Sources): Checked;
  test(): TestOutcome[];
  /** The ruleset, and whether a game can begin with the card in hand. */
  deal(card: string, seats: number): Dealt | undefined;
  hover(file: string, offset: number): Hover | undefined;
  complete(file: string, offset: number, text: string): Completion[];
  definition(file: string, offset: number): (Place & { text: string }) | undefined;
  renameable(file: string, offset: number): string | undefined;
  rename(file: string, offset: number, name: string): Renamed;
  format(file: string, text: string): string;
  /** A text file to begin with, holding what the language lacks. */
  skeleton(lang: string): string;
  /** The text of a file, or why it has none. */
  decode(bytes: Uint8Array, file: string): ReturnType<typeof decode>;
  /** Texts of a game that others build on, by language. */
  lend(game: string, texts: Record<string, string>): void;
}

export type Method = keyof Service;

export interface Call {
  id: number;
  method: Method;
  args: unknown[];
}

export type Reply = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string };
