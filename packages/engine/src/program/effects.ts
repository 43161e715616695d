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
