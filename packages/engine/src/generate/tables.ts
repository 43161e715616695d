import { type Constant, NONE, type Node, type Op } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import { num } from './expressions.js';
import { fixed } from './memory.js';
import type { Unit } from './unit.js';

const gone = (): never => fault('no such thing');
const noDesign = (): never => fault('no such design');

export function attrText(u: Unit, node: Op): string {
  const thing = num(u, node[2]);
  const { changing, printed } = u.c.layout;
  const at = changing[node[1] as number];
  const none = u.constant(gone);
  if (at >= 0) return `(${u.constant(u.c.memory.attrs[at] ?? u.c.memory.attrLists[at])}[${thing}]??${none}())`;
  return `(${u.constant(tableOf(u, printed[node[1] as number]))}[D[${thing}]]??${none}())`;
}
export const printedText = (u: Unit, node: Op): string =>
  `(${u.constant(tableOf(u, u.c.layout.printed[node[1] as number]))}[${num(u, node[2])}]??${u.constant(noDesign)}())`;

/** What is printed, by design: numbers lie fixed. Made once, so that it has one name. */
export function tableOf(u: Unit, values: readonly Constant[], key: unknown = values): ArrayLike<Constant> {
  if (values.some(Array.isArray)) return values;
  const known = u.c.tables.get(key) ?? fixed(values as number[]);
  u.c.tables.set(key, known);
  return known;
}

/** A given value among what is printed on a thing or design: known for every design beforehand. */
export function printedIn(u: Unit, value: Node, right: Node): string | null {
  if (typeof value !== 'number' || typeof right === 'number') return null;
  const [op, attr, of] = right as unknown as [string, number, Node];
  if (op !== 'printed' && (op !== 'attr' || u.c.layout.changing[attr] >= 0)) return null;
  const table = u.c.layout.printed[attr].map((found) =>
    Number(Array.isArray(found) ? found.includes(value) : found !== NONE && found === value),
  );
  const design = op === 'attr' ? `D[${num(u, of)}]` : num(u, of);
  return `((${u.constant(tableOf(u, table, `printed ${attr} ${value}`))}[${design}]??${u.constant(op === 'attr' ? gone : noDesign)}())===1)`;
}
