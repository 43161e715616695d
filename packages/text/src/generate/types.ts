/** Enough of an expression's type to know how to speak of its value. */
import type { Node, NodeArg, Ruleset, Type } from '@draco-table/ruleset';
import { Gap } from './voice.js';

export type Op = NodeArg;

/** The operation and its arguments. */
export function opOf(node: Node): [string, ...Op[]] {
  if (typeof node === 'number') throw new Gap('a number stands where something else should');
  return node as unknown as [string, ...Op[]];
}

const SAME = new Set([
  'where',
  'without',
  'most',
  'least',
  'sorted',
  'first-n',
  'last-n',
  'distinct',
  'reversed',
  'plus',
  'shuffled',
]);
const ELEMENT = new Set(['first', 'last', 'only', 'at', 'random-from', 'weighing']);

export function typeOfNode(ruleset: Ruleset, node: Node, slot: (slot: number) => Type | undefined): Type {
  const number: Type = { is: 'number' };
  if (typeof node === 'number') return number;
  const [op, ...args] = opOf(node);
  const first = args[0] as number;
  if (SAME.has(op)) return typeOfNode(ruleset, args[0] as Node, slot);
  if (ELEMENT.has(op)) return { ...typeOfNode(ruleset, args[0] as Node, slot), list: undefined };
  switch (op) {
    case 'slot':
    case 'answer':
      return slot(first) ?? number;
    case 'if':
      return typeOfNode(ruleset, (typeof args[1] === 'number' ? args[2] : args[1]) as Node, slot);
    case 'call':
      return ruleset.routines[first]?.gives ?? number;
    case 'piece': {
      const type = ruleset.designs[first]?.type;
      return type === undefined ? { is: 'thing' } : { is: 'thing', types: [type] };
    }
    case 'opponents':
    case 'players':
    case 'players-from':
      return { is: 'player', list: true };
    case 'after':
    case 'before':
      return { is: 'player' };
    case 'holder-of':
      return { is: 'player', none: true };
    case 'zone':
      return { is: 'thing', types: ruleset.zones[first]?.of, list: true };
    case 'designs':
      return { is: 'design', list: true };
    case 'every':
      return { is: 'thing', types: [first], list: true };
    case 'var':
      return ruleset.vars[first]?.type ?? number;
    case 'attr':
    case 'printed':
      return ruleset.attrs[first]?.type ?? number;
    case 'list': {
      const known = args.find((item) => typeof item !== 'number');
      return { ...(known === undefined ? number : typeOfNode(ruleset, known as Node, slot)), list: true };
    }
  }
  return number;
}
