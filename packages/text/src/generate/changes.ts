/** Changes that an effect waits for, whoever makes them: “that guest changes place”. */
import type { ChangeDef, HookDef, Node, RoutineDef, Type } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import type { Phrases } from './phrases.js';
import { Gap } from './voice.js';

export function changing(phrases: Phrases, { id, changes, params }: RoutineDef, args: HookDef['args']): string {
  const { is, types, attr, var: variable } = changes as ChangeDef;
  const [of, ...others] = args;
  // Where to, through whom and by which card would need words of their own.
  if (others.some((arg) => arg !== null && arg !== undefined))
    throw new Gap(`the condition “${id.replaceAll('-', ' ')}” has no words`);
  const { voice } = phrases;
  const type: Type = types ? { is: 'thing', types } : (params[0]?.type ?? { is: 'thing' });
  const one = (): Nominal => {
    if (of && 'equals' in of) return phrases.thing(of.equals, type);
    const noun = phrases.noun(type);
    if (of) phrases.slots.set(of.slot, { type, phrase: voice.phrase('np-that', { noun }, noun) });
    return voice.phrase('np-one', { noun }, noun);
  };
  if (is === 'place' || is === 'face') return voice.say(`change-${is}`, { of: one() });
  if (is === 'attr') {
    const what = voice.variant(`attr-${phrases.ruleset.attrs[attr ?? -1]?.id}`, '', { x: one() });
    if (what) return voice.say('change-value', { what });
    throw new Gap(`“attr-${phrases.ruleset.attrs[attr ?? -1]?.id}” has no text`);
  }
  if (of && 'slot' in of) throw new Gap(`the condition “${id.replaceAll('-', ' ')}” has no words`);
  const owner = of ? of.equals : null;
  return voice.say('change-value', { what: phrases.variable([variable ?? -1, owner as Node]) });
}
