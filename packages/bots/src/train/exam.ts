import { type Loaded, playout, type StartOptions } from '@draco-table/engine';
import type { Brain } from '../learn/brain.js';
import { learned } from '../learn/learned.js';
import { random, randomPicker } from '../random.js';

/** Games of one player against others of one other kind: plain data. */
export interface ExamTask {
  player: Brain;
  /** Absent: whoever chooses at random. */
  others?: Brain;
  start: StartOptions;
  first: number;
  games: number;
}

/** Left after so many decisions; it counts as lost. */
const MOST_DECISIONS = 5000;

/** How many games the player won; it sits in each seat in turn, and a shared win counts as its part. */
export function examine(loaded: Loaded, { player, others, start, first, games }: ExamTask): number {
  const [one, rest] = [player, others].map((brain) => (brain ? learned(brain, loaded.ruleset) : random));
  let won = 0;
  for (let n = first; n < first + games; n++) {
    const seed = `${start.seed}/${n}`;
    const pickers = [one, rest].map((bot) => bot.picker?.(`${seed}/bot`) ?? randomPicker(`${seed}/bot`));
    const seat = n % start.seats;
    let left = MOST_DECISIONS;
    const { result } = playout(loaded, { ...start, seed }, (info) =>
      left-- > 0 ? pickers[info.seat === seat ? 0 : 1](info) : undefined,
    );
    if (result?.winners.includes(seat)) won += 1 / result.winners.length;
  }
  return won;
}
