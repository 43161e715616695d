import { type Constant, NONE, type Node, type Op } from '@draco-table/ruleset';
import { add, cond, load, num, under } from '../ir/build.js';
import type { Expr } from '../ir/ir.js';
import type { TableName } from '../runtime/memory.js';
import { lowerNumber, thingFact } from './expressions.js';
import { failing } from './fail.js';
import type { Unit } from './unit.js';

/** An element of a part of the memory. */
export const at = (u: Unit, name: TableName | `attr${number}`, index: Expr): Expr =>
  load(add(num(u.c.plan.address(name)), index));

/** What is known beforehand, by index. */
export const known = (u: Unit, values: readonly Constant[], index: Expr): Expr =>
  load(add(num(u.c.plan.mixed(values)), index));

/** Something that is known of a thing or a design, where there is one; what else is said otherwise. */
export function looked(u: Unit, index: Expr, count: number, found: (index: Expr) => Expr, other: Expr): Expr {
  const held = u.holdBriefly(index);
  return cond(under(held, num(count)), found(held), other);
}

export const ofThing = (u: Unit, thing: Expr, found: (thing: Expr) => Expr, other: Expr = failing('thing')): Expr =>
  looked(u, thing, u.c.layout.startDesign.length, found, other);

export function lowerAttr(u: Unit, node: Op): Expr {
  const { changing, printed } = u.c.layout;
  const attr = node[1] as number;
  const own = changing[attr];
  return thingFact(u, node[2], (x) =>
    own >= 0 ? at(u, `attr${own}`, x) : known(u, printed[attr], at(u, 'design', x)),
  );
}

export const lowerPrinted = (u: Unit, node: Op): Expr => {
  const values = u.c.layout.printed[node[1] as number];
  return looked(u, lowerNumber(u, node[2]), values.length, (x) => known(u, values, x), failing('design'));
};

/** A given value among what is printed on a thing or design: known for every design beforehand. */
export function printedIn(u: Unit, value: Node, right: Node): Expr | null {
  if (typeof value !== 'number' || typeof right === 'number') return null;
  const [op, attr, of] = right as unknown as [string, number, Node];
  if (op !== 'printed' && (op !== 'attr' || u.c.layout.changing[attr] >= 0)) return null;
  const values = u.c.layout.printed[attr].map((found) =>
    Number(Array.isArray(found) ? found.includes(value) : found !== NONE && found === value),
  );
  if (op === 'attr') return thingFact(u, of, (x) => known(u, values, at(u, 'design', x)));
  return looked(u, lowerNumber(u, of), values.length, (x) => known(u, values, x), failing('design'));
}
