/** What goes to the worker that prints, and what comes back. */
import type { PrintOptions } from '@draco-table/print';
import type { Problem, Ruleset } from '@draco-table/ruleset';

/** A game as the page has it. */
export interface ToPrint {
  ruleset: Ruleset;
  /** By language. */
  texts: Record<string, string>;
  theme?: unknown;
  art?: string;
}

export interface PrintRequest {
  game: ToPrint;
  lang: string;
  options: PrintOptions;
  /** Folder of the fonts. */
  fonts: string;
}

export type PrintReply =
  | { is: 'progress'; done: number; all: number }
  | { is: 'done'; pdf: Blob; cards: number; pages: number; warnings: Problem[] }
  | { is: 'problems'; problems: readonly Problem[] }
  | { is: 'failed'; message: string };
