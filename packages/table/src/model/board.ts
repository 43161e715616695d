import type { View, ZoneView } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Theme } from '../load/theme.js';

export type CounterView = View['counters'][number];
export type VariableView = View['variables'][number];

export interface SeatBoard {
  seat: number;
  zones: ZoneView[];
  counters: CounterView[];
  variables: VariableView[];
}

/** Where everything goes: decided by shape and owner alone, so that any ruleset can be laid out. */
export interface Board {
  /** The ring or grid in the middle; else the largest shared row or set. */
  stage: ZoneView | undefined;
  /** Shared piles, rows and sets. */
  shared: ZoneView[];
  /** Zones that exist once per word or per design: a market of piles. */
  market: ZoneView[];
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

export function layOut(view: View, ruleset: Ruleset, theme: Theme): Board {
  // The box holds what is out of the game.
  const box = ruleset.zones[0]?.id;
  const zones = view.zones.filter((zone) => zone.zone !== box && !theme.zones[zone.zone]?.hidden);
  const shared = zones.filter((zone) => !zone.of);
  const stage = stageOrder
    .map((shape) => shared.filter((zone) => zone.shape === shape).sort((a, b) => b.count - a.count)[0])
    .find((zone) => zone !== undefined);
  const seats = view.seats.map((_, seat): SeatBoard => {
    const isHis = (of: ZoneView['of']) => of?.is === 'player' && of.seat === seat;
    return {
      seat,
      zones: zones.filter((zone) => isHis(zone.of) && (zone.count > 0 || zone.shape === 'hand')),
      counters: view.counters.filter((counter) => isHis(counter.of)),
      variables: view.variables.filter((variable) => isHis(variable.of)),
    };
  });
  const mine = view.seat === null ? [] : zones.filter((zone) => zone.of?.is === 'player' && zone.of.seat === view.seat);
  return {
    stage,
    shared: shared.filter((zone) => zone !== stage && isWorthDrawing(zone)),
    market: zones.filter((zone) => zone.of && zone.of.is !== 'player' && isWorthDrawing(zone)),
    seats,
    hands: mine.filter((zone) => zone.shape === 'hand'),
    own: mine.filter((zone) => zone.shape !== 'hand' && zone.count > 0),
    counters: view.counters.filter((counter) => counter.of?.is !== 'player'),
    variables: view.variables.filter((variable) => variable.of?.is !== 'player'),
  };
}
