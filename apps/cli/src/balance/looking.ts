import type { PickInfo, Sight } from '@draco-table/engine';
import { perCount, type Ruleset } from '@draco-table/ruleset';

/** Where cards are played from: questions whose answer is then carried out, and the zones of what they offer. */
export interface Habits {
  /** By `questionKey`. */
  questions: string[];
  /** By index in the ruleset: own zones that such questions offer cards from. */
  zones: number[];
  /** Turns of a game, or answers where it has no turns. */
  length: number;
}

export const questionKey = (info: PickInfo): string => `${info.routine}/${info.prompt}`;

/** Reads what questions are about, from the declarations alone. */
export interface Reading {
  isCard(design: number): boolean;
  /** The design of an option, where the seat knows it; else -1. */
  designOf(info: PickInfo, index: number): number;
  /** The zone of the seat's own in which an option lies; else -1. */
  ownZone(info: PickInfo, index: number): number;
  /** Calls back for every design that the seat has in its zones, once each. */
  held(sight: Sight, zones: readonly number[], each: (design: number) => void): void;
}

export function readingOf(ruleset: Ruleset): Reading {
  const base: number[] = [];
  const zoneAt: number[] = [];
  const ownerAt: number[] = [];
  ruleset.zones.forEach(({ per }, zone) => {
    base.push(zoneAt.length);
    for (let i = 0; i < perCount(ruleset, per); i++) {
      zoneAt.push(zone);
      ownerAt.push(per === 'player' ? i : -1);
    }
  });
  const isCard = ruleset.designs.map(({ type }) => ruleset.types[type]?.base === 'card');
  const seen = new Int32Array(ruleset.designs.length);
  let look = 0;
  return {
    isCard: (design) => isCard[design] === true,
    designOf(info, index) {
      const value = info.value(index);
      if (info.type.is === 'design') return value;
      return info.type.is === 'thing' && value >= 0 ? info.sight.design(value) : -1;
    },
    ownZone(info, index) {
      const value = info.value(index);
      if (info.type.is !== 'thing' || value < 0) return -1;
      const place = info.sight.place(value);
      return ownerAt[place] === info.seat ? (zoneAt[place] as number) : -1;
    },
    held(sight, zones, each) {
      look++;
      for (const zone of zones) {
        const place = (base[zone] as number) + sight.seat;
        const count = sight.count(place);
        for (let i = 0; i < count; i++) {
          const design = sight.design(sight.thing(place, i));
          if (design < 0 || seen[design] === look) continue;
          seen[design] = look;
          each(design);
        }
      }
    },
  };
}
