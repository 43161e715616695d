import { isTruth, not, num, ZERO } from '../ir/build.js';
import { type BinaryOp, type Expr, type Func, NO_LABEL, type Stmt, walk } from '../ir/ir.js';
import { FAIL, R } from '../runtime/memory.js';
import { LONG, LONGS } from './chance.js';
import { isWritten } from './intrinsics.js';
import { signed, unsigned } from './numbers.js';

/** What code may call: functions by their number and how many arguments they take, and those that are inlined. */
export interface Callees {
  functions: ReadonlyMap<string, { index: number; params: number }>;
  inlined: ReadonlyMap<string, Func>;
  /** Where chance lies, in words. */
  random: number;
}

/** Operations on two numbers and their codes. */
const OPS: Record<Exclude<BinaryOp, '&&' | '||'>, number> = {
  '===': 0x46,
  '!==': 0x47,
  '<': 0x48,
  '<u': 0x49,
  '>': 0x4a,
  '<=': 0x4c,
  '>=': 0x4e,
  '+': 0x6a,
  '-': 0x6b,
  '*': 0x6c,
  '/': 0x6d,
  '%': 0x6f,
  '%u': 0x70,
  '&': 0x71,
  '|': 0x72,
  '^': 0x73,
  '<<': 0x74,
  '>>': 0x75,
  '>>>': 0x76,
};
const [BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE, RETURN] = [2, 3, 4, 5, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f];
const [CALL, DROP, GET, SET, TEE, CONST, EQZ, LOAD, STORE] = [0x10, 0x1a, 0x20, 0x21, 0x22, 0x41, 0x45, 0x28, 0x36];
const [NOTHING, NUMBER] = [0x40, 0x7f];
/** The function that never comes back, and what is written behind its calls to say so. */
const [NEVER, UNREACHABLE] = ['fail', 0];
/** Functions in functions that are inlined, and how long that may make one. */
const DEEPEST = 6;
const LONGEST = 8_000;

type Joint = Extract<Expr, { is: 'binary' | 'not' }>;
/** A condition of two, of which the second may not be asked for; or what is not that. */
const isJoint = (test: Expr): test is Joint =>
  test.is === 'not' ? isJoint(test.of) : test.is === 'binary' && (test.op === '&&' || test.op === '||');

/** The machine code of one function, with its locals before it. */
export function emit(func: Func, { functions, inlined, random }: Callees): number[] {
  const out: number[] = [];
  /** The next local that is free, and where those of the function that is written begin. */
  let locals = func.locals + LONGS;
  let localAt = (index: number): number => (index < func.params ? index : index + LONGS);
  /** What can be left or gone on with, the innermost last. */
  const labels: string[] = [];
  /** Functions that are being inlined, the innermost last. */
  const inside: string[] = [func.name];

  const op = (...bytes: number[]): void => {
    for (const byte of bytes) out.push(byte);
  };
  const withNumber = (code: number, n: number): void => {
    out.push(code);
    unsigned(out, n);
  };
  const constant = (n: number): void => {
    out.push(CONST);
    signed(out, n);
  };
  const memory = (code: number, words: number): void => {
    op(code, 2);
    unsigned(out, 4 * words);
  };

  /** Puts the address of a word there, in bytes. */
  function address(word: Expr): void {
    if (word.is === 'const') {
      constant(4 * word.value);
      return;
    }
    expr(word);
    op(CONST, 2, OPS['<<']);
  }

  function call({ name, args }: Extract<Expr, { is: 'call' }>): void {
    for (const arg of args) expr(arg);
    if (isWritten(out, name, func.params, 4 * random, () => locals++)) return;
    const short = inlined.get(name);
    if (short !== undefined && !inside.includes(name) && inside.length < DEEPEST && out.length < LONGEST) {
      inline(short);
      return;
    }
    const found = functions.get(name);
    if (found === undefined) throw new Error(`no such function: ${name}`);
    if (found.params !== args.length) throw new Error(`${name} takes ${found.params}`);
    withNumber(CALL, found.index);
    // Nothing has to be held for what comes after it.
    if (name === NEVER) op(UNREACHABLE);
  }

  /** In the place of a call, with the arguments there: returning goes on behind it. */
  function inline({ name, params, locals: count, body }: Func): void {
    const first = locals;
    locals += count;
    for (let i = params - 1; i >= 0; i--) withNumber(SET, first + i);
    const outer = localAt;
    localAt = (index) => first + index;
    inside.push(name);
    op(BLOCK, NUMBER);
    labels.push(`${inside.length} returned`);
    all(body);
    if (body.at(-1)?.is !== 'return') constant(0);
    op(END);
    labels.pop();
    inside.pop();
    localAt = outer;
  }

  function expr(node: Expr): void {
    switch (node.is) {
      case 'const':
        constant(node.value);
        return;
      case 'local':
        withNumber(GET, localAt(node.index));
        return;
      case 'load':
        address(node.address);
        memory(LOAD, node.offset);
        return;
      case 'call':
        call(node);
        return;
      case 'not':
        expr(node.of);
        op(EQZ);
        return;
      case 'binary':
        binary(node);
        return;
      case 'if':
        branch(node.test, node.yes, node.no);
        return;
      case 'symbol':
        throw new Error(`not linked: ${node.name}`);
    }
  }

  function binary({ op: sign, a, b }: Extract<Expr, { is: 'binary' }>): void {
    if (sign === '&&' || sign === '||') {
      const truth: Expr = isTruth(b) ? b : { is: 'binary', op: '!==', a: b, b: ZERO };
      if (sign === '&&') branch(a, truth, ZERO);
      else branch(a, num(1), truth);
      return;
    }
    expr(a);
    if (sign === '===' && b.is === 'const' && b.value === 0) {
      op(EQZ);
      return;
    }
    expr(b);
    op(OPS[sign]);
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
    if (test.is === 'not') jump(test.of, !holds, label);
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
    act();
    labels.pop();
    op(END);
  }
  const all = (list: readonly Stmt[]): void => {
    for (const one of list) statement(one);
  };

  function loop({ label, test, step, body }: Extract<Stmt, { is: 'for' }>): void {
    within(BLOCK, `${label} left`, NOTHING, () => {
      within(LOOP, `${label} again`, NOTHING, () => {
        if (test !== null) jump(test, false, `${label} left`);
        if (step.length > 0 && continues(body, label)) within(BLOCK, `${label} again`, NOTHING, () => all(body));
        else all(body);
        all(step);
        withNumber(BR, 0);
      });
    });
  }

  function choice({ test, yes, no }: Extract<Stmt, { is: 'if' }>): void {
    if (isJoint(test)) {
      within(BLOCK, ' done', NOTHING, () => {
        if (no.length === 0) {
          jump(test, false, ' done');
          all(yes);
          return;
        }
        within(BLOCK, ' not', NOTHING, () => {
          jump(test, false, ' not');
          all(yes);
          withNumber(BR, 1);
        });
        all(no);
      });
      return;
    }
    expr(yes.length === 0 ? not(test) : test);
    within(IF, ' if', NOTHING, () => {
      all(yes.length === 0 ? no : yes);
      if (yes.length === 0 || no.length === 0) return;
      op(ELSE);
      all(no);
    });
  }

  /** By a table of jumps: each case ends where the next begins. */
  function switched({ label, on, cases }: Extract<Stmt, { is: 'switch' }>): void {
    const byValue = new Map(cases.map(({ value }, i) => [value, i]));
    const most = Math.max(0, ...byValue.keys());
    op(BLOCK, NOTHING);
    labels.push(`${label} left`);
    for (let i = cases.length; i > 0; i--) {
      op(BLOCK, NOTHING);
      labels.push(' case');
    }
    expr(on);
    withNumber(BR_TABLE, most + 1);
    for (let n = 0; n <= most; n++) unsigned(out, byValue.get(n) ?? cases.length);
    unsigned(out, cases.length);
    for (const { body } of cases) {
      op(END);
      labels.pop();
      all(body);
    }
    op(END);
    labels.pop();
  }

  /** Takes from the budget; where nothing is left, the game ends. */
  function spend(amount: Expr): void {
    const left = locals++;
    constant(0);
    constant(0);
    memory(LOAD, R.STEPS);
    expr(amount);
    op(OPS['-']);
    withNumber(TEE, left);
    memory(STORE, R.STEPS);
    withNumber(GET, left);
    constant(0);
    op(OPS['<']);
    within(IF, ' spent', NOTHING, () => {
      call({ is: 'call', name: NEVER, args: [num(FAIL.steps)] });
    });
  }

  function statement(node: Stmt): void {
    switch (node.is) {
      case 'set':
        expr(node.value);
        withNumber(SET, localAt(node.local));
        return;
      case 'store':
        address(node.address);
        expr(node.value);
        memory(STORE, node.offset);
        return;
      case 'do':
        expr(node.value);
        op(DROP);
        return;
      case 'if':
        choice(node);
        return;
      case 'for':
        loop(node);
        return;
      case 'block':
        if (node.label === NO_LABEL) all(node.body);
        else within(BLOCK, `${node.label} left`, NOTHING, () => all(node.body));
        return;
      case 'break':
        withNumber(BR, depthOf(`${node.label} left`));
        return;
      case 'continue':
        withNumber(BR, depthOf(`${node.label} again`));
        return;
      case 'return':
        expr(node.value);
        if (inside.length > 1) withNumber(BR, depthOf(`${inside.length} returned`));
        else op(RETURN);
        return;
      case 'switch':
        switched(node);
        return;
      case 'spend':
        spend(node.amount);
    }
  }

  all(func.body);
  constant(0);
  op(END);
  const code: number[] = [2, LONGS, LONG];
  unsigned(code, locals - func.params - LONGS);
  code.push(NUMBER);
  for (const byte of out) code.push(byte);
  return code;
}

/** Whether a part goes on with the loop of a label. */
function continues(body: readonly Stmt[], label: number): boolean {
  let found = false;
  walk(body, (node) => {
    if (node.is === 'continue' && node.label === label) found = true;
  });
  return found;
}
