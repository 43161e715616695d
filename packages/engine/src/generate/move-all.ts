import type { Run } from '../state/run.js';
import { headOf, learn, leaveCell } from '../state/zones.js';

/** From here on the list itself is asked to close a gap. */
const LONG = 48;

/**
 * Moves a list that lies in one zone to the front (index 0, one after the other) or the end of another, in one pass over
 * both. False, and nothing done, where the order of single moves could matter.
 */
export function moveAll(r: Run, things: readonly number[], to: number, index: number): boolean {
  const count = things.length;
  const from = r.where[things[0]];
  if (from === undefined || from === to || r.headAt[from] >= 0) return false;
  // Others come to the end of a ring as to any other list; nobody sits in front of its head.
  if (r.headAt[to] >= 0 && (index === 0 || things.includes(headOf(r, to)))) return false;
  if (r.looseAt[from] && (r.everyone & ~r.sees[from] & ~r.sees[to]) !== 0) return false;
  for (let i = 0; i < count; i++) if (r.where[things[i]] !== from || r.face[things[i]] === 0) return false;
  const target = r.zones[to];
  const before = target.length;
  for (let i = 0; i < count; i++) {
    // What is in the list twice is moved twice.
    if (!arrives(r, things[i], to)) target.splice(target.indexOf(things[i], before), 1);
    target.push(things[i] | 0);
  }
  const came = target.length - before;
  if (index === 0) {
    // The last one moved lies on top: what was there goes to the end, and those that came are turned round.
    const moved = target.slice(before);
    for (let i = before - 1; i >= 0; i--) target[i + came] = target[i];
    for (let i = 0; i < came; i++) target[i] = moved[came - 1 - i];
  }
  removeMoved(r, r.zones[from], from, things[0], came);
  return true;
}

/** Notes where a thing is now; false where that was done before. */
function arrives(r: Run, thing: number, to: number): boolean {
  if (r.where[thing] === to) return false;
  r.where[thing] = to;
  learn(r, thing, r.sees[to]);
  if (r.since.length > 0) r.since[thing] = ++r.sequence;
  if (r.cell.length > 0) leaveCell(r, thing);
  return true;
}

/** Takes out what is no longer there: most often one stretch, or all. */
function removeMoved(r: Run, source: number[], from: number, first: number, count: number): void {
  const end = source.length;
  let kept = count === end ? 0 : source.indexOf(first);
  let i = kept;
  while (i < end && r.where[source[i]] !== from) i++;
  if (i - kept !== count) kept = 0;
  else if (end - i > LONG) {
    source.splice(kept, count);
    return;
  }
  for (i = kept; i < end; i++) if (r.where[source[i]] === from) source[kept++] = source[i];
  while (source.length > kept) source.pop();
}
