/** A walk over the statements and expressions of a ruleset. */
import type { Choice, DesignDef, Node, NodeArg, Ruleset } from '@draco-table/ruleset';

export function isChoice(arg: NodeArg): arg is Choice {
  return typeof arg === 'object' && arg !== null && !Array.isArray(arg);
}

/** Every choice in a tree, with those inside its blocks. */
export function* choicesIn(arg: NodeArg | Node[] | undefined): Generator<Choice> {
  if (Array.isArray(arg)) {
    for (const inner of arg as NodeArg[]) yield* choicesIn(inner);
  } else if (arg !== undefined && isChoice(arg)) {
    yield arg;
    for (const inner of [arg.who, arg.from, arg.many?.min, arg.many?.max, arg.body, arg.else]) {
      if (inner !== null) yield* choicesIn(inner);
    }
  }
}

export function* allChoices(ruleset: Ruleset): Generator<Choice> {
  for (const routine of ruleset.routines) yield* choicesIn(routine.body);
}

/** The questions that a card itself asks, and those of the effects it leaves: indices in `prompts`. */
export function promptsOf(ruleset: Ruleset, { effect, hooks = [] }: DesignDef): Set<number> {
  const found = new Set<number>();
  const seen = new Set<number>();
  function routine(index: number | undefined): void {
    if (index === undefined || seen.has(index)) return;
    seen.add(index);
    look(ruleset.routines[index]?.body);
  }
  function look(arg: NodeArg | Node[] | undefined): void {
    if (!Array.isArray(arg)) return;
    const [op, ...rest] = arg as NodeArg[];
    if (op === 'agrees' && typeof rest[1] === 'number') found.add(rest[1]);
    if (op === 'effect' && typeof rest[1] === 'number') routine(ruleset.hooks[rest[1]]?.body);
    for (const inner of arg as NodeArg[]) {
      if (Array.isArray(inner)) look(inner);
      else if (isChoice(inner)) {
        found.add(inner.prompt);
        for (const part of [inner.who, inner.from, inner.many?.min, inner.many?.max, inner.body, inner.else]) {
          if (part !== null) look(part);
        }
      }
    }
  }
  routine(effect);
  for (const hook of hooks) routine(ruleset.hooks[hook]?.body);
  return found;
}
