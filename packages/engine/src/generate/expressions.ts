import { elementOf, isList, NONE, type Node, type Op, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach, fault } from '../problems.js';
import { type Parts, splitFilter } from '../program/filters.js';
import { plainList } from '../program/lists.js';
import { plainTest, playable } from '../program/tests.js';
import { plainNum } from '../program/values.js';
import { placeOf } from '../state/zones.js';
import type { Unit } from './unit.js';

type Write = (u: Unit, node: Op) => string;

const gone = (): never => fault('no such thing');
const nobody = (): never => fault('nobody there');
const tooLong = (): never => breach('steps', LIMITS.steps);

/** Whole numbers only: whatever else stood here could not be told from code. */
const digits = (n: number): string => {
  if (!Number.isInteger(n)) throw new Error('not a whole number');
  return n < 0 ? `(${n})` : String(n);
};

/** Which of the places of a zone or variable. */
export function placeText(u: Unit, base: number, count: number, index: Node | null): string {
  if (index === null) return digits(base);
  if (typeof index === 'number') return digits(base + index);
  const at = u.fresh();
  const name = u.constant(nobody);
  const value = num(u, index);
  const text = `const ${at}=${value};if(${at}>>>0>=${digits(count)})${name}();return ${digits(base)}+${at}`;
  return u.helper(text);
}
export const zoneText = (u: Unit, zone: number, index: Node | null): string =>
  placeText(u, u.c.layout.zoneBase[zone], u.c.layout.zoneCount[zone], index);
export const varText = (u: Unit, at: number, index: Node | null): string =>
  placeText(u, u.c.layout.varBase[at], u.c.layout.varCount[at], index);

const two =
  (write: (a: string, b: string) => string): Write =>
  (u, node) =>
    write(num(u, node[1]), num(u, node[2]));
const one =
  (write: (a: string, u: Unit) => string): Write =>
  (u, node) =>
    write(num(u, node[1]), u);

/** Runs through a list with a condition; `found` is what to do with each that meets it. */
function scan(u: Unit, node: Node, borrow: boolean, before: string, found: (item: string) => string, after: string) {
  const { from, slot, type, rest }: Parts = splitFilter(node);
  const items = list(u, from, borrow);
  u.c.types[slot] = elementOf(typeOf(u.c, from));
  const condition = rest === null ? null : test(u, rest);
  const types = u.constant(u.c.layout.thingType);
  const spent = `if((r.steps-=a.length)<0)${u.constant(tooLong)}();`;
  const skip = type < 0 ? '' : `if(${types}[x]!==${digits(type)})continue;`;
  const tried = condition === null ? '' : `f[${digits(slot)}]=x;if(!(${condition}))continue;`;
  return u.helper(
    `const a=${items};${spent}${before}for(let i=0;i<a.length;i++){const x=a[i];${skip}${tried}${found('x')}}${after}`,
  );
}

const isWhere = (node: Node): boolean => Array.isArray(node) && node[0] === 'where';

const NUMS: Record<string, Write> = {
  none: () => digits(NONE),
  slot: (_, node) => `f[${digits(node[1] as number)}]`,
  var: (u, node) => `r.vars[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  option: (_, node) => `r.options[${digits(node[1] as number)}]`,
  holder: (u, node) => digits(u.c.layout.maxSeats + (node[1] as number)),
  piece: (_, node) => `r.thingOf[${digits(node[1] as number)}]`,
  attr: (u, node) => {
    const thing = num(u, node[2]);
    const { changing, printed } = u.c.layout;
    const at = changing[node[1] as number];
    const none = u.constant(gone);
    if (at >= 0) return `(r.attrs[${digits(at)}][${thing}]??${none}())`;
    return `(${u.constant(printed[node[1] as number])}[r.design[${thing}]]??${none}())`;
  },
  '+': two((a, b) => `(${a}+${b}|0)`),
  '-': two((a, b) => `(${a}-${b}|0)`),
  '*': two((a, b) => `Math.imul(${a},${b})`),
  max: two((a, b) => `Math.max(${a},${b})`),
  min: two((a, b) => `Math.min(${a},${b})`),
  if: (u, node) => {
    const condition = test(u, node[1]);
    return `(${condition}?${num(u, node[2])}:${num(u, node[3])})`;
  },
  count: (u, node) => {
    const inner = node[1];
    if (!isWhere(inner)) return `${list(u, inner, true)}.length`;
    return scan(u, inner, u.c.quiet((inner as Op)[3]), 'let n=0;', () => 'n++;', 'return n');
  },
  first: (u, node) => {
    const inner = node[1];
    if (isWhere(inner) && u.c.quiet(inner)) {
      return scan(u, inner, true, '', (x) => `return ${x};`, `return ${digits(NONE)}`);
    }
    return u.helper(`const a=${list(u, inner, true)};return a.length===0?${digits(NONE)}:a[0]`);
  },
  design: one((thing, u) => `(r.design[${thing}]??${u.constant(gone)}())`),
  place: one((thing, u) => `${u.constant(placeOf)}(r,${thing})`),
  after: one((seat) => `((${seat}+1)%r.seats)`),
  before: one((seat) => `((${seat}+r.seats-1)%r.seats)`),
  with: (u, node) => `(${bind(u, node)},${num(u, node[4])})`,
};

/** A value worked out once and held in a slot. */
function bind(u: Unit, node: Op): string {
  const slot = node[1] as number;
  const type = typeOf(u.c, node[3]);
  const value = node[2] === 1 ? list(u, node[3], false) : num(u, node[3]);
  u.c.types[slot] = node[2] === 1 ? { ...type, list: true } : elementOf(type);
  return `f[${digits(slot)}]=${value}`;
}

const TESTS: Record<string, Write> = {
  '=': two((a, b) => `(${a}===${b})`),
  '<': two((a, b) => `(${a}<${b})`),
  '<=': two((a, b) => `(${a}<=${b})`),
  not: (u, node) => `!(${test(u, node[1])})`,
  and: (u, node) => {
    const left = test(u, node[1]);
    return `(${left}&&${test(u, node[2])})`;
  },
  or: (u, node) => {
    const left = test(u, node[1]);
    return `(${left}||${test(u, node[2])})`;
  },
  in: (u, node) => {
    const right = node[2];
    const value = num(u, node[1]);
    if (Array.isArray(right) && right[0] === 'zone') {
      return `(r.where[${value}]===${zoneText(u, right[1] as number, right[2] as Node | null)})`;
    }
    const found = list(u, right, true);
    return u.helper(`const v=${value},a=${found};for(let i=0;i<a.length;i++)if(a[i]===v)return true;return false`);
  },
  'in-zone': (u, node) => {
    const thing = num(u, node[1]);
    const zone = node[2] as number;
    if (node[3] !== null) return `(r.where[${thing}]===${zoneText(u, zone, node[3])})`;
    const base = u.c.layout.zoneBase[zone];
    const end = base + u.c.layout.zoneCount[zone];
    if (end === base + 1) return `(r.where[${thing}]===${digits(base)})`;
    return u.helper(`const p=r.where[${thing}];return p>=${digits(base)}&&p<${digits(end)}`);
  },
  'is-a': (u, node) => {
    const thing = num(u, node[1]);
    const types = node.slice(2) as number[];
    const table = u.constant(u.c.layout.thingType);
    if (types.length === 1) return `(${table}[${thing}]===${digits(types[0])})`;
    return `${u.constant(types)}.includes(${table}[${thing}])`;
  },
  any: (u, node) => {
    const inner = node[1];
    if (isWhere(inner) && u.c.quiet(inner)) return scan(u, inner, true, '', () => 'return true;', 'return false');
    return `(${list(u, inner, true)}.length>0)`;
  },
  playable: one((card, u) => `${u.constant(playable)}(r,${card},f[0])`),
  with: (u, node) => `(${bind(u, node)},${test(u, node[4])})`,
};

const LISTS: Record<string, (u: Unit, node: Op, borrow: boolean) => string> = {
  slot: (_, node) => `f[${digits(node[1] as number)}]`,
  var: (u, node) => `r.vars[${varText(u, node[1] as number, node[2] as Node | null)}]`,
  zone: (u, node, borrow) =>
    `r.zones[${zoneText(u, node[1] as number, node[2] as Node | null)}]${borrow ? '' : '.slice()'}`,
  players: () => 'r.players',
  every: (u, node) => u.constant(u.c.layout.thingsOfType[node[1] as number]),
  list: (u, node) => {
    const items = node.slice(1) as Node[];
    if (items.every((item) => typeof item === 'number')) return u.constant(items);
    return `[${items.map((item) => num(u, item)).join()}]`;
  },
  if: (u, node, borrow) => {
    const condition = test(u, node[1]);
    return `(${condition}?${list(u, node[2], borrow)}:${list(u, node[3], borrow)})`;
  },
  'first-n': (u, node, borrow) => {
    const all = list(u, node[1], borrow && u.c.quiet(node[2]));
    return `${all}.slice(0,Math.max(0,${num(u, node[2])}))`;
  },
  'last-n': (u, node, borrow) => {
    const all = list(u, node[1], borrow && u.c.quiet(node[2]));
    return u.helper(`const a=${all},n=Math.max(0,${num(u, node[2])});return a.slice(n>=a.length?0:a.length-n)`);
  },
  where: (u, node) => scan(u, node as Node, u.c.quiet(node[3]), 'const o=[];', (x) => `o.push(${x});`, 'return o'),
  with: (u, node, borrow) => `(${bind(u, node)},${list(u, node[4], borrow)})`,
};

const known = <T>(table: Record<string, T>, op: string): T | undefined =>
  Object.hasOwn(table, op) ? table[op] : undefined;

/** The text of an expression; what has no text of its own is called as a closure. */
export function num(u: Unit, node: Node): string {
  if (typeof node === 'number') return digits(node);
  const op = node[0];
  if (op !== 'with' && known(TESTS, op)) return `(${test(u, node)}?1:0)`;
  return known(NUMS, op)?.(u, node as Op) ?? `${u.constant(plainNum(u.c, node))}(r,f)`;
}

export function test(u: Unit, node: Node): string {
  if (typeof node === 'number') return String(node !== 0);
  const op = node[0];
  const write = known(TESTS, op);
  if (write) return write(u, node as Op);
  return known(NUMS, op) ? `(${num(u, node)}===1)` : `${u.constant(plainTest(u.c, node))}(r,f)`;
}

export function list(u: Unit, node: Node, borrow: boolean): string {
  if (isList(u.c, node)) {
    const write = known(LISTS, (node as Op)[0]);
    if (write) return write(u, node as Op, borrow);
  }
  return `${u.constant(plainList(u.c, node, borrow))}(r,f)`;
}

export const value = (u: Unit, node: Node): string => (isList(u.c, node) ? list(u, node, false) : num(u, node));

/** For a place of a given type: a single value becomes a list where a list is wanted. */
export const fitting = (u: Unit, isListWanted: boolean, node: Node): string =>
  isListWanted ? list(u, node, false) : num(u, node);

export { digits };
