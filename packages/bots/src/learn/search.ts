import {
  type Decision,
  dice,
  type Game,
  imagine,
  onlyAnswer,
  type Picker,
  playOn,
  questionOf,
} from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { candidates, indicesOf } from '../answers.js';
import type { Bot } from '../bot.js';
import type { Brain } from './brain.js';
import { type LearnedPlayer, memoryOf, playerOf } from './learned.js';
import type { Memory } from './table.js';

export interface SearchOptions {
  /** Guesses of the hidden and of chance that each answer is tried on. */
  tries?: number;
  /** Answers that are tried; what has learned thinks least of is left out. */
  width?: number;
  /** How often the seat is asked again before the promise of the moment counts. */
  horizon?: number;
}

/** An answer that was tried: what it promises, in parts of a win above the fair share. */
export interface Tried {
  choose: string[];
  gain: number;
}

/** No game in the head is longer. */
const MOST_DECISIONS = 400;

/**
 * Looks ahead with what it has learned: tries the few answers that seem best on the same guesses of what its seat cannot
 * know, lets all play on as it would, and takes another than its first thought only where that is better beyond doubt.
 */
export function search(brain: Brain, ruleset: Ruleset, options: SearchOptions = {}): Bot {
  const player = playerOf(brain, ruleset);
  return {
    name: 'search',
    choose: (game, decision, seed) => {
      const only = onlyAnswer(decision);
      if (only !== undefined) return only;
      return tryOut(player, brain, game, decision, ruleset, seed, options)[0].choose;
    },
  };
}

/** The answers that were tried, best first. The first thought comes first unless another is better beyond doubt. */
export function tryOut(
  player: LearnedPlayer,
  brain: Brain,
  game: Game,
  decision: Decision,
  ruleset: Ruleset,
  seed: string,
  { tries = 16, width = 4, horizon = 10 }: SearchOptions,
): [Tried, ...Tried[]] {
  const memory = memoryOf(game, decision, ruleset);
  // How far the game has come is known to all; what others chose is not.
  memory.answers.fill(memory.answers[decision.seat]);
  const answers = promising(player, brain, game, decision, memory, seed, width);
  if (answers.length === 1) return [{ choose: answers[0], gain: 0 }];
  const gains = answers.map(() => [] as number[]);
  for (let n = 0; n < tries; n++) {
    const guess = imagine(game, decision.seat, `${seed}/${n}`);
    for (const [i, answer] of answers.entries())
      gains[i].push(playOut(player, guess, decision, answer, memory, horizon));
  }
  const tried = answers.map((choose, i) => ({ choose, gain: mean(gains[i]), sure: isBetter(gains[i], gains[0]) }));
  const [first, ...others] = tried;
  others.sort((a, b) => b.gain - a.gain);
  const best = others[0].sure ? others[0] : first;
  const rest = tried.filter((one) => one !== best).sort((a, b) => b.gain - a.gain);
  return [best, ...rest];
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** On the same guesses: better by more than the doubt about it. */
function isBetter(gains: readonly number[], than: readonly number[]): boolean {
  const more = gains.map((gain, i) => gain - than[i]);
  const by = mean(more);
  const variance = more.reduce((sum, one) => sum + (one - by) * (one - by), 0) / (more.length - 1);
  return by > Math.sqrt(variance / more.length);
}

/** The first thought, then what else seems good. */
function promising(
  player: LearnedPlayer,
  { unit }: Brain,
  game: Game,
  decision: Decision,
  memory: Memory,
  seed: string,
  width: number,
): string[][] {
  const info = questionOf(game, decision);
  if (info === undefined) return candidates(decision, seed).slice(0, width);
  const first = player.choose(info, memory, dice(seed)).map((i) => info.id(i));
  if (info.many) {
    const key = (ids: readonly string[]): string => (info.ordered ? [...ids] : [...ids].sort()).join(' ');
    const others = candidates(decision, seed).filter((ids) => key(ids) !== key(first));
    return [first, ...others.slice(0, width - 1)];
  }
  const worths = player.worths(info, memory);
  const order = worths.map((_, i) => i).sort((a, b) => worths[b] - worths[a]);
  // What it would choose less than once in e^6 times is not worth a try.
  const near = order.filter((i) => worths[i] >= worths[order[0]] - 6 * unit).slice(0, width);
  return near.map((i) => (i < info.count ? [info.id(i)] : []));
}

function playOut(
  player: LearnedPlayer,
  guess: Game,
  { seat }: Decision,
  answer: readonly string[],
  { chosen, answers }: Memory,
  horizon: number,
): number {
  const memory: Memory = { chosen: chosen.slice(), answers: answers.slice() };
  const roll = dice('');
  const go = player.picker(memory, roll);
  let asked = -1;
  let left = MOST_DECISIONS;
  let promise: number | undefined;
  const pick: Picker = (info) => {
    if (info.seat === seat && asked++ < 0) {
      const indices = indicesOf(info, answer);
      if (indices === undefined) return undefined;
      memory.answers[seat]++;
      return info.many ? indices : (indices[0] ?? -1);
    }
    if (info.seat === seat && (asked > horizon || left < 0)) {
      promise = player.promise(info, memory);
      return undefined;
    }
    return left-- > -MOST_DECISIONS ? go(info) : undefined;
  };
  const { result, scores } = playOn(guess, pick);
  if (promise !== undefined) return promise;
  if (result === undefined) return 0;
  const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat), -1e9);
  const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
  return won - 1 / scores.length + (0.1 * lead) / (4 + Math.abs(lead));
}
