/** The intermediate form means in WebAssembly what it says. */
import { describe, expect, test } from 'vitest';
import {
  act,
  add,
  binary,
  call,
  cond,
  eq,
  give,
  leave,
  less,
  load,
  local,
  more,
  mul,
  not,
  num,
  set,
  store,
  when,
} from '../ir/build.js';
import type { BinaryOp, Expr, Func, Stmt } from '../ir/ir.js';
import { R } from '../runtime/memory.js';
import { next, seedState } from '../state/random.js';
import { machine } from './machine.js';
import { type Imports, makeModule } from './module.js';

const RANDOM = 1_000;

function made(functions: Func[], imports: Imports = {}) {
  const memory = new machine.Memory({ initial: 1, maximum: 1 });
  const bytes = makeModule(functions, imports, RANDOM, () => true);
  const { exports } = new machine.Instance(new machine.Module(bytes), { m: { ...imports, memory } });
  return { words: new Int32Array(memory.buffer), exports };
}
const func = (params: number, body: Stmt[], name = 'f', locals = params + 4): Func => ({ name, params, locals, body });

const [a, b] = [local(0), local(1)];
const values = [0, 1, -1, 2, 7, -13, 255, 65_536, 2_147_483_647, -2_147_483_648];

describe('what is worked out', () => {
  test.each([
    ['a + b * 3 - 1', add(add(a, mul(b, num(3))), num(-1)), (x, y) => (x + Math.imul(y, 3) - 1) | 0],
    ['a ^ b >>> 5', binary('^', a, binary('>>>', b, num(5))), (x, y) => x ^ (y >>> 5)],
    ['the smaller', cond(less(a, b), a, b), (x, y) => Math.min(x, y)],
    ['without sign', binary('<u', a, b), (x, y) => Number(x >>> 0 < y >>> 0)],
    ['what is left without sign', binary('%u', a, num(7)), (x) => (x >>> 0) % 7],
    ['the upper half', call('high', a, b), (x, y) => Number((BigInt(x >>> 0) * BigInt(y >>> 0)) >> 32n) | 0],
    ['a truth of what is none', binary('&&', a, b), (x, y) => Number(x !== 0 && y !== 0)],
  ] as [string, Expr, (a: number, b: number) => number][])('%s', (_, value, wanted) => {
    const { exports } = made([func(2, [give(value)])]);
    for (const x of values) for (const y of values) expect(exports.f(x, y)).toBe(wanted(x, y));
  });
});

test('blocks, loops and what leaves them', () => {
  const count = (body: Stmt[]): Stmt => ({
    is: 'for',
    label: 0,
    test: less(local(1), local(0)),
    step: [set(1, add(local(1), num(1)))],
    body,
  });
  const double = mul(local(1), num(2));
  const sum = func(
    1,
    [
      set(1, num(0)),
      set(2, num(0)),
      count([...when(eq(double, num(6)), [{ is: 'continue', label: 0 }]), set(2, add(local(2), double))]),
      give(local(2)),
    ],
    'sum',
  );
  const square = mul(local(1), local(1));
  const found: Func = func(
    1,
    [
      set(1, num(0)),
      { is: 'block', label: 1, body: [count(when(more(square, num(9)), [leave(1)])), set(1, num(99))] },
      give(local(1)),
    ],
    'found',
  );
  const { exports } = made([sum, found]);
  expect([exports.sum(5), exports.found(10), exports.found(3)]).toEqual([14, 4, 99]);
});

test('cases go on from one to the next', () => {
  const cases = [0, 2].map((value) => ({ value, body: [set(1, add(local(1), num(value + 1)))] }));
  const { exports } = made([func(1, [set(1, num(0)), { is: 'switch', label: 0, on: a, cases }, give(local(1))])]);
  expect([0, 1, 2, 3, -1].map((n) => exports.f(n))).toEqual([4, 0, 3, 0, 0]);
});

test('words, functions that are inlined, and what comes from outside', () => {
  const twice = func(1, [...when(less(a, num(0)), [give(num(-1))]), give(mul(a, num(2)))], 'twice');
  const body = [
    store(add(a, num(50)), call('twice', b)),
    act(call('copy', num(60), num(50), num(3))),
    give(add(load(num(61)), call('outer', a))),
  ];
  const { words, exports } = made([twice, func(2, body)], { outer: (n) => n * 100 });
  expect([exports.f(1, 21), words[51], words[61]]).toEqual([142, 42, 42]);
  expect(exports.f(1, -5)).toBe(99);
});

test('a budget that is spent ends it', () => {
  const fail = (_: number): never => {
    throw new Error('spent');
  };
  const { words, exports } = made([func(1, [{ is: 'spend', amount: a }, give(num(1))])], { fail });
  words[R.STEPS] = 10;
  expect([exports.f(4), exports.f(6), words[R.STEPS]]).toEqual([1, 1, 0]);
  expect(() => exports.f(1)).toThrow('spent');
});

test('chance is the same as elsewhere', () => {
  const { words, exports } = made([func(0, [give(call('xoroshiro'))])]);
  const random = seedState('a seed');
  words.set(random, RANDOM);
  for (let i = 0; i < 100; i++) expect(exports.f() >>> 0).toBe(next(random));
  expect([...words.subarray(RANDOM, RANDOM + 4)]).toEqual(random);
});

/** All conditions of so many locals in a row, joined and negated in every way, with what they mean. */
type Condition = { text: string; value: Expr; holds: (given: number[]) => boolean };
function conditions(from: number, to: number): Condition[] {
  if (to - from === 1)
    return [{ text: `${from}`, value: more(local(from), num(0)), holds: (given) => given[from] > 0 }];
  const all: Condition[] = [];
  for (let i = from + 1; i < to; i++) {
    for (const x of conditions(from, i)) {
      for (const y of conditions(i, to)) {
        for (const op of ['&&', '||'] as BinaryOp[]) {
          const value = binary(op, x.value, y.value);
          const holds = (given: number[]): boolean =>
            op === '&&' ? x.holds(given) && y.holds(given) : x.holds(given) || y.holds(given);
          const text = `(${x.text}${op}${y.text})`;
          all.push({ text, value, holds }, { text: `!${text}`, value: not(value), holds: (given) => !holds(given) });
        }
      }
    }
  }
  return all;
}

/** A condition in every place where one may stand. */
const PLACES: Record<string, (value: Expr) => Stmt[]> = {
  if: (value) => [...when(value, [give(num(1))]), give(num(0))],
  else: (value) => [...when(value, [set(4, num(1))], [set(4, num(0))]), give(local(4))],
  value: (value) => [give(cond(value, num(1), num(0)))],
  itself: (value) => [give(value)],
  while: (value) => [
    set(4, num(0)),
    {
      is: 'for',
      label: 0,
      test: binary('&&', value, less(local(4), num(1))),
      step: [],
      body: [set(4, add(local(4), num(1)))],
    },
    give(local(4)),
  ],
};

test.each(Object.keys(PLACES))('conditions inside conditions: %s', (place) => {
  const all = conditions(0, 4);
  const { exports } = made(all.map(({ value }, i) => func(4, PLACES[place](value), `f${i}`)));
  for (const [i, { text, holds }] of all.entries()) {
    for (let m = 0; m < 16; m++) {
      const given = [m & 1, (m >> 1) & 1, (m >> 2) & 1, m >> 3];
      expect([text, given, exports[`f${i}`](...given)]).toEqual([text, given, Number(holds(given))]);
    }
  }
});
