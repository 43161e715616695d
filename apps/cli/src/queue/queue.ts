import type { Kind, Runner, Work } from '../work/work.js';

/** The queue as the command sees it. */
export interface Queue {
  /** What is not kept is forgotten as soon as it was given: for work that can be gone on with by other means. */
  open<K extends Kind>(work: Work<K>, keeps?: boolean): Promise<QueueRunner<K>>;
  close(): Promise<void>;
}

export interface QueueRunner<K extends Kind> extends Runner<K> {
  /** Numbers in a piece, where the work is a run of numbers: settled when the run began, so that it can be gone on with. */
  readonly size: number;
  /** All is done, and nobody will ask again. */
  forget(): Promise<void>;
}

/** As many threads as there may be behind a queue: a quarter of the pieces that are in it at a time. */
export const AT_QUEUE = 64;

/** Does something with a queue, or without one where none was asked for. */
export type WithQueue = <T>(act: (queue: Queue | undefined) => Promise<T>) => Promise<T>;
