import type { Problem, ProblemArg, Ruleset, Span } from '@draco-table/ruleset';
import type { LimitName } from './limits.js';

/** What can be wrong with an answer or a running rule. The sentence is rendered from the arguments. */
const MESSAGES = {
  D0901: (a: Args) => `There is no open decision "${a.decision}".`,
  D0902: (a: Args) => `Decision "${a.decision}" is not for seat ${a.seat}.`,
  D0903: (a: Args) => `The answer was given for version ${a.version}; the game is at version ${a.now}.`,
  D0904: (a: Args) => `"${a.option}" is not among the options.`,
  D0905: (a: Args) => `"${a.option}" was chosen more than once.`,
  D0906: (a: Args) => `${a.count} were chosen; it must be ${a.min} to ${a.max}.`,
  D0907: () => 'The game has ended.',
  D0908: () => 'The answer is not an object with decision, seat, choose and version.',
  D0910: (a: Args) => `A rule went beyond the limit of ${a.most} ${a.limit}.`,
  D0911: (a: Args) => `A rule went wrong: ${a.what}.`,
  D0912: () => 'A rule that went wrong stopped the game; it stands where it stood before.',
  D0920: (a: Args) => `The game is for ${a.min} to ${a.max} players, not ${a.seats}.`,
  D0921: (a: Args) => `There is no option "${a.option}", or it cannot be "${a.value}".`,
  D0922: (a: Args) => `The saved game belongs to another ruleset (${a.found}, not ${a.ruleset}).`,
  D0923: (a: Args) => `The saved game cannot be read: ${a.what}.`,
  D0924: (a: Args) => `The replay differs at step ${a.step}.`,
  D0925: (a: Args) => `Seat ${a.seat} cannot start with "${a.card}" in hand.`,
  D0930: (a: Args) => `The game cannot go back to version ${a.version}; it can go back to ${a.floor}.`,
} as const;

type Args = Record<string, ProblemArg>;
export type EngineCode = keyof typeof MESSAGES;

export function problem(code: EngineCode, args: Args = {}): Problem {
  return { code, severity: 'error', args, message: MESSAGES[code](args) };
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

export function breach(limit: LimitName, most: number): never {
  throw new Fault('D0910', { limit, most });
}

export const isProblem = (value: object): value is Problem => 'severity' in value;
