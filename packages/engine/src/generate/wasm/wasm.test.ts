/** The small language of whole numbers means in WebAssembly what it means as JavaScript. */
import { describe, expect, test } from 'vitest';
import { next, seedState } from '../../state/random.js';
import { machine } from './machine.js';
import { compile } from './module.js';

const tables = new Map([
  ['W', { address: 1_000, bytes: 4 as const }],
  ['H', { address: 2_000, bytes: 2 as const }],
  ['B', { address: 3_000, bytes: 1 as const }],
  ['X', { address: 4_000, bytes: 4 as const }],
]);
const registers = new Map([
  ['steps', 4],
  ['top', 8],
]);

function made(text: string, imports: Record<string, (...args: number[]) => number> = {}) {
  const memory = new machine.Memory({ initial: 1, maximum: 1 });
  const bytes = compile(text, imports, tables, registers, () => true);
  const { exports } = new machine.Instance(new machine.Module(bytes), { m: { ...imports, memory } });
  return { words: new Int32Array(memory.buffer), ...exports } as unknown as Record<
    string,
    (...args: number[]) => number
  > & { words: Int32Array };
}

const values = [0, 1, -1, 2, 7, -13, 255, 65_536, 2_147_483_647, -2_147_483_648];

describe('what is worked out', () => {
  test.each([
    ['a+b*3-1', (a: number, b: number) => (a + Math.imul(b, 3) - 1) | 0],
    ['a-b-1', (a, b) => (a - b - 1) | 0],
    ['(a<<3)^(b>>2)|(a>>>5)&b', (a, b) => ((a << 3) ^ (b >> 2)) | ((a >>> 5) & b)],
    ['a<b?a:b', (a, b) => Math.min(a, b)],
    ['a===b||a>b&&!(b===0)', (a, b) => Number(a === b || (a > b && b !== 0))],
    ['!(a<=b)', (a, b) => Number(a > b)],
    ['~a', (a) => ~a],
    ['under(a,b)', (a, b) => Number(a >>> 0 < b >>> 0)],
    ['high(a,b)', (a, b) => Number((BigInt(a >>> 0) * BigInt(b >>> 0)) >> 32n) | 0],
    ['6>8?a:0===1?b:(-5)', () => -5],
    ['a+0|0', (a) => a],
  ] as [string, (a: number, b: number) => number][])('%s', (text, wanted) => {
    const { f } = made(`function f(a,b){return ${text};}`);
    for (const a of values) for (const b of values) expect(f?.(a, b)).toBe(wanted(a, b));
  });
});

test('names of blocks, loops and what they leave', () => {
  const { sum, found, last } = made(
    `
function sum(n){let s=0;for(let i=0;i<n;i++){const x=i*2;if(x===6)continue out;s+=x;}return s;}
function found(n){let at=(-1);all:{for(let i=0;i<9;i++){if(i*i>=n){at=i;break all;}}at=99;}return at;}
function last(n){let i=n;while(i>3)i--;return i++;}`.replace(
      'for(let i=0;i<n;i++){const x',
      'out:for(let i=0;i<n;i++){const x',
    ),
  );
  expect([sum?.(5), found?.(10), found?.(100), last?.(8), last?.(2)]).toEqual([14, 4, 99, 3, 2]);
});

test('conditions of several, in a choice, a value and a loop: what need not be asked is not', () => {
  const asked: number[] = [];
  const { f, g, h } = made(
    `
function f(a,b){let s=0;if(a>0&&!(b>0||ask(b)>5)){s=1;}else if(!(a>0&&b>0)||a===b){s=2;}if(a<0||b<0&&a<5)s=s+10;return s;}
function g(a,b){return !(a>2||b>2)&&ask(a)===a?a+b:a>b||ask(b)===1?7:8;}
function h(a,b){let i=a;while(i>0&&(i>b||i===1)&&!(i===7&&b<0))i--;return i;}`,
    {
      ask: (n) => {
        asked.push(n);
        return n;
      },
    },
  );
  for (const a of [-1, 0, 1, 2, 7, 9]) {
    for (const b of [-1, 0, 1, 3, 9]) {
      const wanted: number[] = [];
      const ask = (n: number): number => wanted[wanted.push(n) - 1] as number;
      let s = 0;
      if (a > 0 && !(b > 0 || ask(b) > 5)) s = 1;
      else if (!(a > 0 && b > 0) || a === b) s = 2;
      if (a < 0 || (b < 0 && a < 5)) s += 10;
      const value = !(a > 2 || b > 2) && ask(a) === a ? a + b : a > b || ask(b) === 1 ? 7 : 8;
      let i = a;
      while (i > 0 && (i > b || i === 1) && !(i === 7 && b < 0)) i--;
      asked.length = 0;
      expect([f?.(a, b), g?.(a, b), h?.(a, b)]).toEqual([s, value, i]);
      expect(asked).toEqual(wanted);
    }
  }
});

test('a switch goes on into the next case unless it is left', () => {
  const { f } = made('function f(n){let s=0;switch(n){case 2:s+=1;case 3:s+=10;break;case 5:return 7;}return s;}');
  expect([0, 2, 3, 4, 5, 6].map((n) => f?.(n))).toEqual([0, 11, 10, 0, 7, 0]);
});

test('tables of all sizes, single numbers and lists', () => {
  const { f, g, words } = made(`
function f(i,x){W[i]=x;H[i]=x;B[i]=x;steps=steps+1;return W[i]+H[i]+B[i];}
function g(list){let n=0;for(let i=0;i<list.length;i++)n+=list[i];list[0]=n;return list[1];}`);
  expect(f?.(3, 300)).toBe(300 + 300 + 44);
  expect(f?.(4, -2)).toBe(-6);
  expect(words?.[1]).toBe(2);
  words?.set([3, 10, 20, 30], 100);
  expect(g?.(400)).toBe(20);
  expect(words?.[101]).toBe(60);
});

test('functions that are written out where they are called leave alone', () => {
  const calls: number[] = [];
  const { f, h } = made(
    `
function twice(n){if(n<0)return 0-n;let i=n;return i*2;}
function f(i,n){const x=twice(i)+twice(n);return twice(x)+i;}
function again(n){return n<1?0:1+again(n-1);}
function h(n){tell(n);return again(n)+twice(n);}`,
    {
      tell: (n) => {
        calls.push(n);
        return 0;
      },
    },
  );
  expect([f?.(2, 3), f?.(-2, 3), h?.(4)]).toEqual([22, 14, 12]);
  expect(calls).toEqual([4]);
});

test('chance goes on as it does outside, number for number', () => {
  const { f, words } = made('function one(){return xoroshiro();}function f(a,b){return one()^b-a*(b-a);}');
  const model = seedState('chance');
  words?.set(model, 1_000);
  for (let i = 0; i < 200; i++) {
    expect(f?.(i, i)).toBe((next(model) ^ i) | 0);
    expect([...(words?.subarray(1_000, 1_004) ?? [])]).toEqual(model.map((n) => n | 0));
  }
});

test('what goes wrong leaves everything, also as a part of a value', () => {
  const { f, words } = made('function f(a,b){if(a<b)fail(1);steps=steps+1;return a===b?fail(2):a-b;}', {
    fail: (n) => {
      throw new Error(`failed ${n}`);
    },
  });
  expect(f?.(5, 3)).toBe(2);
  expect(() => f?.(3, 5)).toThrow('failed 1');
  expect(() => f?.(3, 3)).toThrow('failed 2');
  expect(words?.[1]).toBe(2);
});

test('what cannot be read is refused', () => {
  for (const text of [
    'function f(){return x;}',
    'function f(){g();}',
    'function f(a){return a(;}',
    'let x=1;',
    'function f(){#}',
  ])
    expect(() => made(text)).toThrow();
});
