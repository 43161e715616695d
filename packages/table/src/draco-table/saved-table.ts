import type { SavedGame } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import type { Setup } from '../session/seating.js';

/** What `save()` gives and `load()` takes. */
export interface SavedTable {
  format: 1;
  game: SavedGame;
  setup: Setup;
}

export function isSavedTable(value: unknown): value is SavedTable {
  const table = value as Partial<SavedTable> | null;
  return (
    typeof table === 'object' &&
    table !== null &&
    table.format === 1 &&
    typeof table.game === 'object' &&
    typeof table.setup?.seats === 'number'
  );
}

/** A seed for a game nobody asked to repeat: the table may throw dice, the engine may not. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

function readOptions(text: string): Setup['options'] {
  const options: Setup['options'] = {};
  for (const pair of text.split(/[\s,;]+/).filter(Boolean)) {
    const [name = '', value = 'yes'] = pair.split('=');
    options[name] = value === 'yes' ? true : value === 'no' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}

export interface SetupAttributes {
  seats: number;
  bots: number;
  seat: string;
  seed: string;
  bot: string;
  options: string;
}

/** The attributes as a set-up that the game allows: what makes no sense is brought into range. */
export function readSetup(given: SetupAttributes, ruleset: Ruleset | undefined): Setup {
  const { min, max } = ruleset?.seats ?? { min: 1, max: 1 };
  const seats = Math.min(max, Math.max(min, Math.trunc(given.seats) || min));
  const seat = Math.min(seats, Math.max(1, Math.trunc(Number(given.seat)) || 1)) - 1;
  const wanted = given.bots < 0 ? seats - 1 : Math.trunc(given.bots);
  const bots = given.seat === 'none' ? seats : Math.min(seats, Math.max(0, wanted));
  return {
    seats,
    bots,
    seat: bots === seats ? null : seat,
    seed: given.seed || randomSeed(),
    bot: given.bot,
    options: readOptions(given.options),
  };
}

/** Whether a saved game is the one that the attributes ask for. */
export function sameSetup(a: Setup, b: Setup, isSeeded: boolean): boolean {
  return (
    a.seats === b.seats &&
    a.bots === b.bots &&
    a.seat === b.seat &&
    (!isSeeded || a.seed === b.seed) &&
    JSON.stringify(a.options) === JSON.stringify(b.options)
  );
}
