import {
  type Game,
  type Loaded,
  loadRuleset,
  resumeGame,
  type SavedGame,
  type StartOptions,
  startGame,
} from '@draco-table/engine';
import { LoadError, problem } from '../load/load-game.js';

/** What the table needs of an engine; tests bring their own. Whatever goes wrong is thrown as a LoadError. */
export interface Engine {
  load(json: unknown): Loaded;
  start(ruleset: Loaded, options: StartOptions): Game;
  resume(ruleset: Loaded, saved: SavedGame): Game;
}

function sound(game: Game): Game {
  if (game.fault) throw new LoadError(game.fault);
  return game;
}

export const ownEngine: Engine = {
  load(json) {
    const loaded = loadRuleset(json);
    if (loaded.ok) return loaded.ruleset;
    throw new LoadError(loaded.problems[0] ?? problem('D0816', 'The ruleset cannot be used.'));
  },
  start: (ruleset, options) => sound(startGame(ruleset, options)),
  resume: (ruleset, saved) => sound(resumeGame(ruleset, saved)),
};
