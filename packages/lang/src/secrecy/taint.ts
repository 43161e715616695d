/** What is known of a value: whether it follows from what not all may know, and whether all know the things in it. */

import { termsOf } from '../check/bodies.js';
import type { Program } from '../resolve/program.js';
import type { TypeSymbol, ZoneSymbol } from '../resolve/symbols.js';
import { isTerm, type Local, type Term } from '../resolve/terms.js';
import { isValue, type Ty } from '../resolve/types.js';
import type { Unit } from '../resolve/units.js';

/** Things lie where not everyone sees them. */
export const UNSEEN = 1;
/** Things may lie face down. */
export const DOWN = 2;
/** Named by what is printed on them: all know what they are, but not always where they lie. */
export const NAMED = 4;

/** It follows from where a piece lies that may, for a moment, lie hidden. */
export const PERHAPS = 1;
/** It follows from what not all may know. */
export const SECRET = 2;

export interface Taint {
  /** The value itself, of a list its length and order too: 0 if all may know it, PERHAPS or SECRET. */
  value: number;
  /** What somebody may not know of things in it: UNSEEN, DOWN, NAMED, several of them, or 0. */
  face: number;
}
export const OPEN: Taint = { value: 0, face: 0 };

export function joined(...all: Taint[]): Taint {
  let value = 0;
  let face = 0;
  for (const one of all) {
    value = Math.max(value, one.value);
    face |= one.face;
  }
  return value || face ? { value, face } : OPEN;
}

/** Reasons that are gone for a name, from some point on. */
export type Cleared = ReadonlyMap<Local, number>;

export const localOf = (term: Term): Local | undefined => {
  const [local] = term.args;
  return term.op === 'slot' && typeof local === 'object' && local?.is === 'local' ? local : undefined;
};

/** Names that lie face up where a condition holds (or, with `holds` false, where it does not). */
export function faceUp(test: Term, holds: boolean): Local[] {
  const [a, b] = test.args;
  if (!isTerm(a)) return [];
  if (test.op === 'not') return faceUp(a, !holds);
  if (test.op === (holds ? 'and' : 'or')) return [...faceUp(a, holds), ...(isTerm(b) ? faceUp(b, holds) : [])];
  const local = localOf(a);
  return test.op === 'face-down' && !holds && local ? [local] : [];
}

export function clear(cleared: Cleared, locals: readonly Local[], reasons: number): Cleared {
  if (!locals.length) return cleared;
  const more = new Map(cleared);
  for (const local of locals) more.set(local, (more.get(local) ?? 0) | reasons);
  return more;
}

/** Where things of a game are hidden, by zone and by type. */
export class Hiding {
  private readonly down: (TypeSymbol | 'any')[];
  private readonly zones: ZoneSymbol[];

  constructor({ table }: Program, units: readonly Unit[]) {
    this.zones = [...table.zones.values()];
    this.down = units.flatMap((unit) =>
      termsOf(unit, 'face').flatMap(({ args: [what, up] }) => (up === 0 && isTerm(what) ? typesOf(what.type) : [])),
    );
  }

  zone({ seen, of }: ZoneSymbol): number {
    return (seen === 'all' ? 0 : UNSEEN) | (this.mayLieDown(of) ? DOWN : 0);
  }

  /** Wherever things of this type may be. */
  type(type: Ty): number {
    if (!isValue(type) || type.is !== 'thing') return 0;
    const types = typesOf(type);
    return this.zones
      .filter((zone) => types.includes('any') || zone.of.some((one) => types.includes(one)))
      .reduce((face, zone) => face | this.zone(zone), this.mayLieDown(types) ? DOWN : 0);
  }

  /** A type may rule a reason out: what never lies face down. */
  within(type: Ty, face: number): number {
    if (!isValue(type) || type.is !== 'thing') return 0;
    return face & DOWN && !this.mayLieDown(typesOf(type)) ? face & ~DOWN : face;
  }

  private mayLieDown(types: readonly (TypeSymbol | 'any')[]): boolean {
    return (
      this.down.length > 0 &&
      (types.includes('any') || this.down.includes('any') || types.some((one) => this.down.includes(one)))
    );
  }
}

const typesOf = (type: Ty): readonly (TypeSymbol | 'any')[] => (isValue(type) && type.types ? type.types : ['any']);
