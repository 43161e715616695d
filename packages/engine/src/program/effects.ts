import { factsOf, type Node, type Ruleset, type Type } from '@draco-table/ruleset';

const words = (text: string): Set<string> => new Set(text.split(' '));

/** Whether it does more than to give a value. */
const isChance = (op: string): boolean => factsOf(op).chance === true || factsOf(op).asks === true;

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
export const makePurity = (ruleset: Ruleset): Purity => everywhere(ruleset, (op) => !isChance(op));

export type Purity = (node: Node) => boolean;

/** Where a thing is found by what is printed on it, and what is printed on one that may lie face down. */
const CLOSED = words('copies holder-of piece');
const PRINTED = words('attr design playable');

/**
 * Whether the score can be worked out from what lies open, so that a view may show it during the game: it reads no
 * zone, thing or variable that is hidden from somebody, nor chance. All see which things a variable holds only as far as
 * they see the things.
 */
export function isOpenScore(ruleset: Ruleset): boolean {
  const { score, zones, vars, attrs } = ruleset;
  const isHiding = (types: readonly number[] | undefined): boolean =>
    zones.some(({ of, seen }) => seen !== 'all' && (types ?? of).some((type) => of.includes(type)));
  const holdsOpen = ({ is, types }: Type): boolean => is !== 'thing' || !isHiding(types);
  const mayLieDown = turnsDown(ruleset.routines);
  const isOpen = everywhere(ruleset, (op, [, first, second]) => {
    if (isChance(op) || CLOSED.has(op) || (mayLieDown && PRINTED.has(op))) return false;
    if (op === 'zone' || op === 'rim' || op === 'at-cell') return zones[first].seen === 'all';
    if (op === 'in-zone') return zones[second].seen === 'all';
    if (op === 'every') return !isHiding([first]);
    if (op === 'attr') return holdsOpen(attrs[first].type);
    return op !== 'var' || ((vars[first].seen ?? 'all') === 'all' && holdsOpen(vars[first].type));
  });
  return score !== undefined && isOpen(['call', score]);
}

/** Whether anything is ever turned face down. */
const turnsDown = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  ((Array.isArray(node) && node[0] === 'face' && node[2] === 0) || Object.values(node).some(turnsDown));
