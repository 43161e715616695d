import { type Decision, type Game, onlyAnswer } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { candidates } from './answers.js';
import { tryAll } from './greedy.js';
import type { Brain } from './learn/brain.js';
import { playerOf } from './learn/learned.js';
import { tryOut } from './learn/search.js';

/** What a strong player would do, and how much better that is than what it thinks next best of. */
export interface Hint {
  choose: string[];
  /** Absent where there is but one answer. */
  next?: string[];
  /** More games that would be won, in a hundred; 0 where the two are as good. */
  gain: number;
}

const TRIES = 32;

/** From what the seat knows alone; the same game and seed give the same hint. */
export function hint(game: Game, decision: Decision, seed: string, ruleset: Ruleset, brain: Brain | undefined): Hint {
  const only = onlyAnswer(decision);
  if (only !== undefined) return { choose: only, gain: 0 };
  if (brain === undefined) return withoutBrain(game, decision, seed);
  const [best, next] = tryOut(playerOf(brain, ruleset), brain, game, decision, ruleset, seed, { tries: TRIES });
  return next === undefined
    ? { choose: best.choose, gain: 0 }
    : hintOf(best.choose, next.choose, best.gain - next.gain);
}

function withoutBrain(game: Game, decision: Decision, seed: string): Hint {
  const answers = candidates(decision, seed);
  const sums = tryAll(game, decision, answers, seed, TRIES);
  const [best, next] = answers.map((_, i) => i).sort((a, b) => sums[b] - sums[a]);
  return hintOf(answers[best], answers[next], (sums[best] - sums[next]) / TRIES);
}

const hintOf = (choose: string[], next: string[], gain: number): Hint => ({
  choose,
  next,
  gain: Math.max(0, Math.min(100, Math.round(100 * gain))),
});
