/**
 * Effects on whatever happens. A ruleset names the changes that effects wait for; here every statement that makes such a
 * change becomes a call of one verb that does it, so that effects act on it as on any verb. Interpreter and WebAssembly
 * run the result and need to know nothing of it.
 */
import {
  type Block,
  type Choice,
  type Node,
  type NodeArg,
  type Operation,
  type RoutineDef,
  type Ruleset,
  type Scope,
  STATEMENTS,
  type StatementOp,
  scopesOf,
} from '@draco-table/ruleset';
import { REWRITE } from './change-statements.js';
import { answering, type Change, type Site, verbOf } from './change-verb.js';

export function withChanges(ruleset: Ruleset): Ruleset {
  let now = ruleset;
  ruleset.routines.forEach((routine, index) => {
    if (routine.changes) now = withChange(now, index);
  });
  return now;
}

function withChange(ruleset: Ruleset, index: number): Ruleset {
  const scopes = scopesOf(ruleset);
  const own = new Set(ruleset.hooks.filter((hook) => hook.verb === index).map(({ body }) => body));
  const instead = new Set(
    ruleset.hooks.filter(({ verb, when }) => verb === index && when === 'instead').map(({ body }) => body),
  );
  const change: Change = {
    index,
    ruleset,
    what: ruleset.routines[index].changes ?? { is: 'place' },
    // Where it goes is worked out only if somebody asks.
    asksWhere: ruleset.hooks.some(({ verb, args }) => verb === index && (args[1] !== null || args[2] !== null)),
    shapes: [],
    keys: new Map(),
    orders: false,
    next: ruleset.routines.length,
  };
  const routines = ruleset.routines.map((routine, i): RoutineDef => {
    if (i === index) return routine;
    // What an effect on a change does itself is no change that it acts on.
    if (own.has(i)) return instead.has(i) ? answering(routine) : routine;
    return rewritten(change, routine, scopes[i]);
  });
  const [verb, ...more] = verbOf(change);
  routines[index] = verb;
  return { ...ruleset, routines: [...routines, ...more] };
}

function rewritten(change: Change, routine: RoutineDef, scope: Scope): RoutineDef {
  if (routine.is === 'define') return routine;
  const slots = routine.slots.slice();
  const site: Site = {
    change,
    scope,
    fresh: () => slots.push('') - 1,
  };
  const body = blockIn(site, routine.body);
  return { ...routine, slots, body };
}

const blockIn = (site: Site, block: Block): Block => block.flatMap((node) => statementsOf(site, node as Operation));

function statementsOf(site: Site, node: Operation): Node[] {
  const [op, ...args] = node;
  const rewrite = REWRITE[op];
  if (rewrite) return rewrite(site, node) ?? [node];
  const letters = STATEMENTS[op as StatementOp].args.split(' ');
  return [
    [
      op,
      ...args.map((arg, i): NodeArg => {
        const letter = letters[Math.min(i, letters.length - 1)][0];
        if (letter === 'b') return blockIn(site, arg as Block);
        return letter === 'c' ? choiceIn(site, arg as Choice) : arg;
      }),
    ],
  ];
}

function choiceIn(site: Site, choice: Choice): Choice {
  const { body, else: other } = choice;
  return { ...choice, ...(body && { body: blockIn(site, body) }), ...(other && { else: blockIn(site, other) }) };
}
