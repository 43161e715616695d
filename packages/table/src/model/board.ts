import type { View, ZoneView } from '@draco-table/engine';
import { type Ruleset, TABLE_LIMITS } from '@draco-table/ruleset';
import type { Theme } from '@draco-table/ruleset/look';
import { keyOf } from './key.js';

export type CounterView = View['counters'][number];
export type VariableView = View['variables'][number];

export interface SeatBoard {
  seat: number;
  /** What lies there, and what once did of hands and piles: others do not take its place. */
  zones: ZoneView[];
  /** In this game something may lie open before a player. */
  isLaid: boolean;
  /** How many numbers a player may have in this game. */
  numbers: number;
  counters: CounterView[];
  variables: VariableView[];
}

/** Where everything goes: decided by shape and owner alone, so that any ruleset can be laid out. */
export interface Board {
  /** The ring or grid in the middle; else the largest shared row or set. */
  stage: ZoneView | undefined;
  /** Shared piles, rows and sets. */
  shared: ZoneView[];
  /** What each player lays out in the middle of the table, such as the cards of a trick. */
  laid: ZoneView[];
  /** Zones that exist once per word or per design: a market of piles. */
  market: ZoneView[];
  /** Counters of those words and designs: tokens that lie on the piles. */
  onPiles: CounterView[];
  seats: SeatBoard[];
  /** What lies before the seat that looks: its hands, and everything else of its own. */
  hands: ZoneView[];
  own: ZoneView[];
  /** Tokens and counters that belong to no seat. */
  counters: CounterView[];
  variables: VariableView[];
}

const stageOrder = ['ring', 'grid', 'row', 'set'];

function isWorthDrawing(zone: ZoneView): boolean {
  return zone.count > 0 || zone.shape === 'ring' || zone.shape === 'grid' || zone.shape === 'pile';
}

/** Told by how many there are; what else a player has is shown. */
export function isCounted({ shape }: ZoneView): boolean {
  return shape === 'hand' || shape === 'pile';
}

/** A pile for cards that are all in the box: this game does without them. */
function isLeftOut(zone: ZoneView, box: ZoneView | undefined, ruleset: Ruleset): boolean {
  const { of } = zone;
  if (zone.count > 0 || of?.is !== 'design') return false;
  const copies = ruleset.designs.find((design) => design.id === of.id)?.copies;
  return box?.items.filter(({ value }) => value.is === 'thing' && value.design === of.id).length === copies;
}

/** Round a table there is room for so many; more lie on each other, and to draw that takes the page's breath away. */
const inARow = (zone: ZoneView): ZoneView =>
  zone.shape === 'ring' && zone.items.length > TABLE_LIMITS.ring ? { ...zone, shape: 'row' } : zone;

/** `seen` remembers what once held something: its place is kept, so that the others stay. */
export function layOut(view: View, ruleset: Ruleset, theme: Theme, seen: Set<string> = new Set()): Board {
  const isKept = (name: string, isThere: boolean): boolean => seen.has(name) || (isThere && seen.add(name) === seen);
  // The box holds what is out of the game.
  const box = ruleset.zones[0]?.id;
  const zones = view.zones.filter((zone) => zone.zone !== box && !theme.zones[zone.zone]?.hidden).map(inARow);
  const boxed = view.zones.find((zone) => zone.zone === box);
  const market = zones.filter(
    (zone) => zone.of && zone.of.is !== 'player' && isWorthDrawing(zone) && !isLeftOut(zone, boxed, ruleset),
  );
  const piles = new Set(zones.flatMap(({ of }) => (of && of.is !== 'player' ? [keyOf(of)] : [])));
  const liesOnPile = ({ of }: CounterView): boolean => of !== undefined && piles.has(keyOf(of));
  const shared = zones.filter((zone) => !zone.of);
  const stage = stageOrder
    .map((shape) => shared.filter((zone) => zone.shape === shape).sort((a, b) => b.count - a.count)[0])
    .find((zone) => zone !== undefined);
  // Where nothing else is in the middle, what everybody sees of everybody lies there; a theme may say so or otherwise.
  const isFree = stage === undefined && market.length === 0;
  const lies = (zone: ZoneView): boolean => {
    const said = theme.zones[zone.zone]?.lies;
    if (zone.of?.is !== 'player' || isCounted(zone)) return false;
    if (said) return said === 'middle';
    return isFree && ruleset.zones.find(({ id }) => id === zone.zone)?.seen === 'all';
  };
  const laid = zones.filter(lies);
  for (const zone of zones) isKept(`${zone.zone} of anybody`, zone.of?.is === 'player' && zone.count > 0);
  const seats = view.seats.map((_, seat): SeatBoard => {
    const isHis = (of: ZoneView['of']) => of?.is === 'player' && of.seat === seat;
    const his = zones.filter((zone) => isHis(zone.of) && !laid.includes(zone));
    const counters = view.counters.filter(({ id, of }) => isHis(of) && !theme.counters[id]?.hidden);
    const counted = his.filter(isCounted);
    return {
      seat,
      zones: his.filter(
        (zone) =>
          zone.count > 0 || zone.shape === 'pile' || (zone.shape === 'hand' && seen.has(`${zone.zone} of anybody`)),
      ),
      isLaid: his.length > counted.length,
      numbers: counted.length + counters.length,
      counters,
      variables: view.variables.filter((variable) => isHis(variable.of)),
    };
  });
  const mine =
    view.seat === null
      ? []
      : zones.filter((zone) => zone.of?.is === 'player' && zone.of.seat === view.seat && !laid.includes(zone));
  // What only the others see is held in the hand all the same, with its back to who holds it.
  const isHeld = ({ zone, shape }: ZoneView): boolean =>
    shape === 'hand' || (shape !== 'pile' && ruleset.zones.find(({ id }) => id === zone)?.seen === 'others');
  const own = mine.filter((zone) => !isHeld(zone) && isKept(`own:${zone.zone}`, zone.count > 0));
  return {
    stage,
    shared: shared.filter((zone) => zone !== stage && isKept(zone.zone, isWorthDrawing(zone))),
    laid,
    market,
    onPiles: view.counters.filter((counter) => liesOnPile(counter) && counter.value !== 0),
    seats,
    hands: mine.filter(isHeld),
    // Where nothing at all is left of it, the hand has the room.
    own: own.some(({ count }) => count > 0) ? own : [],
    counters: view.counters.filter(
      (counter) =>
        counter.of?.is !== 'player' &&
        !liesOnPile(counter) &&
        isKept(`counter:${counter.id}:${counter.holder ?? ''}`, counter.role === 'tokens' || counter.value !== 0),
    ),
    variables: view.variables.filter((variable) => variable.of?.is !== 'player'),
  };
}
