import type { Choice, Match, Node, Op, Scope } from '@draco-table/ruleset';
import { elementOf, typeOf } from '@draco-table/ruleset';
import { askOf, type Question } from './choices.js';
import type { Purity } from './effects.js';
import { equal, fitting, test } from './evaluate.js';
import { LISTS } from './lists.js';
import type { Act, Code, Matcher } from './program.js';
import { block, STATEMENTS } from './statements.js';
import { VALUES } from './values.js';

/** What a routine is made ready with. */
export interface Linking extends Scope {
  isPure: Purity;
}

const ACTS: Record<string, Act> = { ...VALUES, ...LISTS, ...STATEMENTS };

/** What an operation has to know beforehand; it comes after the arguments. */
const KNOWN: Record<string, (c: Linking, node: Op) => unknown> = {
  where: (c, node) => c.isPure(node),
  'random-from': typeOf,
  weighing: typeOf,
  agrees: (c, node) => askOf(c, node[2] as number, { is: 'yes-no' }),
  each: (c, node) => askOf(c, -1, elementOf(typeOf(c, node[2]))),
  give: (c) => c.ruleset.routines[c.routine]?.gives?.list,
};

/** Makes operations ready to run: each name becomes what carries it out. Blocks become operations of their own. */
export function link(c: Linking, part: unknown): Code {
  if (!Array.isArray(part)) return isChoice(part) ? (question(c, part) as unknown as Code) : (part as Code);
  const [op, ...args] = part;
  if (typeof op !== 'string') return [block, ...part.map((node) => link(c, node))];
  if (op === 'choose') args.push(args[0].body ?? null, args[0].else ?? null);
  if (op === 'each') args[3] ??= null;
  const linked: unknown[] = args.map((arg) => link(c, arg));
  if (Object.hasOwn(KNOWN, op)) linked.push(KNOWN[op](c, part as Op));
  return [ACTS[op], ...linked];
}

const isChoice = (part: unknown): part is Choice => typeof part === 'object' && part !== null;

/** Its blocks come after it. */
function question(c: Linking, choice: Choice): Question {
  const { slot, many, secret = false, prompt, type } = choice;
  const from = link(c, choice.from);
  return {
    ask: { ...askOf(c, prompt, type, choice), from },
    slot,
    who: link(c, choice.who),
    from,
    secret,
    min: link(c, many ? many.min : 1),
    max: link(c, many ? many.max : 1),
  };
}

/** A sentence to wait for, in the scope of the effect's body. */
export function matcher(c: Linking, match: Match, where: Node | undefined): Matcher {
  const { params } = c.ruleset.routines[match.verb];
  const args = match.args.map((arg) => (arg === null || 'slot' in arg ? arg : { equals: link(c, arg.equals) }));
  const condition = where === undefined ? 1 : link(c, where);
  return (r, effect, call) => {
    // What was only looked at is no part of the effect.
    const f = effect.slice();
    for (const [i, arg] of args.entries()) {
      if (arg === null) continue;
      const { slot, type } = params[i];
      if ('slot' in arg) f[arg.slot] = effect[arg.slot] = call[slot];
      else if (!equal(fitting(r, f, type.list, arg.equals), call[slot])) return false;
    }
    return test(r, f, condition);
  };
}
