import type { Problem, Ruleset, Type } from '@draco-table/ruleset';
import type { StartOptions } from '../api.js';
import { problem } from '../problems.js';

/** The words by which a value of an option may be asked for. */
function wordsFor(ruleset: Ruleset, { is, kind }: Type, value: number): unknown[] {
  if (is === 'yes-no') return value === 1 ? [true, 'yes'] : [false, 'no'];
  return kind === undefined ? [value, String(value)] : [ruleset.kinds[kind].values[value]];
}

/** The seats and options of a game to start, by index; what does not exist is a problem and the default is taken. */
export function readStart(
  ruleset: Ruleset,
  start: StartOptions,
): { seats: number; options: number[]; problem?: Problem } {
  const { min, max } = ruleset.seats;
  let found: Problem | undefined;
  let { seats } = start;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    found = problem('D0920', { min, max, seats: Number(seats) || 0 });
    seats = min;
  }
  const options = ruleset.options.map(({ values }) => values[0]);
  for (const [id, given] of Object.entries(start.options ?? {})) {
    const at = ruleset.options.findIndex((option) => option.id === id);
    const option = ruleset.options[at];
    const value = option?.values.find((one) => wordsFor(ruleset, option.type, one).includes(given));
    if (value !== undefined) options[at] = value;
    else found ??= problem('D0921', { option: id, value: String(given) });
  }
  if (start.hold !== undefined) {
    const { seat, card } = start.hold ?? {};
    const isThere =
      Number.isInteger(seat) && seat >= 0 && seat < seats && ruleset.designs.some(({ id }) => id === card);
    if (!isThere) found ??= problem('D0925', { seat: Number(seat) || 0, card: String(card) });
  }
  return { seats, options, ...(found && { problem: found }) };
}
