/** Where things of a game are hidden, by zone and by type. */
import { termsOf } from '../check/bodies.js';
import type { Program } from '../resolve/program.js';
import type { TypeSymbol, ZoneSymbol } from '../resolve/symbols.js';
import { isTerm } from '../resolve/terms.js';
import { isValue, type Ty } from '../resolve/types.js';
import type { Unit } from '../resolve/units.js';
import { type Fact, type Facts, NO_FACTS, type Seat, type Spot } from './facts.js';
import { passingZones } from './passing.js';

export class Hiding {
  private readonly down: (TypeSymbol | 'any')[];
  private readonly zones: ZoneSymbol[];
  private readonly passing: ReadonlySet<ZoneSymbol>;

  constructor({ table }: Program, units: readonly Unit[]) {
    this.zones = [...table.zones.values()];
    this.down = units.flatMap((unit) =>
      termsOf(unit, 'face').flatMap(({ args: [what, up] }) => (up === 0 && isTerm(what) ? typesOf(what.type) : [])),
    );
    this.passing = passingZones(this.zones, units);
  }

  /** Whether the same things are hidden, so that what was found out still holds. */
  isLike({ down, zones, passing }: Hiding): boolean {
    return (
      isSameList(down, this.down) &&
      isSameList(zones, this.zones) &&
      isSameList([...passing].sort(byId), [...this.passing].sort(byId))
    );
  }

  /** What lies in a zone; `whose` if its owner sees it. */
  zone(zone: ZoneSymbol, whose: Seat | undefined, at: Spot): Facts {
    const found: Fact[] = [];
    const owner = zone.seen === 'owner' && zone.per === 'player' ? whose : undefined;
    if (zone.seen !== 'all') found.push({ zone, down: false, whose: owner, also: [], passing: false, from: at, at });
    if (this.mayLieDown(zone.of))
      found.push({ zone, down: true, whose: undefined, also: [], passing: false, from: at, at });
    return found;
  }

  isOpen(zone: ZoneSymbol): boolean {
    return zone.seen === 'all' && !this.mayLieDown(zone.of);
  }

  /** Things of this type, wherever they are: nobody can be named who sees them. */
  type(type: Ty, at: Spot): Facts {
    if (!isValue(type) || type.is !== 'thing') return NO_FACTS;
    const types = typesOf(type);
    return this.zones
      .filter((zone) => types.includes('any') || zone.of.some((one) => types.includes(one)))
      .flatMap((zone) =>
        this.zone(zone, undefined, at)
          .filter((fact) => !fact.down || this.mayLieDown(types))
          .map((fact) => ({ ...fact, passing: !fact.down && this.passing.has(zone) })),
      );
  }

  /** A type may rule a fact out: what never lies face down, what a zone never holds. */
  within(type: Ty, facts: Facts): Facts {
    if (!isValue(type) || type.is !== 'thing') return NO_FACTS;
    if (facts.length === 0) return facts;
    const types = typesOf(type);
    const kept = facts.filter(
      ({ down, zone }) =>
        (!down || this.mayLieDown(types)) && (types.includes('any') || zone.of.some((one) => types.includes(one))),
    );
    return kept.length === facts.length ? facts : kept;
  }

  /** What a file that is not there would have declared may be anything. */
  private mayLieDown(types: readonly (TypeSymbol | 'any')[] = ['any']): boolean {
    return (
      this.down.length > 0 &&
      (types.includes('any') || this.down.includes('any') || types.some((one) => this.down.includes(one)))
    );
  }
}

const byId = (a: ZoneSymbol, b: ZoneSymbol): number => (a.id < b.id ? -1 : 1);

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

const typesOf = (type: Ty): readonly (TypeSymbol | 'any')[] => (isValue(type) && type.types ? type.types : ['any']);
