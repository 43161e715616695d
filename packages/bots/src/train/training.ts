import type { StartOptions } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { type BotFile, type Brain, botFileOf } from '../learn/brain.js';
import { addLessons, type LearnerState, learnFrom, newLearner } from './learner.js';
import { type Lesson, noWeights, type Task, type Weights } from './shard.js';

export interface TrainingOptions {
  /** How many play: one number, or several in turn. */
  seats: number | readonly number[];
  seed: string;
  /** After so many games the weights move. */
  gamesPerRound?: number;
  /** Option id to value, as at the start of a game. */
  options?: NonNullable<StartOptions['options']>;
  /** What was learned before, of these rules or of such as they were changed from. */
  from?: Brain;
}

/** How far back a surprise is credited. */
const LAMBDA = 0.97;
/** How much variety is worth at first, and after how many rounds half as much. */
const VARIETY = 0.01;
const VARIETY_HALF = 400;
/** How fast weights move at first, and after how many rounds by half as much again. */
const RATE = 0.01;
const RATE_HALF = 1500;
/** Into so many tasks a round is cut, however many there are to do them: sums of fractions rest on it. */
const TASKS = 8;

/**
 * Learning under way, round by round: `tasks` are done by whoever has time, and `take` moves the weights by what they gave.
 * Where it stands rests on the seed, the settings and the number of rounds alone; so it may be stopped and gone on with.
 */
export class Training {
  readonly state: LearnerState;
  private readonly seats: readonly number[];
  private readonly games: number;

  constructor(
    readonly ruleset: Ruleset,
    readonly settings: TrainingOptions,
    state?: LearnerState,
  ) {
    const { seats, gamesPerRound = 128, from } = settings;
    this.seats = typeof seats === 'number' ? [seats] : seats;
    this.games = Math.ceil(gamesPerRound / TASKS);
    this.state = state ?? newLearner(from && weightsOf(from));
  }

  get round(): number {
    return this.state.step;
  }

  get gamesPerRound(): number {
    return this.games * TASKS;
  }

  /** What is to be played for the next round. */
  tasks(): Task[] {
    const { seed, options } = this.settings;
    const { weights, spread, surprise } = this.state;
    return Array.from({ length: TASKS }, (_, i) => {
      const seats = this.seats[(this.round * TASKS + i) % this.seats.length] as number;
      return {
        weights,
        start: { seats, seed: `${seed}/${this.round}`, ...(options && { options }) },
        first: i * this.games,
        games: this.games,
        spread,
        surprise,
        lambda: LAMBDA,
        entropy: VARIETY / (1 + this.round / VARIETY_HALF),
      };
    });
  }

  /** What the tasks gave, in their order; answers how many games had no end. */
  take(lessons: readonly Lesson[]): { games: number; decisions: number; unfinished: number } {
    const lesson = addLessons(lessons);
    learnFrom(this.state, lesson, RATE / Math.sqrt(1 + this.round / RATE_HALF));
    const { games, decisions, unfinished } = lesson;
    return { games, decisions, unfinished };
  }

  /** What was learned so far. */
  file(): BotFile {
    const { table, critic } = this.state.average;
    return botFileOf(table, critic, this.ruleset);
  }
}

function weightsOf({ weights, unit, promises, promiseUnit }: Brain): Weights {
  const { table, critic } = noWeights();
  for (let i = 0; i < table.length; i++) table[i] = weights[i] / unit;
  for (let i = 0; i < critic.length; i++) critic[i] = promises[i] / promiseUnit;
  return { table, critic };
}
