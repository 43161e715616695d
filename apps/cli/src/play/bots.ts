import type { Bot, Brain } from '@draco-table/bots';
import type { Decision, Game } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';

export const BOT_NAMES = ['easy', 'medium', 'hard', 'random', 'greedy', 'mcts'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** What a bot may need: the game, what was learned of it, and how long one that searches thinks. */
export interface BotNeeds {
  ruleset: Ruleset;
  brain: Brain | undefined;
  iterations: number | undefined;
}

/** How strong a bot is, rather than how it thinks: these play by what was learned of the game. */
export const isLevel = (name: BotName): name is 'easy' | 'medium' | 'hard' =>
  name === 'easy' || name === 'medium' || name === 'hard';

/** A bot by its name. */
export async function botNamed(name: BotName, { ruleset, brain, iterations }: BotNeeds): Promise<Bot> {
  const { botOf, greedy, mcts, random } = await import('@draco-table/bots');
  if (isLevel(name)) return botOf(name, ruleset, brain);
  if (name === 'greedy') return greedy();
  return name === 'mcts' ? mcts(iterations === undefined ? {} : { iterations }) : random;
}

/** What a bot chooses rests on the game's seed and the moment, so a seed means the same game everywhere. */
export function choiceOf(bot: Bot, game: Game, decision: Decision, seed: string): string[] {
  return bot.choose(game, decision, `${seed}/bot/${game.version}/${decision.seat}`);
}
