import { type Func, walk } from '../ir/ir.js';
import { type Callees, emit } from './emit.js';
import { unsigned } from './numbers.js';

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

/** Bytes up to which a function is inlined wherever it is called, and where it is called once. */
const SHORT = 120;
const ONCE = 1000;

const calledIn = (func: Func, visit: (name: string) => void): void =>
  walk(func.body, (node) => {
    if (node.is === 'call') visit(node.name);
  });

/** What is called, however far away, from those that are asked for. */
function reachable(functions: readonly Func[], exported: (name: string) => boolean): Func[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  const open = functions.filter(({ name }) => exported(name));
  const found = new Set(open);
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    calledIn(one, (name) => {
      const next = byName.get(name);
      if (next === undefined || found.has(next)) return;
      found.add(next);
      open.push(next);
    });
  }
  return functions.filter((one) => found.has(one));
}

/** Machines call each of these functions as it stands there, and a call costs as much as ten operations. */
function shortOnes(functions: readonly Func[], callees: Callees): Map<string, Func> {
  const calls = new Map<string, number>();
  for (const one of functions) calledIn(one, (name) => calls.set(name, (calls.get(name) ?? 0) + 1));
  const isShort = (one: Func): boolean => {
    const size = emit(one, callees).length;
    return size <= SHORT || (size <= ONCE && calls.get(one.name) === 1);
  };
  return new Map(functions.filter(isShort).map((one) => [one.name, one]));
}

/** A function of the outside, with how many numbers it takes. */
export type Imports = Record<string, (...args: number[]) => number>;

/**
 * A module of functions. All take whole numbers and give one; what is imported, and the memory, come from outside. Functions
 * that are asked for are given back to be called.
 */
export function makeModule(
  all: readonly Func[],
  imports: Imports,
  random: number,
  exported: (name: string) => boolean,
): Uint8Array<ArrayBuffer> {
  const functions = reachable(all, exported);
  const known = new Map<string, { index: number; params: number }>();
  for (const [name, { length }] of Object.entries(imports)) known.set(name, { index: known.size, params: length });
  const first = known.size;
  for (const { name, params } of functions) known.set(name, { index: known.size, params });
  const most = Math.max(...[...known.values()].map(({ params }) => params));
  const callees: Callees = { functions: known, inlined: new Map(), random };
  const inlined = shortOnes(functions, callees);

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
      unsigned(one, params);
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
      const code = emit(one, { ...callees, inlined });
      const sized: number[] = [];
      unsigned(sized, code.length);
      return [...sized, ...code];
    }),
  );
  return new Uint8Array(out);
}
