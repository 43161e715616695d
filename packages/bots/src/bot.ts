import type { Answer, Decision, Game, Picker } from '@draco-table/engine';

/** Decides for a seat. It asks the game only for what the seat may know. */
export interface Bot {
  readonly name: string;
  /** Ids of the options to choose; the same game, seat and seed give the same choice. */
  choose(game: Game, decision: Decision, seed: string): string[];
  /** Answers a whole playout, where a bot can do so: many times faster than decision by decision. One for each game. */
  picker?(seed: string): Picker;
}

/** The bot's answer to the first decision that is open for the seat, or undefined when there is none. */
export function chooseAnswer(bot: Bot, game: Game, seat: number, seed: string): Answer | undefined {
  const decision = game.decisions.find((open) => open.seat === seat);
  if (decision === undefined) return undefined;
  const choose = bot.choose(game, decision, `${seed}/${game.version}/${seat}`);
  return { decision: decision.id, seat, choose, version: game.version };
}
