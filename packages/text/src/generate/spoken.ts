/** What a card speaks of, looked through before anything is said, so that no two things go by the same words. */
import { type Choice, type DesignDef, factsOf, type Node, type Ruleset, type Type } from '@draco-table/ruleset';
import { typeWord } from '../phrase-ids.js';
import { typeOfNode } from './types.js';

export interface Spoken {
  /** Words for things of which the card names more than one, by choosing or one after the other. */
  crowded: ReadonlySet<string>;
  /** Whether other cards are named, so that “this card” has to be told from them. */
  cards: boolean;
}

export function spokenOf(ruleset: Ruleset, design: DesignDef): Spoken {
  const types = new Map<number, Type>([[0, { is: 'player' }]]);
  const counts = new Map<string, number>();
  let cards = false;
  const see = (type: Type) => {
    cards ||= type.is === 'design' || (type.types ?? []).some((index) => ruleset.types[index]?.base === 'card');
  };
  const name = (slot: number, type: Type) => {
    types.set(slot, type);
    see(type);
    if (type.list || (type.is !== 'thing' && type.is !== 'player')) return;
    count(type);
  };
  const count = (type: Type) => {
    const word = typeWord(ruleset, type);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const loop = (list: Node, slot: number, test: unknown) => {
    const type = { ...typeOfNode(ruleset, list, types), list: undefined };
    types.set(slot, type);
    see(type);
    // One of a list that is told by another of its kind: “that card has the same name as card A”.
    for (const other of slotsIn(test)) {
      const known = types.get(other);
      if (other !== slot && other > 1 && known && !known.list && alike(known, type)) count(known);
    }
  };
  const isCard = (type: Type) =>
    type.is === 'thing' && (type.types ?? []).every((index) => ruleset.types[index]?.base === 'card');
  const alike = (a: Type, b: Type) => typeWord(ruleset, a) === typeWord(ruleset, b) || (isCard(a) && isCard(b));
  const walk = (arg: unknown): void => {
    if (Array.isArray(arg)) {
      const [op, first, second, third] = arg as [string, Node, Node, Node];
      if (op === 'each') name(first as unknown as number, { ...typeOfNode(ruleset, second, types), list: undefined });
      if (op === 'let') types.set(first as unknown as number, named(ruleset, second, types));
      if (factsOf(String(op)).loops) loop(first, second as unknown as number, third);
      arg.forEach(walk);
    } else if (typeof arg === 'object' && arg !== null) {
      const choice = arg as Choice;
      walk(choice.from);
      name(choice.slot, choice.many ? { ...choice.type, list: true } : choice.type);
      walk(choice.body);
      walk(choice.else);
    }
  };
  const effect = design.effect === undefined ? undefined : ruleset.routines[design.effect];
  walk(effect?.body ?? []);
  return { crowded: new Set([...counts].flatMap(([word, n]) => (n > 1 ? [word] : []))), cards };
}

/** The name of a card goes by the words of the card. */
function named(ruleset: Ruleset, value: Node, types: ReadonlyMap<number, Type>): Type {
  const of = Array.isArray(value) && value[0] === 'design' ? (value[1] as Node) : value;
  return typeOfNode(ruleset, of, types);
}

function slotsIn(node: unknown): Set<number> {
  return new Set([...JSON.stringify(node ?? null).matchAll(/\["slot",(\d+)\]/g)].map(([, slot]) => Number(slot)));
}
