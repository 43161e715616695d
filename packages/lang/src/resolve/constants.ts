/** Values that must be known before the game: attributes, starts, a card's own numbers. */
import { type Constant, NONE } from '@draco-table/ruleset';
import type { DesignSymbol } from './symbols.js';
import { isTerm, type Local, type Term } from './terms.js';

export interface ConstantSite {
  design(symbol: DesignSymbol): number;
  family?: { local: Local; value: number };
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
      return site.family?.local === a ? site.family.value : undefined;
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
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? undefined : Math.floor(a / b);
    case 'max':
      return Math.max(a, b);
    case 'min':
      return Math.min(a, b);
    case 'range':
      return b - a < 1000 ? Array.from({ length: Math.max(0, b - a + 1) }, (_, n) => a + n) : undefined;
    default:
      return undefined;
  }
}
