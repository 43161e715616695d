import { factsOf, type Node, type Ruleset } from '@draco-table/ruleset';

/** Lists that cannot hold a value twice, so that their elements can be offered as they are. */
export function isDistinct(ruleset: Ruleset, node: Node, depth = 0): boolean {
  if (typeof node === 'number') return true;
  // Defines may call each other in a circle.
  if (depth > 30) return false;
  const within = (inner: Node): boolean => isDistinct(ruleset, inner, depth + 1);
  const [op, first, , third] = node as unknown as [string, Node, Node, Node];
  const { distinct } = factsOf(op);
  if (distinct !== undefined) return distinct === 'always' || within(first);
  if (op === 'if') return within((node as Node[])[2]) && within(third);
  if (op === 'with') return within((node as Node[])[4]);
  if (op === 'list') {
    const items = node.slice(1);
    return items.every((item) => typeof item === 'number') && new Set(items).size === items.length;
  }
  if (op === 'call') {
    const { body } = ruleset.routines[first as number];
    const give = body.length === 1 ? body[0] : null;
    return Array.isArray(give) && give[0] === 'give' && within(give[1] as Node);
  }
  return false;
}
