import type { Layout } from '../program/layout.js';
import type { Run } from '../state/run.js';
import { scoresOf } from './scores.js';

/** Whether cards can be played by being moved to a zone: all see it, and it takes cards that do nothing of their own. */
export function isLaidIn({ ruleset, laidTypes }: Layout, zone: number): boolean {
  const { seen, of } = ruleset.zones[zone];
  return zone > 0 && seen === 'all' && of.some((type) => laidTypes[type]);
}

/**
 * Tells who looks on of a card that is played by being moved: one that does nothing of its own goes from where its player
 * had it hidden to where all see it. To be called before it goes.
 */
export function watchLaying(r: Run, thing: number, to: number): void {
  const { layout } = r.program;
  const { ruleset, zoneOf, zoneIndex, laidTypes } = layout;
  const design = ruleset.designs[r.design[thing]];
  if (design === undefined || !laidTypes[design.type] || zoneOf[to] === undefined) return;
  const from = r.where[thing];
  const { per, seen } = ruleset.zones[zoneOf[from]];
  if (per !== 'player' || seen === 'all' || !isLaidIn(layout, zoneOf[to])) return;
  r.watch?.play?.(zoneIndex[from], design.id, (into) => scoresOf(r, into));
}
