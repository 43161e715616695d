/** Expressions in words: things and players as noun phrases, numbers as sums, conditions as clauses. */
import { type Choice, NONE, type Node, type Per, type RoutineDef, type Ruleset, type Type } from '@draco-table/ruleset';
import type { FluentVariable } from '@fluent/bundle';
import type { Nominal } from '../nominal.js';
import { phraseIds, typeWord } from '../phrase-ids.js';
import { shownConstant } from '../values.js';
import { besides } from './besides.js';
import { answerOf, numberAtRandom, numberIf, thingAtRandom, thingIf } from './chance.js';
import { expand, fold } from './fold.js';
import { inCells } from './grid.js';
import { lazy } from './lazy.js';
import { arranged, restricted } from './lists.js';
import { isQuantity, quantity } from './quantities.js';
import type { Spoken } from './spoken.js';
import { type Op, opOf, typeOfNode } from './types.js';
import { Gap, type Voice } from './voice.js';

/** A name that a card has given to a value, as later sentences speak of it. */
export interface Bound {
  type: Type;
  /** A thing or a list of them. */
  phrase?: Nominal;
  /** A number: its letter. */
  label?: string;
  /** What it stands for, where its words are said again each time. */
  node?: Node;
  /** Where it is a card by its name: the card whose name it is. */
  named?: Nominal;
}

export type Value = FluentVariable | Nominal;

const SIGNS: Record<string, string> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  mod: 'mod',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
};
export const PLAYER: Type = { is: 'player' };
/** Things are A, B, C; numbers X, Y, Z. */
const LETTERS = { A: 'ABCDEFGH', X: 'XYZUVWRST' };

/** What a zone or a counter exists once for. */
export const keyType = (per: Per | undefined): Type =>
  typeof per === 'object' ? { is: 'kind', kind: per.kind } : per === 'design' ? { is: 'design' } : PLAYER;

export const one = (type: Type): Type => ({ ...type, list: undefined, none: undefined });

export class Phrases {
  readonly slots = new Map<number, Bound>();
  /** Sentences that have to be said before the one at hand: a die is rolled before its number is used. */
  readonly before: string[] = [];
  private readonly used = { A: 0, X: 0 };
  /** Letters of quantities that were named before, so that each is named once. */
  readonly named = new Map<string, string>();

  constructor(
    readonly ruleset: Ruleset,
    readonly voice: Voice,
    /** Nouns that name more than one thing of the card, which then get letters, and whether it speaks of other cards. */
    readonly spoken: Spoken,
  ) {
    this.slots.set(0, { type: PLAYER, phrase: voice.phrase('np-you', {}, undefined, 'you') });
    this.slots.set(1, { type: { is: 'thing' }, phrase: voice.phrase(spoken.cards ? 'np-this-one' : 'np-this', {}) });
  }

  noun(type: Type): Nominal {
    const id = `type-${typeWord(this.ruleset, type)}`;
    return this.voice.message(type.is === 'thing' && this.isCard(type) && !this.voice.has(id) ? 'type-card' : id);
  }

  letter(first: 'A' | 'X'): string {
    const letter = LETTERS[first][this.used[first]++];
    if (letter === undefined) throw new Gap('it speaks of too many things');
    return letter;
  }

  /** Gives a name to what was chosen, and says which letter it goes by, if it needs one. */
  bind(slot: number, type: Type, chosen = false): string | undefined {
    if (type.is === 'number') {
      const label = this.letter('X');
      this.slots.set(slot, { type, label });
      return label;
    }
    // A word of a kind that has no noun is spoken of as what was chosen.
    if (type.is === 'yes-no' || (type.is === 'kind' && !this.voice.has(`type-${typeWord(this.ruleset, type)}`))) {
      this.slots.set(slot, { type, phrase: this.voice.phrase('np-chosen', {}) });
      return undefined;
    }
    const noun = this.noun(type);
    if (type.list) {
      this.slots.set(slot, { type, phrase: this.voice.phrase('np-those', { noun }, noun, 'many') });
      return undefined;
    }
    if (this.spoken.crowded.has(typeWord(this.ruleset, type))) {
      const label = this.letter('A');
      this.slots.set(slot, { type, phrase: this.voice.phrase('np-labelled', { noun, label }, noun) });
      return label;
    }
    // A card that was chosen is told from the card that is read.
    const message = chosen && this.isCard(type) ? 'np-that-card' : 'np-that';
    this.slots.set(slot, { type, phrase: this.voice.phrase(message, { noun }, noun) });
    return undefined;
  }

  private isCard(type: Type): boolean {
    if (type.is === 'design') return true;
    return type.is === 'thing' && (type.types ?? []).every((index) => this.ruleset.types[index]?.base === 'card');
  }

  /** An argument of a sentence, as its slot's type asks for it. */
  value(node: Node, type: Type): Value {
    return type.is === 'number' && !type.list ? this.number(node) : this.thing(node, type);
  }

  typeOf(node: Node): Type {
    return typeOfNode(
      this.ruleset,
      node,
      Array.from(this.slots, ([slot, { type }]) => [slot, type]),
    );
  }

  // ---- numbers ----
  /** A number where it is known, else a sum such as `X + 1`. */
  number(node: Node): number | string {
    const known = fold(this.ruleset, node);
    if (known !== undefined) return known;
    const [op, ...args] = opOf(node);
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
    if (op === 'if') return numberIf(this, args);
    if (op === 'random') return numberAtRandom(this, args);
    if (op in SIGNS && args.length === 2) return this.sum(op, args[0] as Node, args[1] as Node);
    const meant = this.wordless(node) ? expand(this.ruleset, node) : undefined;
    if (meant !== undefined) return this.number(meant);
    const key = JSON.stringify(node);
    const before = this.named.get(key);
    if (before !== undefined) return before;
    const n = quantity(this, op, args);
    const label = this.letter('X');
    this.before.push(this.voice.say('let-number', { label, n }));
    this.named.set(key, label);
    return label;
  }

  /** A definition for which the game has no words of its own. */
  wordless(node: Node): boolean {
    if (!Array.isArray(node) || node[0] !== 'call') return false;
    const routine = this.ruleset.routines[node[1] as number];
    return routine !== undefined && !this.hasWords(routine);
  }

  hasWords(routine: RoutineDef): boolean {
    return phraseIds(this.ruleset, routine).some((id) => this.voice.has(id));
  }

  sum(op: string, a: Node, b: Node): string {
    const side = (node: Node): string => {
      const text = String(this.number(node));
      return Array.isArray(node) && /\s/.test(text) ? `(${text})` : text;
    };
    return `${side(a)} ${SIGNS[op]} ${side(b)}`;
  }

  /** A number as a comparison speaks of it: known, under its letter, or in words; a letter where it has to be worked out. */
  measure(node: Node): number | string | Nominal {
    const known = fold(this.ruleset, node);
    if (known !== undefined) return known;
    const [op, ...args] = opOf(node);
    const meant = this.wordless(node) ? expand(this.ruleset, node) : undefined;
    if (meant !== undefined) return this.measure(meant);
    return this.named.get(JSON.stringify(node)) ?? (isQuantity(op) ? quantity(this, op, args) : this.number(node));
  }

  // ---- things, players, words of a kind ----
  thing(node: Node, type: Type): Nominal {
    if (typeof node === 'number') {
      return node === NONE ? this.voice.message('none') : this.voice.name(shownConstant(this.ruleset, type, node));
    }
    const [op, ...args] = opOf(node);
    switch (op) {
      case 'piece':
        return this.voice.name({ is: 'design', id: this.ruleset.designs[args[0] as number]?.id ?? '' });
      case 'none':
        return this.voice.message('none');
      case 'slot': {
        const bound = this.slots.get(args[0] as number);
        if (bound?.phrase) return bound.phrase;
        throw new Gap(`slot ${args[0]} has no name`);
      }
      case 'holder':
        return this.holder(args[0] as number);
      case 'first':
      case 'last': {
        const noun = this.noun(one(type));
        if (this.isWhole(args[0] as Node)) return this.voice.phrase(`np-${op}-one`, { noun }, noun);
        return this.voice.phrase(`np-${op}`, { list: this.list(args[0] as Node), noun }, noun);
      }
      case 'call':
        return this.call(args) as Nominal;
      case 'after':
      case 'before':
        return this.voice.phrase(`np-player-${op}`, { p: this.thing(args[0] as Node, PLAYER) });
      case 'attr':
        return this.attribute(args);
      case 'if':
        return thingIf(this, args, type);
      case 'random-from':
      case 'weighing':
        return thingAtRandom(this, args, this.typeOf(node));
      case 'answer':
        return answerOf(this, args);
      case 'only':
      case 'at': {
        const noun = this.noun(one(type));
        const list = this.list(args[0] as Node);
        if (op === 'only') return this.voice.phrase('np-only', { list, noun }, noun);
        return this.voice.phrase('np-at', { list, n: this.number(args[1] as Node), noun }, noun);
      }
      case 'design':
        return this.voice.phrase('np-copy', { x: this.thing(args[0] as Node, this.typeOf(args[0] as Node)) });
      case 'printed':
        return this.attribute(args);
      case 'holder-of':
        return this.voice.phrase('np-holder-of', { x: this.thing(args[0] as Node, this.typeOf(args[0] as Node)) });
      case 'var':
        return this.variable(args);
    }
    return inCells(this, op, args) ?? this.list(node, type);
  }

  /** What the game has noted: by words of its own, else by its label between quotation marks. */
  variable(args: Op[]): Nominal {
    const variable = this.ruleset.vars[args[0] as number];
    const id = `${variable?.role === 'variable' ? 'variable' : 'counter'}-${variable?.id}`;
    const [what, owner] = [this.voice.message(id), args[1] as Node | null];
    const many = variable?.type?.list ? 'many' : undefined;
    if (owner == null) {
      if (this.voice.has(id, 'the')) return this.voice.message(id);
      return this.voice.phrase('np-variable', { what }, undefined, many);
    }
    const who = this.owner(owner, variable?.per);
    return (
      this.voice.variant(id, 'of-whom', { who }, undefined, many) ??
      this.voice.phrase('np-variable-of', { what, who }, undefined, many)
    );
  }

  /** Whom, or what, something belongs to of which there is one each. */
  owner(node: Node, per: Per | undefined): Nominal {
    const named = Array.isArray(node) && node[0] === 'slot' ? this.slots.get(node[1] as number)?.named : undefined;
    if (named) return named;
    if (Array.isArray(node) && node[0] === 'design') return this.thing(node[1] as Node, this.typeOf(node[1] as Node));
    return this.thing(node, keyType(per));
  }

  attribute(args: Op[]): Nominal {
    const id = `attr-${this.ruleset.attrs[args[0] as number]?.id}`;
    const words = this.voice.variant(id, '', { x: this.thing(args[1] as Node, this.typeOf(args[1] as Node)) });
    if (words) return words;
    throw new Gap(`“${id}” has no text`);
  }

  private holder(index: number): Nominal {
    const ids = this.ruleset.vars.flatMap(({ holders }) => holders ?? []);
    return this.voice.message(`holder-${ids[index]?.id}`);
  }

  /** The game's own words for a definition, or for one member of what it gives. */
  call(args: Op[], attribute = ''): Nominal | undefined {
    const routine = this.ruleset.routines[args[0] as number] as RoutineDef;
    const found = this.words(routine, args.slice(1) as Node[]);
    const many = attribute === '' && routine.gives?.list ? 'many' : undefined;
    return this.voice.variant(found.id, attribute, found.args, found.noun, many);
  }

  /** The id of the words for a verb or a definition. */
  wordsFor(routine: RoutineDef): string {
    const ids = phraseIds(this.ruleset, routine);
    const id = ids.find((each) => this.voice.has(each));
    if (id === undefined) throw new Gap(`“${ids.at(-1)}” has no text`);
    return id;
  }

  /** The message for a routine and the values of its slots; a value that is no number is worked out only when it is used. */
  words(routine: RoutineDef, args: readonly Node[]): { id: string; args: Record<string, Value>; noun?: Nominal } {
    const id = this.wordsFor(routine);
    const values: Record<string, Value> = {};
    routine.params.forEach(({ name, type }, i) => {
      const node = args[i] as Node;
      values[name] = type.is === 'number' && !type.list ? this.number(node) : lazy(() => this.thing(node, type));
    });
    const type = routine.gives;
    const noun = type?.is === 'thing' || type?.is === 'player' ? this.noun(one(type)) : undefined;
    return noun ? { id, args: values, noun } : { id, args: values };
  }

  // ---- lists ----
  list(node: Node, type: Type = this.typeOf(node)): Nominal {
    const [op, ...args] = opOf(node);
    switch (op) {
      case 'opponents':
      case 'players':
      case 'players-from':
        return this.seats(op, args, '') as Nominal;
      case 'call': {
        const meant = this.wordless(node) ? expand(this.ruleset, node) : undefined;
        return meant === undefined ? (this.call(args) as Nominal) : this.list(meant);
      }
      case 'var':
        return this.variable(args);
      case 'attr':
      case 'printed':
        return this.attribute(args);
      case 'slot':
      case 'if':
      case 'answer':
        return this.thing(node, type);
      case 'list':
        return this.voice.list(
          args.map((item) =>
            this.thing(item as Node, typeof item === 'number' ? one(type) : this.typeOf(item as Node)),
          ),
          'and',
        );
      case 'first-n':
      case 'last-n': {
        const noun = this.noun(one(this.typeOf(args[0] as Node)));
        const n = this.number(args[1] as Node);
        const pile = this.pile(args[0] as Node);
        if (pile)
          return this.voice.phrase(op === 'first-n' ? 'np-top-n' : 'np-bottom-n', { n, noun, pile }, noun, 'many');
        if (this.isWhole(args[0] as Node)) return this.voice.phrase(`np-${op}`, { n, noun }, noun, 'many');
        return this.voice.phrase(`np-${op}-of`, { n, noun, list: this.list(args[0] as Node) }, noun, 'many');
      }
      case 'zone':
        return this.inside(args, '') as Nominal;
      case 'most':
      case 'least':
        return this.extreme(op, this.list(args[0] as Node), args, 'many');
      case 'where':
        return restricted(this, this.list(args[0] as Node), args, one(this.typeOf(args[0] as Node)), 'many');
    }
    return arranged(this, op, args, this.typeOf(node));
  }

  /** The pile of which a list is all there is. */
  private pile(node: Node): Nominal | undefined {
    if (!Array.isArray(node) || node[0] !== 'zone') return undefined;
    const isPile = this.ruleset.zones[node[1] as number]?.shape === 'pile';
    return isPile ? this.zone(node[1] as number, node[2] as Node | null) : undefined;
  }

  inZone(args: Op[]): { zone: Nominal; noun: Nominal } {
    const types = this.ruleset.zones[args[0] as number]?.of;
    return { zone: this.zone(args[0] as number, args[1] as Node | null), noun: this.noun({ is: 'thing', types }) };
  }

  /** What lies in a zone, or one of it: by words of the zone's own, where “the cards in …” would say it twice. */
  private inside(args: Op[], attribute: string): Nominal | undefined {
    const [zone, owner] = args as [number, Node | null];
    const { id, per } = this.ruleset.zones[zone] ?? {};
    const whose = owner === null ? '' : this.isSlot(owner, 0) ? 'your-' : 'of-whom-';
    const values = whose === 'of-whom-' ? { who: this.owner(owner as Node, per) } : {};
    const own = `${whose}${attribute || 'things'}`;
    const many = attribute === '' ? 'many' : undefined;
    const inZone = this.inZone(args);
    return (
      this.voice.variant(`zone-${id}`, own, values as Record<string, Value>, inZone.noun, many) ??
      this.voice.variant('things-in', attribute, inZone, inZone.noun, many)
    );
  }

  private seats(op: string, args: Op[], attribute: string): Nominal | undefined {
    const values: Record<string, Value> = op === 'players-from' ? { p: this.thing(args[0] as Node, PLAYER) } : {};
    const many = attribute === '' ? 'many' : undefined;
    return this.voice.variant(`phrase-${op}`, attribute, values, this.voice.message('type-player'), many);
  }

  /** Whether a list is all there is of a noun, so that the noun alone says it: “the guests”, not “your guests”. */
  isWhole(node: Node): boolean {
    return Array.isArray(node) && node[0] === 'call' && node.length === 2 && this.member(node, 'one') !== undefined;
  }

  /** One of a list, before it is known which: “a guest”, “one of your guests”, “another guest”. */
  oneOf(node: Node, type: Type): Nominal {
    const noun = this.noun(one(type));
    const all = besides(node);
    if (all !== undefined) {
      const [list, left] = all;
      // Another than the one named before, or one other than somebody else.
      if (!Array.isArray(left) || left[0] !== 'slot') {
        const other = this.thing(left, one(type));
        return this.voice.phrase('np-one-but', { one: this.oneOf(list, type), other }, noun);
      }
      if (this.isWhole(list)) return this.voice.phrase('np-other', { noun }, noun);
      return this.voice.phrase('np-other-of', { list: this.list(list), noun }, noun);
    }
    if (Array.isArray(node) && node[0] === 'where') {
      return restricted(this, this.oneOf(node[1] as Node, type), node.slice(1), one(type));
    }
    if (Array.isArray(node) && (node[0] === 'first-n' || node[0] === 'last-n') && node[2] === 1) {
      const end = node[0] === 'first-n' ? 'first' : 'last';
      return this.thing([end, node[1]] as unknown as Node, one(type));
    }
    const meant = this.wordless(node) ? expand(this.ruleset, node) : undefined;
    if (meant !== undefined) return this.oneOf(meant, type);
    if (Array.isArray(node) && (node[0] === 'every' || node[0] === 'designs'))
      return this.voice.phrase('np-one', { noun }, noun);
    if (Array.isArray(node) && (node[0] === 'most' || node[0] === 'least')) {
      return this.extreme(node[0], this.oneOf(node[1] as Node, type), node.slice(1));
    }
    // A kind as a whole: “a guild”.
    if (type.is === 'kind' && Array.isArray(node) && node[0] === 'range')
      return this.voice.phrase('np-one', { noun }, noun);
    const own = this.member(node, 'one');
    if (own) return own;
    const list = this.list(node);
    // Words of the game's own may have another gender than the noun.
    const word = list.trait(this.voice.language, 'gender') ? list : noun;
    return this.voice.phrase('np-one-of', { list, noun: word }, noun);
  }

  /** Those of a list who have the most or the least of something. */
  private extreme(op: 'most' | 'least', list: Nominal, args: Op[], person?: string): Nominal {
    const measure = args[2] as Node;
    const type = one(this.typeOf(args[0] as Node));
    const noun = this.noun(type);
    const variable =
      Array.isArray(measure) && measure[0] === 'var' ? this.ruleset.vars[measure[1] as number] : undefined;
    if (variable && variable.role !== 'variable' && this.isSlot(measure[2 as never], args[1])) {
      const what = this.voice.message(`counter-${variable.id}`);
      return this.voice.phrase(`np-${op}`, { list, what }, noun, person);
    }
    const n = this.forEach(args[1] as number, type, () => this.measure(measure));
    return this.voice.phrase(`np-${op}-by`, { list, n }, noun, person);
  }

  isSlot(node: unknown, slot: unknown): boolean {
    return Array.isArray(node) && node[0] === 'slot' && node[1] === slot;
  }

  /** What is said of every one of a list, which is then “that guest”. */
  forEach<T>(slot: number, type: Type, say: () => T): T {
    const noun = type.is === 'number' ? this.voice.message('type-number') : this.noun(type);
    const that = this.voice.phrase('np-that', { noun }, noun);
    const text = that.form(this.voice.language, 'the');
    this.slots.set(slot, type.is === 'number' ? { type, phrase: that, label: text } : { type, phrase: that });
    return say();
  }

  /** Every one of a list: “each guest”; undefined when there is no short form. */
  eachOf(node: Node): Nominal | undefined {
    return this.member(node, 'each');
  }

  private member(node: Node, attribute: 'one' | 'each'): Nominal | undefined {
    if (!Array.isArray(node)) return undefined;
    const [op, ...args] = opOf(node);
    if (op === 'opponents' || op === 'players' || op === 'players-from') return this.seats(op, args, attribute);
    if (op === 'where' && attribute === 'each') {
      const all = this.member(args[0] as Node, 'each');
      return all && restricted(this, all, args, one(this.typeOf(args[0] as Node)));
    }
    if (op === 'call') return this.wordless(node) ? undefined : this.call(args, attribute);
    if (op === 'zone') return this.inside(args, attribute);
    return undefined;
  }

  /** The words to choose from, as “forward or back”. */
  alternatives({ from, type }: Choice): Nominal | undefined {
    if (!Array.isArray(from) || from[0] !== 'list') return undefined;
    return this.voice.list(
      (from.slice(1) as Node[]).map((item) => this.word(item, type)),
      'or',
    );
  }

  /** A word to choose; between quotation marks where it is a sentence of its own, so that its kind has no noun. */
  word(node: Node, type: Type): Nominal {
    const what = this.thing(node, type);
    const isSentence = /\s\S+\s/.test(what.form(this.voice.language, 'the'));
    const bare = type.is !== 'kind' || !isSentence || this.voice.has(`type-${typeWord(this.ruleset, type)}`);
    return bare ? what : this.voice.phrase('np-variable', { what });
  }

  zone(zone: number, owner: Node | null | undefined): Nominal {
    const { id, per } = this.ruleset.zones[zone] ?? {};
    const name = this.voice.message(`zone-${id}`);
    if (owner == null) return name;
    if (this.isSlot(owner, 0)) {
      return this.voice.variant(`zone-${id}`, 'your', {}, name) ?? this.voice.phrase('np-your', { noun: name }, name);
    }
    const whose = this.owner(owner, per);
    if (whose.id === 'np-chooser') return this.voice.phrase('np-own', { noun: name }, name);
    return (
      this.voice.variant(`zone-${id}`, 'of-whom', { who: whose }, name) ??
      this.voice.phrase('zone-of', { zone: name, owner: whose }, name)
    );
  }
}
