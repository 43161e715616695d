/** Numbers that the game has at the time: how many there are, what someone has, what stands on a card. */
import type { Node } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { answerOf } from './chance.js';
import { keyType, one, type Phrases } from './phrases.js';
import type { Op } from './types.js';
import { Gap } from './voice.js';

/** Those that are short enough to be said where they are used. */
const QUANTITIES = new Set(['count', 'var', 'place', 'attr', 'printed', 'answer', 'call', 'sum', 'x', 'y']);

export const isQuantity = (op: string): boolean => QUANTITIES.has(op);

export function quantity(phrases: Phrases, op: string, args: Op[]): Nominal {
  const { voice } = phrases;
  const thing = (node: Op) => phrases.thing(node as Node, phrases.typeOf(node as Node));
  switch (op) {
    case 'count': {
      const list = args[0] as Node;
      if (phrases.isWhole(list))
        return voice.phrase('count-of-noun', { noun: phrases.noun(one(phrases.typeOf(list))) });
      return voice.phrase('count-of', { list: phrases.list(list) });
    }
    case 'var': {
      const variable = phrases.ruleset.vars[args[0] as number];
      if (variable?.role === 'variable' || args[1] == null) return phrases.variable(args);
      const what = voice.message(`counter-${variable?.id}`);
      if (variable?.per !== 'player') return phrases.variable(args);
      return voice.phrase('have', { who: phrases.thing(args[1] as Node, keyType(variable.per)), what });
    }
    case 'place':
      return voice.phrase('place-of', { x: thing(args[0] as Op) });
    case 'attr':
    case 'printed':
      return phrases.attribute(args);
    case 'answer':
      return answerOf(phrases, args);
    case 'min':
    case 'max':
      return voice.phrase(`the-${op}`, { a: phrases.number(args[0] as Node), b: phrases.number(args[1] as Node) });
    case 'call':
      return phrases.call(args) as Nominal;
    case 'sum':
      return sum(phrases, args[0] as Node);
    case 'x':
    case 'y':
      return voice.phrase(`np-${op}`, { cell: thing(args[0] as Op) });
  }
  throw new Gap(`the number “${op}” has no words`);
}

/** “the sum of the cost of that card for each of your cards” */
function sum(phrases: Phrases, list: Node): Nominal {
  if (!Array.isArray(list) || list[0] !== 'giving') return phrases.voice.phrase('sum-of', { list: phrases.list(list) });
  const [, from, slot, value] = list as [string, Node, number, Node];
  const many = phrases.list(from);
  const n = phrases.forEach(slot, one(phrases.typeOf(from)), () => phrases.measure(value));
  return phrases.voice.phrase('sum-for-each', { n, list: many });
}
