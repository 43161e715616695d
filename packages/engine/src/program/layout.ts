import type { Constant, Ruleset } from '@draco-table/ruleset';
import { NONE, perCount } from '@draco-table/ruleset';
import type { State } from '../state/run.js';

/** Where everything lies: the fixed tables that turn names of a ruleset into places in the state's arrays. */
export interface Layout {
  ruleset: Ruleset;
  maxSeats: number;
  /** By thing. */
  startDesign: number[];
  thingType: number[];
  /** By design: its first thing. */
  firstThing: number[];
  /** By type. */
  thingsOfType: number[][];
  /** By zone: the first of its places, and how many there are. */
  zoneBase: number[];
  zoneCount: number[];
  /** By place of a zone: its zone, and whose it is. */
  zoneOf: number[];
  zoneIndex: number[];
  /** By place of a zone: the design that a ring is read from, or -1. */
  headAt: number[];
  /** By place: a hand or set, where nobody can follow which thing is which. */
  looseAt: boolean[];
  varBase: number[];
  varCount: number[];
  varStart: Constant[];
  /** By attribute, then design: the value at the start. */
  printed: Constant[][];
  /** By attribute: its place among those that change, or -1. */
  changing: number[];
  /** Attributes that seats may be told of what they do not know otherwise; by attribute its place among them, or -1. */
  clues: number[];
  clueAt: number[];
  /** By place: what comes here is hidden again. */
  againAt: boolean[];
  seated: Seated[];
  hasGrid: boolean;
  hasRing: boolean;
  /** By type: cards that do nothing of their own, so that laying one down is how it is played. */
  laidTypes: boolean[];
}

/** What follows from the number of seats; it is made once for each. */
export interface Seated {
  players: number[];
  /** By place of a zone: the seats that see what lies there; the bit after the last seat is the spectator. */
  sees: number[];
  /** Before set-up: everything in the box, seen by all. */
  blank: State;
}

/** Pushed, not mapped, and numbers alone: lists that are made in several ways teach the machine everything several times. */
export function numbers(count: number, make: (i: number) => number): number[] {
  const out: number[] = [];
  for (let i = 0; i < count; i++) out.push(make(i));
  return out;
}

export function forSeats(layout: Layout, seats: number): Seated {
  const found = layout.seated[seats];
  if (found !== undefined) return found;
  const { ruleset, zoneOf, zoneIndex, startDesign, changing, printed } = layout;
  const everyone = (2 << seats) - 1;
  const all = (value: number, isUsed = true): number[] => numbers(isUsed ? startDesign.length : 0, () => value);
  const places = (value: number): number[] => numbers(layout.hasRing ? zoneOf.length : 0, () => value);
  const seated: Seated = {
    players: numbers(seats, (seat) => seat),
    sees: zoneOf.map((zone, place) => {
      const { seen, per } = ruleset.zones[zone];
      if (seen === 'all') return everyone;
      if (seen === 'none' || per !== 'player' || zoneIndex[place] >= seats) return 0;
      const owner = 1 << zoneIndex[place];
      // Spectators are no players: nobody sees his own cards by watching himself.
      return seen === 'owner' ? owner : ((1 << seats) - 1) & ~owner;
    }),
    blank: {
      seats,
      options: [],
      design: startDesign,
      where: all(0),
      // Who knows what a thing is; then, for each attribute that may be told alone, who was told it.
      known: numbers(startDesign.length * (1 + layout.clues.length), (i) => (i < startDesign.length ? everyone : 0)),
      face: all(1),
      // The order of their coming matters where cards have effects.
      since: all(
        0,
        ruleset.designs.some(({ hooks = [] }) => hooks.length > 0),
      ),
      cell: all(NONE, layout.hasGrid),
      attrs: printed
        .filter((_, attr) => changing[attr] >= 0)
        .map((values) => startDesign.map((design) => values[design])),
      zones: zoneOf.map((_, place) => numbers(place === 0 ? startDesign.length : 0, (thing) => thing)),
      spin: places(0),
      direction: places(1),
      vars: layout.varStart,
      effects: [],
      flow: [],
      random: [],
      sequence: 0,
      asks: 0,
      ended: 0,
      script: [],
    },
  };
  layout.seated[seats] = seated;
  return seated;
}

export function makeLayout(ruleset: Ruleset): Layout {
  const startDesign: number[] = [];
  const thingType: number[] = [];
  const firstThing: number[] = [];
  const thingsOfType: number[][] = ruleset.types.map(() => []);
  ruleset.designs.forEach((design, index) => {
    firstThing.push(startDesign.length);
    for (let copy = 0; copy < design.copies; copy++) {
      thingsOfType[design.type].push(startDesign.length);
      startDesign.push(index);
      thingType.push(design.type);
    }
  });

  const zoneBase: number[] = [];
  const zoneCount: number[] = [];
  const zoneOf: number[] = [];
  const zoneIndex: number[] = [];
  ruleset.zones.forEach((zone, index) => {
    const count = perCount(ruleset, zone.per);
    zoneBase.push(zoneOf.length);
    zoneCount.push(count);
    for (let i = 0; i < count; i++) {
      zoneOf.push(index);
      zoneIndex.push(i);
    }
  });

  const varBase: number[] = [];
  const varCount: number[] = [];
  const varStart: Constant[] = [];
  for (const variable of ruleset.vars) {
    const count = perCount(ruleset, variable.per);
    const holders = variable.holders ?? [];
    varBase.push(varStart.length);
    varCount.push(count + holders.length);
    for (let i = 0; i < count; i++) varStart.push(variable.start);
    // A holder stands after the players, so that its value (seats + n) is its index.
    for (const holder of holders) varStart.push(holder.start);
  }

  let changes = 0;
  const changing = ruleset.attrs.map((attr) => (attr.fixed ? -1 : changes++));
  const clues = ruleset.attrs.flatMap(({ clue }, index) => (clue ? [index] : []));
  const printed = ruleset.attrs.map((attr, index) =>
    ruleset.designs.map((design) => design.attrs[index] ?? (attr.type.list ? [] : NONE)),
  );

  return {
    ruleset,
    maxSeats: ruleset.seats.max,
    startDesign,
    thingType,
    firstThing,
    thingsOfType,
    zoneBase,
    zoneCount,
    zoneOf,
    zoneIndex,
    headAt: zoneOf.map((zone) => ruleset.zones[zone].head ?? -1),
    looseAt: zoneOf.map((zone) => ['hand', 'set'].includes(ruleset.zones[zone].shape)),
    varBase,
    varCount,
    varStart,
    printed,
    changing,
    clues,
    clueAt: ruleset.attrs.map((_, index) => clues.indexOf(index)),
    againAt: zoneOf.map((zone) => ruleset.zones[zone].again === true),
    seated: [],
    hasGrid: ruleset.zones.some((zone) => zone.shape === 'grid'),
    hasRing: ruleset.zones.some((zone) => zone.shape === 'ring'),
    laidTypes: ruleset.types.map(
      ({ base }, type) =>
        base === 'card' && !ruleset.designs.some((design) => design.type === type && design.effect !== undefined),
    ),
  };
}
