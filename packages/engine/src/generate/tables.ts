import { type Constant, NONE, type Node, type Op } from '@draco-table/ruleset';
import { num, thingText } from './expressions.js';
import { FAIL } from './fails.js';
import { digits, type Unit } from './unit.js';

/** Something that is known of a thing or a design, where there is one; what else is said otherwise. */
export function looked(u: Unit, index: string, count: number, found: (index: string) => string, other: string): string {
  const held = /^(s\d+|you|card)$/.test(index) ? index : u.hold(index);
  return `(under(${held},${digits(count)})?${found(held)}:${other})`;
}

export const ofThing = (u: Unit, thing: string, found: (thing: string) => string, other: string = FAIL.thing): string =>
  looked(u, thing, u.c.layout.startDesign.length, found, other);

export function attrText(u: Unit, node: Op): string {
  const { changing, printed } = u.c.layout;
  const attr = node[1] as number;
  const at = changing[attr];
  const table = at >= 0 ? '' : tableOf(u, printed[attr]);
  return thingText(u, node[2], (x) => (at >= 0 ? `a${digits(at)}[${x}]` : `${table}[D[${x}]]`));
}

export const printedText = (u: Unit, node: Op): string => {
  const { printed } = u.c.layout;
  const table = tableOf(u, printed[node[1] as number]);
  return looked(u, num(u, node[2]), printed[node[1] as number].length, (x) => `${table}[${x}]`, FAIL.design);
};

/** What is known beforehand, as a table. */
export const tableOf = (u: Unit, values: readonly Constant[]): string => u.c.plan.mixed(values);

/** A given value among what is printed on a thing or design: known for every design beforehand. */
export function printedIn(u: Unit, value: Node, right: Node): string | null {
  if (typeof value !== 'number' || typeof right === 'number') return null;
  const [op, attr, of] = right as unknown as [string, number, Node];
  if (op !== 'printed' && (op !== 'attr' || u.c.layout.changing[attr] >= 0)) return null;
  const values = u.c.layout.printed[attr].map((found) =>
    Number(Array.isArray(found) ? found.includes(value) : found !== NONE && found === value),
  );
  const table = tableOf(u, values);
  if (op === 'attr') return thingText(u, of, (x) => `${table}[D[${x}]]`);
  return looked(u, num(u, of), values.length, (x) => `${table}[${x}]`, FAIL.design);
}
