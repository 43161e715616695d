/** Conditions in words, as clauses that stand after “if”. */
import type { Node, RoutineDef } from '@draco-table/ruleset';
import type { Phrases } from './phrases.js';
import { type Op, opOf } from './types.js';
import { Gap } from './voice.js';

export function condition(phrases: Phrases, node: Node): string {
  const [op, ...args] = opOf(node);
  const { say } = phrases.voice;
  switch (op) {
    case 'agrees':
      return say('agrees', { who: phrases.thing(args[0] as Node, { is: 'player' }) });
    case 'and':
    case 'or':
      return say(op, { a: condition(phrases, args[0] as Node), b: condition(phrases, args[1] as Node) });
    case 'not': {
      const inner = args[0] as Node;
      if (Array.isArray(inner) && inner[0] === '=')
        return equality(phrases, 'is-not', inner[1] as Node, inner[2] as Node);
      if (Array.isArray(inner) && inner[0] === 'in-zone') return place(phrases, 'lies-in-not', inner.slice(1));
      if (Array.isArray(inner) && inner[0] === 'is-a') return sort(phrases, 'is-not', inner.slice(1));
      return say('not', { cond: phrases.voice.literal(condition(phrases, inner)) });
    }
    case '=':
      return equality(phrases, 'is', args[0] as Node, args[1] as Node);
    case '<':
    case '<=':
      return comparison(phrases, op, args[0] as Node, args[1] as Node);
    case 'in-zone':
      return place(phrases, 'lies-in', args);
    case 'is-a':
      return sort(phrases, 'is', args);
    case 'any':
      return (
        anyOf(phrases, args[0] as Node) ??
        say('any', { one: phrases.oneOf(args[0] as Node, phrases.typeOf(args[0] as Node)) })
      );
    case 'option': {
      const option = phrases.ruleset.options[args[0] as number];
      return say('option-is', { option: phrases.voice.message(`option-${option?.id}`) });
    }
    case 'answer':
      return say('answered-yes', { who: phrases.thing(args[1] as Node, { is: 'player' }) });
    case 'if': {
      const [cond, a, b] = (args as Node[]).map((part) => condition(phrases, part));
      return say('either', { cond: phrases.voice.literal(cond ?? ''), a: a ?? '', b: b ?? '' });
    }
    case 'call': {
      const found = phrases.words(phrases.ruleset.routines[args[0] as number] as RoutineDef, args.slice(1) as Node[]);
      return say(found.id, found.args);
    }
  }
  throw new Gap(`the condition “${op}” has no words`);
}

/** A list's own words for being there: “one of your guests sits beside the bear”. */
function anyOf(phrases: Phrases, list: Node): string | undefined {
  if (!Array.isArray(list) || list[0] !== 'call') return undefined;
  const found = phrases.words(phrases.ruleset.routines[list[1] as number] as RoutineDef, list.slice(2) as Node[]);
  return phrases.voice.has(found.id, 'any') ? phrases.voice.say(found.id, found.args, 'any') : undefined;
}

function place(phrases: Phrases, message: 'lies-in' | 'lies-in-not', args: Op[]): string {
  const [thing, zone, owner] = args as [Node, number, Node | null];
  return phrases.voice.say(message, {
    a: phrases.thing(thing, phrases.typeOf(thing)),
    zone: phrases.zone(zone, owner),
  });
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

/** What is counted comes first: `X > 5`, not `5 < X`. */
function comparison(phrases: Phrases, op: '<' | '<=', a: Node, b: Node): string {
  if (typeof a !== 'number' || typeof b === 'number') return phrases.sum(op, a, b);
  return phrases.sum(op === '<' ? '>' : '>=', b, a);
}

function equality(phrases: Phrases, message: 'is' | 'is-not', a: Node, b: Node): string {
  const none = [a, b].find((side) => Array.isArray(side) && side[0] === 'none');
  if (none !== undefined) {
    const other = none === a ? b : a;
    if (Array.isArray(other) && other[0] === 'attr') {
      const x = phrases.thing(other[2] as Node, phrases.typeOf(other[2] as Node));
      const id = `attr-${phrases.ruleset.attrs[other[1] as number]?.id}`;
      return phrases.voice.say(id, { x }, message === 'is' ? 'has-not' : 'has');
    }
    return phrases.voice.say(message === 'is' ? 'exists-not' : 'exists', {
      noun: phrases.noun({ ...phrases.typeOf(other), list: undefined, none: undefined }),
    });
  }
  const type = typeof a === 'number' ? phrases.typeOf(b) : phrases.typeOf(a);
  if (type.is === 'number') return `${phrases.number(a)} ${message === 'is' ? '=' : '≠'} ${phrases.number(b)}`;
  const you = [a, b].find((side) => Array.isArray(side) && side[0] === 'slot' && side[1] === 0);
  if (you !== undefined) return phrases.voice.say(`${message}-you`, { a: phrases.thing(you === a ? b : a, type) });
  return phrases.voice.say(message, { a: phrases.value(a, type), b: phrases.value(b, type) });
}
