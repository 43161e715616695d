import { type Bot, chooseAnswer, greedy, mcts, random } from '@draco-table/bots';
import { type Answer, type Loaded, readyRuleset, resumeGame, type SavedGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import type { botNames } from './seating.js';

/** What the table asks: the game as it stands, and for whom to decide. The ruleset, which it plays, comes once, by its hash. */
export interface BotRequest {
  id: number;
  ruleset: { hash: string; json?: Ruleset };
  saved: SavedGame;
  seat: number;
  bot: string;
  seed: string;
}
export type BotReply = { id: number; answer: Answer } | { id: number; error: string };

const bots: Record<string, () => Bot> = {
  random: () => random,
  greedy: () => greedy(),
  mcts: () => mcts(),
} satisfies Record<(typeof botNames)[number], () => Bot>;
const loaded = new Map<string, Loaded>();

/** A bot that plays many games out in its head wants them fast; a page that forbids making code is none the worse for the try. */
function rulesFor({ hash, json }: BotRequest['ruleset'], bot: string): Loaded {
  const plain = loaded.get(hash) ?? readyRuleset(json as Ruleset);
  loaded.set(hash, plain);
  if (bot !== 'mcts') return plain;
  const fast = loaded.get(`${hash} fast`) ?? readyRuleset(plain.ruleset, generate);
  loaded.set(`${hash} fast`, fast);
  return fast;
}

/** Thinks for a seat. Also used on the page itself, where no worker may be started. */
export function think({ ruleset, saved, seat, bot, seed }: BotRequest): Answer {
  const rules = rulesFor(ruleset, bot);
  const game = resumeGame(rules, saved);
  if (game.fault) throw new Error(game.fault.message);
  const make = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (!make) throw new Error(`There is no bot "${bot}"; there are ${Object.keys(bots).join(', ')}.`);
  const answer = chooseAnswer(make(), game, seat, seed);
  if (!answer) throw new Error(`Seat ${seat + 1} is asked nothing.`);
  return answer;
}

// Only in a worker: there is no window there.
if (typeof window === 'undefined') {
  const scope = globalThis as unknown as {
    onmessage: (event: MessageEvent<BotRequest>) => void;
    postMessage: (reply: BotReply) => void;
  };
  scope.onmessage = ({ data }) => {
    try {
      scope.postMessage({ id: data.id, answer: think(data) });
    } catch (error) {
      scope.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
