/**
 * What a value may depend on: hidden facts. A fact is what lies somewhere (or where something lies), and a seat knows it or
 * does not. The words are those of docs/secrets.md.
 */
import type { ZoneSymbol } from '../resolve/symbols.js';
import type { Local } from '../resolve/terms.js';
import type { Unit } from '../resolve/units.js';
import type { Loc } from '../syntax.js';

/** A player as the text names one: a name, or the same words at the same moment. */
export type Seat = Local | string;

/** A place in the text. */
export interface Spot {
  unit: Unit;
  loc: Loc;
}

/** What lies in a zone (or face down in it) is known to those who see it, and to those who were shown it. */
export interface Fact {
  zone: ZoneSymbol;
  /** Only that it may lie face down is what hides it. */
  down: boolean;
  /** Whose zone it is, if its owner sees it and the text names him. */
  whose: Seat | undefined;
  /** Who was shown it. */
  also: readonly Seat[];
  /** The zone hides things only between two statements of one block: see `passing.ts`. */
  passing: boolean;
  /** Where the zone is named, and where something is read of what lies there. */
  from: Spot;
  at: Spot;
}
export type Facts = readonly Fact[];
export const NO_FACTS: Facts = [];

/** What is known of a value while nothing runs. */
export interface Taint {
  /** How many there are, and whether there is one at all. */
  len: Facts;
  /** Which value it is; of a list, which and in which order. */
  which: Facts;
  /** Of a thing that is known by its print: where it lies. */
  back: Facts;
  /** Of things: what is printed on them. */
  face: Facts;
  /** Of what was taken from a hand as it stands there: in which order a hand is held only those who see it know. */
  order: Facts;
}
export const OPEN: Taint = { len: NO_FACTS, which: NO_FACTS, back: NO_FACTS, face: NO_FACTS, order: NO_FACTS };

const seatIds = new WeakMap<Local, number>();
let seats = 0;
function seatKey(seat: Seat | undefined): string {
  if (seat === undefined) return '-';
  if (typeof seat === 'string') return seat;
  let id = seatIds.get(seat);
  if (id === undefined) {
    id = ++seats;
    seatIds.set(seat, id);
  }
  return `#${id}`;
}

const factKey = ({ zone, down, whose, passing }: Fact): string =>
  `${zone.id}${down ? '!' : ''}${passing ? '~' : ''}${seatKey(whose)}`;

const keyOf = (facts: Facts): string =>
  facts
    .map((fact) => (fact.also.length ? `${factKey(fact)}(${fact.also.map(seatKey).sort().join()})` : factKey(fact)))
    .sort()
    .join(' ');
export const taintKey = ({ len, which, back, face, order }: Taint): string =>
  len.length + which.length + back.length + face.length + order.length === 0
    ? ''
    : [len, which, back, face, order].map(keyOf).join('|');
export const seatsKey = (all: readonly (Seat | undefined)[]): string => all.map(seatKey).join();

/** All facts of both. Who was shown only one of two facts of the same kind does not know the other. */
export function union(a: Facts, b: Facts): Facts {
  if (b.length === 0 || a === b) return a;
  if (a.length === 0) return b;
  const found = new Map(a.map((fact) => [factKey(fact), fact]));
  let changed = false;
  for (const fact of b) {
    const key = factKey(fact);
    const before = found.get(key);
    if (!before) {
      found.set(key, fact);
      changed = true;
    } else if (before.also.some((seat) => !fact.also.includes(seat))) {
      found.set(key, { ...before, also: before.also.filter((seat) => fact.also.includes(seat)) });
      changed = true;
    }
  }
  return changed ? [...found.values()] : a;
}

export const unionAll = (...all: Facts[]): Facts => all.reduce(union, NO_FACTS);

export function joined(...all: Taint[]): Taint {
  return all.reduce((a, b) => {
    if (a === OPEN || a === b) return b;
    if (b === OPEN) return a;
    return {
      len: union(a.len, b.len),
      which: union(a.which, b.which),
      back: union(a.back, b.back),
      face: union(a.face, b.face),
      order: union(a.order, b.order),
    };
  }, OPEN);
}

/** Facts that tell which value it is, how many, where. */
export const shownBy = ({ len, which, back }: Taint): Facts => unionAll(len, which, back);
/** Facts that a plain value follows from. */
export const valueFacts = ({ len, which }: Taint): Facts => union(len, which);
export const plain = (which: Facts): Taint => (which.length ? { ...OPEN, which } : OPEN);

export function mapFacts(facts: Facts, change: (fact: Fact) => Fact | undefined): Facts {
  if (facts.length === 0) return facts;
  const changed = facts.map(change);
  return changed.every((fact, i) => fact === facts[i])
    ? facts
    : changed.reduce<Facts>((all, fact) => (fact ? union(all, [fact]) : all), NO_FACTS);
}
export function mapTaint(taint: Taint, change: (facts: Facts) => Facts): Taint {
  if (taint === OPEN) return taint;
  const { len, which, back, face, order } = taint;
  return { len: change(len), which: change(which), back: change(back), face: change(face), order: change(order) };
}

/** The same facts where players go by other names; who has none there is nobody. */
export const renamed = (facts: Facts, name: (seat: Seat) => Seat | undefined): Facts =>
  mapFacts(facts, (fact) => {
    const whose = fact.whose === undefined ? undefined : name(fact.whose);
    const also = fact.also.flatMap((seat) => name(seat) ?? []);
    return whose === fact.whose && also.every((seat, i) => seat === fact.also[i]) ? fact : { ...fact, whose, also };
  });

export const isKnownTo = ({ whose, also }: Fact, seat: Seat | undefined): boolean =>
  seat !== undefined && (whose === seat || also.includes(seat));
