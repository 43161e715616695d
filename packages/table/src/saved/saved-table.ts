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
    typeof table.setup === 'object' &&
    table.setup !== null
  );
}

/** The set-up of a saved game, which may come from anywhere; undefined where the game could not have had it. */
export function savedSetup({ setup, game }: SavedTable, { seats: allowed }: Ruleset): Setup | undefined {
  const { seats, bots, seat, seed, bot, options, hold } = setup as Partial<Record<keyof Setup, unknown>>;
  const isWhole = (value: unknown, min: number, max: number): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
  const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isWhole(seats, allowed.min, allowed.max) || !isWhole(bots, 0, seats) || game.start?.seats !== seats)
    return undefined;
  if (!(seat === null || isWhole(seat, 0, seats - 1)) || typeof seed !== 'string' || !isPlain(options))
    return undefined;
  if (typeof bot !== 'string' || oddBot(bot) !== undefined || !(hold === undefined || isPlain(hold))) return undefined;
  return setup;
}

/** The first name in a list of bots that is none. */
const oddBot = (bot: string): string | undefined =>
  bot.split(',').find((one) => !botNames.some((name) => name === one));

/** A seed for a game nobody asked to repeat: the table may throw dice, the engine may not. */
export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

/** The attribute taken away is null. */
function readOptions(text: string | null): Setup['options'] {
  const options: Setup['options'] = {};
  for (const pair of (text ?? '').split(/[\s,;]+/).filter(Boolean)) {
    const [name = '', value = 'yes'] = pair.split('=');
    options[name] = value === 'yes' ? true : value === 'no' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return options;
}

export interface SetupAttributes {
  seats: number;
  /** How many, or who. */
  bots: number | string;
  seat: string;
  seed: string;
  bot: string;
  options: string | null;
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
  const named = typeof given.bots === 'string' && instead.bots === undefined ? given.bots.split(',') : undefined;
  const asked = named?.length ?? instead.bots ?? given.bots ?? -1;
  const wanted = within('bots', asked === -1 ? seats - 1 : asked, 0, seats);
  const bots = isLookingOn ? seats : wanted;
  const bot = (named ?? (instead.bot || given.bot || 'medium').split(',')).map((name) => name.trim()).join();
  const odd = oddBot(bot);
  if (odd !== undefined) {
    const names = botNames.join(', ');
    throw new LoadError(problem('D0818', `bot="${odd}" is none of ${names}.`, { bot: odd, names }));
  }
  return {
    seat: bots === seats ? null : seat - 1,
    options: readOptions(given.options),
    ...instead,
    // An empty one asks for another game than the attribute says.
    seed: (instead.seed ?? given.seed) || randomSeed(),
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
