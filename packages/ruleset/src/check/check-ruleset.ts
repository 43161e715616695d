import { perCount } from '../per-count.js';
import type { Problem } from '../problem.js';
import type { Match, Per, Ruleset, Type } from '../ruleset.js';
import { slotsIn } from '../slots.js';
import { type Scope, scopeOf } from '../types.js';
import { checkType, NodeChecker } from './check-node.js';
import { flaw, SIZES } from './flaws.js';

/** What a ruleset says about itself must hold: every index names something, every operation is well formed. */
export function checkRuleset(ruleset: Ruleset): { problems: Problem[]; scopes: Scope[] } {
  const problems: Problem[] = [];
  const contradiction = (path: string, what: string): void => {
    if (problems.length < 100) problems.push(flaw('D0805', { path, what }));
  };
  checkData(ruleset, contradiction);
  // The sizes and the operations rest on indices that are right.
  if (problems.length === 0) checkSizes(ruleset, problems);
  const scopes = problems.length === 0 ? checkNodes(ruleset, problems, contradiction) : [];
  return { problems, scopes };
}

type Contradiction = (path: string, what: string) => void;

function checkData(ruleset: Ruleset, contradiction: Contradiction): void {
  const { kinds, types, attrs, designs, zones, vars, routines, hooks, prompts, seats } = ruleset;
  const index = (path: string, value: number, end: number): void => {
    if (!(value >= 0 && value < end)) contradiction(path, `names ${value}, of ${end}`);
  };
  const type = (path: string, value: Type): void => {
    if (!checkType(ruleset, value)) contradiction(path, 'has a type that does not exist');
  };
  const per = (path: string, value: Per): void => {
    if (typeof value === 'object') index(`${path}.per`, value.kind, kinds.length);
  };
  const match = (path: string, value: Match): void => {
    index(`${path}.verb`, value.verb, routines.length);
    if (routines[value.verb] && value.args.length !== routines[value.verb].params.length) {
      contradiction(path, 'does not have the parameters of its verb');
    }
  };
  if (seats.min < 1 || seats.max < seats.min) contradiction('seats', 'are not a range from 1 up');
  if (zones.length === 0 || zones[0].per !== 'game') contradiction('zones', 'must begin with the box');
  attrs.forEach((attr, i) => {
    type(`attrs[${i}]`, attr.type);
    for (const of of attr.of) index(`attrs[${i}].of`, of, types.length);
  });
  designs.forEach((design, i) => {
    const path = `designs[${i}]`;
    index(`${path}.type`, design.type, types.length);
    if (design.copies < 0) contradiction(path, 'has fewer than no copies');
    for (const key of Object.keys(design.attrs)) {
      index(`${path}.attrs`, Number(key), attrs.length);
      const attr = attrs[Number(key)];
      if (attr && Array.isArray(design.attrs[key]) !== (attr.type.list === true))
        contradiction(path, 'has a value of another type');
    }
    if (design.effect !== undefined) index(`${path}.effect`, design.effect, routines.length);
    for (const hook of design.hooks ?? []) index(`${path}.hooks`, hook, hooks.length);
  });
  zones.forEach((zone, i) => {
    per(`zones[${i}]`, zone.per);
    for (const of of zone.of) index(`zones[${i}].of`, of, types.length);
    if (zone.head !== undefined) index(`zones[${i}].head`, zone.head, designs.length);
    if (zone.head !== undefined && zone.shape !== 'ring') contradiction(`zones[${i}]`, 'has a head and is no ring');
  });
  vars.forEach((variable, i) => {
    const path = `vars[${i}]`;
    per(path, variable.per);
    type(path, variable.type);
    if (Array.isArray(variable.start) !== (variable.type.list === true))
      contradiction(path, 'starts with a value of another type');
    if (variable.role !== 'variable' && variable.type.list) contradiction(path, 'counts a list');
    if (variable.holders && (variable.role !== 'tokens' || variable.per !== 'player'))
      contradiction(path, 'has holders and is not tokens of the players');
  });
  ruleset.options.forEach((option, i) => {
    type(`options[${i}]`, option.type);
    if (option.values.length === 0) contradiction(`options[${i}]`, 'has no values');
  });
  ruleset.dice.forEach((die, i) => {
    if (die.sides < 1 || die.sides > 1_000_000) contradiction(`dice[${i}]`, 'has no sides');
  });
  routines.forEach((routine, i) => {
    for (const param of routine.params) {
      index(`routines[${i}].params`, param.slot, routine.slots.length);
      type(`routines[${i}].params`, param.type);
    }
    if (routine.gives) type(`routines[${i}].gives`, routine.gives);
    if (routine.slots.length > SIZES.slots) contradiction(`routines[${i}]`, 'has too many names');
  });
  hooks.forEach((hook, i) => {
    const path = `hooks[${i}]`;
    match(path, hook);
    index(`${path}.body`, hook.body, routines.length);
    if (hook.zone !== undefined) index(`${path}.zone`, hook.zone, zones.length);
    if (hook.until) match(`${path}.until`, hook.until);
  });
  for (const i of ruleset.always) index('always', i, hooks.length);
  prompts.forEach((prompt, i) => {
    for (const arg of prompt.args) type(`prompts[${i}]`, arg.type);
  });
  index('setup', ruleset.setup, routines.length);
  index('play', ruleset.play, routines.length);
  for (const name of ['setup', 'play'] as const) {
    if (routines[ruleset[name]]?.params.length) contradiction(name, 'has parameters');
  }
  for (const [name, params] of [
    ['score', 1],
    ['winners', 0],
  ] as const) {
    const at = ruleset[name];
    if (at === undefined) continue;
    index(name, at, routines.length);
    const routine = routines[at];
    if (
      routine &&
      (routine.params.length !== params ||
        routine.gives === undefined ||
        (routine.gives.list === true) !== (name === 'winners'))
    ) {
      contradiction(name, 'is not the define that it has to be');
    }
  }
  ruleset.forecasts.forEach((forecast, i) => {
    index(`forecasts[${i}]`, forecast.routine, routines.length);
    if (routines[forecast.routine]?.params.length) contradiction(`forecasts[${i}]`, 'has parameters');
  });
  ruleset.tests?.forEach((test, i) => {
    if (test.given !== undefined) index(`tests[${i}].given`, test.given, routines.length);
  });
  ruleset.marks?.forEach((mark, i) => {
    index(`marks[${i}]`, mark.routine, routines.length);
  });
}

function checkSizes(ruleset: Ruleset, problems: Problem[]): void {
  const most = (limit: keyof typeof SIZES, found: number): void => {
    if (found > SIZES[limit]) problems.push(flaw('D0804', { limit, most: SIZES[limit], found }));
  };
  const places = [...ruleset.zones, ...ruleset.vars].reduce((sum, { per }) => sum + perCount(ruleset, per), 0);
  most('seats', ruleset.seats.max);
  most(
    'things',
    ruleset.designs.reduce((sum, design) => sum + design.copies, 0),
  );
  most('places', places);
}

function checkNodes(ruleset: Ruleset, problems: Problem[], contradiction: Contradiction): Scope[] {
  const { routines, hooks } = ruleset;
  const scopes = routines.map((_, i) => scopeOf(ruleset, i));
  const waiting = new Set<number>();
  const checker = new NodeChecker(ruleset, problems, (hook, slot, type) => {
    scopes[hooks[hook].body].types[slot] = type;
    waiting.add(hook);
  });
  const checkMatch = (hook: Match, body: number): void => {
    const { params } = routines[hook.verb];
    hook.args.forEach((arg, i) => {
      if (arg === null) return;
      if ('equals' in arg) checker.typed(arg.equals, params[i].type);
      else if (arg.slot >= 0 && arg.slot < routines[body].slots.length) scopes[body].types[arg.slot] = params[i].type;
      else contradiction(`hooks of ${routines[hook.verb].id}`, 'fill a slot that does not exist');
    });
  };
  const checkHook = (i: number): void => {
    const hook = hooks[i];
    checker.enter(`hooks[${i}]`, scopes[hook.body], routines[hook.body].slots.length);
    checkMatch(hook, hook.body);
    if (hook.until) checkMatch(hook.until, hook.body);
    if (hook.where !== undefined) checker.expression(hook.where, 'v');
  };
  const checkRoutine = (i: number): void => {
    checker.enter(`routines[${i}] (${routines[i].id})`, scopes[i], Math.max(2, routines[i].slots.length));
    checker.block(routines[i].body);
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
  const settleWaiting = (): void => {
    while (waiting.size > 0) {
      for (const i of [...waiting]) {
        waiting.delete(i);
        visit(i);
      }
    }
  };
  settleWaiting();
  hooks.forEach((_, i) => {
    visit(i);
    settleWaiting();
  });

  ruleset.designs.forEach((design, i) => {
    const scope = scopeOf(ruleset, design.effect ?? -1);
    for (const need of design.needs ?? []) {
      const slots = slotsIn(need.test);
      if (slots > SIZES.slots) contradiction(`designs[${i}].needs`, 'has too many names');
      checker.enter(`designs[${i}].needs`, scope, Math.max(2, slots));
      checker.expression(need.test, 'v');
    }
  });
  checkTests(ruleset, checker);
  if (checker.nodes > SIZES.nodes)
    problems.push(flaw('D0804', { limit: 'nodes', most: SIZES.nodes, found: checker.nodes }));
  return scopes;
}

function checkTests(ruleset: Ruleset, checker: NodeChecker): void {
  const values = (ruleset.tests ?? []).flatMap((test) =>
    test.steps.flatMap((step) => {
      if (step.is === 'rolls') return step.values;
      if (step.is === 'answers') return [step.seat, ...step.values];
      if (step.is === 'expect') return [step.test];
      return step.is === 'cannot' ? [step.seat, step.value] : [];
    }),
  );
  for (const value of values) {
    const slots = Math.min(SIZES.slots, Math.max(2, slotsIn(value.node)));
    checker.enter('tests', scopeOf(ruleset, -1), slots);
    if (!value.nothing) checker.expression(value.node, 'a');
  }
}
