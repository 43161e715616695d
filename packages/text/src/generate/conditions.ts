/** Conditions in words, as clauses that stand after “if”. */
import type { Node, RoutineDef } from '@draco-table/ruleset';
import { comparison } from './comparisons.js';
import { expand, fold } from './fold.js';
import type { Phrases } from './phrases.js';
import { type Op, opOf } from './types.js';
import { Gap } from './voice.js';

export function condition(phrases: Phrases, node: Node): string {
  if (typeof node === 'number') return phrases.voice.say(node === 0 ? 'never' : 'always');
  const [op, ...args] = opOf(node);
  const { say } = phrases.voice;
  switch (op) {
    case 'and':
    case 'or':
      return say(op, { a: side(phrases, op, args[0] as Node), b: side(phrases, op, args[1] as Node) });
    case 'not':
      return denied(phrases, args[0] as Node);
    case '<':
    case '<=':
      return comparison(phrases, op, args[0] as Node, args[1] as Node);
    case 'any':
      return anyOf(phrases, args[0] as Node);
    case 'if': {
      const [cond, a, b] = (args as Node[]).map((part) => condition(phrases, part));
      return say('either', { cond: phrases.voice.literal(cond ?? ''), a: a ?? '', b: b ?? '' });
    }
    case 'slot':
      return say('answered-yes', { who: phrases.thing(['slot', 0], { is: 'player' }) });
    case 'answer':
      return say('answered-yes', { who: phrases.thing(args[1] as Node, { is: 'player' }) });
    case 'agrees':
      return say('agrees', { who: phrases.thing(args[0] as Node, { is: 'player' }) });
    case 'call': {
      const meant = phrases.wordless(node) ? expand(phrases.ruleset, node) : undefined;
      if (meant !== undefined) return condition(phrases, meant);
      const found = phrases.words(phrases.ruleset.routines[args[0] as number] as RoutineDef, args.slice(1) as Node[]);
      return say(found.id, found.args);
    }
  }
  return fact(phrases, op, args, true);
}

/** One of two that are joined: what is joined by the other word stands between brackets. */
function side(phrases: Phrases, op: 'and' | 'or', node: Node): string {
  const text = condition(phrases, node);
  return Array.isArray(node) && node[0] === (op === 'and' ? 'or' : 'and') ? `(${text})` : text;
}

function denied(phrases: Phrases, inner: Node): string {
  const { say, literal } = phrases.voice;
  if (!Array.isArray(inner)) return say(inner === 0 ? 'always' : 'never');
  const [op, ...args] = opOf(inner);
  // Of numbers the opposite is said: not “it is not so that you have more than 6”, but “at most 6”.
  if (op === '<') return comparison(phrases, '>=', args[0] as Node, args[1] as Node);
  if (op === '<=') return comparison(phrases, '>', args[0] as Node, args[1] as Node);
  if (op === 'not') return condition(phrases, args[0] as Node);
  if (op === 'any') {
    const none = noneOf(phrases, args[0] as Node);
    if (none !== undefined) return none;
  }
  if (['=', 'in', 'in-zone', 'is-a', 'var', 'attr', 'printed', 'face-down', 'playable', 'option'].includes(op))
    return fact(phrases, op, args, false);
  return say('not', { cond: literal(condition(phrases, inner)) });
}

/** What is so, or is not. */
function fact(phrases: Phrases, op: string, args: Op[], so: boolean): string {
  const { say, message, has } = phrases.voice;
  const not = so ? '' : '-not';
  const thing = (node: Op) => phrases.thing(node as Node, phrases.typeOf(node as Node));
  switch (op) {
    case '=':
      return equality(phrases, so ? 'is' : 'is-not', args[0] as Node, args[1] as Node);
    case 'in-zone':
      return say(`lies-in${not}`, {
        a: thing(args[0] as Op),
        zone: phrases.zone(args[1] as number, args[2] as Node | null),
      });
    case 'is-a':
      return sort(phrases, so ? 'is' : 'is-not', args);
    case 'in': {
      const list = args[1] as Node;
      const a = phrases.value(args[0] as Node, { ...phrases.typeOf(list), list: undefined });
      return say(`is-among${not}`, { a, list: phrases.list(list) });
    }
    case 'same':
      return say('is-same', { a: phrases.list(args[0] as Node), b: phrases.list(args[1] as Node) });
    case 'option': {
      const option = phrases.ruleset.options[args[0] as number];
      return say(`option-is${not}`, { option: message(`option-${option?.id}`) });
    }
    case 'var': {
      const variable = phrases.ruleset.vars[args[0] as number];
      const id = `variable-${variable?.id}`;
      const attribute = so ? 'has' : 'has-not';
      const who = args[1] == null ? undefined : phrases.owner(args[1] as Node, variable?.per);
      if (has(id, attribute)) return say(id, who ? { who } : {}, attribute);
      return say(`variable-is${not}`, { what: phrases.variable(args) });
    }
    case 'attr':
    case 'printed': {
      const id = `attr-${phrases.ruleset.attrs[args[0] as number]?.id}`;
      return say(id, { x: thing(args[1] as Op) }, so ? 'has' : 'has-not');
    }
    case 'face-down':
    case 'playable':
      return say(`is-${op}${not}`, { a: thing(args[0] as Op) });
  }
  throw new Gap(`the condition “${op}” has no words`);
}

/** The list that has to hold something, where a few of it are as good as all: `first 1 of hand` of `hand`. */
function whole(phrases: Phrases, list: Node): Node {
  if (!Array.isArray(list) || (list[0] !== 'first-n' && list[0] !== 'last-n')) return list;
  const n = fold(phrases.ruleset, list[2] as Node);
  return n !== undefined && n > 0 ? whole(phrases, list[1] as Node) : list;
}

/** A list's own words for being there: “one of your guests sits beside the bear”. */
function anyOf(phrases: Phrases, given: Node): string {
  const { voice } = phrases;
  const list = whole(phrases, meantBy(phrases, given));
  if (Array.isArray(list) && list[0] === 'call' && !phrases.wordless(list)) {
    const found = phrases.words(phrases.ruleset.routines[list[1] as number] as RoutineDef, list.slice(2) as Node[]);
    if (voice.has(found.id, 'any')) return voice.say(found.id, found.args, 'any');
  }
  if (Array.isArray(list) && list[0] === 'zone') return voice.say('any-in', phrases.inZone(list.slice(1) as Op[]));
  if (isNamed(list)) return voice.say('any-of-those', { list: phrases.list(list) });
  return voice.say('any', { one: phrases.oneOf(list, phrases.typeOf(list)) });
}

function noneOf(phrases: Phrases, given: Node): string | undefined {
  const list = whole(phrases, meantBy(phrases, given));
  if (Array.isArray(list) && list[0] === 'zone')
    return phrases.voice.say('none-in', phrases.inZone(list.slice(1) as Op[]));
  return isNamed(list) ? phrases.voice.say('none-of-those', { list: phrases.list(list) }) : undefined;
}

const isNamed = (list: Node): boolean => Array.isArray(list) && (list[0] === 'slot' || list[0] === 'var');

/** What a name stands for whose words are said again each time. */
function meantBy(phrases: Phrases, list: Node): Node {
  return (Array.isArray(list) && list[0] === 'slot' && phrases.slots.get(list[1] as number)?.node) || list;
}

/** Of which type a thing is: “that card is a hero or a king”. */
function sort(phrases: Phrases, message: 'is' | 'is-not', [thing, ...types]: Op[]): string {
  const { say, list, phrase } = phrases.voice;
  const sorts = types.map((type) => {
    const noun = phrases.noun({ is: 'thing', types: [type as number] });
    return phrase('np-one', { noun }, noun);
  });
  return say(message, { a: phrases.thing(thing as Node, phrases.typeOf(thing as Node)), b: list(sorts, 'or') });
}

const isOp = (node: Node, op: string): node is Exclude<Node, number> => Array.isArray(node) && node[0] === op;

function equality(phrases: Phrases, message: 'is' | 'is-not', a: Node, b: Node): string {
  const { voice } = phrases;
  const none = [a, b].find((side) => isOp(side, 'none'));
  if (none !== undefined) return nothing(phrases, message, none === a ? b : a);
  const type = typeof a === 'number' ? phrases.typeOf(b) : phrases.typeOf(a);
  if (type.is === 'number' && !type.list) return comparison(phrases, message === 'is' ? '=' : '≠', a, b);
  // A card by its name: “that card is a Rumour”, “that card has the same name as this card”.
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!isOp(one, 'design')) continue;
    const x = phrases.thing(one[1] as Node, phrases.typeOf(one[1] as Node));
    if (typeof other === 'number') return voice.say(message, { a: x, b: phrases.thing(other, { is: 'design' }) });
    return voice.say(message === 'is' ? 'same-name' : 'other-name', { a: x, b: phrases.owner(other, 'design') });
  }
  const chosen = [a, b].find(
    (side) => isOp(side, 'slot') && phrases.slots.get(side[1] as number)?.phrase?.id === 'np-chosen',
  );
  if (chosen !== undefined)
    return voice.say(message === 'is' ? 'chose' : 'chose-not', { what: phrases.word(chosen === a ? b : a, type) });
  const option = [a, b].find((side) => isOp(side, 'option'));
  if (option !== undefined) return setTo(phrases, message, option, option === a ? b : a);
  const you = [a, b].find((side) => isOp(side, 'slot') && side[1] === 0);
  if (you !== undefined) return voice.say(`${message}-you`, { a: phrases.thing(you === a ? b : a, type) });
  return voice.say(message, { a: phrases.value(a, type), b: phrases.value(b, type) });
}

/** An option of several values. */
function setTo(phrases: Phrases, message: 'is' | 'is-not', option: Node, value: Node): string {
  const { id, type } = phrases.ruleset.options[(option as unknown as number[])[1] as number] ?? {};
  const word = phrases.ruleset.kinds[type?.kind ?? -1]?.values[value as number];
  const { say, message: named } = phrases.voice;
  const values = { option: named(`option-${id}`), value: say(`option-${id}`, {}, `v-${word}`) };
  return say(message === 'is' ? 'option-set' : 'option-set-not', values);
}

/** Whether there is something at all. */
function nothing(phrases: Phrases, message: 'is' | 'is-not', other: Node): string {
  const { say } = phrases.voice;
  if (isOp(other, 'attr')) {
    const x = phrases.thing(other[2] as Node, phrases.typeOf(other[2] as Node));
    const id = `attr-${phrases.ruleset.attrs[other[1] as number]?.id}`;
    return say(id, { x }, message === 'is' ? 'has-not' : 'has');
  }
  const type = phrases.typeOf(other);
  return say(message === 'is' ? 'exists-not' : 'exists', { what: phrases.thing(other, { ...type, none: undefined }) });
}
