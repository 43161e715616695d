import type { Lesson } from '@draco-table/bots/train';
import type { Ruleset } from '@draco-table/ruleset';
import type { BalanceChunk, BalanceSpec } from '../balance/play-deals.js';
import type { Chunk, SimSpec } from '../sim/play-chunk.js';
import type { Schooling } from '../train/lessons.js';

/** A run of consecutive numbers: of games, or of deals. */
export interface Range {
  first: number;
  count: number;
}

/** What can be handed out in pieces, and what a piece gives. What is asked for and given is plain data. */
export interface Works {
  sim: { spec: SimSpec; task: Range; gives: Chunk };
  train: { spec: Ruleset; task: Schooling; gives: Lesson | number };
  balance: { spec: BalanceSpec; task: Range; gives: BalanceChunk };
}
export type Kind = keyof Works;
/** What every worker needs to know once. */
export type Work<K extends Kind = Kind> = { [P in K]: { kind: P; spec: Works[P]['spec'] } }[K];
export type Open<K extends Kind> = (task: Works[K]['task']) => Works[K]['gives'];

/** Hands out pieces of work. */
export interface Runner<K extends Kind> {
  run(task: Works[K]['task']): Promise<Works[K]['gives']>;
  close(): Promise<void>;
}

const OPEN: { [K in Kind]: (spec: Works[K]['spec']) => Promise<Open<K>> } = {
  sim: async (spec) => (await import('../sim/play-chunk.js')).openPlayer(spec),
  train: async (spec) => (await import('../train/lessons.js')).openTeacher(spec),
  balance: async (spec) => (await import('../balance/play-deals.js')).openDeals(spec),
};

export const openWork = <K extends Kind>({ kind, spec }: Work<K>): Promise<Open<K>> =>
  (OPEN[kind] as (spec: Works[K]['spec']) => Promise<Open<K>>)(spec);
