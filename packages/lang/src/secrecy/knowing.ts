/** What seats were shown on every way to a point: flows through statements, is met where ways join. */

import type { Local } from '../resolve/terms.js';
import { type Fact, type Facts, mapFacts, mapTaint, type Seat, type Taint } from './facts.js';

/** Who was shown the things of a name or of an expression. */
export interface Shown {
  /** Everybody. */
  all: boolean;
  /** Everybody, unless it lies face down. */
  unlessDown: boolean;
  /** It lies face up. */
  up: boolean;
  seats: readonly Seat[];
}
/** By name, or by the words of an expression: the same words mean the same things until something moves. */
export type Knowing = ReadonlyMap<Local | string, Shown>;
export const NOTHING_KNOWN: Knowing = new Map();

const NOBODY: Shown = { all: false, unlessDown: false, up: false, seats: [] };
export const ALL: Shown = { ...NOBODY, all: true };
export const UNLESS_DOWN: Shown = { ...NOBODY, unlessDown: true };
export const FACE_UP: Shown = { ...NOBODY, up: true };
export const toSeat = (seat: Seat): Shown => ({ ...NOBODY, seats: [seat] });

const both = (a: Shown, b: Shown): Shown => ({
  all: a.all || b.all,
  unlessDown: a.unlessDown || b.unlessDown,
  up: a.up || b.up,
  seats: [...new Set([...a.seats, ...b.seats])],
});

export function show(known: Knowing, what: readonly [Local | string, Shown][]): Knowing {
  if (what.length === 0) return known;
  const more = new Map(known);
  for (const [key, shown] of what) more.set(key, both(more.get(key) ?? NOBODY, shown));
  return more;
}

/** What is known on both ways. */
export function meet(a: Knowing, b: Knowing): Knowing {
  if (a === b) return a;
  const kept = new Map<Local | string, Shown>();
  for (const [key, one] of a) {
    const other = b.get(key);
    if (!other) continue;
    // Who knows a thing knows it unless it lies face down, too.
    const shown = {
      all: one.all && other.all,
      unlessDown: (one.unlessDown || one.all) && (other.unlessDown || other.all),
      up: one.up && other.up,
      seats: one.seats.filter((seat) => other.all || other.seats.includes(seat)),
    };
    kept.set(key, shown);
  }
  return kept;
}

/** Something changed: the same words may mean other things now. What has a name is the same thing, wherever it lies. */
export function moved(known: Knowing): Knowing {
  return [...known.keys()].some((key) => typeof key === 'string')
    ? new Map([...known].filter(([key]) => typeof key !== 'string'))
    : known;
}

/** A value of which something was shown. */
export function seenAs(taint: Taint, shown: Shown | undefined): Taint {
  if (!shown) return taint;
  const hasDown = taint.face.some(({ down }) => down) && !shown.up;
  const change = (facts: Facts): Facts =>
    mapFacts(facts, (fact): Fact | undefined => {
      if (shown.all || (shown.unlessDown && !fact.down && !hasDown)) return undefined;
      if (fact.down && shown.up) return undefined;
      const more = shown.seats.filter((seat) => !fact.also.includes(seat));
      return more.length ? { ...fact, also: [...fact.also, ...more] } : fact;
    });
  return mapTaint(taint, change);
}
