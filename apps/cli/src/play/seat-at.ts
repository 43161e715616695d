import type { Decision, Game } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { Strings } from './strings.js';

/** What a person at the table says to a question. */
export type Reply =
  | { is: 'choose'; options: string[] }
  | { is: 'undo' }
  | { is: 'save' }
  /** `hard`: by Ctrl-C or a closed input, not by a word. */
  | { is: 'quit'; hard: boolean };

export interface Question {
  game: Game;
  decision: Decision;
  log: readonly string[];
  fresh: number;
  canUndo: boolean;
  notice?: string;
}

/** How the game and its people talk: a screen, or lines of text. */
export interface Front {
  ask(question: Question): Promise<Reply>;
  /** Before another person may look. False when they leave instead. */
  handOver(name: string): Promise<boolean>;
  /** While a bot thinks, and in games without people. */
  watch(game: Game, log: readonly string[], fresh: number): Promise<boolean>;
  end(game: Game, log: readonly string[], fresh: number): Promise<void>;
  close(): void;
}

export interface FrontOptions {
  texts: Texts;
  words: Strings;
  /** Zones that are not drawn. */
  hidden: ReadonlySet<string>;
}
