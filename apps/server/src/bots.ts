import type { SavedGame } from '@draco-table/engine';
import type { BotName } from '@draco-table/protocol';
import type { Ruleset } from '@draco-table/ruleset';
import { Piscina } from 'piscina';

export interface Thought {
  ruleset: Ruleset;
  saved: SavedGame;
  seat: number;
  bot: BotName;
  /** What was learned of the game, checked when the game came. */
  brain?: unknown;
  seed: string;
}

/** Answers for a seat: ids of options. */
export type Thinker = (thought: Thought) => Promise<string[]>;

/** Bots think in threads of their own: while one ponders, every other table goes on. */
export function botPool(): { think: Thinker; close(): Promise<void> } {
  const pool = new Piscina<Thought, string[]>({
    filename: new URL('./bot-worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
  });
  return { think: (thought) => pool.run(thought), close: () => pool.destroy() };
}
