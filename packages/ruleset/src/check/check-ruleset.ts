import { RULESET_LIMITS } from '../limits.js';
import { perCount } from '../per-count.js';
import type { Problem } from '../problem.js';
import {
  CHANGE_PARAMS,
  type Constant,
  type Match,
  type RoutineDef,
  type Ruleset,
  type TestValue,
  type Type,
} from '../ruleset.js';
import { hooksInOrder, hooksStanding, ownedRoutines } from '../scopes.js';
import { slotsIn } from '../slots.js';
import { hold, type Names, namesOf, nodeChecker } from './check-node.js';
import { flaw } from './flaws.js';

/** What a ruleset says about itself must hold: every index names something, every operation is well formed. */
export function checkRuleset(ruleset: Ruleset): Problem[] {
  const problems: Problem[] = [];
  const contradiction = (path: string, what: string): void => {
    if (problems.length < 100) problems.push(flaw('D0805', { path, what }));
  };
  checkData(ruleset, contradiction);
  // The sizes and the operations rest on indices that are right.
  if (problems.length === 0) checkSizes(ruleset, problems);
  if (problems.length === 0) checkNodes(ruleset, problems, contradiction);
  return problems;
}

type Contradiction = (path: string, what: string) => void;

/** What the shapes cannot say. */
function checkData(ruleset: Ruleset, contradiction: Contradiction): void {
  const { attrs, zones, routines, hooks, seats } = ruleset;
  const is = (isWrong: unknown, path: string, what: string): void => {
    if (isWrong) contradiction(path, what);
  };
  const isOther = (value: Constant, type: Type): boolean => Array.isArray(value) !== (type.list === true);
  const match = (path: string, { verb, args }: Match): void => {
    is(args.length !== routines[verb].params.length, path, 'does not have the parameters of its verb');
    is(!['verb', 'change'].includes(routines[verb].is), path, 'waits for what is no verb');
  };
  is(seats.min < 1 || seats.max < seats.min, 'seats', 'are not a range from 1 up');
  is(zones[0]?.per !== 'game', 'zones', 'must begin with the box');
  ruleset.designs.forEach((design, i) => {
    const path = `designs[${i}]`;
    is(design.copies < 0, path, 'has fewer than no copies');
    for (const [key, value] of Object.entries(design.attrs)) {
      const attr = attrs[Number(key)];
      is(!attr || isOther(value, attr.type), path, 'has a value of another type');
    }
  });
  zones.forEach(({ head, shape }, i) => {
    is(head !== undefined && shape !== 'ring', `zones[${i}]`, 'has a head and is no ring');
  });
  ruleset.vars.forEach(({ start, type, role, per, holders }, i) => {
    const path = `vars[${i}]`;
    is(isOther(start, type), path, 'starts with a value of another type');
    is(role !== 'variable' && type.list, path, 'counts a list');
    is(holders && (role !== 'tokens' || per !== 'player'), path, 'has holders and is not tokens of the players');
  });
  ruleset.options.forEach(({ values }, i) => {
    is(values.length === 0, `options[${i}]`, 'has no values');
  });
  ruleset.dice.forEach(({ sides }, i) => {
    is(sides < 1 || sides > 1_000_000, `dice[${i}]`, 'has no sides');
  });
  routines.forEach((routine, i) => {
    const { params, slots } = routine;
    const path = `routines[${i}]`;
    is(!isChange(ruleset, routine), path, 'is no change that there is');
    is(
      params.some(({ slot }) => slot < 0 || slot >= slots.length),
      path,
      'has a parameter without a slot',
    );
    is(slots.length > RULESET_LIMITS.slots, path, 'has too many names');
  });
  hooks.forEach((hook, i) => {
    match(`hooks[${i}]`, hook);
    if (hook.until) match(`hooks[${i}].until`, hook.until);
  });
  const { score, winners, forecasts, tests = [] } = ruleset;
  tests.forEach(({ players = seats.min, steps }, i) => {
    is(players < seats.min || players > seats.max, `tests[${i}]`, 'is not for so many players');
    for (const step of steps) {
      if (step.is !== 'event') continue;
      match(`tests[${i}]`, step.match);
      is(step.frame > RULESET_LIMITS.slots, `tests[${i}]`, 'has too many names');
    }
  });
  const owned = ownedRoutines(ruleset);
  const begun = (at: number, roles: string): void => {
    const { id, params, is: role } = routines[at];
    is(params.length, id, 'has parameters');
    is(!roles.includes(role), id, 'is not what can be begun there');
  };
  for (const { effect } of ruleset.designs) if (effect !== undefined) begun(effect, 'card');
  for (const { routine } of forecasts) begun(routine, 'verb');
  for (const { body } of hooks) begun(body, 'effect rule');
  const seen = new Set<number>();
  for (const at of owned) {
    begun(at, 'phase verb effect rule');
    is(seen.has(at), routines[at].id, 'belongs to several');
    seen.add(at);
  }
  for (const [at, params, isList] of [
    [score, 1, false],
    [winners, 0, true],
  ] as const) {
    if (at === undefined) continue;
    const { id, is: role, gives, params: own } = routines[at];
    is(
      role !== 'define' || own.length !== params || !gives || (gives.list === true) !== isList,
      id,
      'is not the define that it has to be',
    );
  }
}

/** A change says what changes and has its own parameters and no more; nothing else says that it is one. */
function isChange({ attrs, vars }: Ruleset, { is, changes, params, body, gives, told, ordered }: RoutineDef): boolean {
  if (is !== 'change') return changes === undefined;
  const index = changes && { place: 0, face: 0, attr: changes.attr, var: changes.var }[changes.is];
  if (changes === undefined || index === undefined || gives || told || ordered || body.length > 0) return false;
  const changed = { place: undefined, face: undefined, attr: attrs[index], var: vars[index] }[changes.is];
  return (
    params.length === CHANGE_PARAMS.length &&
    params.every(
      ({ slot, type }, at) =>
        slot === at + 2 && (type.list === true) === (CHANGE_PARAMS[at] === 'to' && changed?.type.list === true),
    )
  );
}

function checkSizes(ruleset: Ruleset, problems: Problem[]): void {
  const most = (limit: keyof typeof RULESET_LIMITS, found: number): void => {
    if (found > RULESET_LIMITS[limit]) problems.push(flaw('D0804', { limit, most: RULESET_LIMITS[limit], found }));
  };
  const places = [...ruleset.zones, ...ruleset.vars].reduce((sum, { per }) => sum + perCount(ruleset, per), 0);
  most('seats', ruleset.seats.max);
  most(
    'things',
    ruleset.designs.reduce((sum, design) => sum + design.copies, 0),
  );
  most('places', places);
  const { designs, attrs, vars, zones, hooks, prompts, routines } = ruleset;
  most('designs', designs.length);
  most('hooks', hooks.length);
  most(
    'arguments',
    prompts.reduce((longest, { args }) => Math.max(longest, args.length), 0),
  );
  most(
    'routine',
    routines.reduce((longest, { body }) => Math.max(longest, operationsIn(body)), 0),
  );
  // Multiplied before anything is allocated: each factor may be allowed, and all of them together not.
  const things = designs.reduce((sum, { copies }) => sum + copies, 0);
  const changing = attrs.filter(({ fixed }) => !fixed).length + attrs.filter(({ clue }) => clue).length;
  const starts = vars.reduce((sum, { start, per }) => sum + perCount(ruleset, per) * lengthOf(start), 0);
  const printed = designs.reduce(
    (sum, design) => sum + Object.values(design.attrs).reduce<number>((all, value) => all + lengthOf(value), 0),
    0,
  );
  most('cells', starts + printed + attrs.length * designs.length + changing * things + zones.length);
}

const lengthOf = (value: Constant): number => (Array.isArray(value) ? Math.max(1, value.length) : 1);

/** Lists in a body, which operations and blocks are. How deep they lie was measured before. */
function operationsIn(body: unknown): number {
  let count = 0;
  const open: unknown[] = [body];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) count++;
    for (const inner of Object.values(next)) open.push(inner);
  }
  return count;
}

function checkNodes(ruleset: Ruleset, problems: Problem[], contradiction: Contradiction): void {
  const { routines, hooks } = ruleset;
  const scopes = routines.map((_, i) => namesOf(ruleset, i));
  /** By hook: what its effect takes along from where it begins; nothing, where it stands by itself. */
  const begun = new Map<number, ReadonlyMap<number, [Type, string]>>();
  for (const i of hooksStanding(ruleset)) begun.set(i, new Map());
  const waiting = new Set<number>();
  const checker = nodeChecker(
    ruleset,
    (op, path, what) => {
      if (problems.length < 100) problems.push(flaw('D0803', { op, path, what }));
    },
    (hook, taken) => {
      const before = begun.get(hook) ?? taken;
      begun.set(hook, before);
      waiting.add(hook);
      return before.size === taken.size && [...taken].every(([slot, [, sort]]) => before.get(slot)?.[1] === sort);
    },
  );
  const checkMatch = (path: string, names: Names, slots: number, { verb, args }: Match): void => {
    const { params } = routines[verb];
    checker.enter(path, names, slots);
    args.forEach((arg, i) => {
      if (arg === null) return;
      if ('equals' in arg) checker.expression(arg.equals, !params[i].type.list);
      else if (arg.slot >= 0 && arg.slot < slots) hold(names, arg.slot, params[i].type);
      else contradiction(path, 'fills a slot that does not exist');
    });
  };
  const checkHook = (i: number): void => {
    const { body, until, where } = hooks[i];
    const path = `hooks[${i}]`;
    const { length } = routines[body].slots;
    const taken = (): Names => {
      const names = namesOf(ruleset, body);
      for (const [slot, [type, sort]] of begun.get(i) ?? []) hold(names, slot, type, sort);
      return names;
    };
    // What the end of an effect is told by, its body never hears of.
    if (until) checkMatch(`${path}.until`, taken(), length, until);
    scopes[body] = taken();
    checkMatch(path, scopes[body], length, hooks[i]);
    if (where !== undefined) checker.expression(where, true);
  };
  const checkRoutine = (i: number): void => {
    const { id, is, slots, body } = routines[i];
    const [first] = body as unknown[][];
    checker.enter(`routines[${i}] (${id})`, scopes[i], Math.max(2, slots.length));
    if (checker.block(body) && is === 'define' && (body.length !== 1 || first[0] !== 'give')) {
      contradiction(`routines[${i}] (${id})`, 'must give a value and do nothing else');
    }
  };
  const bodies = new Set(hooks.map((hook) => hook.body));
  routines.forEach((_, i) => {
    if (!bodies.has(i)) checkRoutine(i);
  });
  // Bodies of effects find the names of the place where they began, so they come after it; one may begin another.
  const done = new Set<number>();
  const visit = (i: number): void => {
    if (done.has(i)) return;
    done.add(i);
    checkHook(i);
    checkRoutine(hooks[i].body);
  };
  const settle = (): void => {
    // What is added meanwhile is come to as well.
    for (const i of waiting) {
      waiting.delete(i);
      visit(i);
    }
  };
  settle();
  for (const i of hooksInOrder(ruleset)) {
    visit(i);
    settle();
  }

  ruleset.designs.forEach((design, i) => {
    for (const need of design.needs ?? []) {
      const slots = slotsIn(need.test);
      if (slots > RULESET_LIMITS.slots) contradiction(`designs[${i}].needs`, 'has too many names');
      checker.enter(`designs[${i}].needs`, namesOf(ruleset, -1), Math.max(2, slots));
      checker.expression(need.test, true);
    }
  });
  const checkSaid = ({ node, nothing }: TestValue): void => {
    checker.enter('tests', namesOf(ruleset, -1), Math.min(RULESET_LIMITS.slots, Math.max(2, slotsIn(node))));
    if (!nothing) checker.expression(node, false);
  };
  for (const step of (ruleset.tests ?? []).flatMap(({ steps }) => steps)) {
    if (step.is === 'event') checkMatch('tests', namesOf(ruleset, -1), Math.max(2, step.frame), step.match);
    else if (step.is === 'expect') checkSaid(step.test);
    else if (step.is === 'asked') checkSaid(step.seat);
    else if (step.is === 'cannot') [step.seat, step.value].forEach(checkSaid);
    else if (step.is === 'knows') [step.seat, step.things].forEach(checkSaid);
    else if (step.is !== 'nothing-shown')
      [...(step.is === 'answers' ? [step.seat] : []), ...step.values].forEach(checkSaid);
  }
  if (checker.nodes() > RULESET_LIMITS.nodes)
    problems.push(flaw('D0804', { limit: 'nodes', most: RULESET_LIMITS.nodes, found: checker.nodes() }));
}
