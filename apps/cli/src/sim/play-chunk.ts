import { type Loaded, loadRuleset, type StartOptions } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import { optimise } from '../frame/tiering.js';
import { type BotName, botNamed } from '../play/bots.js';
import { gamePlayer } from './play-game.js';
import { addGame, emptyTally, type Tally } from './tally.js';

/** What every worker needs to know once. */
export interface SimSpec {
  ruleset: Ruleset;
  /** The seed is the root of the games' own. */
  start: StartOptions;
  bot: BotName;
  iterations?: number;
}

/** What a run of consecutive games gives: sums, and the digest of each game in order, a line each. */
export interface Chunk {
  tally: Tally;
  digests: string;
  milliseconds: number;
}

export type PlayChunk = (first: number, count: number) => Chunk;

export async function openPlayer(spec: SimSpec): Promise<PlayChunk> {
  const result = loadRuleset(spec.ruleset, generate);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? 'not a ruleset');
  const loaded: Loaded = result.ruleset;
  const playGame = gamePlayer(loaded, await botNamed(spec.bot, spec.iterations));
  // From here on the same code runs again and again; what loads a game runs once.
  optimise();
  return (first, count) => {
    const began = performance.now();
    const tally = emptyTally(spec.start.seats);
    let digests = '';
    for (let index = first; index < first + count; index += 1) {
      // A game's seed rests on its number alone, so it is the same game whichever worker plays it.
      const game = playGame({ ...spec.start, seed: `${spec.start.seed}/${index}` });
      addGame(tally, game);
      digests += `${game.digest}\n`;
    }
    return { tally, digests, milliseconds: performance.now() - began };
  };
}
