import type { Bot } from '@draco-table/bots';
import type { Decision, Game } from '@draco-table/engine';

export type BotName = 'random' | 'greedy' | 'mcts';

/** A bot by its name. `iterations` is how long a searching bot thinks. */
export async function botNamed(name: BotName, iterations?: number): Promise<Bot> {
  const { greedy, mcts, random } = await import('@draco-table/bots');
  if (name === 'greedy') return greedy();
  return name === 'mcts' ? mcts(iterations === undefined ? {} : { iterations }) : random;
}

/** What a bot chooses rests on the game's seed and the moment, so a seed means the same game everywhere. */
export function choiceOf(bot: Bot, game: Game, decision: Decision, seed: string): string[] {
  return bot.choose(game, decision, `${seed}/bot/${game.version}/${decision.seat}`);
}
