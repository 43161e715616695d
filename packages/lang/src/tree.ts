import type { Loc } from './syntax.js';

/** A copy of a tree that stands somewhere else in its file. */
export function moveTree<T>(node: T, by: number): T {
  return placeTree(node, ({ start, end }) => ({ start: start + by, end: end + by }));
}

/** A copy of a tree with other places. */
export function placeTree<T>(node: T, place: (loc: Loc) => Loc): T {
  return copied(node, place) as T;
}

function copied(node: unknown, place: (loc: Loc) => Loc): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => copied(item, place));
  const from = node as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in from) copy[key] = key === 'loc' ? place(from.loc as Loc) : copied(from[key], place);
  return copy;
}

/** What could not be read, and by which rule it should have been. */
export interface Broken {
  as: 'declaration' | 'statement' | 'card-item' | 'step';
  /** Up to its block. */
  head: Loc;
  hasBlock: boolean;
}

const BLOCKS = new Set(['body', 'then', 'else']);

interface AnyNode {
  is?: string;
  loc?: Loc;
  body?: { loc: Loc };
}

/** The broken nodes of a tree, in the order of the text. */
export function brokenNodes(root: object): Broken[] {
  const found: Broken[] = [];
  const visit = (value: unknown, parent: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parent);
    } else if (typeof value === 'object' && value !== null) {
      const node = value as AnyNode;
      const as = brokenAs(node, parent);
      if (as && node.loc) {
        const head = { start: node.loc.start, end: node.body?.loc.start ?? node.loc.end };
        found.push({ as, head, hasBlock: node.body !== undefined });
      }
      for (const [key, child] of Object.entries(value)) {
        if (key !== 'loc') visit(child, BLOCKS.has(key) ? (node.is === 'card' ? 'card' : '') : parent);
      }
    }
  };
  visit(root, '');
  return found.sort((a, b) => a.head.start - b.head.start);
}

function brokenAs({ is }: AnyNode, parent: string): Broken['as'] | undefined {
  if (is === 'broken') return 'declaration';
  if (is === 'broken-step') return 'step';
  if (is === 'broken-statement') return parent === 'card' ? 'card-item' : 'statement';
  return undefined;
}
