import { type Brain, learned, random } from '@draco-table/bots';
import { loadRuleset } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { optimise } from '../frame/tiering.js';
import { turnPhases } from '../sim/turns.js';
import type { Range } from '../work/work.js';
import { type DealSpec, dealPlayer } from './deal.js';
import { type Habits, readingOf } from './looking.js';
import { onePlayer } from './one-game.js';
import { type DealTally, noTally } from './tally.js';

export interface BalanceSpec extends DealSpec {
  habits: Habits;
  /** Who plays; without one, chance does. */
  bot?: Brain;
}

export interface BalanceChunk {
  tally: DealTally;
  milliseconds: number;
}

export async function openDeals(spec: BalanceSpec): Promise<(range: Range) => BalanceChunk> {
  const result = loadRuleset(spec.ruleset, generate);
  if (!result.ok) throw new Error(result.problems[0]?.message ?? 'not a ruleset');
  const loaded = result.ruleset;
  const { ruleset } = loaded;
  const bot = spec.bot ? learned(spec.bot, ruleset) : random;
  const reading = readingOf(ruleset);
  const play = onePlayer(loaded, reading, spec.habits, turnPhases(ruleset));
  const deal = dealPlayer({ ...spec, ruleset }, bot, reading, spec.habits, play);
  optimise();
  return ({ first, count }) => {
    const began = performance.now();
    const tally = noTally();
    // A deal's seed rests on its number alone, so it is the same whichever worker plays it.
    for (let index = first; index < first + count; index++) deal(index, tally);
    return { tally, milliseconds: performance.now() - began };
  };
}
