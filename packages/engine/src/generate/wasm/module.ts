import { emit } from './emit.js';
import type { Names, Table } from './names.js';
import { unsigned } from './numbers.js';
import { type Func, parse } from './parse.js';

function named(out: number[], text: string): void {
  unsigned(out, text.length);
  for (let i = 0; i < text.length; i++) out.push(text.charCodeAt(i));
}

function section(out: number[], id: number, parts: readonly number[][]): void {
  const inner: number[] = [];
  unsigned(inner, parts.length);
  for (const part of parts) for (const byte of part) inner.push(byte);
  out.push(id);
  unsigned(out, inner.length);
  for (const byte of inner) out.push(byte);
}

/** Bytes up to which a function is written out wherever it is called, and where it is called once. */
const SHORT = 120;
const ONCE = 1000;

/** Machines call each of these functions as it stands there, and a call costs as much as ten operations. */
function shortOnes(functions: readonly Func[], names: Names): Map<string, Func> {
  const calls = new Map<string, number>();
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { is, name } = part as { is?: string; name?: string };
    if (is === 'call' && name !== undefined) calls.set(name, (calls.get(name) ?? 0) + 1);
    for (const inner of Object.values(part)) count(inner);
  };
  for (const { body } of functions) count(body);
  const isShort = (one: Func): boolean => {
    const size = emit(one, names).length;
    return size <= SHORT || (size <= ONCE && calls.get(one.name) === 1);
  };
  return new Map(functions.filter(isShort).map((one) => [one.name, one]));
}

/** A function of the outside, with how many numbers it takes. */
export type Imports = Record<string, (...args: number[]) => number>;

/**
 * A module of the text's functions. All take whole numbers and give one; what is imported, and the memory, come from
 * outside. Functions that are asked for are given back to be called.
 */
export function compile(
  text: string,
  imports: Imports,
  tables: ReadonlyMap<string, Table>,
  registers: ReadonlyMap<string, number>,
  exported: (name: string) => boolean,
): Uint8Array<ArrayBuffer> {
  const functions = parse(text);
  const names: Names = { tables, registers, functions: new Map(), inlined: new Map() };
  const known = names.functions as Map<string, { index: number; params: number }>;
  for (const [name, { length }] of Object.entries(imports)) known.set(name, { index: known.size, params: length });
  const first = known.size;
  for (const { name, params } of functions) known.set(name, { index: known.size, params: params.length });
  const most = Math.max(...[...known.values()].map(({ params }) => params));

  const inlined = shortOnes(functions, names);
  const out: number[] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  // By how many numbers a function takes.
  const types = Array.from({ length: most + 1 }, (_, n) => {
    const one = [0x60];
    unsigned(one, n);
    return [...one, ...new Array<number>(n).fill(0x7f), 1, 0x7f];
  });
  section(out, 1, types);
  const imported = Object.entries(imports).map(([name, { length }]) => {
    const one: number[] = [];
    named(one, 'm');
    named(one, name);
    one.push(0);
    unsigned(one, length);
    return one;
  });
  const memory: number[] = [];
  named(memory, 'm');
  named(memory, 'memory');
  memory.push(2, 0, 1);
  section(out, 2, [...imported, memory]);
  section(
    out,
    3,
    functions.map(({ params }) => {
      const one: number[] = [];
      unsigned(one, params.length);
      return one;
    }),
  );
  const given = functions.flatMap(({ name }, i) => {
    if (!exported(name)) return [];
    const one: number[] = [];
    named(one, name);
    one.push(0);
    unsigned(one, first + i);
    return [one];
  });
  section(out, 7, given);
  section(
    out,
    10,
    functions.map((one) => {
      const code = emit(one, { ...names, inlined });
      const sized: number[] = [];
      unsigned(sized, code.length);
      return [...sized, ...code];
    }),
  );
  return new Uint8Array(out);
}
