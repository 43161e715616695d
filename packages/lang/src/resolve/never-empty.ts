/** Lists that have an element whatever happens, so that a choice from them needs no way out. */
import { factsOf } from '@draco-table/ruleset';
import type { Expr } from '../syntax.js';
import { type Context, knownNonEmpty, type Scope } from './context.js';
import { listKey } from './narrow.js';
import { type Arg, constantOf, isTerm, type Term } from './terms.js';

export function isNeverEmpty(cx: Context, scope: Scope, expr: Expr | undefined, list: Term): boolean {
  if (list.type.is === 'error') return true;
  if (expr && knownNonEmpty(scope, listKey(expr))) return true;
  const inner = (arg: Arg | undefined, of?: Expr) => isTerm(arg) && isNeverEmpty(cx, scope, of, arg);
  const [a, b, c] = list.args;
  const { filled } = factsOf(list.op);
  if (filled === 'always') return true;
  if (filled === 'as first') return inner(a, listIn(expr));
  switch (list.op) {
    case 'opponents':
      return cx.table.seats.min > 1;
    case 'list':
      return list.args.length > 0;
    case 'range':
      return isTerm(a) && isTerm(b) && rangeHasElement(a, b);
    case 'call':
      return typeof a === 'object' && a?.is === 'routine' && a.neverEmpty;
    case 'copies':
      return isTerm(a) && a.op === 'card' && isInPlay(a.args[0] ?? null);
    case 'every':
    case 'designs':
      return list.args.some((type) =>
        [...cx.table.designs.values()].some((design) => design.type === type && design.copies > 0),
      );
    case 'plus':
      return inner(a) || inner(b);
    case 'if':
      return inner(b) && inner(c);
    default:
      return false;
  }
}

/** The list that an expression about a list was written with. */
function listIn(expr: Expr | undefined): Expr | undefined {
  if (expr?.is === 'list-op') return expr.list;
  return expr?.is === 'of' ? expr.object : undefined;
}

const isInPlay = (design: Arg): boolean => typeof design === 'object' && design?.is === 'design' && design.copies > 0;

/** `1 to 6`, `0 to count L`, `1 to count L + 1`. */
function rangeHasElement(low: Term, high: Term): boolean {
  const from = constantOf(low);
  const least = atLeast(high);
  return from !== undefined && least !== undefined && from <= least;
}

/** What a number is at least: counts are never negative. */
function atLeast(term: Term): number | undefined {
  const value = constantOf(term);
  if (value !== undefined) return value;
  if (term.op === 'count' || term.op === 'place') return 0;
  if (term.op === 'var') return atLeastHeld(term);
  if (term.op === 'roll') return 1;
  const [a, b] = term.args;
  if (!isTerm(a) || !isTerm(b)) return undefined;
  const [x, y] = [atLeast(a), atLeast(b)];
  if (term.op === '+' && x !== undefined && y !== undefined) return x + y;
  if (term.op === '/' && x !== undefined && x >= 0 && (constantOf(b) ?? 0) > 0) return 0;
  if (term.op === 'max') return x === undefined ? y : y === undefined ? x : Math.max(x, y);
  if (term.op === 'min' && x !== undefined && y !== undefined) return Math.min(x, y);
  return undefined;
}

/** Tokens cannot be fewer than none, but with a holder that may owe. */
function atLeastHeld({ args: [symbol, index] }: Term): number | undefined {
  if (typeof symbol !== 'object' || symbol?.is !== 'var' || symbol.role !== 'tokens') return undefined;
  const holder = isTerm(index) && index.op === 'holder' ? symbol.holders[index.args[0] as number] : undefined;
  return holder?.owes ? undefined : 0;
}
