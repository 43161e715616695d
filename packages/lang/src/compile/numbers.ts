/** Indices of symbols in the ruleset's lists. */
import type { Program } from '../resolve/program.js';
import type {
  AttrSymbol,
  DesignSymbol,
  DieSymbol,
  KindSymbol,
  OptionSymbol,
  RoutineSymbol,
  TypeSymbol,
  VarSymbol,
  ZoneSymbol,
} from '../resolve/symbols.js';

export interface Numbers {
  kind(symbol: KindSymbol): number;
  type(symbol: TypeSymbol): number;
  attr(symbol: AttrSymbol): number;
  design(symbol: DesignSymbol): number;
  zone(symbol: ZoneSymbol): number;
  variable(symbol: VarSymbol): number;
  option(symbol: OptionSymbol): number;
  die(symbol: DieSymbol): number;
  routine(symbol: RoutineSymbol): number;
  /** Gives a routine its number. */
  place(symbol: RoutineSymbol, number: number): void;
  typeCount: number;
  /** In the order of their numbers. */
  designs: DesignSymbol[];
  kinds: KindSymbol[];
}

export function createNumbers({ table }: Program): Numbers {
  // Pieces come first, so that the number of a piece does not move when a deck changes its cards.
  const all = [...table.designs.values()];
  const designs = [...all.filter((one) => one.piece), ...all.filter((one) => !one.piece)];
  const kinds = [...table.kinds.values()];
  const indexed = <S>(symbols: Iterable<S>) => {
    const numbers = new Map<S, number>();
    for (const symbol of symbols) numbers.set(symbol, numbers.size);
    return (symbol: S) => numbers.get(symbol) ?? 0;
  };
  const routines = new Map<RoutineSymbol, number>();
  return {
    kind: indexed(kinds),
    type: indexed(table.types.values()),
    attr: indexed(table.attrs),
    design: indexed(designs),
    zone: indexed(table.zones.values()),
    variable: indexed(table.vars.values()),
    option: indexed(table.options.values()),
    die: indexed(table.dice.values()),
    routine: (symbol) => routines.get(symbol) ?? 0,
    place: (symbol, number) => {
      routines.set(symbol, number);
    },
    typeCount: table.types.size,
    designs,
    kinds,
  };
}
