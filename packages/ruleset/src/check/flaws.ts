import type { Problem, ProblemArg } from '../problem.js';

type Args = Record<string, ProblemArg>;

/** What can be wrong with a ruleset. The sentence is rendered from the arguments. */
const MESSAGES = {
  D0801: (a: Args) => `The ruleset is not well formed: ${a.path} ${a.what}.`,
  D0802: (a: Args) =>
    `The ruleset has format ${a.found}; this engine reads up to ${a.known}. A newer engine is needed.`,
  D0803: (a: Args) => `The operation "${a.op}" at ${a.path} ${a.what}.`,
  D0804: (a: Args) => `The ruleset is larger than allowed: ${a.limit} is limited to ${a.most}.`,
  D0805: (a: Args) => `The ruleset contradicts itself: ${a.path} ${a.what}.`,
} as const;

export const flaw = (code: keyof typeof MESSAGES, args: Args): Problem => ({
  code,
  severity: 'error',
  args,
  message: MESSAGES[code](args),
});
