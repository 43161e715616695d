/** D0124: a number that the text makes too large. What is known only while playing wraps round, the same everywhere. */
import type { Issue } from '../resolve/issue.js';
import { constantOf, isTerm, type Term } from '../resolve/terms.js';
import { termsOf } from './bodies.js';
import { perUnit } from './per-unit.js';

const LARGEST = 2147483647;

/** Without an end, unlike those of the game. */
const EXACT: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
};

export const checkNumberRange = perUnit((unit): Issue[] =>
  termsOf(unit, '+', '-', '*').flatMap((term) => {
    const found = exact(term);
    if (found === undefined || Math.abs(found) <= LARGEST) return [];
    return [{ code: 'D0124', args: { found: String(found), limit: LARGEST }, file: unit.file, loc: term.loc }];
  }),
);

/** Of a term whose parts are in range, so that only the innermost that is not is told. */
function exact({ op, args: [a, b] }: Term): number | undefined {
  if (!isTerm(a) || !isTerm(b) || isBeyond(a) || isBeyond(b)) return undefined;
  const [left, right] = [constantOf(a), constantOf(b)];
  return left === undefined || right === undefined ? undefined : EXACT[op]?.(left, right);
}

function isBeyond(term: Term): boolean {
  const found = EXACT[term.op] ? exact(term) : undefined;
  return found !== undefined && Math.abs(found) > LARGEST;
}
