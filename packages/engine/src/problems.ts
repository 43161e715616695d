import type { Problem, ProblemArg, Ruleset, Span } from '@draco-table/ruleset';
import { LIMITS, type LimitName } from './limits.js';

/** What can be wrong with an answer or a running rule. The arguments go where their names stand. */
const MESSAGES = {
  D0901: 'There is no open decision "{decision}".',
  D0902: 'Decision "{decision}" is not for seat {seat}.',
  D0903: 'The answer was given for version {version}; the game is at version {now}.',
  D0904: '"{option}" is not among the options.',
  D0905: '"{option}" was chosen more than once.',
  D0906: '{count} were chosen; it must be {min} to {max}.',
  D0907: 'The game has ended.',
  D0908: 'The answer is not an object with decision, seat, choose and version.',
  D0910: 'A rule went beyond its limit: {limit}, {most} at most.',
  D0911: 'A rule went wrong: {what}.',
  D0920: 'The game is for {min} to {max} players, not {seats}.',
  D0921: 'There is no option "{option}", or it cannot be "{value}".',
  D0922: 'The saved game belongs to another ruleset ({found}, not {ruleset}).',
  D0923: 'The saved game cannot be read: {what}.',
  D0924: 'The replay differs at step {step}.',
  D0925: 'Seat {seat} cannot start with "{card}" in hand.',
  D0930: 'The game cannot go back to version {version}; it can go back to {floor}.',
} as const;

type Args = Record<string, ProblemArg>;
export type EngineCode = keyof typeof MESSAGES;

export function problem(code: EngineCode, args: Args = {}): Problem {
  return {
    code,
    severity: 'error',
    args,
    message: MESSAGES[code].replace(/{(\w+)}/g, (_, name) => String(args[name])),
  };
}

/** A problem at a place in the game's text, when the ruleset still carries its places. */
export function problemAt(code: EngineCode, args: Args, ruleset: Ruleset, span: Span | undefined): Problem {
  const found = problem(code, args);
  if (span !== undefined) {
    const file = ruleset.sources?.[span[0]];
    if (file !== undefined) found.file = file;
    // Offsets are not part of a ruleset: lines and columns are what is shown.
    found.range = {
      start: { line: span[1], column: span[2], offset: 0 },
      end: { line: span[3], column: span[4], offset: 0 },
    };
  }
  return found;
}

/** Thrown inside a run and caught at its edge; never leaves the engine. */
export class Fault {
  constructor(
    readonly code: EngineCode,
    readonly args: Args,
  ) {}
}

export function fault(what: string): never {
  throw new Fault('D0911', { what });
}

export function breach(limit: LimitName): never {
  throw new Fault('D0910', { limit, most: LIMITS[limit] });
}

export const isProblem = (value: object): value is Problem => 'severity' in value;
