import { type Bot, botOf, chooseAnswer, greedy, mcts, random, readBrain } from '@draco-table/bots';
import { type Loaded, readyRuleset, resumeGame } from '@draco-table/engine';
import type { Thought } from './bots.js';

const known = new Map<string, Loaded>();
const MOST = 20;

/** Checked when it was uploaded or built: here it need only be made ready. */
function ready(ruleset: Thought['ruleset']): Loaded {
  let loaded = known.get(ruleset.hash);
  if (!loaded) {
    if (known.size >= MOST) known.clear();
    loaded = readyRuleset(ruleset);
    known.set(ruleset.hash, loaded);
  }
  return loaded;
}

function playerOf({ ruleset, bot, brain }: Thought): Bot {
  if (bot === 'random') return random;
  if (bot === 'greedy') return greedy();
  if (bot === 'mcts') return mcts();
  const read = readBrain(brain, ruleset);
  return botOf(bot, ruleset, read.ok ? read.brain : undefined);
}

/** One choice of a bot, from what its seat knows. */
export default function think(thought: Thought): string[] {
  const { ruleset, saved, seat, seed } = thought;
  const game = resumeGame(ready(ruleset), saved);
  const player = playerOf(thought);
  return chooseAnswer(player, game, seat, seed)?.choose ?? [];
}
