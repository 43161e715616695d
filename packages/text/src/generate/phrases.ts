/** Expressions in words: things and players as noun phrases, numbers as sums, conditions as clauses. */
import { type Choice, NONE, type Node, type RoutineDef, type Ruleset, type Type } from '@draco-table/ruleset';
import type { FluentVariable } from '@fluent/bundle';
import { phraseIds, typeWord } from '../ids.js';
import type { Nominal } from '../nominal.js';
import { shownConstant } from '../values.js';
import { fold } from './fold.js';
import { Gap, type Voice } from './voice.js';

/** A name that a card has given to a value, as later sentences speak of it. */
export interface Bound {
  type: Type;
  /** A thing or a list of them. */
  phrase?: Nominal;
  /** A number: its letter. */
  label?: string;
}

type Value = FluentVariable | Nominal;

const SIGNS: Record<string, string> = { '+': '+', '-': '−', '*': '×', '/': '÷', mod: 'mod', '<': '<', '<=': '≤' };

export class Phrases {
  readonly slots = new Map<number, Bound>();
  private letters = 0;
  /** Sentences that have to be said before the one at hand: a die is rolled before its number is used. */
  readonly before: string[] = [];

  constructor(
    readonly ruleset: Ruleset,
    readonly voice: Voice,
    /** Nouns that name more than one thing of the card, which then get letters. */
    private readonly crowded: ReadonlySet<string>,
  ) {
    this.slots.set(0, { type: { is: 'player' }, phrase: voice.phrase('np-you', {}, undefined, 'you') });
    this.slots.set(1, { type: { is: 'thing' }, phrase: voice.phrase('np-this', {}) });
  }

  noun(type: Type): Nominal {
    if (type.is === 'thing' && !this.voice.has(`type-${typeWord(this.ruleset, type)}`)) {
      const cards = type.types?.every((index) => this.ruleset.types[index]?.base === 'card');
      if (cards) return this.voice.message('type-card');
    }
    return this.voice.message(`type-${typeWord(this.ruleset, type)}`);
  }

  letter(first: 'A' | 'X'): string {
    const code = first.charCodeAt(0) + (first === 'X' ? this.numbers++ : this.letters++);
    return String.fromCharCode(code);
  }
  private numbers = 0;

  /** Gives a name to what was chosen, and says which letter it goes by, if it needs one. */
  bind(slot: number, type: Type): string | undefined {
    if (type.is === 'number' || (type.is === 'kind' && type.list)) {
      const label = this.letter('X');
      this.slots.set(slot, { type, label });
      return label;
    }
    const noun = this.noun(type);
    if (type.list) {
      this.slots.set(slot, { type, phrase: this.voice.phrase('np-those', { noun }, noun, 'many') });
      return undefined;
    }
    if (this.crowded.has(typeWord(this.ruleset, type))) {
      const label = this.letter('A');
      this.slots.set(slot, { type, phrase: this.voice.phrase('np-labelled', { noun, label }, noun) });
      return label;
    }
    this.slots.set(slot, { type, phrase: this.voice.phrase('np-that', { noun }, noun) });
    return undefined;
  }

  /** An argument of a sentence, as its slot's type asks for it. */
  value(node: Node, type: Type): Value {
    return type.is === 'number' && !type.list ? this.number(node) : this.thing(node, type);
  }

  // ---- numbers ----
  /** A number where it is known, else a sum such as `X + 1`. */
  number(node: Node): number | string {
    const known = fold(this.ruleset, node);
    if (known !== undefined) return known;
    const [op, ...args] = node as [string, ...Node[]];
    if (op === 'slot') {
      const bound = this.slots.get(args[0] as number);
      if (bound?.label !== undefined) return bound.label;
      throw new Gap(`the number in slot ${args[0]} has no name`);
    }
    if (op === 'roll') {
      const label = this.letter('X');
      this.before.push(this.voice.say('roll', { label }));
      return label;
    }
    if (op in SIGNS && args.length === 2) return this.sum(op, args[0] as Node, args[1] as Node);
    const label = this.letter('X');
    this.before.push(this.voice.say('let-number', { label, n: this.quantity(node) }));
    return label;
  }

  private sum(op: string, a: Node, b: Node): string {
    const side = (node: Node): string => {
      const text = String(this.number(node));
      return Array.isArray(node) && /\s/.test(text) ? `(${text})` : text;
    };
    return `${side(a)} ${SIGNS[op]} ${side(b)}`;
  }

  /** A number that the game has at the time: how many there are, what someone has. */
  private quantity(node: Node): Nominal {
    const [op, ...args] = node as [string, ...Node[]];
    if (op === 'count') return this.voice.phrase('count-of', { list: this.list(args[0] as Node) });
    if (op === 'var') {
      const variable = this.ruleset.vars[args[0] as number];
      const what = this.voice.message(`counter-${variable?.id}`);
      if (args[1] === null || args[1] === undefined) return what;
      return this.voice.phrase('have', { who: this.thing(args[1], { is: 'player' }), what });
    }
    if (op === 'call') {
      const words = this.call(args[0] as number, args.slice(1));
      if (words) return words;
    }
    throw new Gap(`the number “${op}” has no words`);
  }

  // ---- things, players, words of a kind ----
  thing(node: Node, type: Type): Nominal {
    if (typeof node === 'number') {
      if (node === NONE) return this.voice.message('none');
      return this.voice.name(shownConstant(this.ruleset, type, node));
    }
    const [op, ...args] = node as [string, ...Node[]];
    switch (op) {
      case 'slot': {
        const bound = this.slots.get(args[0] as number);
        if (bound?.phrase) return bound.phrase;
        throw new Gap(`slot ${args[0]} has no name`);
      }
      case 'holder':
        return this.holder(args[0] as number);
      case 'first':
      case 'last':
        return this.voice.phrase(`np-${op}`, {
          list: this.list(args[0] as Node),
          noun: this.noun({ ...type, list: undefined }),
        });
      case 'list':
        return this.voice.list(
          args.map((item) => this.thing(item as Node, { ...type, list: undefined })),
          'and',
        );
      case 'call': {
        const words = this.call(args[0] as number, args.slice(1));
        if (words) return words;
        break;
      }
    }
    return this.list(node);
  }

  holder(index: number): Nominal {
    const ids = this.ruleset.vars.flatMap(({ holders }) => holders ?? []);
    return this.voice.message(`holder-${ids[index]?.id}`);
  }

  /** The game's own words for a definition. */
  private call(routine: number, args: readonly Node[], attribute = ''): Nominal | undefined {
    const found = this.words(this.ruleset.routines[routine] as RoutineDef, args);
    return (
      this.voice.variant(found.id, attribute, found.args, found.noun) ??
      (attribute ? undefined : this.voice.phrase(found.id, found.args, found.noun))
    );
  }

  /** The message for a routine and the values of its slots, worked out only when the message uses them. */
  words(routine: RoutineDef, args: readonly Node[]): { id: string; args: Record<string, Value>; noun?: Nominal } {
    const ids = phraseIds(this.ruleset, routine);
    const id = ids.find((one) => this.voice.has(one));
    if (id === undefined) throw new Gap(`“${ids.at(-1)}” has no text`);
    const values: Record<string, Value> = {};
    routine.params.forEach(({ name, type }, i) => {
      const node = args[i] as Node;
      values[name] = type.is === 'number' && !type.list ? this.number(node) : lazy(() => this.thing(node, type));
    });
    const type = routine.gives;
    const noun = type?.is === 'thing' || type?.is === 'player' ? this.noun({ ...type, list: undefined }) : undefined;
    return noun ? { id, args: values, noun } : { id, args: values };
  }

  // ---- lists ----
  list(node: Node): Nominal {
    if (typeof node === 'number') throw new Gap('a number stands where a list should');
    const [op, ...args] = node as [string, ...Node[]];
    if (op === 'opponents' || op === 'players') return this.message(`phrase-${op}`, '') as Nominal;
    if (op === 'call') return this.call(args[0] as number, args.slice(1)) as Nominal;
    if (op === 'slot') return this.thing(node, { is: 'thing' });
    if (op === 'zone')
      return this.voice.phrase('cards-in', { zone: this.zone(args[0] as number, args[1] as Node | null) });
    throw new Gap(`the list “${op}” has no words`);
  }

  private message(id: string, attribute: string): Nominal | undefined {
    return this.voice.variant(id, attribute, {}, this.voice.message('type-player'));
  }

  /** One of a list, before it is known which: “a hero”, “one of your heroes”. */
  oneOf(node: Node, type: Type): Nominal {
    const single = { ...type, list: undefined };
    const noun = this.noun(single);
    const all = this.besides(node);
    if (all !== undefined) {
      // “another hero” of all heroes, “another of your heroes” of some.
      const plain = Array.isArray(all) && all.length <= 2 && this.member(all, 'one') !== undefined;
      return plain
        ? this.voice.phrase('np-other', { noun }, noun)
        : this.voice.phrase('np-other-of', { list: this.list(all), noun }, noun);
    }
    return this.member(node, 'one') ?? this.voice.phrase('np-one-of', { list: this.list(node), noun }, noun);
  }

  /** The list that is left when one thing is left out: of `L without x` and `L where it is not x`. */
  private besides(node: Node): Node | undefined {
    if (!Array.isArray(node)) return undefined;
    const [op, list, slot, test] = node as [string, Node, Node, Node];
    if (op === 'without') return list;
    if (op !== 'where' || !Array.isArray(test) || test[0] !== 'not') return undefined;
    const equal = test[1];
    if (!Array.isArray(equal) || equal[0] !== '=') return undefined;
    const it = (side: unknown) => Array.isArray(side) && side[0] === 'slot' && side[1] === slot;
    return it(equal[1]) || it(equal[2]) ? list : undefined;
  }

  /** Every one of a list: “each hero”; undefined when there is no short form. */
  eachOf(node: Node): Nominal | undefined {
    return this.member(node, 'each');
  }

  private member(node: Node, attribute: 'one' | 'each'): Nominal | undefined {
    if (!Array.isArray(node)) return undefined;
    const [op, ...args] = node as [string, ...Node[]];
    if (op === 'opponents' || op === 'players') return this.message(`phrase-${op}`, attribute);
    if (op === 'call') return this.call(args[0] as number, args.slice(1), attribute);
    if (op === 'zone' && attribute === 'one') {
      return this.voice.variant('cards-in', 'one', { zone: this.zone(args[0] as number, args[1] as Node | null) });
    }
    return undefined;
  }

  /** The words to choose from, as “forward or back”. */
  alternatives(choice: Choice): Nominal | undefined {
    const { from, type } = choice;
    if (!Array.isArray(from) || from[0] !== 'list') return undefined;
    return this.voice.list(
      (from.slice(1) as Node[]).map((item) => this.thing(item, type)),
      'or',
    );
  }

  zone(zone: number, owner: Node | null): Nominal {
    const name = this.voice.message(`zone-${this.ruleset.zones[zone]?.id}`);
    if (owner === null || owner === undefined) return name;
    if (Array.isArray(owner) && owner[0] === 'slot' && owner[1] === 0)
      return this.voice.phrase('np-your', { noun: name }, name);
    return this.voice.phrase('zone-of', { zone: name, owner: this.thing(owner, { is: 'player' }) }, name);
  }

  // ---- conditions ----
  condition(node: Node): string {
    if (typeof node === 'number') throw new Gap('a condition that is a number has no words');
    const [op, ...args] = node as [string, ...Node[]];
    const say = this.voice.say;
    switch (op) {
      case 'agrees':
        return say('agrees', { who: this.thing(args[0] as Node, { is: 'player' }) });
      case 'and':
      case 'or':
        return say(op, { a: this.condition(args[0] as Node), b: this.condition(args[1] as Node) });
      case 'not': {
        const inner = args[0] as Node;
        if (Array.isArray(inner) && inner[0] === '=')
          return this.equality('is-not', inner[1] as Node, inner[2] as Node);
        return say('not', { cond: this.voice.literal(this.condition(inner)) });
      }
      case '=':
        return this.equality('is', args[0] as Node, args[1] as Node);
      case '<':
      case '<=':
        return this.sum(op, args[0] as Node, args[1] as Node);
      case 'any':
        return say('any', { one: this.oneOf(args[0] as Node, this.typeOf(args[0] as Node)) });
      case 'option':
        return say('option-is', {
          option: this.voice.message(`option-${this.ruleset.options[args[0] as number]?.id}`),
        });
      case 'call': {
        const found = this.words(this.ruleset.routines[args[0] as number] as RoutineDef, args.slice(1));
        return say(found.id, found.args);
      }
    }
    throw new Gap(`the condition “${op}” has no words`);
  }

  private equality(message: 'is' | 'is-not', a: Node, b: Node): string {
    const type = typeof a === 'number' ? this.typeOf(b) : this.typeOf(a);
    return this.voice.say(message, { a: this.value(a, type), b: this.value(b, type) });
  }

  /** Enough of a type to know how to speak of a value. */
  typeOf(node: Node): Type {
    if (typeof node === 'number') return { is: 'number' };
    const [op, ...args] = node as [string, ...Node[]];
    if (op === 'slot') return this.slots.get(args[0] as number)?.type ?? { is: 'number' };
    if (op === 'call') return this.ruleset.routines[args[0] as number]?.gives ?? { is: 'number' };
    if (op === 'opponents' || op === 'players') return { is: 'player', list: true };
    if (op === 'zone') return { is: 'thing', types: this.ruleset.zones[args[0] as number]?.of, list: true };
    if (op === 'var') return this.ruleset.vars[args[0] as number]?.type ?? { is: 'number' };
    if (op === 'attr' || op === 'printed') return this.ruleset.attrs[args[0] as number]?.type ?? { is: 'number' };
    if (op === 'first' || op === 'last' || op === 'only') return { ...this.typeOf(args[0] as Node), list: undefined };
    return { is: 'number' };
  }
}

function lazy(make: () => Nominal): Nominal {
  let made: Nominal | undefined;
  const get = () => (made ??= make());
  return {
    get id() {
      return get().id;
    },
    form: (language, form) => get().form(language, form),
    trait: (language, name) => get().trait(language, name),
    get items() {
      return get().items;
    },
  };
}
