import type { BinaryOp, Expr, Func, Stmt } from '../ir/ir.js';
import { tighten } from '../ir/tighten.js';
import { COMPUTING, JOINED, JUMP_NUMBERED, JUMPS, MOST_ARGUMENTS, NUMBERED, OP } from './ops.js';

export interface Bytecode {
  code: Int32Array;
  /** Where each function begins. */
  entries: ReadonlyMap<string, number>;
  /** Registers that the largest frame takes. */
  largest: number;
}

/** A place in the code that is jumped to, before and after it is known. */
interface Label {
  at: number;
  uses: number[];
}
const label = (): Label => ({ at: -1, uses: [] });

const EITHER_WAY: ReadonlySet<BinaryOp> = new Set(['+', '*', '&', '|', '^', '===', '!==']);

/** Two registers before a frame hold where to return to: the instruction and the frame. */
const LINK = 2;

/**
 * Bytecode of functions: instructions on registers, of which locals are the first of a frame. What a call hands over is
 * worked out where the frame of the callee begins, so nothing is copied. `natives` names what is no bytecode, by number.
 */
export function compileBytecode(functions: readonly Func[], natives: ReadonlyMap<string, number>): Bytecode {
  const out: number[] = [];
  const starts = new Map<string, Label>(functions.map(({ name }) => [name, label()]));
  let largest = 0;
  for (const func of functions) {
    if (natives.has(func.name)) continue;
    const { body, ...rest } = tighten(func);
    const [first] = body;
    const cost = first?.is === 'spend' && first.amount.is === 'const' ? first.amount.value : 0;
    out.push(cost);
    place(out, starts.get(func.name) as Label);
    const used = compileFunction(out, { ...rest, body: cost > 0 ? body.slice(1) : body }, starts, natives);
    largest = Math.max(largest, used);
  }
  const entries = new Map([...starts].filter(([, { at }]) => at >= 0).map(([name, { at }]) => [name, at]));
  return { code: Int32Array.from(out), entries, largest };
}

function place(out: number[], to: Label): void {
  to.at = out.length;
  for (const use of to.uses) out[use] = to.at;
}

/** How many registers its frame takes, with what it hands over. */
function compileFunction(
  out: number[],
  func: Func,
  starts: ReadonlyMap<string, Label>,
  natives: ReadonlyMap<string, number>,
): number {
  /** The next register that is free, and the most that were taken. */
  let free = func.locals;
  let most = free;
  /** Writes what lies behind the function. */
  const aside: (() => void)[] = [];
  const leaves = new Map<number, Label>();
  const repeats = new Map<number, Label>();

  /** Where the last instruction begins, unless something jumps to behind it. */
  let last = -1;
  const emit = (op: number, ...operands: number[]): void => {
    const both = last < 0 ? undefined : JOINED.get(out[last])?.get(op);
    if (both === undefined) last = out.push(op) - 1;
    else out[last] = both;
    for (const word of operands) out.push(word);
  };
  const here = (to: Label): void => {
    last = -1;
    place(out, to);
  };
  /** The operand of a jump that was just begun. */
  const target = (to: Label): void => {
    if (to.at < 0) to.uses.push(out.length);
    out.push(to.at);
  };
  const take = (): number => {
    most = Math.max(most, free + 1);
    return free++;
  };

  /** The register that holds a value: a local as it is, or one that is free. */
  function operand(node: Expr): number {
    if (node.is === 'local') return node.index;
    const into = take();
    into_(node, into);
    return into;
  }

  /** Works out operands and uses them; registers taken for them are free again. */
  function using(nodes: readonly Expr[], use: (...registers: number[]) => void): void {
    const before = free;
    use(...nodes.map(operand));
    free = before;
  }

  /** Puts a value into a register, which may be read until all is worked out. */
  function into_(node: Expr, d: number): void {
    switch (node.is) {
      case 'const':
        emit(OP.CONST, d, node.value);
        return;
      case 'local':
        if (node.index !== d) emit(OP.MOVE, d, node.index);
        return;
      case 'load':
        loadWord(node, d);
        return;
      case 'call':
        call(node, d);
        return;
      case 'not':
        using([node.of], (a) => emit(OP.NOT, d, a));
        return;
      case 'if':
        branch(node.test, node.yes, node.no, d);
        return;
      case 'binary':
        binary(node, d);
        return;
      case 'symbol':
        throw new Error(`not linked: ${node.name}`);
    }
  }

  function loadWord({ address, offset }: Extract<Expr, { is: 'load' }>, d: number): void {
    if (address.is === 'const') emit(OP.LOADK, d, address.value + offset);
    else if (isFar(address)) using([address.address], (a) => emit(OP.LOADLOAD, d, a, address.offset, offset));
    else if (isSum(address)) using([address.a, address.b], (a, b) => emit(OP.LOAD2, d, a, b, offset));
    else using([address], (a) => emit(OP.LOAD, d, a, offset));
  }

  function storeWord({ address, offset, value }: Extract<Stmt, { is: 'store' }>): void {
    if (address.is === 'const') {
      const k = address.value + offset;
      const by = addedTo(value, k);
      if (by !== null) emit(OP.ADDK, k, by);
      else if (value.is === 'load' && value.address.is === 'const')
        emit(OP.COPYK, k, value.address.value + value.offset);
      else if (value.is === 'const') emit(OP.STOREKC, k, value.value);
      else using([value], (v) => emit(OP.STOREK, k, v));
    } else if (value.is === 'const') using([address], (a) => emit(OP.STOREC, a, offset, value.value));
    else if (isSum(address)) using([address.a, address.b, value], (a, b, v) => emit(OP.STORE2, a, b, offset, v));
    else using([address, value], (a, v) => emit(OP.STORE, a, offset, v));
  }

  function binary(node: Extract<Expr, { is: 'binary' }>, d: number): void {
    const { op, a, b } = node;
    if (op === '&&' || op === '||') branch(node, { is: 'const', value: 1 }, { is: 'const', value: 0 }, d);
    else if (b.is === 'const') using([a], (x) => emit(COMPUTING[op] + NUMBERED, d, x, b.value));
    else if (a.is === 'const' && EITHER_WAY.has(op)) binary({ ...node, a: b, b: a }, d);
    else using([a, b], (x, y) => emit(COMPUTING[op], d, x, y));
  }

  function branch(test: Expr, yes: Expr, no: Expr, d: number): void {
    const [other, end] = [label(), label()];
    jump(test, false, other);
    into_(yes, d);
    // What is seldom, or next to nothing, lies behind the function, so that the rest need not jump over it.
    if (no.is === 'const' || no.is === 'call') {
      const taken = free;
      aside.push(() => {
        free = taken;
        here(other);
        into_(no, d);
        emit(OP.JUMP);
        target(end);
      });
      here(end);
      return;
    }
    emit(OP.JUMP);
    target(end);
    here(other);
    into_(no, d);
    here(end);
  }

  function call({ name, args }: Extract<Expr, { is: 'call' }>, d: number): void {
    const native = natives.get(name);
    if (native !== undefined) {
      if (args.length > MOST_ARGUMENTS) throw new Error(`${name} takes too many arguments`);
      // What it calls in its turn has its frames behind all that is taken.
      using(args, (...given) => emit(OP.NATIVE + args.length, native, d, ...given));
      return;
    }
    const to = starts.get(name);
    if (to === undefined) throw new Error(`no such function: ${name}`);
    const before = free;
    for (let i = 0; i < LINK; i++) take();
    const first = free;
    for (const arg of args) into_(arg, take());
    free = before;
    emit(OP.CALL);
    target(to);
    out.push(first, d);
  }

  /** Goes to a label where a condition holds, or does not, and works out no more than is needed to know. */
  function jump(test: Expr, holds: boolean, to: Label): void {
    if (test.is === 'const') {
      if ((test.value !== 0) === holds) {
        emit(OP.JUMP);
        target(to);
      }
    } else if (test.is === 'not') jump(test.of, !holds, to);
    else if (test.is === 'binary' && (test.op === '&&' || test.op === '||')) {
      if ((test.op === '||') === holds) {
        jump(test.a, holds, to);
        jump(test.b, holds, to);
      } else {
        const other = label();
        jump(test.a, !holds, other);
        jump(test.b, holds, to);
        here(other);
      }
    } else if (test.is === 'binary' && test.op in JUMPS) compare(test, holds, to);
    else {
      using([test], (a) => emit(holds ? OP.JNZ : OP.JZ, a));
      target(to);
    }
  }

  function compare({ op, a, b }: { op: BinaryOp; a: Expr; b: Expr }, holds: boolean, to: Label): void {
    const taken = JUMPS[op][holds ? 0 : 1];
    const word = a.is === 'load' && a.address.is === 'const' ? a.address.value + a.offset : null;
    const isEquality = taken === OP.JEQ || taken === OP.JNE;
    if (b.is !== 'const') using([a, b], (x, y) => emit(taken, x, y));
    else if (word !== null && isEquality) emit(taken === OP.JEQ ? OP.JKEQ : OP.JKNE, word, b.value);
    else if (a.is === 'load' && isEquality && !isSum(a.address) && !isFar(a.address)) {
      using([a.address], (x) => emit(taken === OP.JEQ ? OP.JWEQ : OP.JWNE, x, a.offset, b.value));
    } else using([a], (x) => emit(taken + JUMP_NUMBERED, x, b.value));
    target(to);
  }

  const all = (list: readonly Stmt[]): void => {
    for (const one of list) statement(one);
  };

  function loop({ label: name, test, step, body }: Extract<Stmt, { is: 'for' }>): void {
    const [again, next, end] = [label(), label(), label()];
    leaves.set(name, end);
    repeats.set(name, next);
    if (test !== null) jump(test, false, end);
    here(again);
    all(body);
    here(next);
    const counted = test && countedBy(test, step);
    if (counted) {
      const { i, by, end: last } = counted;
      if (last.is === 'const') emit(OP.LOOPC, i, by, last.value);
      else emit(OP.LOOP, i, by, last.index);
      target(again);
      here(end);
      return;
    }
    all(step);
    // Asked again at the end, so that a pass takes one jump.
    if (test !== null) jump(test, true, again);
    else {
      emit(OP.JUMP);
      target(again);
    }
    here(end);
  }

  function choice({ test, yes, no }: Extract<Stmt, { is: 'if' }>): void {
    const [other, end] = [label(), label()];
    jump(test, false, other);
    all(yes);
    if (no.length > 0) {
      emit(OP.JUMP);
      target(end);
    }
    here(other);
    all(no);
    here(end);
  }

  function switched({ label: name, on, cases }: Extract<Stmt, { is: 'switch' }>): void {
    const end = label();
    leaves.set(name, end);
    const byValue = new Map(cases.map(({ value }) => [value, label()]));
    const count = Math.max(-1, ...byValue.keys()) + 1;
    using([on], (a) => emit(OP.SWITCH, a, count));
    target(end);
    for (let n = 0; n < count; n++) target(byValue.get(n) ?? end);
    for (const { value, body } of cases) {
      here(byValue.get(value) as Label);
      all(body);
    }
    here(end);
  }

  function block(name: number, body: readonly Stmt[]): void {
    const end = label();
    leaves.set(name, end);
    all(body);
    here(end);
  }

  function statement(node: Stmt): void {
    switch (node.is) {
      case 'set':
        into_(node.value, node.local);
        return;
      case 'store':
        storeWord(node);
        return;
      case 'do':
        using([node.value], () => undefined);
        return;
      case 'if':
        choice(node);
        return;
      case 'for':
        loop(node);
        return;
      case 'block':
        block(node.label, node.body);
        return;
      case 'break':
        emit(OP.JUMP);
        target(leaves.get(node.label) as Label);
        return;
      case 'continue':
        emit(OP.JUMP);
        target(repeats.get(node.label) as Label);
        return;
      case 'switch':
        switched(node);
        return;
      case 'return':
        if (node.value.is === 'const') emit(OP.RETURNC, node.value.value);
        else using([node.value], (a) => emit(OP.RETURN, a));
        return;
      case 'spend':
        if (node.amount.is === 'const') emit(OP.SPENDC, node.amount.value);
        else using([node.amount], (a) => emit(OP.SPEND, a));
    }
  }

  all(func.body);
  emit(OP.RETURNC, 0);
  for (let write = aside.shift(); write !== undefined; write = aside.shift()) write();
  return most + LINK;
}

/** A sum of two that are not known; what is known is an offset already, or below 0. */
const isSum = (node: Expr): node is Extract<Expr, { is: 'binary' }> =>
  node.is === 'binary' && node.op === '+' && node.b.is !== 'const';

/** The word at an address that is a word itself. */
const isFar = (node: Expr): node is Extract<Expr, { is: 'load' }> =>
  node.is === 'load' && node.address.is !== 'const' && !isSum(node.address);

/** A loop that counts a local up, by how much and to where. */
function countedBy(
  test: Expr,
  [step, ...more]: readonly Stmt[],
): { i: number; by: number; end: Extract<Expr, { is: 'const' | 'local' }> } | null {
  if (more.length > 0 || step?.is !== 'set' || test.is !== 'binary' || test.op !== '<') return null;
  const { a, b: end } = test;
  const { local: i, value } = step;
  const isIt = (node: Expr): boolean => node.is === 'local' && node.index === i;
  if (!isIt(a) || (end.is !== 'const' && end.is !== 'local')) return null;
  const isCount = value.is === 'binary' && value.op === '+' && isIt(value.a) && value.b.is === 'const';
  return isCount ? { i, by: (value.b as { value: number }).value, end } : null;
}

/** How much a value is more than the word at an address, where that is known. */
const addedTo = (value: Expr, k: number): number | null =>
  value.is === 'binary' &&
  value.op === '+' &&
  value.b.is === 'const' &&
  value.a.is === 'load' &&
  value.a.address.is === 'const' &&
  value.a.address.value + value.a.offset === k
    ? value.b.value
    : null;
