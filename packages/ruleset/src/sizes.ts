/** How large a ruleset may be. All are far above what games need. */
export const SIZES = {
  /** Things in a game, all copies counted. */
  things: 5_000,
  /** Zones, counters and variables, one for each player, value or design they exist for. */
  places: 20_000,
  seats: 24,
  /** Names in one routine. */
  slots: 400,
  /** Nesting of operations in a routine. */
  nesting: 120,
  /** Operations in a ruleset. */
  nodes: 500_000,
} as const;
