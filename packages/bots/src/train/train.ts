import type { Loaded } from '@draco-table/engine';
import type { BotFile } from '../learn/brain.js';
import { makeTeacher } from './shard.js';
import { Training, type TrainingOptions } from './training.js';

export interface TrainOptions extends TrainingOptions {
  /** After each the weights move. */
  rounds: number;
  /** After each round; false ends it. */
  told?: (round: number, unfinished: number) => boolean;
}

/** Learns to play by playing against itself, in this thread. The same seed, seats and rounds teach the same. */
export function train(loaded: Loaded, { rounds, told = () => true, ...settings }: TrainOptions): BotFile {
  const teach = makeTeacher(loaded);
  const training = new Training(loaded.ruleset, settings);
  while (training.round < rounds) {
    const { unfinished } = training.take(training.tasks().map(teach));
    if (!told(training.round, unfinished)) break;
  }
  return training.file();
}
