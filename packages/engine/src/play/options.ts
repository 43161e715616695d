import type { Problem, Ruleset, Type } from '@draco-table/ruleset';
import type { StartOptions } from '../api.js';
import { LIMITS } from '../limits.js';
import { problem } from '../problems.js';
import { holdsOf } from './hold.js';

/** The words by which a value of an option may be asked for. */
function wordsFor(ruleset: Ruleset, { is, kind }: Type, value: number): unknown[] {
  if (is === 'yes-no') return value === 1 ? [true, 'yes'] : [false, 'no'];
  return kind === undefined ? [value, String(value)] : [ruleset.kinds[kind].values[value]];
}

/** What a start says may come from anywhere: an object need not let itself be made a text. */
export const wordOf = (value: unknown): string => (typeof value === 'object' ? '…' : String(value));

/** The seats and options of a game to start, by index; what does not exist is a problem and the default is taken. */
export function readStart(
  ruleset: Ruleset,
  start: StartOptions,
): { seats: number; options: number[]; problem?: Problem } {
  const { min, max } = ruleset.seats;
  let found: Problem | undefined;
  let { seats } = start;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    found = problem('D0920', { min, max, seats: typeof seats === 'number' ? seats : 0 });
    seats = min;
  }
  const options = ruleset.options.map(({ values }) => values[0]);
  for (const [id, given] of Object.entries(start.options ?? {})) {
    const at = ruleset.options.findIndex((option) => option.id === id);
    const option = ruleset.options[at];
    const value = option?.values.find((one) => wordsFor(ruleset, option.type, one).includes(given));
    if (value !== undefined) options[at] = value;
    else found ??= problem('D0921', { option: id, value: wordOf(given) });
  }
  const holds = start.hold === undefined ? [] : holdsOf(start.hold).map((one) => one ?? {});
  if (holds.length > LIMITS.held) found ??= problem('D0910', { limit: 'held', most: LIMITS.held });
  for (const { seat, card } of holds) {
    const isThere =
      Number.isInteger(seat) && seat >= 0 && seat < seats && ruleset.designs.some(({ id }) => id === card);
    if (!isThere) found ??= problem('D0925', { seat: typeof seat === 'number' ? seat : 0, card: wordOf(card) });
  }
  // Only what a test gives: a save may come from anywhere, and a game is not to begin with any rule.
  const { given } = start;
  if (given !== undefined && !ruleset.tests?.some((test) => test.given === given))
    found ??= problem('D0923', { what: 'given' });
  return { seats, options, ...(found && { problem: found }) };
}

/** The start of a save or a replay may come from anywhere: the part of it that is not what it has to be. */
export function brokenStart(start: unknown): string | undefined {
  if (!isObject(start) || typeof start.seed !== 'string' || !Number.isInteger(start.seats)) return 'start';
  const { options, hold, alone, given } = start;
  const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
  if (options !== undefined && !(isObject(options) && Object.values(options).every(isPlain))) return 'options';
  const isHold = (one: unknown): boolean => isObject(one) && isPlain(one.seat) && isPlain(one.card);
  if (hold !== undefined && !(Array.isArray(hold) ? hold.length <= LIMITS.held && hold.every(isHold) : isHold(hold)))
    return 'hold';
  if (given !== undefined && !Number.isInteger(given)) return 'given';
  const isSeat = Number.isInteger(alone) && (alone as number) >= 0 && (alone as number) < (start.seats as number);
  return alone === undefined || isSeat ? undefined : 'alone';
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
