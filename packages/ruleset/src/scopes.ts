import type { Choice, Match, Node, Ruleset } from './ruleset.js';
import { LOOPS } from './slots.js';
import { choiceType, elementOf, type Scope, scopeOf, typeOf } from './types.js';

/** By routine: the types of its names, in a ruleset that is known to be right. */
export function scopesOf(ruleset: Ruleset): Scope[] {
  const { routines, hooks } = ruleset;
  const scopes = routines.map((_, i) => scopeOf(ruleset, i));
  const waiting = new Set<number>();

  const walk = (scope: Scope, part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { types } = scope;
    const walkAll = (parts: unknown[]): void => {
      for (const one of parts) walk(scope, one);
    };
    if (!Array.isArray(part)) {
      const choice = part as Choice;
      walkAll([choice.who, choice.from, choice.many?.min, choice.many?.max]);
      types[choice.slot] = choiceType(choice);
      walkAll([choice.body, choice.else]);
      return;
    }
    const [op, first, second, ...rest] = part as [string, number, number, ...number[]];
    if (op === 'effect') {
      const into = scopes[hooks[second].body].types;
      for (let i = 0; i < rest.length; i += 2) into[rest[i + 1]] = types[rest[i]];
      waiting.add(second);
      return;
    }
    const isLoop = op === 'atonce' || LOOPS.has(op);
    const isLet = op === 'let';
    if (isLoop || isLet || op === 'each') {
      const list: Node = isLoop ? first : second;
      walk(scope, list);
      const type = typeOf(scope, list);
      types[isLoop ? second : first] = op === 'atonce' ? { is: 'player' } : isLet ? type : elementOf(type);
      walkAll(rest);
    } else walkAll(part);
  };

  const bind = (types: Scope['types'], { verb, args }: Match): void =>
    args.forEach((arg, i) => {
      if (arg && 'slot' in arg) types[arg.slot] = routines[verb].params[i].type;
    });
  const done = new Set<number>();
  const visit = (i: number): void => {
    if (done.has(i)) return;
    done.add(i);
    const { body, until, where } = hooks[i];
    const scope = scopes[body];
    bind(scope.types, hooks[i]);
    if (until) bind(scope.types, until);
    walk(scope, where);
    walk(scope, routines[body].body);
  };
  const bodies = new Set(hooks.map(({ body }) => body));
  routines.forEach(({ body }, i) => {
    if (!bodies.has(i)) walk(scopes[i], body);
  });
  // Bodies of effects find the names of the place where they began, so they come after it; one may begin another.
  for (const i of hooksInOrder(ruleset)) {
    for (const begun of waiting) visit(begun);
    visit(i);
  }
  for (const begun of waiting) visit(begun);
  return scopes;
}

/** Hooks that nothing has to begin: rules, and those of cards. */
export const hooksStanding = ({ always, designs }: Ruleset): number[] => [
  ...always,
  ...designs.flatMap(({ hooks = [] }) => hooks),
];

/** Those that stand by themselves first: what they begin finds their names. */
export const hooksInOrder = (ruleset: Ruleset): number[] => [...hooksStanding(ruleset), ...ruleset.hooks.keys()];

/** Routines that the engine itself begins, each in one place: nobody else can call them. */
export const ownedRoutines = ({ setup, play, hooks, tests = [] }: Ruleset): number[] => [
  setup,
  play,
  ...hooks.map(({ body }) => body),
  ...tests.flatMap(({ given = [] }) => given),
];
