import type { Run } from '../state/run.js';
import { refer, showRef } from './shown.js';

/**
 * What lies at a place in the order in which a seat may know it. In a hand or set that it does not see nobody could tell how
 * the things lie: those that it knows come first, then those it was told something of, then the others, face down ones first.
 */
export function orderFor(run: Run, place: number, bit: number): readonly number[] {
  const things = run.zones[place];
  const { layout } = run.program;
  if (!layout.looseAt[place] || run.sees[place] & bit) return things;
  const isKnown = (thing: number): boolean => (run.known[thing] & bit) !== 0;
  const told = (thing: number): string => {
    const shown = showRef(layout, refer(run, thing, place, 0), bit, 0);
    return shown.is === 'hidden' && shown.clues ? JSON.stringify(shown.clues) : '~';
  };
  const words = new Map(layout.clues.length > 0 ? things.map((thing) => [thing, told(thing)]) : []);
  const text = (thing: number): string => words.get(thing) ?? '';
  return [...things].sort((a, b) => {
    if (isKnown(a) || isKnown(b)) return isKnown(a) && isKnown(b) ? a - b : isKnown(a) ? -1 : 1;
    if (text(a) !== text(b)) return text(a) < text(b) ? -1 : 1;
    return run.face[a] - run.face[b];
  });
}
