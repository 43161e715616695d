import type { NodeArg, Ruleset } from '@draco-table/ruleset';

/**
 * Ids that a drawing leaves out: the box, which holds what is out of the game, and the variables that are handed to a
 * phase of somebody, since whose turn it is has its own mark.
 */
export function hiddenIds(ruleset: Ruleset): Set<string> {
  const ids = new Set([ruleset.zones[0]?.id ?? 'box']);
  const visit = (node: NodeArg): void => {
    if (!Array.isArray(node)) return;
    const [op, target, ...args] = node;
    if (op === 'do' && ruleset.routines[target as number]?.is === 'phase') {
      for (const arg of args) {
        if (Array.isArray(arg) && arg[0] === 'var') ids.add(ruleset.vars[arg[1] as number]?.id ?? '');
      }
    }
    for (const inner of node) visit(inner as NodeArg);
  };
  for (const routine of ruleset.routines) if (routine.is === 'phase') visit(routine.body as NodeArg);
  visit((ruleset.routines[ruleset.play]?.body ?? []) as NodeArg);
  return ids;
}
