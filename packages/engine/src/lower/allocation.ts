import { type Expr, type Func, type Stmt, walk } from '../ir/ir.js';
import { R } from '../runtime/memory.js';
import type { Reach } from './reach.js';

/** What the host does that makes lists where statements make theirs. */
const HOST_ALLOCATES = new Set(['longDistinct', 'chooseMany', 'putQuestion', 'askTogether']);

/** What is known of memory from the functions that are called: where lists are made, left behind and kept. */
export interface Allocation {
  /** Whether a list is made meanwhile. */
  allocates(code: readonly Stmt[]): boolean;
  /** Whether lists are left behind. Verbs take theirs away, all but those that give one. */
  leaks(code: readonly Stmt[]): boolean;
  /** Whether lists may come to where they stay. */
  keeps(code: readonly Stmt[]): boolean;
}

const calledIn = (code: readonly Stmt[]): Set<string> => {
  const found = new Set<string>();
  walk(code, (node) => {
    if (node.is === 'call') found.add(node.name);
  });
  return found;
};

const storesTo = (code: readonly Stmt[], register: number): boolean => {
  let found = false;
  walk(code, (node) => {
    if (node.is === 'store' && isRegister(node.address) && node.offset === register) found = true;
  });
  return found;
};
const isRegister = (address: Expr): boolean => address.is === 'const' && address.value === 0;

/** Functions of the run time that write a register, themselves or by what they call. */
function writers(runtime: readonly Func[], register: number, others: ReadonlySet<string>): Set<string> {
  const found = new Set(others);
  for (const { name, body } of runtime) if (storesTo(body, register)) found.add(name);
  const calls = runtime.map(({ name, body }) => ({ name, called: calledIn(body) }));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { name, called } of calls) if ([...called].some((one) => found.has(one))) found.add(name);
  }
  return found;
}

const ROUTINE = /^[rh](\d+)$/;

/** What is no function of the run time, nor of the host, is one of the rules: those are taken to do anything. */
export function allocationOf(runtime: readonly Func[], host: ReadonlySet<string>, { givesList }: Reach): Allocation {
  const isKnown = new Set([...runtime.map(({ name }) => name), ...host]);
  const allocating = writers(runtime, R.TOP, HOST_ALLOCATES);
  const keeping = writers(runtime, R.KEPT, new Set());
  const some = (code: readonly Stmt[], holds: (name: string) => boolean): boolean => [...calledIn(code)].some(holds);
  return {
    allocates: (code) => some(code, (name) => !isKnown.has(name) || allocating.has(name)),
    leaks: (code) =>
      some(code, (name) => {
        if (isKnown.has(name)) return allocating.has(name);
        const [, verb] = ROUTINE.exec(name) ?? [];
        return name !== 'carry' && (verb === undefined || givesList[Number(verb)]);
      }),
    keeps: (code) => some(code, (name) => !isKnown.has(name) || keeping.has(name)),
  };
}
