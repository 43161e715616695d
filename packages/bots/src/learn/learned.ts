import {
  type Decision,
  type Dice,
  dice,
  type Game,
  onlyAnswer,
  type Picker,
  type PickInfo,
  questionOf,
} from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Bot } from '../bot.js';
import type { Brain } from './brain.js';
import { Senses } from './senses.js';
import { emptyMemory, type Memory, remember, worthOf } from './table.js';

export interface LearnedOptions {
  /** How far its judgement is off by chance: with 1, an option that is e times as good may be taken for no better. */
  whim?: number;
}

/** Plays as it has learned, without looking ahead: it takes the option that is worth most by what its seat sees. */
export function learned(brain: Brain, ruleset: Ruleset, { whim = 0 }: LearnedOptions = {}): Bot {
  const player = playerOf(brain, ruleset, whim);
  return {
    name: 'learned',
    choose: (game, decision, seed) => {
      const only = onlyAnswer(decision);
      const info = only === undefined ? questionOf(game, decision) : undefined;
      if (info === undefined) return only ?? [];
      return player.choose(info, memoryOf(game, decision, ruleset), dice(seed)).map((i) => info.id(i));
    },
    picker: (seed) => player.picker(emptyMemory(ruleset.designs.length, ruleset.seats.max), dice(seed)),
  };
}

/** What plays by weights: one for a game's rules, since it keeps what it needs for looking. */
export interface LearnedPlayer {
  /** What each option is worth, and at the end to take none of them, where that is allowed. */
  worths(info: PickInfo, memory: Memory): number[];
  choose(info: PickInfo, memory: Memory, roll: Dice): number[];
  /** Answers a playout for all seats, and remembers what they chose. */
  picker(memory: Memory, roll: Dice): Picker;
  /** What the moment promises the seat that is asked: parts of a win above its fair share. */
  promise(info: PickInfo, memory: Memory): number;
}

export function playerOf(brain: Brain, ruleset: Ruleset, whim = 0): LearnedPlayer {
  const senses = new Senses(ruleset);
  const designs = ruleset.designs.length;
  const noise = Math.round(2 * whim * brain.unit);
  const weigh = (info: PickInfo, memory: Memory): number[] => {
    senses.look(info, memory.answers[info.seat]);
    const worths: number[] = [];
    for (let i = 0; i < info.count; i++) {
      senses.weigh(info, i, memory.chosen, designs * info.seat);
      worths.push(worthOf(senses, brain.weights));
    }
    return worths;
  };
  const stop = (taken: number): number => {
    senses.weighStop(taken);
    return worthOf(senses, brain.weights);
  };
  const choose = (info: PickInfo, memory: Memory, roll: Dice): number[] => {
    const worths = weigh(info, memory);
    if (noise > 0) for (let i = 0; i < worths.length; i++) worths[i] += roll(noise);
    return bestOf(info, worths, stop);
  };
  return {
    worths: (info, memory) => {
      const worths = weigh(info, memory);
      return info.optional ? [...worths, stop(0)] : worths;
    },
    choose,
    picker: (memory, roll) => (info) => {
      const chosen = choose(info, memory, roll);
      memory.answers[info.seat]++;
      for (const i of chosen) remember(memory, info, i, designs);
      return info.many ? chosen : (chosen[0] ?? -1);
    },
    promise: (info, memory) => {
      senses.look(info, memory.answers[info.seat]);
      return Math.max(-1, Math.min(1, senses.sumSeen(brain.promises) / brain.promiseUnit));
    },
  };
}

/** As many as may be taken, while each is worth more than to take no more. */
function bestOf(
  { count, many, min, max, optional }: PickInfo,
  worths: readonly number[],
  stop: (taken: number) => number,
): number[] {
  const taken: number[] = [];
  const most = many ? max : 1;
  const least = many ? min : 1;
  while (taken.length < most) {
    let best = -1;
    let worth = Number.NEGATIVE_INFINITY;
    if (taken.length >= least || (optional && taken.length === 0)) worth = stop(taken.length);
    for (let i = 0; i < count; i++) {
      if (worths[i] <= worth || taken.includes(i)) continue;
      best = i;
      worth = worths[i];
    }
    if (best < 0) break;
    taken.push(best);
  }
  return taken;
}

/** What the seat itself has answered so far: it was there. */
export function memoryOf(game: Game, { seat }: Decision, { designs, seats }: Ruleset): Memory {
  const memory = emptyMemory(designs.length, seats.max);
  const numbers = new Map(designs.map(({ id }, i) => [id, i]));
  for (const answer of game.save().answers) {
    if (answer.seat !== seat) continue;
    memory.answers[seat]++;
    for (const id of answer.choose) {
      const design = numbers.get(id.split('#')[0]);
      if (design !== undefined && memory.chosen[seat * designs.length + design] < 255)
        memory.chosen[seat * designs.length + design]++;
    }
  }
  return memory;
}
