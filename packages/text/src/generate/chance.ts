/** What comes out one way or another: by a condition, by chance, by what somebody chose in secret. */
import type { Node, Type } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { condition } from './conditions.js';
import type { Phrases } from './phrases.js';
import type { Op } from './types.js';
import { Gap } from './voice.js';

const PLAYER: Type = { is: 'player' };
const one = (type: Type): Type => ({ ...type, list: undefined, none: undefined });

/** A number that depends on something, under a letter: “X is 3 if you agree, otherwise 1”. */
export function numberIf(phrases: Phrases, args: Op[]): string {
  const n = valueIf(phrases, args);
  const label = phrases.letter('X');
  phrases.before.push(phrases.voice.say('let-number', { label, n }));
  return label;
}

function valueIf(phrases: Phrases, [test, then, other]: Op[]): string {
  const cond = phrases.voice.literal(condition(phrases, test as Node));
  const a = phrases.number(then as Node);
  const b =
    Array.isArray(other) && other[0] === 'if' ? valueIf(phrases, other.slice(1)) : phrases.number(other as Node);
  return phrases.voice.say('value-if', { cond, a, b });
}

/** A thing that depends on something: “Amélie (if you agree; otherwise the bear)”. */
export function thingIf(phrases: Phrases, [test, then, other]: Op[], type: Type): Nominal {
  const cond = phrases.voice.literal(condition(phrases, test as Node));
  const [a, b] = [phrases.thing(then as Node, type), phrases.thing(other as Node, type)];
  return phrases.voice.phrase('np-if', { cond, a, b }, a);
}

export function numberAtRandom(phrases: Phrases, [from, to]: Op[]): string {
  const [min, max] = [phrases.number(from as Node), phrases.number(to as Node)];
  const label = phrases.letter('X');
  phrases.before.push(phrases.voice.say('let-random', { label, min, max }));
  return label;
}

/** One of a list by chance, under a letter. With weights, each has lots: “each has X lots (X is its place)”. */
export function thingAtRandom(phrases: Phrases, [list, slot, weight]: Op[], type: Type): Nominal {
  const { voice, before } = phrases;
  const noun = phrases.noun(one(type));
  const from = phrases.oneOf(list as Node, type);
  const label = phrases.letter('A');
  if (weight === undefined) before.push(voice.say('pick-at-random', { one: from, label }));
  else {
    const outer = before.splice(0);
    phrases.slots.set(slot as number, { type: one(type), phrase: voice.phrase('np-that', { noun }, noun) });
    const n = phrases.number(weight as Node);
    const lead = before.splice(0).join(voice.say('more'));
    const lots = { one: from, label, n, noun };
    before.push(...outer, lead ? voice.say('draw-lots-counting', { ...lots, lead }) : voice.say('draw-lots', lots));
    // What was counted for each of them is no number of the sentences to come.
    phrases.named.clear();
  }
  return voice.phrase('np-labelled', { noun, label }, noun);
}

/** What a player chose when all chose at once. */
export function answerOf(phrases: Phrases, [slot, who]: Op[]): Nominal {
  const type = phrases.slots.get(slot as number)?.type;
  if (!type) throw new Gap('an answer stands before its question');
  const player = phrases.thing(who as Node, PLAYER);
  if (type.is !== 'thing' && type.is !== 'player') return phrases.voice.phrase('np-choice', { who: player });
  const noun = phrases.noun(one(type));
  return phrases.voice.phrase('np-answer', { noun, who: player }, noun);
}
