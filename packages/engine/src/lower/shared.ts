import { LOOPS, type Node, type Op, scopeOf, type Type } from '@draco-table/ruleset';
import { call, give, num } from '../ir/build.js';
import type { Expr } from '../ir/ir.js';
import type { Context, Shared } from './context.js';
import { rename } from './expand.js';
import { Unit } from './unit.js';

/** Slots that an expression reads from outside, and its own, in the order in which they stand there. */
function slotsIn(part: unknown, free: Set<number>, own: Set<number>): void {
  if (!Array.isArray(part)) return;
  const [op, first, second] = part;
  if (op === 'with') own.add(first);
  for (const [i, inner] of part.entries()) {
    slotsIn(inner, free, own);
    if (i === 1 && LOOPS.has(op)) own.add(second);
  }
  if ((op === 'slot' || op === 'answer') && first > 1 && !own.has(first)) free.add(first);
}

/** Slots that stand for numbers, above all others. */
const LIFTED = 1_000_000;

/** The same with numbers that something is compared with handed in. */
function lifted(part: unknown, numbers: number[]): unknown {
  if (!Array.isArray(part)) return part;
  const [op, a, b] = part;
  if (op === '=' && typeof b === 'number') return [op, lifted(a, numbers), ['slot', LIFTED + numbers.push(b) - 1]];
  return part.map((inner) => lifted(inner, numbers));
}

/**
 * A list that a condition leaves, as a function of its own: cards often ask for the same, but for a name or a number, and
 * what is used by many stays near the processor. `make` lowers the list in the function.
 */
export function sharedList(u: Unit, node: Node, make: (u: Unit, node: Op) => Expr): Expr {
  const [free, own] = [new Set<number>(), new Set<number>()];
  slotsIn(node, free, own);
  const numbers: number[] = [];
  const first = 2 + free.size;
  const raised = lifted(node, numbers) as Node;
  const slots = new Map<number, Node>();
  for (const slot of free) slots.set(slot, ['slot', slots.size + 2]);
  for (const i of numbers.keys()) slots.set(LIFTED + i, ['slot', first + i]);
  for (const slot of own) slots.set(slot, ['slot', slots.size + 2]);
  const renamed = rename(raised, slots);
  const types: Type[] = [];
  for (const [i, slot] of [...free].entries()) types[2 + i] = u.c.types[slot] as Type;
  for (const i of numbers.keys()) types[first + i] = { is: 'number' };
  const key = JSON.stringify([renamed, types]);
  const { shared } = u.c;
  if (!shared.has(key)) {
    const func = {
      name: `q${shared.size}`,
      params: first + numbers.length,
      locals: 0,
      body: [] as Shared['func']['body'],
    };
    shared.set(key, { func, mayEnd: false });
    const size = 2 + slots.size;
    const c: Context = { ...u.c, ...scopeOf(u.c.ruleset, -1), types, routine: u.c.routine, top: size, size };
    const inner = new Unit(c, [], null);
    const list = make(inner, renamed as Op);
    func.body = [...inner.take(), give(list)];
    func.locals = inner.locals;
    shared.set(key, { func, mayEnd: inner.called });
  }
  const { func, mayEnd } = shared.get(key) as Shared;
  if (mayEnd) u.called = true;
  const given = [0, 1, ...free].map((slot) => u.slot(slot));
  return u.hold(call(func.name, ...given, ...numbers.map(num)));
}
