/** Numbers that a card's text can state because nothing in the game changes them. */
import { compute, factsOf, type Node, type NodeArg, type Ruleset } from '@draco-table/ruleset';

/** The value of an expression that holds nothing but constants, through definitions; undefined otherwise. */
export function fold(
  ruleset: Ruleset,
  node: Node,
  slots: ReadonlyMap<number, number> = new Map(),
  depth = 0,
): number | undefined {
  if (typeof node === 'number') return node;
  const [op, ...args] = node;
  if (op === 'slot') return slots.get(args[0] as number);
  if (depth > 16) return undefined;
  if (op === 'call') {
    const routine = ruleset.routines[args[0] as number];
    const only = routine?.body.length === 1 ? routine.body[0] : undefined;
    if (routine?.is !== 'define' || !Array.isArray(only) || only[0] !== 'give') return undefined;
    const inner = new Map<number, number>();
    routine.params.forEach(({ slot }, i) => {
      const value = fold(ruleset, args[i + 1] as Node, slots, depth + 1);
      if (value !== undefined) inner.set(slot, value);
    });
    return fold(ruleset, only[1] as Node, inner, depth + 1);
  }
  if (!factsOf(op).compute) return undefined;
  const a = fold(ruleset, args[0] as Node, slots, depth + 1);
  const b = fold(ruleset, args[1] as Node, slots, depth + 1);
  return a === undefined || b === undefined ? undefined : compute(op, a, b);
}

/** What a definition means with these values: its expression, with the values in place of its slots. */
export function expand(ruleset: Ruleset, node: Node): Node | undefined {
  if (typeof node === 'number' || node[0] !== 'call') return undefined;
  const routine = ruleset.routines[node[1] as number];
  const only = routine?.body.length === 1 ? routine.body[0] : undefined;
  if (routine?.is !== 'define' || !Array.isArray(only) || only[0] !== 'give') return undefined;
  const values = new Map(routine.params.map(({ slot }, i) => [slot, node[i + 2] as Node]));
  const replace = (arg: NodeArg): NodeArg => {
    if (!Array.isArray(arg)) return arg;
    if (arg[0] === 'slot') return values.get(arg[1] as number) ?? arg;
    return arg.map(replace);
  };
  return replace(only[1] as NodeArg) as Node;
}
