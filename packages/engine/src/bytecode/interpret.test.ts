/** Bytecode does what WebAssembly of the same tree does: for trees made at random, results and memory are the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  act,
  add,
  binary,
  call,
  cond,
  give,
  leave,
  load,
  local,
  not,
  num,
  set,
  spend,
  store,
  when,
} from '../ir/build.js';
import type { BinaryOp, Expr, Func, Stmt } from '../ir/ir.js';
import { FAIL, R } from '../runtime/memory.js';
import { machine } from '../wasm/machine.js';
import { type Imports, makeModule } from '../wasm/module.js';
import { compileBytecode } from './compile.js';
import { makeInterpreter } from './interpret.js';

const [PARAMS, LOCALS, DATA, SIZE] = [2, 6, 64, 32];
const SIGNS: BinaryOp[] = ['+', '-', '*', '&', '|', '^', '===', '!==', '<', '<u', '>', '<=', '>=', '&&', '||'];
const BY_NUMBER: BinaryOp[] = ['/', '%', '%u', '<<', '>>', '>>>'];

const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
/** An address within the data, whatever a value is. */
const inside = (of: Expr): Expr => binary('&', of, num(SIZE - 1));

const { expr, body } = fc.letrec<{ expr: Expr; stmt: Stmt[]; body: Stmt[] }>((tie) => ({
  expr: fc.oneof(
    { maxDepth: 4 },
    number.map(num),
    fc.nat(LOCALS - 1).map(local),
    fc.nat(SIZE - 1).map((at) => load(num(DATA + at))),
    fc.tuple(fc.constantFrom(...SIGNS), tie('expr'), tie('expr')).map(([op, a, b]) => binary(op, a, b)),
    fc
      .tuple(fc.constantFrom(...BY_NUMBER), tie('expr'), fc.integer({ min: 1, max: 30 }))
      .map(([op, a, b]) => binary(op, a, num(b))),
    tie('expr').map(not),
    tie('expr').map((of) => load(inside(of), DATA)),
    fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => load(add(inside(a), binary('&', b, num(SIZE - 1))), DATA)),
    tie('expr').map((of) => load(inside(load(inside(of), DATA)), DATA)),
    fc.tuple(tie('expr'), tie('expr'), tie('expr')).map(([test, yes, no]) => cond(test, yes, no)),
    fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => call('outside', a, b)),
    fc.tuple(tie('expr'), tie('expr')).map(([a, b]) => call('helper', a, b)),
  ),
  stmt: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(fc.nat(LOCALS - 1), tie('expr')).map(([to, value]) => [set(to, value)]),
    fc.tuple(tie('expr'), tie('expr')).map(([at, value]) => [store(inside(at), value, DATA)]),
    fc.tuple(fc.nat(SIZE - 1), number).map(([at, by]) => [store(num(DATA + at), add(load(num(DATA + at)), num(by)))]),
    fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)).map(([a, b]) => [store(num(DATA + a), load(num(DATA + b)))]),
    tie('expr').map((value) => [act(value)]),
    fc.nat(9).map((amount) => [spend(num(amount))]),
    fc.tuple(tie('expr'), tie('body'), tie('body')).map(([test, yes, no]) => when(test, yes, no)),
    fc.tuple(fc.nat(3), tie('body')).map(([times, inner]) => looped(times, inner)),
    fc.tuple(tie('expr'), fc.array(tie('body'), { maxLength: 3 })).map(([on, cases]) => switched(on, cases)),
    tie('expr').map((value) => when(value, [give(value)])),
  ),
  body: fc.array(tie('stmt'), { maxLength: 4 }).map((parts) => parts.flat()),
}));

/** Labels are told apart when all is there. */
let labels = 0;
function looped(times: number, inner: Stmt[]): Stmt[] {
  const label = labels++;
  const i = LOCALS + label;
  const test = binary('<', local(i), num(times));
  const step = [set(i, add(local(i), num(1)))];
  const skipping: Stmt[] = when(binary('===', local(i), local(0)), [{ is: 'continue', label }]);
  const leaving = when(binary('===', local(i), local(1)), [leave(label)]);
  return [set(i, num(0)), { is: 'for', label, test, step, body: [...skipping, ...inner, ...leaving] }];
}
function switched(on: Expr, cases: Stmt[][]): Stmt[] {
  const label = labels++;
  const end: Stmt = { is: 'break', label };
  return [{ is: 'switch', label, on, cases: cases.map((own, value) => ({ value, body: [...own, end] })) }];
}

const func = (name: string, inner: Stmt[], value: Expr): Func => {
  const blank = Array.from({ length: LOCALS - PARAMS }, (_, i) => set(PARAMS + i, num(0)));
  return { name, params: PARAMS, locals: LOCALS + labels, body: [spend(num(1)), ...blank, ...inner, give(value)] };
};

class Failed extends Error {}
const imports: Imports = {
  fail: (what: number) => {
    throw new Failed(String(what));
  },
  outside: (a: number, b: number) => (Math.imul(a, 31) + b) | 0,
};

function ended(words: Int32Array, run: () => number): unknown {
  for (let i = 0; i < SIZE * 4; i++) words[DATA + i] = Math.imul(i, 40_503) ^ i;
  words[R.STEPS] = 200;
  try {
    return [run(), ...words.subarray(0, DATA + SIZE * 4)];
  } catch (thrown) {
    if (!(thrown instanceof Failed)) throw thrown;
    return [thrown.message, ...words.subarray(0, DATA + SIZE * 4)];
  }
}

test('the same as WebAssembly', () => {
  const helper: Func = { name: 'helper', params: 2, locals: 2, body: [give(binary('^', local(0), local(1)))] };
  fc.assert(
    fc.property(body, expr, number, number, (inner, value, a, b) => {
      const functions = [func('f', inner, value), helper];
      const memory = new machine.Memory({ initial: 1, maximum: 1 });
      const bytes = makeModule(functions, imports, 0, (name) => name === 'f');
      const { exports } = new machine.Instance(new machine.Module(bytes), { m: { ...imports, memory } });
      const natives = Object.keys(imports);
      const words = new Int32Array(0x4000);
      const calls = makeInterpreter(
        compileBytecode(functions, new Map(natives.map((name, i) => [name, i]))),
        words,
        natives.map((name) => imports[name]),
        () => imports.fail(FAIL.steps) as never,
      );
      const wanted = ended(new Int32Array(memory.buffer), () => exports.f(a, b));
      expect(ended(words, () => calls('f')?.(a, b) ?? Number.NaN)).toEqual(wanted);
    }),
    { numRuns: 400 },
  );
});
