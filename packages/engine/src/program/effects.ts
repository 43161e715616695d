import type { Node, Ruleset } from '@draco-table/ruleset';

const CHANCE = new Set(['roll', 'random', 'random-from', 'weighing', 'shuffled', 'agrees']);

/**
 * Whether working an expression out does anything but give its value: chance, questions, verbs. What does not may be
 * cut short, and may look at a zone's list without copying it.
 */
export function makeQuiet(ruleset: Ruleset): (node: unknown) => boolean {
  const known: (boolean | undefined)[] = [];
  const routine = (index: number): boolean => {
    const def = ruleset.routines[index];
    if (def.is !== 'define') return false;
    if (known[index] === undefined) {
      // A define that calls itself is as quiet as the rest of it.
      known[index] = true;
      known[index] = def.body.every(quiet);
    }
    return known[index];
  };
  const quiet = (node: unknown): boolean => {
    if (Array.isArray(node)) {
      const op = node[0];
      if (typeof op === 'string') {
        if (CHANCE.has(op)) return false;
        if (op === 'call' && !routine(node[1] as number)) return false;
      }
      return node.every(quiet);
    }
    return true;
  };
  return quiet;
}

export type Quiet = (node: Node) => boolean;

/** Lists that cannot hold a value twice, so that their elements can be offered as they are. */
export function isDistinct(ruleset: Ruleset, node: Node, depth = 0): boolean {
  if (typeof node === 'number') return true;
  // Defines may call each other in a circle.
  if (depth > 30) return false;
  const within = (inner: Node): boolean => isDistinct(ruleset, inner, depth + 1);
  const [op, a, , c] = node as [string, Node, Node, Node];
  switch (op) {
    case 'zone':
    case 'range':
    case 'every':
    case 'designs':
    case 'copies':
    case 'players':
    case 'players-from':
    case 'opponents':
    case 'rim':
    case 'distinct':
    case 'reached':
    case 'neighbours':
      return true;
    case 'where':
    case 'most':
    case 'least':
    case 'sorted':
    case 'reversed':
    case 'shuffled':
    case 'first-n':
    case 'last-n':
    case 'without':
      return within(a);
    case 'with':
      return within((node as Node[])[4]);
    case 'list': {
      const items = node.slice(1);
      return items.every((item) => typeof item === 'number') && new Set(items).size === items.length;
    }
    case 'if':
      return within((node as Node[])[2]) && within(c);
    case 'call': {
      const { body } = ruleset.routines[a as number];
      const give = body.length === 1 ? body[0] : null;
      return Array.isArray(give) && give[0] === 'give' && within(give[1] as Node);
    }
    default:
      return false;
  }
}
