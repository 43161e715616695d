import type { Decision, Game } from '@draco-table/engine';
import type { Texts } from '@draco-table/text';
import type { Words } from '../words/words.js';

/** What a person at the table says to a question. */
export type Reply =
  | { is: 'choose'; options: string[] }
  | { is: 'undo' }
  | { is: 'hint' }
  | { is: 'save' }
  /** By a word, by Ctrl-C or a closed input. */
  | { is: 'quit' };

export interface Question {
  game: Game;
  decision: Decision;
  log: readonly string[];
  fresh: number;
  canUndo: boolean;
  /** It can be told what a strong player would do. */
  canHint?: boolean;
  notice?: string;
}

/** How the game and its people talk: a screen, or lines of text. */
export interface Front {
  ask(question: Question): Promise<Reply>;
  /** Before another person may look. False when they leave instead. */
  handOver(name: string): Promise<boolean>;
  /** While a bot thinks, as the viewer sees it. False when the people leave instead. */
  thinking(game: Game, seat: number, viewer: number | null, log: readonly string[], fresh: number): Promise<boolean>;
  /** In games without people. */
  watch(game: Game, log: readonly string[], fresh: number): Promise<boolean>;
  end(game: Game, log: readonly string[], fresh: number): Promise<void>;
  close(): void;
}

export interface FrontOptions {
  texts: Texts;
  words: Words['play'];
  /** Zones that are not drawn. */
  hidden: ReadonlySet<string>;
  /** Rings that are read counter-clockwise. */
  against?: ReadonlySet<string> | undefined;
}
