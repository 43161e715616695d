import { LONG, LONGS } from './chance.js';
import { isWritten } from './intrinsics.js';
import type { Names, Table } from './names.js';
import { signed, unsigned } from './numbers.js';
import type { Expr, Func, Stmt } from './parse.js';
import { continues, not, num, two } from './parse.js';

/** Operations on two numbers and their codes. */
const OPS: Record<string, number> = Object.fromEntries(
  '=== 46,!== 47,< 48,under 49,> 4a,<= 4c,>= 4e,+ 6a,- 6b,* 6c,% 6f,& 71,| 72,^ 73,<< 74,>> 75,>>> 76'
    .split(',')
    .map((pair) => pair.split(' '))
    .map(([sign, code]) => [sign, Number.parseInt(code, 16)]),
);
const [BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE, RETURN] = [2, 3, 4, 5, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f];
const [CALL, DROP, GET, SET, TEE, CONST, EQZ] = [0x10, 0x1a, 0x20, 0x21, 0x22, 0x41, 0x45];
/** By bytes. */
const LOADS = { 4: 0x28, 2: 0x2e, 1: 0x2c };
const STORES = { 4: 0x36, 2: 0x3b, 1: 0x3a };
const SHIFTS = { 4: 2, 2: 1, 1: 0 };
const [NOTHING, NUMBER] = [0x40, 0x7f];
/** The function that never comes back, and what is written behind its calls to say so. */
const [NEVER, UNREACHABLE] = ['fail', 0];
/** Functions in functions that are written out, and how long that may make one. */
const DEEPEST = 6;
const LONGEST = 8_000;

/** A condition of two, of which the second may not be asked for; or what is not that. */
const isJoint = (test: Expr): test is Extract<Expr, { is: 'two' | 'not' }> =>
  test.is === 'not' ? isJoint(test.a) : test.is === 'two' && (test.op === '&&' || test.op === '||');

/** The machine code of one function, with its local names before it. */
export function emit({ name: own, params, body }: Func, { tables, registers, functions, inlined }: Names): number[] {
  const out: number[] = [];
  let locals = params.length + LONGS;
  /** Names as they are seen from here, the innermost last. */
  let scopes: Map<string, number>[] = [new Map(params.map((name, i) => [name, i]))];
  /** What can be left or gone on with, the innermost last. */
  const labels: string[] = [];
  /** Functions that are being written out, the innermost last. */
  const inside: string[] = [own];

  const op = (...bytes: number[]): void => {
    for (const byte of bytes) out.push(byte);
  };
  const withNumber = (code: number, n: number): void => {
    out.push(code);
    unsigned(out, n);
  };
  const local = (name: string): number | undefined => {
    for (let i = scopes.length - 1; i >= 0; i--) {
      const found = scopes[i].get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const memory = (code: number, align: number, offset: number): void => {
    op(code, align);
    unsigned(out, offset);
  };
  const constant = (n: number): void => {
    out.push(CONST);
    signed(out, n);
  };
  const scaled = (index: Expr, shift: number): void => expr(two('<<', index, num(shift)));

  /** Puts an address there, and gives what is added to it by the instruction. */
  function addressOf(target: Expr): { offset: number; bytes: Table['bytes'] } {
    if (target.is === 'name') {
      const address = registers.get(target.name);
      if (address === undefined) throw new Error(`no such name: ${target.name}`);
      constant(0);
      return { offset: address, bytes: 4 };
    }
    if (target.is === 'length') {
      expr(target.of);
      return { offset: 0, bytes: 4 };
    }
    if (target.is !== 'at') throw new Error('no place for a value');
    const { of, index } = target;
    const table = of.is === 'name' ? tables.get(of.name) : undefined;
    const bytes = table?.bytes ?? 4;
    const isKnown = index.is === 'num' && index.n >= 0 && index.n < 0x10000000;
    const shift = SHIFTS[bytes];
    if (table !== undefined) {
      if (isKnown) constant(0);
      else scaled(index, shift);
      return { offset: table.address + (isKnown ? index.n << shift : 0), bytes };
    }
    expr(of);
    if (isKnown) return { offset: 4 + (index.n << 2), bytes };
    scaled(index, 2);
    op(OPS['+']);
    return { offset: 4, bytes };
  }

  function load(target: Expr): void {
    const { offset, bytes } = addressOf(target);
    memory(LOADS[bytes], SHIFTS[bytes], offset);
  }

  function store(target: Expr, value: Expr, isWanted: boolean): void {
    const name = target.is === 'name' ? local(target.name) : undefined;
    if (name !== undefined) {
      expr(value);
      withNumber(isWanted ? TEE : SET, name);
      return;
    }
    const { offset, bytes } = addressOf(target);
    expr(value);
    const held = isWanted ? locals++ : -1;
    if (isWanted) withNumber(TEE, held);
    memory(STORES[bytes], SHIFTS[bytes], offset);
    if (isWanted) withNumber(GET, held);
  }

  function stepped({ to, by, before }: Extract<Expr, { is: 'step' }>, isWanted: boolean): void {
    const value = two('+', to, num(by));
    if (!isWanted) store(to, value, false);
    else if (!before) store(to, value, true);
    else {
      const name = to.is === 'name' ? local(to.name) : undefined;
      if (name === undefined) throw new Error('only a name is counted up');
      withNumber(GET, name);
      store(to, value, false);
    }
  }

  function call({ name, args }: Extract<Expr, { is: 'call' }>): void {
    for (const arg of args) expr(arg);
    if (isWritten(out, name, params.length, tables.get('X')?.address, () => locals++)) return;
    const short = inlined.get(name);
    if (short !== undefined && !inside.includes(name) && inside.length < DEEPEST && out.length < LONGEST) {
      writeOut(short);
      return;
    }
    const found = functions.get(name);
    if (found === undefined) throw new Error(`no such function: ${name}`);
    if (found.params !== args.length) throw new Error(`${name} takes ${found.params}`);
    withNumber(CALL, found.index);
    // Nothing has to be held for what comes after it.
    if (name === NEVER) op(UNREACHABLE);
  }

  /** In the place of a call, with the arguments there: leaving it goes on behind it. */
  function writeOut({ name, params: names, body: inner }: Func): void {
    const args = new Map(names.map((one) => [one, locals++]));
    for (const one of [...args.values()].reverse()) withNumber(SET, one);
    const outer = scopes;
    scopes = [args];
    inside.push(name);
    op(BLOCK, NUMBER);
    labels.push(`${inside.length} returned`);
    all(inner);
    if (inner.at(-1)?.is !== 'return') constant(0);
    op(END);
    labels.pop();
    inside.pop();
    scopes = outer;
  }

  function expr(node: Expr): void {
    switch (node.is) {
      case 'num':
        constant(node.n);
        return;
      case 'name': {
        const found = local(node.name);
        if (found !== undefined) withNumber(GET, found);
        else load(node);
        return;
      }
      case 'at':
      case 'length':
        load(node);
        return;
      case 'call':
        call(node);
        return;
      case 'not':
        expr(node.a);
        op(EQZ);
        return;
      case 'two':
        if (node.op === '&&' || node.op === '||') {
          const isAnd = node.op === '&&';
          branch(node.a, isAnd ? node.b : num(1), isAnd ? num(0) : node.b);
          return;
        }
        expr(node.a);
        if (node.op === '===' && node.b.is === 'num' && node.b.n === 0) {
          op(EQZ);
          return;
        }
        expr(node.b);
        op(OPS[node.op]);
        return;
      case 'if':
        branch(node.test, node.yes, node.no);
        return;
      case 'set':
        store(node.to, node.value, true);
        return;
      case 'step':
        stepped(node, true);
    }
  }

  function branch(test: Expr, yes: Expr, no: Expr): void {
    if (isJoint(test)) {
      within(BLOCK, ' chosen', NUMBER, () => {
        within(BLOCK, ' not', NOTHING, () => {
          jump(test, false, ' not');
          expr(yes);
          withNumber(BR, 1);
        });
        expr(no);
      });
      return;
    }
    expr(test);
    op(IF, NUMBER);
    labels.push(' value');
    expr(yes);
    op(ELSE);
    expr(no);
    op(END);
    labels.pop();
  }

  /** Goes to a label where a condition holds, or does not, and no further than is needed to know. */
  function jump(test: Expr, holds: boolean, label: string): void {
    if (test.is === 'not') jump(test.a, !holds, label);
    else if (!isJoint(test)) {
      expr(holds ? test : not(test));
      withNumber(BR_IF, depthOf(label));
    } else if ((test.op === '||') === holds) {
      jump(test.a, holds, label);
      jump(test.b, holds, label);
    } else {
      // Each has a name of its own: from within one it may be another one around it that is left.
      const other = ` other ${labels.length}`;
      within(BLOCK, other, NOTHING, () => {
        jump(test.a, !holds, other);
        jump(test.b, holds, label);
      });
    }
  }

  const depthOf = (label: string): number => {
    const at = labels.lastIndexOf(label);
    if (at < 0) throw new Error(`nothing to leave: ${label}`);
    return labels.length - 1 - at;
  };
  function within(code: number, label: string, type: number, act: () => void): void {
    op(code, type);
    labels.push(label);
    scopes.push(new Map());
    act();
    scopes.pop();
    labels.pop();
    op(END);
  }
  const all = (list: readonly Stmt[]): void => {
    for (const one of list) statement(one);
  };

  function loop({ label, first, test, step, body }: Extract<Stmt, { is: 'for' }>): void {
    scopes.push(new Map());
    all(first);
    within(BLOCK, `${label} left`, NOTHING, () => {
      within(LOOP, label, NOTHING, () => {
        if (test !== null) jump(test, false, `${label} left`);
        if (step !== null && continues(body, label)) within(BLOCK, label, NOTHING, () => statement(body));
        else statement(body);
        if (step !== null) drop(step);
        withNumber(BR, 0);
      });
    });
    scopes.pop();
  }

  function choice({ test, yes, no }: Extract<Stmt, { is: 'if' }>): void {
    if (isJoint(test)) {
      within(BLOCK, ' done', NOTHING, () => {
        if (no === null) {
          jump(test, false, ' done');
          statement(yes);
          return;
        }
        within(BLOCK, ' not', NOTHING, () => {
          jump(test, false, ' not');
          statement(yes);
          withNumber(BR, 1);
        });
        statement(no);
      });
      return;
    }
    expr(test);
    within(IF, ' if', NOTHING, () => {
      statement(yes);
      if (no === null) return;
      op(ELSE);
      scopes.push(new Map());
      statement(no);
      scopes.pop();
    });
  }

  /** By a table of jumps: each case ends where the next begins. */
  function switched({ on, cases }: Extract<Stmt, { is: 'switch' }>): void {
    const least = cases[0]?.n ?? 0;
    const most = cases.at(-1)?.n ?? 0;
    const byNumber = new Map(cases.map(({ n }, i) => [n, i]));
    op(BLOCK, NOTHING);
    labels.push('');
    for (let i = cases.length; i > 0; i--) {
      op(BLOCK, NOTHING);
      labels.push(' case');
    }
    expr(two('-', on, num(least)));
    withNumber(BR_TABLE, most - least + 1);
    for (let n = least; n <= most; n++) unsigned(out, byNumber.get(n) ?? cases.length);
    unsigned(out, cases.length);
    for (const { body: inner } of cases) {
      op(END);
      labels.pop();
      scopes.push(new Map());
      all(inner);
      scopes.pop();
    }
    op(END);
    labels.pop();
  }

  /** For what it does alone. */
  function drop(value: Expr): void {
    if (value.is === 'set') store(value.to, value.value, false);
    else if (value.is === 'step') stepped(value, false);
    else {
      expr(value);
      op(DROP);
    }
  }

  function statement(node: Stmt): void {
    switch (node.is) {
      case 'let': {
        expr(node.value);
        const own = locals++;
        scopes[scopes.length - 1].set(node.name, own);
        withNumber(SET, own);
        return;
      }
      case 'if':
        choice(node);
        return;
      case 'for':
        loop(node);
        return;
      case 'block':
        if (node.label !== '') within(BLOCK, `${node.label} left`, NOTHING, () => all(node.body));
        else {
          scopes.push(new Map());
          all(node.body);
          scopes.pop();
        }
        return;
      case 'break':
        withNumber(BR, node.label === '' ? depthOf('') : depthOf(`${node.label} left`));
        return;
      case 'continue':
        withNumber(BR, depthOf(node.label));
        return;
      case 'return':
        expr(node.value);
        if (inside.length > 1) withNumber(BR, depthOf(`${inside.length} returned`));
        else op(RETURN);
        return;
      case 'expr':
        drop(node.value);
        return;
      case 'switch':
        switched(node);
    }
  }

  all(body);
  constant(0);
  op(END);
  const code: number[] = [2, LONGS, LONG];
  unsigned(code, locals - params.length - LONGS);
  code.push(NUMBER);
  return [...code, ...out];
}
