import type { OptionDef, Problem, Ruleset } from '@draco-table/ruleset';
import type { StartOptions } from '../api.js';
import { problem } from '../problems.js';

function readValue(ruleset: Ruleset, option: OptionDef, given: number | boolean | string): number | undefined {
  if (typeof given === 'number') return option.type.is === 'number' ? given : undefined;
  if (typeof given === 'boolean') return option.type.is === 'yes-no' ? Number(given) : undefined;
  if (option.type.is === 'yes-no') return given === 'yes' ? 1 : given === 'no' ? 0 : undefined;
  if (option.type.is === 'number') return /^-?\d+$/.test(given) ? Number(given) : undefined;
  return option.type.kind === undefined ? undefined : ruleset.kinds[option.type.kind].values.indexOf(given);
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
  const options = ruleset.options.map((option) => option.values[0]);
  for (const [id, given] of Object.entries(start.options ?? {})) {
    const at = ruleset.options.findIndex((option) => option.id === id);
    const value = at < 0 ? undefined : readValue(ruleset, ruleset.options[at], given);
    if (value !== undefined && ruleset.options[at].values.includes(value)) options[at] = value;
    else found ??= problem('D0921', { option: id, value: String(given) });
  }
  if (start.hold !== undefined) {
    const { seat, card } = start.hold ?? {};
    const isThere =
      Number.isInteger(seat) && seat >= 0 && seat < seats && ruleset.designs.some(({ id }) => id === card);
    if (!isThere) found ??= problem('D0925', { seat: Number(seat) || 0, card: String(card) });
  }
  return found === undefined ? { seats, options } : { seats, options, problem: found };
}
