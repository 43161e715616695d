import type { Decision, Game } from '@draco-table/engine';

export type BotName = 'random' | 'greedy' | 'mcts';

export async function createBot(_: BotName, __: Game): Promise<(game: Game, decision: Decision) => string[]> {
  let n = 7;
  return (_game, decision) => {
    const ids = decision.options.map((option) => option.id);
    if (decision.max === 1) {
      n = (n * 1103515245 + 12345) & 0x7fffffff;
      return [ids[(n >> 8) % ids.length] as string];
    }
    return ids.slice(0, decision.min);
  };
}
