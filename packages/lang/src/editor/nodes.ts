/** A walk over a syntax tree, from the outside in. */
import type { Loc } from '../syntax.js';

export interface AnyNode {
  is?: string;
  loc: Loc;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'loc' in value && typeof value.loc === 'object';

/** Calls `visit` with every node; where it gives false, what is inside is left out. */
export function visitNodes(value: unknown, visit: (node: AnyNode) => boolean | undefined): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && visit(value) === false) return;
  for (const [key, child] of Object.entries(value)) if (key !== 'loc') visitNodes(child, visit);
}
