/** Statements in words: each becomes one clause or a few, in the order in which they are carried out. */
import type { Block, Choice, DesignDef, HookDef, Node, RoutineDef, Ruleset, Type } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { changing } from './changes.js';
import { condition } from './conditions.js';
import { fold } from './fold.js';
import { Phrases } from './phrases.js';
import { exchanged, isAll, isDesignOf, isPlain, isSame, outlives } from './shapes.js';
import { spokenOf } from './spoken.js';
import type { Op } from './types.js';
import { Gap, type Voice } from './voice.js';

/** Statements that change nothing in the game by themselves. */
const QUIET = new Set(['choose', 'let', 'mark']);

export function writeCard(ruleset: Ruleset, design: DesignDef, voice: Voice): string {
  const routine = design.effect === undefined ? undefined : ruleset.routines[design.effect];
  const phrases = new Phrases(ruleset, voice, spokenOf(ruleset, design));
  const writer = new Writer(phrases);
  const clauses = [
    ...(design.needs ?? []).map(({ test }) => voice.say('needs', { cond: voice.literal(condition(phrases, test)) })),
    ...writer.block(routine?.body ?? []),
    ...(design.hooks ?? []).map((hook) => writer.standing(ruleset.hooks[hook] as HookDef)),
  ];
  if (clauses.length === 0) throw new Gap('it does nothing');
  return clauses.map((clause) => `${voice.capital(clause)}.`).join(' ');
}

class Writer {
  private readonly ruleset: Ruleset;
  private readonly voice: Voice;
  constructor(
    private readonly phrases: Phrases,
    /** What is given by the verb that an effect stands instead of. */
    private readonly gives?: Type,
  ) {
    this.ruleset = phrases.ruleset;
    this.voice = phrases.voice;
  }

  block(body: Block): string[] {
    const statements = body.filter((one) => !(Array.isArray(one) && one[0] === 'mark'));
    return statements.flatMap((statement, at) => {
      const swapped = this.exchange(statements, at);
      if (swapped !== undefined) return swapped;
      const isLet = Array.isArray(statement) && statement[0] === 'let';
      const clauses = isLet
        ? this.let(
            statement[1] as number,
            statement[2] as Node,
            outlives(statement[1] as number, statements.slice(at + 1)),
          )
        : this.statement(statement);
      // What was counted before something happened may be another number after it.
      if (!QUIET.has(String(Array.isArray(statement) && statement[0]))) this.phrases.named.clear();
      // What had to be worked out first is said first.
      return [...this.phrases.before.splice(0), ...clauses];
    });
  }

  /** Two lists that change places: each is named, then goes where the other was. Empty for all but the first of the four. */
  private exchange(statements: Block, at: number): string[] | undefined {
    for (let first = Math.max(0, at - 3); first <= at; first++) {
      const zones = exchanged(statements.slice(first, first + 4));
      if (!zones) continue;
      if (first < at) return [];
      const [a, b] = zones.map((zone) => this.phrases.list(zone));
      return [this.voice.say('do-exchange', { a: a as Nominal, b: b as Nominal })];
    }
    return undefined;
  }

  private inner(body: Block): string {
    const clauses = this.block(body);
    if (clauses.length === 0) throw new Gap('a block does nothing');
    return clauses.join(this.voice.say('more'));
  }

  /** What an effect does; one that does nothing replaces something by nothing. */
  private happening(body: Block): string {
    const clauses = this.block(body);
    return clauses.length ? clauses.join(this.voice.say('more')) : this.voice.say('do-nothing');
  }

  private statement(statement: Node): string[] {
    if (typeof statement === 'number') throw new Gap('a number is no statement');
    const [op, ...args] = statement as [string, ...Node[]];
    const { phrases, voice } = this;
    const say = voice.say;
    const thing = (node: Node) => phrases.thing(node, phrases.typeOf(node));
    switch (op) {
      case 'mark':
        return [];
      case 'choose':
        return this.choose(args[0] as unknown as Choice);
      case 'atonce':
        return this.together(args[0] as Node, args[1] as number, args[2] as unknown as Choice);
      case 'if': {
        const cond = voice.literal(condition(phrases, args[0] as Node));
        const lead = phrases.before.splice(0);
        const clauses = [...lead, say('if-then', { cond, body: this.inner(args[1] as unknown as Block) })];
        const other = args[2] as unknown as Block | undefined;
        return other?.length ? [...clauses, say('otherwise', { body: this.inner(other) })] : clauses;
      }
      case 'each':
        return this.each(args[0] as number, args[1] as Node, args[2] as unknown as Block, args[3]);
      case 'repeat': {
        const n = phrases.number(args[0] as Node);
        const lead = phrases.before.splice(0);
        return [...lead, say('repeat', { n, body: this.inner(args[1] as unknown as Block) })];
      }
      case 'until': {
        const test = condition(phrases, args[0] as Node);
        // It is looked at again every time, so what has to be worked out for it is said with it, not before.
        const lead = phrases.before.splice(0).join(say('more'));
        const cond = voice.literal(lead === '' ? test : `${test} (${lead})`);
        return [say('repeat-until', { cond, body: this.inner(args[1] as unknown as Block) })];
      }
      case 'do': {
        if (this.isIdle(args[0] as unknown as number)) return [];
        const found = phrases.words(this.ruleset.routines[args[0] as number] as RoutineDef, args.slice(1));
        return [say(found.id, found.args)];
      }
      case 'pay':
        return [this.pay(args[0] as number, args[1] as Node, args[2] as Node, args[3] as Node)];
      case 'move':
        return [this.move(args)];
      case 'beside':
        return [say(`do-${args[1]}`, { what: thing(args[0] as Node), other: thing(args[2] as Node) })];
      case 'swap':
        return [say('do-swap', { a: thing(args[0] as Node), b: thing(args[1] as Node) })];
      case 'rearrange':
        return [this.rearrange(args[0] as Node, args[1] as Node)];
      case 'shuffle':
      case 'reverse':
        return [say(`do-${op}`, { zone: phrases.zone(args[0] as number, args[1] as Node | null) })];
      case 'look':
        return [
          say('do-look', { who: phrases.thing(args[0] as Node, { is: 'player' }), what: thing(args[1] as Node) }),
        ];
      case 'learn': {
        const who = args[1] as Node | null;
        const what = thing(['attr', args[0], args[2]] as unknown as Node);
        return [
          who === null
            ? say('do-learn-all', { what })
            : say('do-learn', { who: phrases.thing(who, { is: 'player' }), what }),
        ];
      }
      case 'reveal':
      case 'carry':
        return [say(`do-${op}`, { what: thing(args[0] as Node) })];
      case 'face':
        return [say(args[1] === 1 ? 'do-face-up' : 'do-face-down', { what: thing(args[0] as Node) })];
      case 'add':
      case 'set':
        return [this.count(op, args[0] as number, args[1] as Node | null, args[2] as Node)];
      case 'set-attr': {
        const attr = this.ruleset.attrs[args[0] as number];
        const x = thing(args[1] as Node);
        const value = phrases.value(args[2] as Node, attr?.type ?? { is: 'number' });
        return [say(`attr-${attr?.id}`, { x, value }, 'set')];
      }
      case 'give':
        return [this.give(args[0] as Node)];
      case 'stop':
      case 'end':
      case 'proceed':
        return [say(`do-${op}`)];
      case 'effect':
        return [this.effect(args[0] as unknown as string, args[1] as number, args.slice(2) as number[])];
    }
    throw new Gap(`the statement “${op}” has no words`);
  }

  /** A verb that only tells of something, for which there are no words and for which nothing waits. */
  private isIdle(verb: number): boolean {
    const routine = this.ruleset.routines[verb] as RoutineDef;
    const does = routine.body.some((one) => !(Array.isArray(one) && one[0] === 'mark'));
    return (
      Boolean(routine.told) &&
      !does &&
      !this.phrases.hasWords(routine) &&
      !this.ruleset.hooks.some((hook) => hook.verb === verb)
    );
  }

  private choose(choice: Choice): string[] {
    const { phrases, voice } = this;
    const who = phrases.thing(choice.who, { is: 'player' });
    const clauses: string[] = [];
    const { many } = choice;
    if (choice.ordered && isAll(choice)) {
      clauses.push(voice.say('choose-order', { who, list: phrases.list(choice.from) }));
      phrases.bind(choice.slot, { ...choice.type, list: true });
    } else {
      const what = this.chosen(choice);
      const label = phrases.bind(choice.slot, many ? { ...choice.type, list: true } : choice.type, true);
      const named = label === undefined ? what : voice.phrase('labelled', { what, label }, what);
      const ordered = choice.ordered && many ? voice.phrase('in-some-order', { what: named }, what) : named;
      clauses.push(voice.say(choice.may ? 'may-choose' : 'choose', { who, what: ordered }));
    }
    clauses.unshift(...phrases.before.splice(0));
    if (choice.body) {
      if (choice.may) clauses.push(voice.say('if-chosen', { who, body: this.inner(choice.body) }));
      else clauses.push(...this.block(choice.body));
    }
    if (choice.else?.length) {
      clauses.push(voice.say(choice.may ? 'otherwise' : 'if-none', { body: this.inner(choice.else) }));
    }
    return clauses;
  }

  /** What there is to choose, before it is chosen. */
  private chosen(choice: Choice): Nominal {
    const { phrases, voice } = this;
    const { from, type, many } = choice;
    if (many) {
      const noun = type.is === 'number' ? voice.message('type-number') : phrases.noun({ ...type, list: undefined });
      // Which they are chosen from is left out only where the noun says it.
      const list = phrases.isWhole(from) ? undefined : phrases.list(from);
      const say = (id: string, values: Record<string, number | string>) =>
        voice.phrase(list ? `${id}-of` : id, { ...values, noun, ...(list && { list }) }, noun);
      if (isAll(choice)) return say('choose-all', {});
      const max = many.max === null ? undefined : phrases.number(many.max);
      const min = phrases.number(many.min);
      if (max === undefined && min === 0) return say('choose-any', {});
      if (max === undefined) return say('choose-at-least', { n: min });
      if (min === max) return say('choose-several', { n: max });
      if (min === 0) return say('choose-up-to', { n: max });
      return say('choose-between', { min, max });
    }
    if (type.is === 'number' && Array.isArray(from) && from[0] === 'range') {
      return voice.phrase('number-between', {
        min: phrases.number(from[1] as Node),
        max: phrases.number(from[2] as Node),
      });
    }
    return phrases.alternatives(choice) ?? phrases.oneOf(from, type);
  }

  private together(list: Node, slot: number, choice: Choice): string[] {
    const { phrases, voice } = this;
    const chooser = voice.message('type-player');
    phrases.slots.set(slot, { type: { is: 'player' }, phrase: voice.phrase('np-chooser', {}, chooser) });
    const what = this.chosen(choice);
    const all = Array.isArray(list) && list[0] === 'players';
    const clause = all ? voice.say('vote', { what }) : voice.say('vote-of', { list: phrases.list(list), what });
    phrases.slots.set(choice.slot, { type: choice.many ? { ...choice.type, list: true } : choice.type });
    return [...phrases.before.splice(0), clause];
  }

  private let(slot: number, value: Node, outlives: boolean): string[] {
    const { phrases, voice } = this;
    const type = phrases.typeOf(value);
    if (type.is === 'number' && !type.list) {
      const known = fold(this.ruleset, value);
      phrases.slots.set(slot, { type, label: String(known ?? phrases.number(value)) });
      return [];
    }
    const bound = { type, ...(isDesignOf(value) && { named: phrases.owner(value, 'design') }) };
    const phrase = phrases.thing(value, type);
    const given =
      Array.isArray(value) && ['slot', 'piece', 'none', 'list', 'random-from', 'weighing'].includes(value[0] as string);
    if (!outlives || given || bound.named) {
      phrases.slots.set(slot, { ...bound, phrase, node: value });
      return [];
    }
    // What it was is meant later too, when something else may lie there: it gets a name.
    const label = phrases.letter('A');
    const noun = phrases.noun({ ...type, list: undefined, none: undefined });
    const name = type.list
      ? voice.phrase('np-labelled-many', { noun, label }, noun, 'many')
      : voice.phrase('np-labelled', { noun, label }, noun);
    phrases.slots.set(slot, { type, phrase: name });
    return [voice.say('call-it', { what: phrase, label })];
  }

  private each(slot: number, list: Node, body: Block, orderedBy: Node | undefined): string[] {
    const { phrases, voice } = this;
    const type: Type = { ...phrases.typeOf(list), list: undefined };
    const ordered = orderedBy !== undefined;
    const you = ordered && phrases.isSlot(orderedBy, 0);
    const statements = body.filter((one) => !(Array.isArray(one) && one[0] === 'mark'));
    const uses = JSON.stringify(statements).split(`["slot",${slot}]`).length - 1;
    const short =
      uses === 1 && (!ordered || you) && statements.length === 1 && isPlain(statements[0] as Node)
        ? phrases.eachOf(list)
        : undefined;
    if (short) {
      phrases.slots.set(slot, { type, phrase: short });
      const clause = this.inner(statements);
      return [ordered ? voice.say('in-order', { clause }) : clause];
    }
    const many = phrases.list(list);
    const label = phrases.bind(slot, type);
    const named = label === undefined ? many : voice.phrase('labelled-each', { what: many, label }, many, 'many');
    const message = Array.isArray(list) && list[0] === 'list' ? 'for-all' : 'for-each';
    const lead = phrases.before.splice(0);
    const values = { list: named, body: this.inner(statements) };
    if (ordered && !you) {
      const who = phrases.thing(orderedBy, { is: 'player' });
      return [...lead, voice.say(`${message}-ordered-by`, { ...values, who })];
    }
    return [...lead, voice.say(ordered ? `${message}-ordered` : message, values)];
  }

  private rearrange(what: Node, order: Node): string {
    const { phrases, voice } = this;
    const list = phrases.thing(what, phrases.typeOf(what));
    if (Array.isArray(order)) {
      const same = isSame(order[1], what);
      if (order[0] === 'shuffled' && same) return voice.say('do-shuffled', { what: list });
      if (order[0] === 'reversed' && same) return voice.say('do-reversed', { what: list });
      if (order[0] === 'slot') return voice.say('do-rearrange', { what: list });
    }
    return voice.say('do-rearrange-as', { what: list, order: phrases.list(order) });
  }

  /** What a rule gives that stands instead of another: yes, no, a value. */
  private give(value: Node): string {
    const type = this.gives ?? this.phrases.typeOf(value);
    if (type.is !== 'yes-no') return this.voice.say('do-give', { value: this.phrases.value(value, type) });
    if (typeof value === 'number') return this.voice.say(value === 0 ? 'do-give-no' : 'do-give-yes');
    return this.voice.say('do-give-if', { cond: this.voice.literal(condition(this.phrases, value)) });
  }

  private pay(tokens: number, amount: Node, from: Node, to: Node): string {
    const { phrases, voice } = this;
    const id = `counter-${this.ruleset.vars[tokens]?.id}`;
    const n = phrases.number(amount);
    const sum = voice.has(id, 'count')
      ? voice.say(id, { n }, 'count')
      : voice.say('amount', { n, what: voice.message(id) });
    const bank = Array.isArray(from) && from[0] === 'holder';
    const party = (node: Node) => phrases.thing(node, { is: 'player' });
    return voice.say(bank ? 'do-take' : 'do-pay', { sum, from: party(from), to: party(to) });
  }

  private move(args: Op[]): string {
    const { phrases, voice } = this;
    const [what, zone, owner, where, at] = args as [Node, number, Node | null, string, Node];
    const values = { what: phrases.thing(what, phrases.typeOf(what)), zone: phrases.zone(zone, owner) };
    if (where === 'end') return voice.say('do-move', values);
    if (where === 'place') return voice.say('do-move-place', { ...values, n: phrases.number(at) });
    if (where === 'cell')
      return voice.say('do-move-cell', {
        ...values,
        cell: phrases.thing(at, { ...phrases.typeOf(at), list: undefined }),
      });
    // What goes to a pile without a word about where lies on top.
    if (where === 'top' || where === 'bottom') return voice.say(`do-move-${where}`, values);
    throw new Gap(`a move to a ${where} has no words`);
  }

  private count(op: 'add' | 'set', variable: number, owner: Node | null, value: Node): string {
    const { phrases, voice } = this;
    const def = this.ruleset.vars[variable];
    if (def?.role === 'variable') return this.note(op, variable, owner, value);
    const n = phrases.number(value);
    const less = op === 'add' && typeof n === 'number' && n < 0;
    const message = less ? 'do-take-off' : `do-${op}`;
    const counter = voice.message(`counter-${def?.id}`);
    const by = less ? -n : n;
    if (owner === null) {
      const id = `counter-${def?.id}`;
      if (op === 'add' && voice.has(id, 'count'))
        return voice.say(less ? 'do-take-off-sum' : 'do-add-sum', { sum: voice.say(id, { n: by }, 'count') });
      return voice.say(message, { counter, n: by });
    }
    const what =
      def?.per === 'player'
        ? voice.phrase('have', { who: phrases.thing(owner, { is: 'player' }), what: counter })
        : phrases.variable([variable, owner]);
    return voice.say(`${message}-of`, { what, n: by });
  }

  /** What the game notes for itself, by words of its own or by the label of what is noted. */
  private note(op: 'add' | 'set', variable: number, owner: Node | null, value: Node): string {
    const { phrases, voice } = this;
    const def = this.ruleset.vars[variable];
    const id = `variable-${def?.id}`;
    const type = def?.type ?? { is: 'number' };
    if (Array.isArray(value) && value[0] === 'plus' && isSame(value[1], ['var', variable, owner])) {
      const more = value[2] as Node;
      const what = phrases.variable([variable, owner as never]);
      return voice.say('do-note-plus', { what, value: phrases.value(more, phrases.typeOf(more)) });
    }
    const given = phrases.value(value, type);
    const who = owner === null ? undefined : phrases.owner(owner, def?.per);
    const values = { value: given, ...(who && { who }) };
    const word = type.is === 'yes-no' && typeof value === 'number' ? (value === 0 ? 'set-no' : 'set-yes') : 'set';
    if (op === 'set' && voice.has(id, word)) return voice.say(id, values, word);
    return voice.say(op === 'set' ? 'do-note' : 'do-note-more', {
      what: phrases.variable([variable, owner as never]),
      value: given,
    });
  }

  private effect(how: string, hook: number, pairs: number[]): string {
    const def = this.ruleset.hooks[hook] as HookDef;
    const inner = this.framed(pairs, def);
    const when = inner.event(def);
    const body = inner.happening(this.ruleset.routines[def.body]?.body ?? []);
    const end = def.until ? inner.when(def.until.verb, def.until.args) : '';
    return this.voice.say(`${how}-${this.manner(def)}`, { when, body, end });
  }

  /** A rule of the card's own, in force while it lies somewhere. */
  standing(def: HookDef): string {
    const inner = this.framed([0, 0, 1, 1], def);
    const when = inner.event(def);
    const body = inner.happening(this.ruleset.routines[def.body]?.body ?? []);
    return this.voice.say(`while-${this.manner(def)}`, {
      when,
      body,
      zone: this.phrases.zone(def.zone ?? 0, this.ownersZone(def.zone ?? 0)),
    });
  }

  /** A zone of which each player has one is yours. */
  private ownersZone(zone: number): Node | null {
    return this.ruleset.zones[zone]?.per === 'player' ? ['slot', 0] : null;
  }

  /** Before, after, or instead: of a clause, or of what the verb's own words for that name. */
  private manner({ when, verb }: HookDef): string {
    const routine = this.ruleset.routines[verb] as RoutineDef;
    if (routine.changes) return when;
    const id = this.phrases.wordsFor(routine);
    return when === 'instead' && this.voice.has(id, 'instead') ? 'instead-of' : when;
  }

  /** The same card inside an effect, whose names stand in other slots. */
  private framed(pairs: number[], { verb }: HookDef): Writer {
    const phrases = new Phrases(this.ruleset, this.voice, { ...this.phrases.spoken, crowded: new Set() });
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const bound = this.phrases.slots.get(pairs[i] as number);
      if (bound) phrases.slots.set(pairs[i + 1] as number, bound);
    }
    return new Writer(phrases, this.ruleset.routines[verb]?.gives);
  }

  /** What an effect waits for, with its condition. */
  private event(def: HookDef): Nominal {
    const when = this.when(def.verb, def.args, def.when);
    if (def.where === undefined) return when;
    const cond = this.voice.literal(condition(this.phrases, def.where));
    const lead = this.phrases.before.splice(0).join(this.voice.say('more'));
    return this.voice.literal(
      lead ? this.voice.say('when-counting', { when, cond, lead }) : this.voice.say('when-where', { when, cond }),
    );
  }

  /** A verb as something that happens: “a round begins”. */
  private when(verb: number, args: HookDef['args'], at?: HookDef['when']): Nominal {
    const routine = this.ruleset.routines[verb] as RoutineDef;
    if (routine.changes) return this.voice.literal(changing(this.phrases, routine, args));
    const values: Record<string, Nominal | number | string> = {};
    routine.params.forEach(({ name, type }, i) => {
      const arg = args[i];
      if (arg && 'equals' in arg) values[name] = this.phrases.value(arg.equals, type) as Nominal;
      else {
        const noun = this.phrases.noun(type);
        const any = this.voice.phrase('np-one', { noun }, noun);
        values[name] = any;
        if (arg && 'slot' in arg)
          this.phrases.slots.set(arg.slot, { type, phrase: this.voice.phrase('np-that', { noun }, noun) });
      }
    });
    const id = this.phrases.wordsFor(routine);
    const form = at && this.voice.has(id, at) ? at : 'when';
    // A text that leaves out what the effect waits for would promise more than the card does.
    const left = routine.params.find(({ name }, i) => {
      const arg = args[i];
      return arg && 'equals' in arg && !isYou(name, arg.equals) && !this.voice.speaksOf(id, form, name);
    });
    if (left && this.voice.has(id, form)) throw new Gap(`“${id}.${form}” says nothing of $${left.name}`);
    return this.voice.literal(this.voice.say(id, values, form));
  }
}

/** Who acts may go without saying: “you ride”. */
const isYou = (name: string, value: Node): boolean =>
  name === 'you' && Array.isArray(value) && value[0] === 'slot' && value[1] === 0;
