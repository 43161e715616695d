/** Lists that are made of others: some of them, in another order, what is printed on each. */
import type { Node, Type } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { amount, bound } from './comparisons.js';
import { condition } from './conditions.js';
import { one, type Phrases } from './phrases.js';
import type { Op } from './types.js';
import { Gap } from './voice.js';

export function arranged(phrases: Phrases, op: string, args: Op[], type: Type): Nominal {
  const { voice } = phrases;
  const list = (at: number) => phrases.list(args[at] as Node);
  const inner = () => one(phrases.typeOf(args[0] as Node));
  const noun = () => (type.is === 'number' ? voice.message('type-number') : phrases.noun(one(type)));
  const many = (id: string, values: Record<string, Nominal | number | string>) =>
    voice.phrase(id, values, noun(), 'many');
  switch (op) {
    case 'sorted': {
      const n = phrases.forEach(args[1] as number, inner(), () => phrases.measure(args[2] as Node));
      return many('np-sorted', { list: list(0), n });
    }
    case 'giving':
    case 'joined': {
      const from = list(0);
      const given = args[2] as Node;
      const what = phrases.forEach(args[1] as number, inner(), () => spoken(phrases, given));
      return voice.phrase('np-giving', { list: from, what }, undefined, 'many');
    }
    case 'reached': {
      const way = phrases.forEach(args[1] as number, inner(), () => list(2));
      return many('np-reached', { list: list(0), way });
    }
    case 'distinct':
    case 'reversed':
    case 'shuffled':
      return many(`np-${op}`, { list: list(0) });
    case 'plus': {
      const also = args[1] as Node;
      const more = phrases.typeOf(also).list ? phrases.list(also) : phrases.thing(also, phrases.typeOf(also));
      return voice.list([list(0), more], 'and');
    }
    case 'without': {
      const left = args[1] as Node;
      const other = phrases.typeOf(left).list ? phrases.list(left) : phrases.thing(left, phrases.typeOf(left));
      return many('np-without', { list: list(0), other });
    }
    case 'every':
      return many('np-every', { noun: noun() });
    case 'designs':
      return many('np-designs', { noun: phrases.noun({ is: 'thing', types: [args[0] as number] }) });
    case 'copies':
      return many('np-copies', { x: phrases.thing(args[0] as Node, { is: 'design' }) });
    case 'neighbours':
      return many('np-neighbours', {
        noun: noun(),
        x: phrases.thing(args[0] as Node, phrases.typeOf(args[0] as Node)),
      });
    case 'rim':
      return voice.phrase(
        'np-rim',
        { zone: phrases.zone(args[0] as number, args[1] as Node | null) },
        undefined,
        'many',
      );
    case 'range':
      return many('np-range', { min: phrases.number(args[0] as Node), max: phrases.number(args[1] as Node) });
    case 'option': {
      const option = phrases.ruleset.options[args[0] as number];
      return voice.phrase('np-variable', { what: voice.message(`option-${option?.id}`) });
    }
  }
  throw new Gap(`the list “${op}” has no words`);
}

function spoken(phrases: Phrases, node: Node): Nominal | number | string {
  const type = phrases.typeOf(node);
  if (type.list) return phrases.list(node);
  return type.is === 'number' ? phrases.measure(node) : phrases.thing(node, type);
}

/** A list, or one of it, with its condition: “a player with more than 6 points”, “a guest (only if that guest sits)”. */
export function restricted(phrases: Phrases, list: Nominal, args: Op[], type: Type, person?: string): Nominal {
  const { voice, before } = phrases;
  const noun = type.is === 'number' ? voice.message('type-number') : phrases.noun(type);
  const test = args[2] as Node;
  const slot = args[1] as number;
  const short = amount(phrases, test, (owner) => phrases.isSlot(owner, slot));
  if (short) return voice.phrase(`np-with-${bound(short.op)}`, { list, sum: short.sum }, noun, person);
  const outer = before.splice(0);
  const cond = phrases.forEach(slot, type, () => voice.literal(condition(phrases, test)));
  const lead = before.splice(0).join(voice.say('more'));
  before.push(...outer);
  // What was counted for each of them is no number of the sentences to come.
  phrases.named.clear();
  return lead
    ? voice.phrase('np-where-counting', { list, cond, lead }, noun, person)
    : voice.phrase('np-where', { list, cond }, noun, person);
}
