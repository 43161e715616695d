import { RUNTIME_IR } from '../generated/runtime-ir.js';
import { add, binary, cond, load, not, num, store, when } from './build.js';
import type { BinaryOp, Expr, Func, Stmt } from './ir.js';

/** A node as `pnpm generate` writes it: a number is itself, a text a symbol, a list begins with what it is. */
type Coded = number | string | readonly [string, ...unknown[]];

/** The functions of the run time, with all numbers put in that are known by now; what can never happen is left out. */
export function linkRuntime(symbolOf: (name: string) => number): Func[] {
  const expr = (node: unknown): Expr => {
    if (typeof node === 'number') return num(node);
    if (typeof node === 'string') return num(symbolOf(node));
    const [is, ...parts] = node as readonly [string, ...Coded[]];
    switch (is) {
      case 'local':
        return { is, index: parts[0] as number };
      case 'load':
        return load(expr(parts[0]));
      case 'not':
        return not(expr(parts[0]));
      case '?':
        return cond(expr(parts[0]), expr(parts[1]), expr(parts[2]));
      case 'call':
        return { is, name: parts[0] as string, args: parts.slice(1).map(expr) };
      case '+':
        return add(expr(parts[0]), expr(parts[1]));
      default:
        return binary(is as BinaryOp, expr(parts[0]), expr(parts[1]));
    }
  };
  const all = (nodes: unknown): Stmt[] => (nodes as Coded[]).flatMap(statement);
  const statement = (node: Coded): Stmt[] => {
    const [is, a, b, c, d] = node as readonly [Stmt['is'], ...Coded[]];
    switch (is) {
      case 'set':
        return [{ is, local: a as number, value: expr(b) }];
      case 'store':
        return [store(expr(a), expr(b))];
      case 'if':
        return when(expr(a), all(b), all(c));
      case 'for':
        return [{ is, label: a as number, test: expr(b), step: all(c), body: all(d) }];
      case 'break':
        return [{ is, label: a as number }];
      case 'spend':
        return [{ is, amount: expr(a) }];
      case 'return':
        return [{ is, value: expr(a) }];
      default:
        return [{ is: 'do', value: expr(a) }];
    }
  };
  return RUNTIME_IR.map((coded) => {
    const [name, params, locals, body] = coded as [string, number, number, unknown];
    return { name, params, locals, body: all(body) };
  });
}
