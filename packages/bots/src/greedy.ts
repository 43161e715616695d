import { type Decision, dice, type Game, imagine, onlyAnswer, type Picker, playOn } from '@draco-table/engine';
import { candidates, indicesOf } from './answers.js';
import type { Bot } from './bot.js';
import { randomIndices } from './random.js';
import { worth } from './worth.js';

export interface GreedyOptions {
  /** Guesses of the hidden and of chance that each answer is tried on. */
  tries?: number;
}

/**
 * Looks one step ahead: tries every answer on guesses of what its seat cannot know, lets chance go on until the seat is
 * asked the same question again, and takes the answer after which the game's own score stands best. Among equals chance
 * decides: who always declined what does not pay at once would never build anything up.
 */
export function greedy({ tries = 4 }: GreedyOptions = {}): Bot {
  return {
    name: 'greedy',
    choose: (game, decision, seed) => {
      const only = onlyAnswer(decision);
      if (only !== undefined) return only;
      const answers = candidates(decision, seed);
      const sums = tryAll(game, decision, answers, seed, tries);
      const most = Math.max(...sums);
      const best = answers.filter((_, i) => sums[i] === most);
      return best[dice(seed)(best.length)];
    },
  };
}

/** What each answer was worth, over all tries. The same guesses for all: then only the answer makes the difference. */
export function tryAll(
  game: Game,
  decision: Decision,
  answers: readonly string[][],
  seed: string,
  tries: number,
): number[] {
  const sums = answers.map(() => 0);
  for (let n = 0; n < tries; n++) {
    const guess = imagine(game, decision.seat, `${seed}/${n}`);
    for (const [i, answer] of answers.entries()) sums[i] += tryOut(guess, decision, answer, `${seed}/${n}`);
  }
  return sums;
}

function tryOut(guess: Game, decision: Decision, answer: readonly string[], seed: string): number {
  const { seat, prompt } = decision;
  const roll = dice(seed);
  let first = true;
  const pick: Picker = (info) => {
    if (first && info.seat === seat) {
      first = false;
      const indices = indicesOf(info, answer);
      if (indices === undefined) return undefined;
      return info.many ? indices : (indices[0] ?? -1);
    }
    if (info.seat === seat && info.prompt === prompt && !first) return undefined;
    const indices = randomIndices(roll, info.count, info, info.many);
    return info.many ? indices : (indices[0] ?? -1);
  };
  return worth(playOn(guess, pick), seat);
}
