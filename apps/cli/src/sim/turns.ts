import type { NodeArg, Ruleset } from '@draco-table/ruleset';

/**
 * The phases that are turns: those with a slot `you` that are begun from where nobody's turn is yet. Phases inside a
 * turn (act, buy, clean up) are parts of it, also when they say whose they are.
 */
export function turnPhases(ruleset: Ruleset): ReadonlySet<string> {
  const isOwned = (index: number) => ruleset.routines[index]?.params.some((param) => param.name === 'you') === true;
  const turns = new Set<string>();
  const visit = (node: NodeArg): void => {
    if (!Array.isArray(node)) {
      if (typeof node === 'object' && node !== null)
        for (const block of [node.body, node.else]) visit((block ?? null) as NodeArg);
      return;
    }
    const routine = node[0] === 'do' ? ruleset.routines[node[1] as number] : undefined;
    if (routine?.is === 'phase' && isOwned(node[1] as number)) turns.add(routine.id);
    for (const inner of node) visit(inner as NodeArg);
  };
  ruleset.routines.forEach((routine, index) => {
    if (routine.is === 'phase' || index === ruleset.play) if (!isOwned(index)) visit(routine.body as NodeArg);
  });
  return turns;
}
