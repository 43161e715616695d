import type { SavedGame } from '@draco-table/engine';
import type { Ruleset } from '@draco-table/ruleset';
import { LoadError, problem } from '../load/load-game.js';
import { botNames, type Setup } from '../session/seating.js';

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
    typeof table.game?.ruleset === 'string' &&
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

/** A number within what the game allows; what is not is said, since a game in silence for others is worse than none. */
function within(name: string, given: number | string, min: number, max: number): number {
  const value = Number(given);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  const args = { name, min, max };
  const range = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  throw new LoadError(problem('D0816', `The attribute ${name} must be ${range} here.`, args));
}

/** The attributes, and what is said instead of them, as a set-up that the game allows. An attribute taken away is null. */
export function readSetup(given: SetupAttributes, ruleset: Ruleset | undefined, instead: Partial<Setup> = {}): Setup {
  const { min, max } = ruleset?.seats ?? { min: 1, max: 1 };
  const seats = within('seats', instead.seats ?? (given.seats === 0 ? min : (given.seats ?? min)), min, max);
  const isLookingOn = given.seat === 'none';
  const seat = isLookingOn ? 1 : within('seat', given.seat || 1, 1, seats);
  const asked = instead.bots ?? given.bots ?? -1;
  const wanted = within('bots', asked === -1 ? seats - 1 : asked, 0, seats);
  const bots = isLookingOn ? seats : wanted;
  const bot = instead.bot || given.bot || 'greedy';
  if (!botNames.some((name) => name === bot)) {
    const names = botNames.join(', ');
    throw new LoadError(problem('D0818', `bot="${bot}" is none of ${names}.`, { bot, names }));
  }
  return {
    seat: bots === seats ? null : seat - 1,
    seed: given.seed || randomSeed(),
    options: readOptions(given.options),
    ...instead,
    seats,
    bots,
    bot,
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
