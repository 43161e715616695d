import type { BinaryOp, Expr, Stmt } from './ir.js';

/** Makes nodes, and folds what is known already: arithmetic on constants, conditions, parts of addresses. */
export const num = (value: number): Expr => ({ is: 'const', value });
export const local = (index: number): Expr => ({ is: 'local', index });
export const call = (name: string, ...args: Expr[]): Expr => ({ is: 'call', name, args });

export const ZERO = num(0);
export const ONE = num(1);

const COMPUTE: { [Op in BinaryOp]: (a: number, b: number) => number | undefined } = {
  '+': (a, b) => (a + b) | 0,
  '-': (a, b) => (a - b) | 0,
  '*': Math.imul,
  '/': () => undefined,
  '%': () => undefined,
  '%u': () => undefined,
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '<<': (a, b) => a << b,
  '>>': (a, b) => a >> b,
  '>>>': (a, b) => (a >>> b) | 0,
  '===': (a, b) => Number(a === b),
  '!==': (a, b) => Number(a !== b),
  '<': (a, b) => Number(a < b),
  '<u': (a, b) => Number(a >>> 0 < b >>> 0),
  '>': (a, b) => Number(a > b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  '&&': (a, b) => Number(a !== 0 && b !== 0),
  '||': (a, b) => Number(a !== 0 || b !== 0),
};

export function binary(op: BinaryOp, a: Expr, b: Expr): Expr {
  if (a.is === 'const' && b.is === 'const') {
    const value = COMPUTE[op](a.value, b.value);
    if (value !== undefined) return num(value);
  }
  if (a.is === 'const' && (op === '&&' || op === '||')) {
    // What is not worked out does nothing.
    if ((a.value !== 0) !== (op === '&&')) return num(Number(op === '||'));
    return isTruth(b) ? b : binary('!==', b, ZERO);
  }
  if (b.is === 'const' && b.value === 0 && (op === '+' || op === '-')) return a;
  if (a.is === 'const' && a.value === 0 && op === '+') return b;
  // (x + 3) + 4, so that addresses are one sum of which the known part comes last.
  if (op === '+' && a.is === 'const') return binary('+', b, a);
  if (op === '-' && b.is === 'const') return binary('+', a, num(-b.value | 0));
  if (op === '+' && a.is === 'binary' && a.op === '+' && a.b.is === 'const') {
    return b.is === 'const' ? binary('+', a.a, num((a.b.value + b.value) | 0)) : binary('+', binary('+', a.a, b), a.b);
  }
  if (op === '+' && b.is === 'binary' && b.op === '+' && b.b.is === 'const') {
    return binary('+', binary('+', a, b.a), b.b);
  }
  return { is: 'binary', op, a, b };
}

const TRUTHS: ReadonlySet<string> = new Set(['===', '!==', '<', '<u', '>', '<=', '>=', '&&', '||']);
/** Whether it is 1 or 0 for certain. */
export const isTruth = (node: Expr): boolean =>
  node.is === 'not' ||
  (node.is === 'binary' && TRUTHS.has(node.op)) ||
  (node.is === 'const' && (node.value === 0 || node.value === 1)) ||
  (node.is === 'if' && isTruth(node.yes) && isTruth(node.no));

export const add = (a: Expr, b: Expr): Expr => binary('+', a, b);
export const sub = (a: Expr, b: Expr): Expr => binary('-', a, b);
export const mul = (a: Expr, b: Expr): Expr => binary('*', a, b);
export const eq = (a: Expr, b: Expr): Expr => binary('===', a, b);
export const ne = (a: Expr, b: Expr): Expr => binary('!==', a, b);
export const less = (a: Expr, b: Expr): Expr => binary('<', a, b);
export const more = (a: Expr, b: Expr): Expr => binary('>', a, b);
export const under = (a: Expr, b: Expr): Expr => binary('<u', a, b);
export const and = (a: Expr, b: Expr): Expr => binary('&&', a, b);
export const or = (a: Expr, b: Expr): Expr => binary('||', a, b);

export function not(of: Expr): Expr {
  if (of.is === 'const') return num(Number(of.value === 0));
  if (of.is === 'binary' && of.op === '===') return ne(of.a, of.b);
  if (of.is === 'binary' && of.op === '!==') return eq(of.a, of.b);
  return { is: 'not', of };
}

export function cond(test: Expr, yes: Expr, no: Expr): Expr {
  if (test.is === 'const') return test.value !== 0 ? yes : no;
  return { is: 'if', test, yes, no };
}

/** The word at an address, of which the known part becomes the offset where the whole cannot be below 0. */
export function load(address: Expr, offset = 0): Expr {
  const [base, more] = split(address);
  return { is: 'load', address: base, offset: offset + more };
}

export function store(address: Expr, value: Expr, offset = 0): Stmt {
  const [base, more] = split(address);
  return { is: 'store', address: base, offset: offset + more, value };
}

function split(address: Expr): [Expr, number] {
  if (address.is === 'const') return [ZERO, address.value];
  if (address.is === 'binary' && address.op === '+' && address.b.is === 'const' && address.b.value > 0) {
    return [address.a, address.b.value];
  }
  return [address, 0];
}

export const set = (index: number, value: Expr): Stmt => ({ is: 'set', local: index, value });
export const act = (value: Expr): Stmt => ({ is: 'do', value });
export const give = (value: Expr): Stmt => ({ is: 'return', value });
export const spend = (amount: Expr): Stmt => ({ is: 'spend', amount });
export const leave = (label: number): Stmt => ({ is: 'break', label });

/** A choice of two ways; nothing where it is known which and that is empty. */
export function when(test: Expr, yes: Stmt[], no: Stmt[] = []): Stmt[] {
  if (test.is === 'const') return test.value !== 0 ? yes : no;
  return [{ is: 'if', test, yes, no }];
}

/** From the front of a list on: of the list at an address, its length comes first and its elements behind. */
export const lengthOf = (list: Expr): Expr => load(list);
export const itemOf = (list: Expr, at: Expr): Expr => load(add(list, at), 1);
