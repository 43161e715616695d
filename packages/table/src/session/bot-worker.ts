import {
  type Bot,
  type Brain,
  botOf,
  chooseAnswer,
  greedy,
  type Hint,
  hint,
  type Level,
  mcts,
  random,
  readBrain,
} from '@draco-table/bots';
import { type Answer, type Game, type Loaded, readyRuleset, resumeGame, type SavedGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import type { Ruleset } from '@draco-table/ruleset';
import type { botNames } from './seating.js';

/**
 * What the table asks: the game as it stands, and for whom to decide. The ruleset, which it plays, comes once, by its hash,
 * and with it what was learned of it, from anywhere and unchecked.
 */
export interface BotRequest {
  id: number;
  ruleset: { hash: string; json?: Ruleset; brain?: unknown };
  saved: SavedGame;
  seat: number;
  /** The name of a bot, or `hint`. */
  bot: string;
  seed: string;
}
export type Thought = Answer | Hint;
export type BotReply = { id: number; thought: Thought } | { id: number; error: string };

interface Known {
  rules: Loaded;
  fast?: Loaded;
  brain: Brain | undefined;
}

const level = ({ rules, brain }: Known, name: Level): Bot => botOf(name, rules.ruleset, brain);
const bots: Record<string, (known: Known) => Bot> = {
  easy: (known) => level(known, 'easy'),
  medium: (known) => level(known, 'medium'),
  hard: (known) => level(known, 'hard'),
  random: () => random,
  greedy: () => greedy(),
  mcts: () => mcts(),
} satisfies Record<(typeof botNames)[number], (known: Known) => Bot>;
const known = new Map<string, Known>();

function knownOf({ hash, json, brain }: BotRequest['ruleset']): Known {
  let one = known.get(hash);
  if (!one) {
    const read = brain === undefined ? undefined : readBrain(brain, json as Ruleset);
    if (read && !read.ok) console.warn(`bot.json: ${read.reason}`);
    one = { rules: readyRuleset(json as Ruleset), brain: read?.ok ? read.brain : undefined };
    known.set(hash, one);
  }
  return one;
}

/** Who plays many games out in the head wants them fast; a page that forbids making code is none the worse for the try. */
function fastOf(one: Known): Loaded {
  one.fast ??= readyRuleset(one.rules.ruleset, generate);
  return one.fast;
}

/** Thinks for a seat. Also used on the page itself, where no worker may be started. */
export function think({ ruleset, saved, seat, bot, seed }: BotRequest): Thought {
  const one = knownOf(ruleset);
  const looksAhead = bot === 'mcts' || bot === 'hard' || bot === 'hint';
  const game = resumeGame(looksAhead ? fastOf(one) : one.rules, saved);
  if (game.fault) throw new Error(game.fault.message);
  if (bot === 'hint') return hintFor(one, game, seat, seed);
  const make = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (!make) throw new Error(`There is no bot "${bot}"; there are ${Object.keys(bots).join(', ')}.`);
  const answer = chooseAnswer(make(one), game, seat, seed);
  if (!answer) throw asksNothing(seat);
  return answer;
}

function hintFor({ rules, brain }: Known, game: Game, seat: number, seed: string): Hint {
  const decision = game.decisions.find((open) => open.seat === seat);
  if (!decision) throw asksNothing(seat);
  return hint(game, decision, `${seed}/hint/${game.version}`, rules.ruleset, brain);
}

const asksNothing = (seat: number): Error => new Error(`Seat ${seat + 1} is asked nothing.`);

// Only in a worker: there is no window there.
if (typeof window === 'undefined') {
  const scope = globalThis as unknown as {
    onmessage: (event: MessageEvent<BotRequest>) => void;
    postMessage: (reply: BotReply) => void;
  };
  scope.onmessage = ({ data }) => {
    try {
      scope.postMessage({ id: data.id, thought: think(data) });
    } catch (error) {
      scope.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
