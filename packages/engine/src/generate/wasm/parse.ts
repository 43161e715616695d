/**
 * Reads the small language that rules are written in on their way to WebAssembly: the whole-number part of JavaScript.
 * A name is a number; `name[i]` is an element of a table that is known, or of the list whose address the name holds.
 */
export type Expr =
  | { is: 'num'; n: number }
  | { is: 'name'; name: string }
  | { is: 'at'; of: Expr; index: Expr }
  | { is: 'length'; of: Expr }
  | { is: 'call'; name: string; args: Expr[] }
  | { is: 'two'; op: string; a: Expr; b: Expr }
  | { is: 'not'; a: Expr }
  | { is: 'if'; test: Expr; yes: Expr; no: Expr }
  | { is: 'set'; to: Expr; value: Expr }
  /** Adds to a name; the value is what it was before, or after. */
  | { is: 'step'; to: Expr; by: number; before: boolean };

export type Stmt =
  | { is: 'let'; name: string; value: Expr }
  | { is: 'if'; test: Expr; yes: Stmt; no: Stmt | null }
  | { is: 'for'; label: string; first: Stmt[]; test: Expr | null; step: Expr | null; body: Stmt }
  | { is: 'block'; label: string; body: Stmt[] }
  | { is: 'break'; label: string }
  | { is: 'continue'; label: string }
  | { is: 'return'; value: Expr }
  | { is: 'expr'; value: Expr }
  | { is: 'switch'; on: Expr; cases: { n: number; body: Stmt[] }[] };

export interface Func {
  name: string;
  params: string[];
  body: Stmt[];
}

/** Whether a part goes on with the loop of a label. */
export function continues(part: unknown, label: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ((part as Stmt).is === 'continue') return (part as { label: string }).label === label;
  return Object.values(part).some((inner) => continues(inner, label));
}

const TOKEN =
  /\s*(?:(\d+)|([A-Za-z]\w*)|([-+|&^]=|===|!==|>>>|&&|\|\||[<>]=|<<|>>|\+\+|--|[-+*%&|^!~<>=?:;,.(){}[\]]))/y;

/** Signs by how strongly they bind, the weakest first. */
const POWERS = new Map(
  ['||', '&&', '|', '^', '&', '=== !==', '< > <= >=', '<< >> >>>', '+ -', '* %'].flatMap((signs, power) =>
    signs.split(' ').map((sign) => [sign, power + 1] as const),
  ),
);

export const num = (n: number): Expr => ({ is: 'num', n: n | 0 });

const FOLD: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': Math.imul,
  '|': (a, b) => a | b,
  '&': (a, b) => a & b,
  '<<': (a, b) => a << b,
  '===': (a, b) => Number(a === b),
  '!==': (a, b) => Number(a !== b),
  '<': (a, b) => Number(a < b),
  '>': (a, b) => Number(a > b),
  '<=': (a, b) => Number(a <= b),
  '>=': (a, b) => Number(a >= b),
  under: (a, b) => Number(a >>> 0 < b >>> 0),
};

/** What is known beforehand is worked out beforehand. */
export function two(op: string, a: Expr, b: Expr): Expr {
  if (a.is === 'num' && b.is === 'num' && FOLD[op]) return num(FOLD[op](a.n, b.n));
  if (b.is === 'num' && b.n === 0 && (op === '+' || op === '-' || op === '|')) return a;
  if (b.is === 'num' && b.n === 0 && op === '<<') return a;
  if (a.is === 'num' && a.n === 0 && op === '+') return b;
  if (a.is === 'num' && (op === '&&' || op === '||')) return (a.n !== 0) === (op === '&&') ? b : a;
  return { is: 'two', op, a, b };
}

const OPPOSITE: Record<string, string> = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

export function not(a: Expr): Expr {
  if (a.is === 'num') return num(Number(a.n === 0));
  if (a.is === 'two' && OPPOSITE[a.op]) return { ...a, op: OPPOSITE[a.op] };
  return { is: 'not', a };
}

export function parse(text: string): Func[] {
  let [number, word, sign]: (string | undefined)[] = [];
  let at = 0;
  let labels = 0;
  function next(): void {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null && text.slice(at).trim() !== '') throw new Error(`cannot be read: ${text.slice(at, at + 40)}`);
    at = found === null ? text.length : TOKEN.lastIndex;
    [, number, word, sign] = found ?? [];
  }
  const is = (wanted: string): boolean => sign === wanted || word === wanted;
  function take(wanted: string): boolean {
    if (!is(wanted)) return false;
    next();
    return true;
  }
  function must(wanted: string): void {
    if (!take(wanted)) throw new Error(`${wanted} is missing: ${text.slice(Math.max(0, at - 60), at + 20)}`);
  }
  function name(): string {
    const found = word;
    if (found === undefined) throw new Error(`a name is missing: ${text.slice(Math.max(0, at - 40), at + 20)}`);
    next();
    return found;
  }
  function list<T>(end: string, one: () => T): T[] {
    const all: T[] = [];
    while (!take(end)) {
      all.push(one());
      take(',');
    }
    return all;
  }

  function primary(): Expr {
    if (number !== undefined) {
      const found = num(Number(number));
      next();
      return found;
    }
    if (take('(')) {
      const inner = expr();
      must(')');
      return inner;
    }
    if (take('!')) return not(unary());
    if (take('-')) return two('-', num(0), unary());
    if (take('~')) return two('^', unary(), num(-1));
    const sort = sign;
    if (take('++') || take('--')) return { is: 'step', to: unary(), by: sort === '++' ? 1 : -1, before: false };
    const found = name();
    if (take('(')) {
      const args = list(')', expr);
      return found === 'under' ? two('under', args[0], args[1]) : { is: 'call', name: found, args };
    }
    return { is: 'name', name: found };
  }
  function unary(): Expr {
    let found = primary();
    for (;;) {
      if (take('[')) {
        found = { is: 'at', of: found, index: expr() };
        must(']');
      } else if (take('.')) {
        must('length');
        found = { is: 'length', of: found };
      } else if (is('++') || is('--')) {
        found = { is: 'step', to: found, by: is('++') ? 1 : -1, before: true };
        next();
      } else return found;
    }
  }
  function binary(least: number): Expr {
    let left = unary();
    for (;;) {
      const op = sign;
      const power = op === undefined ? undefined : POWERS.get(op);
      if (op === undefined || power === undefined || power < least) return left;
      next();
      left = two(op, left, binary(power + 1));
    }
  }
  function expr(): Expr {
    const left = binary(1);
    if (take('?')) {
      const yes = expr();
      must(':');
      const no = expr();
      return left.is === 'num' ? (left.n !== 0 ? yes : no) : { is: 'if', test: left, yes, no };
    }
    if (take('=')) return { is: 'set', to: left, value: expr() };
    const op = sign;
    if (op !== undefined && op.length === 2 && op[1] === '=' && '+-|&^'.includes(op[0])) {
      next();
      return { is: 'set', to: left, value: two(op[0], left, expr()) };
    }
    return left;
  }

  const block = (): Stmt[] => list('}', statement).flat();
  function declared(): Stmt[] {
    const all: Stmt[] = [];
    do {
      const own = name();
      all.push({ is: 'let', name: own, value: take('=') ? expr() : num(0) });
    } while (take(','));
    return all;
  }
  const loopOf = (label: string): Stmt[] => {
    must('(');
    const first = take('let') ? declared() : [];
    must(';');
    const test = is(';') ? null : expr();
    must(';');
    const step = is(')') ? null : expr();
    must(')');
    return [{ is: 'for', label, first, test, step, body: grouped() }];
  };
  const grouped = (): Stmt => {
    const all = statement();
    return all.length === 1 ? all[0] : { is: 'block', label: '', body: all };
  };
  function statement(): Stmt[] {
    if (take(';')) return [];
    if (take('{')) return [{ is: 'block', label: '', body: block() }];
    if (take('let') || take('const')) {
      const all = declared();
      must(';');
      return all;
    }
    if (take('if')) {
      must('(');
      const test = expr();
      must(')');
      const yes = grouped();
      const no = take('else') ? grouped() : null;
      if (test.is !== 'num') return [{ is: 'if', test, yes, no }];
      return test.n !== 0 ? [yes] : no === null ? [] : [no];
    }
    if (take('for')) return loopOf(`own${labels++}`);
    if (take('while')) {
      must('(');
      const test = expr();
      must(')');
      return [{ is: 'for', label: `own${labels++}`, first: [], test, step: null, body: grouped() }];
    }
    if (take('switch')) return [switched()];
    if (take('return')) {
      const value = is(';') ? num(0) : expr();
      must(';');
      return [{ is: 'return', value }];
    }
    if (is('break') || is('continue')) {
      const sort = word as 'break' | 'continue';
      next();
      const label = is(';') ? '' : name();
      must(';');
      return [{ is: sort, label }];
    }
    const value = expr();
    if (value.is === 'name' && take(':')) {
      if (take('for')) return loopOf(value.name);
      must('{');
      return [{ is: 'block', label: value.name, body: block() }];
    }
    must(';');
    return [{ is: 'expr', value }];
  }
  /** Cases in rising order, which go on into the next. */
  function switched(): Stmt {
    must('(');
    const on = expr();
    must(')');
    must('{');
    const cases: { n: number; body: Stmt[] }[] = [];
    while (!take('}')) {
      must('case');
      const n = expr();
      must(':');
      const body: Stmt[] = [];
      while (!is('case') && !is('}')) body.push(...statement());
      cases.push({ n: n.is === 'num' ? n.n : -1, body });
    }
    return { is: 'switch', on, cases };
  }

  next();
  const all: Func[] = [];
  while (take('function')) {
    const own = name();
    must('(');
    const params = list(')', name);
    must('{');
    all.push({ name: own, params, body: block() });
  }
  if (at < text.length || word !== undefined || sign !== undefined) must('function');
  return all;
}
