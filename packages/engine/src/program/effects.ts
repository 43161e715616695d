import type { Node, Ruleset } from '@draco-table/ruleset';

const words = (text: string): Set<string> => new Set(text.split(' '));

const CHANCE = words('roll random random-from weighing shuffled agrees');

/**
 * Whether every operation that is worked out with an expression is fine, through the defines that it calls. What calls a
 * verb never is.
 */
function everywhere(
  ruleset: Ruleset,
  isFine: (op: string, node: readonly never[]) => boolean,
): (node: unknown) => boolean {
  const known: (boolean | undefined)[] = [];
  const routine = (index: number): boolean => {
    const { is, body } = ruleset.routines[index];
    if (known[index] === undefined) {
      // A define that calls itself is as fine as the rest of it.
      known[index] = true;
      known[index] = is === 'define' && body.every(check);
    }
    return known[index];
  };
  const check = (node: unknown): boolean => {
    if (!Array.isArray(node)) return true;
    const [op, called] = node;
    return (op !== 'call' || routine(called)) && isFine(op, node as never[]) && node.every(check);
  };
  return check;
}

/**
 * Whether working an expression out does anything but give its value: chance, questions, verbs. What does not may be
 * cut short, and may look at a zone's list without copying it.
 */
export const makeQuiet = (ruleset: Ruleset): Quiet => everywhere(ruleset, (op) => !CHANCE.has(op));

export type Quiet = (node: Node) => boolean;

const CLOSED = words('copies holder-of piece');

/**
 * Whether the score can be worked out from what lies open, so that a view may show it during the game: it reads no
 * zone, thing or variable that is hidden from somebody, nor chance.
 */
export function isOpenScore(ruleset: Ruleset): boolean {
  const { score, zones, vars } = ruleset;
  const isOpen = everywhere(ruleset, (op, [, first, second]) => {
    if (CHANCE.has(op) || CLOSED.has(op)) return false;
    if (op === 'zone' || op === 'rim' || op === 'at-cell') return zones[first].seen === 'all';
    if (op === 'in-zone') return zones[second].seen === 'all';
    if (op === 'every') return zones.every(({ of, seen }) => seen === 'all' || !of.includes(first));
    return op !== 'var' || (vars[first].seen ?? 'all') === 'all';
  });
  return score !== undefined && isOpen(['call', score]);
}

const DISTINCT = words(
  'zone range every designs copies players players-from opponents rim distinct reached neighbours',
);
const AS_FIRST = words('where most least sorted reversed shuffled first-n last-n without');

/** Lists that cannot hold a value twice, so that their elements can be offered as they are. */
export function isDistinct(ruleset: Ruleset, node: Node, depth = 0): boolean {
  if (typeof node === 'number') return true;
  // Defines may call each other in a circle.
  if (depth > 30) return false;
  const within = (inner: Node): boolean => isDistinct(ruleset, inner, depth + 1);
  const [op, first, , third] = node as [string, Node, Node, Node];
  if (AS_FIRST.has(op)) return within(first);
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
  return DISTINCT.has(op);
}
