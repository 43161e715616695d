import type { Node } from '@draco-table/ruleset';
import { elementOf, isList, LOOPS, typeOf } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { sayingOf } from '../program/compile.js';
import type { Context } from './context.js';

/** Deeper than this a define is called instead of put in place. */
const DEEPEST = 6;
/** Operations that may be put in place in all: ten times what games need. Copies of copies grow fast. */
export const ROOM = 20_000;

/**
 * Puts defines in the place of their calls: `heroes of you` becomes what it says, so that nothing is called and the
 * operations around it see what it is made of. The names of the define get slots after those of the caller; a name that
 * stands for a plain value is replaced by it, others are worked out once (`with`).
 */
export function expand<T>(c: Context, part: T): T {
  return expandPart(c, part) as T;
}

/** Blocks, choices and words stand beside expressions; they are gone through in the same way. */
function expandPart(c: Context, part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (!Array.isArray(part)) {
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, expandPart(c, inner)]));
  }
  const [op] = part;
  const inlined = op === 'call' ? inline(c, part as [string, number, ...Node[]]) : undefined;
  if (inlined !== undefined) return inlined;
  const parts: unknown[] = [];
  for (const inner of part) {
    if (LOOPS.has(op) && parts.length === 2) c.types[inner] = elementOf(typeOf(c, parts[1] as Node));
    parts.push(expandPart(c, inner));
  }
  return op === 'where' ? fuse(c, parts as [string, Node, number, Node]) : parts;
}

/** A condition on what a condition has left is one condition on the whole, when the order of looking cannot matter. */
function fuse(c: Context, node: [string, Node, number, Node]): Node {
  const [, list, slot, test] = node;
  if (!Array.isArray(list) || list[0] !== 'where' || !c.isPure(list as Node) || !c.isPure(test)) return node;
  const [, from, inner, first] = list as unknown as [string, Node, number, Node];
  const renamed = inner === slot ? first : rename(first, new Map([[inner, ['slot', slot]]]));
  return ['where', from, slot, ['and', renamed, test]] as unknown as Node;
}

function inline(c: Context, node: [string, number, ...Node[]]): Node | undefined {
  const [, index, ...args] = node;
  const def = c.ruleset.routines[index];
  // One that sets somebody as `you` is called.
  if (def.is !== 'define' || def.params.some((param) => param.slot < 2)) return undefined;
  const value = sayingOf(def);
  if (c.inlining.length >= DEEPEST || c.inlining.includes(index)) return undefined;
  if (c.room.left <= 0) return undefined;
  c.room.left -= sizeOf(value);
  const start = c.top;
  const extra = def.slots.length - 2;
  if (start + extra > LIMITS.slots) return undefined;
  c.top = start + Math.max(0, extra);
  c.size = Math.max(c.size, c.top);
  c.inlining.push(index);
  const values = args.map((arg) => expand(c, arg));
  const slots = new Map<number, Node>();
  for (let slot = 2; slot < def.slots.length; slot++) slots.set(slot, ['slot', start + slot - 2]);
  const lets: [number, Node][] = [];
  def.params.forEach((param, i) => {
    const arg = values[i];
    const slot = start + param.slot - 2;
    c.types[slot] = param.type;
    if (isPlain(arg) && (param.type.list === true) === (typeOf(c, arg).list === true)) slots.set(param.slot, arg);
    else lets.push([slot, arg]);
  });
  let body = expand(c, rename(value, slots));
  for (const [slot, arg] of lets.reverse()) {
    const type = c.types[slot];
    body = ['with', slot, type?.list ? 1 : 0, arg, body] as unknown as Node;
  }
  c.inlining.pop();
  c.top = start;
  // A single value that stands for a list is one only where it is called.
  return isList(c, body) === (def.gives?.list === true) ? body : undefined;
}

const sizeOf = (node: unknown): number =>
  Array.isArray(node) ? node.reduce((sum: number, part) => sum + sizeOf(part), 1) : 0;

const isPlain = (node: Node): boolean => typeof node === 'number' || node[0] === 'slot' || node[0] === 'piece';

/** The same expression with other slots; loops keep theirs as long as they are renamed to slots. */
export function rename(node: Node, slots: ReadonlyMap<number, Node>): Node {
  if (typeof node === 'number') return node;
  const op = node[0];
  if (op === 'slot') return slots.get(node[1] as number) ?? node;
  const parts: unknown[] = [op];
  for (let i = 1; i < node.length; i++) {
    const part = node[i];
    const isSlot = (LOOPS.has(op) && i === 2) || (op === 'answer' && i === 1) || (op === 'with' && i === 1);
    if (isSlot) {
      const other = slots.get(part as number);
      parts.push(Array.isArray(other) && other[0] === 'slot' ? other[1] : part);
    } else parts.push(Array.isArray(part) ? rename(part as Node, slots) : part);
  }
  return parts as unknown as Node;
}
