import {
  type Game,
  type Loaded,
  readyRuleset,
  resumeGame,
  type SavedGame,
  type StartOptions,
  startGame,
} from '@draco-table/engine';
import { FORMAT, type Problem, type Ruleset } from '@draco-table/ruleset';
import { LoadError, partMissing } from '../load/load-game.js';

/** What the table needs of an engine; tests bring their own. Whatever goes wrong is thrown as a LoadError. */
export interface Engine {
  /** One's own lies beside the script. */
  load(json: unknown, isOwn: boolean): Promise<Loaded>;
  start(ruleset: Loaded, options: StartOptions): Game;
  resume(ruleset: Loaded, saved: SavedGame): Game;
}

function sound(game: Game): Game {
  if (game.fault) throw new LoadError(game.fault);
  return game;
}

export const ownEngine: Engine = {
  async load(json, isOwn) {
    // Checked when it was built. What is wrong with it all the same, such as another format, the check will say.
    if (isOwn && (json as Ruleset | null)?.format === FORMAT)
      try {
        return readyRuleset(json as Ruleset);
      } catch {}
    const { loadRuleset } = await import('./checked.js').catch((cause) => {
      throw new LoadError(partMissing, { cause });
    });
    const loaded = loadRuleset(json);
    if (loaded.ok) return loaded.ruleset;
    throw new LoadError(loaded.problems[0] as Problem);
  },
  start: (ruleset, options) => sound(startGame(ruleset, options)),
  resume(ruleset, saved) {
    const found = sound(resumeGame(ruleset, saved));
    const { start, answers } = found.save();
    const game = startGame(ruleset, start);
    // Taking back, the log and replays go by its answers: they must lead to where it stands.
    if (answers.some((answer) => !game.answer(answer).ok) || game.digest() !== found.digest()) throw Error();
    return game;
  },
};
