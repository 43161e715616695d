/** A walk over the statements and expressions of a ruleset. */
import type { Choice, Node, NodeArg, Ruleset } from '@draco-table/ruleset';

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
