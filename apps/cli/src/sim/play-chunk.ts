import type { Brain } from '@draco-table/bots';
import { type Loaded, loadRuleset, type StartOptions } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import { optimise } from '../frame/tiering.js';
import { type BotName, botNamed } from '../play/bots.js';
import type { Range } from '../work/work.js';
import { gamePlayer } from './play-game.js';
import { addGame, emptyTally, type Tally } from './tally.js';

/** What every worker needs to know once. */
export interface SimSpec {
  ruleset: Ruleset;
  /** The seed is the root of the games' own. */
  start: StartOptions;
  /** Who plays: one in all seats, or one for each; these change seats from game to game. */
  bots: readonly BotName[];
  /** What was learned of the game, for those who play by it. */
  brain?: Brain;
  iterations?: number;
}

/** What a run of consecutive games gives: sums, and the digest of each game in order, a line each. */
export interface Chunk {
  tally: Tally;
  digests: string;
  milliseconds: number;
}

export type PlayChunk = (range: Range) => Chunk;

export async function openPlayer(spec: SimSpec): Promise<PlayChunk> {
  const result = loadRuleset(spec.ruleset, generate);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? 'not a ruleset');
  const loaded: Loaded = result.ruleset;
  const bots = await Promise.all(
    spec.bots.map((name) =>
      botNamed(name, { ruleset: loaded.ruleset, brain: spec.brain, iterations: spec.iterations }),
    ),
  );
  const playGame = gamePlayer(loaded, bots);
  // From here on the same code runs again and again; what loads a game runs once.
  optimise();
  return ({ first, count }) => {
    const began = performance.now();
    const tally = emptyTally(spec.start.seats, spec.bots.length);
    let digests = '';
    for (let index = first; index < first + count; index += 1) {
      // A game's seed rests on its number alone, so it is the same game whichever worker plays it.
      const game = playGame({ ...spec.start, seed: `${spec.start.seed}/${index}` }, index);
      addGame(tally, game);
      digests += `${game.digest}\n`;
    }
    return { tally, digests, milliseconds: performance.now() - began };
  };
}
