/** Values that must be known before the game: attributes, starts, a card's own numbers. */
import { type Constant, compute, NONE } from '@draco-table/ruleset';
import type { DesignSymbol } from './symbols.js';
import { isTerm, type Local, type Term } from './terms.js';

/** What a name of a family stands for in one of its cards. */
export interface FamilyValue {
  local: Local;
  value: number;
}

export interface ConstantSite {
  design(symbol: DesignSymbol): number;
  family?: readonly FamilyValue[];
}

export function evaluate(term: Term, site: ConstantSite): Constant | undefined {
  const [a, b] = term.args;
  switch (term.op) {
    case 'const':
      return a as number;
    case 'none':
      return NONE;
    case 'card':
    case 'piece':
      return typeof a === 'object' && a?.is === 'design' ? site.design(a) : undefined;
    case 'slot': {
      if (typeof a !== 'object' || a?.is !== 'local') return undefined;
      if (a.constant) return evaluate(a.constant, site);
      if (a.role !== 'family') return undefined;
      return site.family?.find(({ local }) => local === a)?.value;
    }
    case 'at':
      // `player 2` in a declaration: seats are counted from 0.
      return isTerm(a) && a.op === 'players' && isTerm(b) && b.op === 'const' ? (b.args[0] as number) - 1 : undefined;
    case 'list': {
      const items = term.args.map((arg) => (isTerm(arg) ? evaluate(arg, site) : undefined));
      return items.every((item): item is number => typeof item === 'number') ? items : undefined;
    }
    default:
      return isTerm(a) && isTerm(b) ? evaluatePair(term.op, evaluate(a, site), evaluate(b, site)) : undefined;
  }
}

function evaluatePair(op: Term['op'], a: Constant | undefined, b: Constant | undefined): Constant | undefined {
  if (typeof a !== 'number' || typeof b !== 'number')
    return Array.isArray(a) && Array.isArray(b) && op === 'plus' ? [...a, ...b] : undefined;
  if (op !== 'range') return compute(op, a, b);
  return b - a < 1000 ? Array.from({ length: Math.max(0, b - a + 1) }, (_, n) => a + n) : undefined;
}
