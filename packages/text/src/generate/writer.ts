/** Statements in words: each becomes one clause or a few, in the order in which they are carried out. */
import type { Block, Choice, DesignDef, HookDef, Node, RoutineDef, Ruleset, Type } from '@draco-table/ruleset';
import type { Nominal } from '../nominal.js';
import { typeWord } from '../phrase-ids.js';
import { condition } from './conditions.js';
import { fold } from './fold.js';
import { Phrases } from './phrases.js';
import { type Op, typeOfNode } from './types.js';
import { Gap, type Voice } from './voice.js';

/** Statements that change nothing in the game by themselves. */
const QUIET = new Set(['choose', 'let', 'mark']);

export function writeCard(ruleset: Ruleset, design: DesignDef, voice: Voice): string {
  const routine = design.effect === undefined ? undefined : ruleset.routines[design.effect];
  const phrases = new Phrases(ruleset, voice, crowded(ruleset, routine?.body ?? []));
  const writer = new Writer(phrases);
  const clauses = [
    ...(design.needs ?? []).map(({ test }) => voice.say('needs', { cond: voice.literal(condition(phrases, test)) })),
    ...writer.block(routine?.body ?? []),
    ...(design.hooks ?? []).map((hook) => writer.standing(ruleset.hooks[hook] as HookDef)),
  ];
  if (clauses.length === 0) throw new Gap('it does nothing');
  return clauses.map((clause) => `${voice.capital(clause)}.`).join(' ');
}

/** Words for things of which the card names more than one, by choosing or one after the other. */
function crowded(ruleset: Ruleset, body: Block): Set<string> {
  const types = new Map<number, Type>([[0, { is: 'player' }]]);
  const counts = new Map<string, number>();
  const name = (slot: number, type: Type) => {
    types.set(slot, type);
    if (type.list || (type.is !== 'thing' && type.is !== 'player')) return;
    const word = typeWord(ruleset, type);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  const walk = (arg: unknown): void => {
    if (Array.isArray(arg)) {
      if (arg[0] === 'each') {
        const type = typeOfNode(ruleset, arg[2] as Node, (slot) => types.get(slot));
        name(arg[1] as number, { ...type, list: undefined });
      }
      arg.forEach(walk);
    } else if (typeof arg === 'object' && arg !== null) {
      const choice = arg as Choice;
      name(choice.slot, choice.many ? { ...choice.type, list: true } : choice.type);
      walk(choice.body);
      walk(choice.else);
    }
  };
  walk(body);
  return new Set([...counts].flatMap(([word, count]) => (count > 1 ? [word] : [])));
}

class Writer {
  private readonly ruleset: Ruleset;
  private readonly voice: Voice;
  constructor(private readonly phrases: Phrases) {
    this.ruleset = phrases.ruleset;
    this.voice = phrases.voice;
  }

  block(body: Block): string[] {
    return body.flatMap((statement) => {
      const clauses = this.statement(statement);
      // What was counted before something happened may be another number after it.
      if (!QUIET.has(String(Array.isArray(statement) && statement[0]))) this.phrases.named.clear();
      // What had to be worked out first is said first.
      return [...this.phrases.before.splice(0), ...clauses];
    });
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
        return this.together(args[1] as number, args[2] as unknown as Choice);
      case 'let':
        return this.let(args[0] as number, args[1] as Node);
      case 'if': {
        const cond = voice.literal(condition(phrases, args[0] as Node));
        const lead = phrases.before.splice(0);
        const clauses = [...lead, say('if-then', { cond, body: this.inner(args[1] as unknown as Block) })];
        const other = args[2] as unknown as Block | undefined;
        return other?.length ? [...clauses, say('otherwise', { body: this.inner(other) })] : clauses;
      }
      case 'each':
        return this.each(args[0] as number, args[1] as Node, args[2] as unknown as Block, args[3] !== undefined);
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
      case 'rearrange': {
        const order = args[1] as Node;
        const shuffled = Array.isArray(order) && order[0] === 'shuffled';
        return [say(shuffled ? 'do-shuffled' : 'do-rearrange', { what: thing(args[0] as Node) })];
      }
      case 'shuffle':
      case 'reverse':
        return [say(`do-${op}`, { zone: phrases.zone(args[0] as number, args[1] as Node | null) })];
      case 'look':
        return [
          say('do-look', { who: phrases.thing(args[0] as Node, { is: 'player' }), what: thing(args[1] as Node) }),
        ];
      case 'reveal':
      case 'carry':
        return [say(`do-${op}`, { what: thing(args[0] as Node) })];
      case 'face':
        return [say(args[1] === 1 ? 'do-face-up' : 'do-face-down', { what: thing(args[0] as Node) })];
      case 'add':
      case 'set':
        return [this.count(op, args[0] as number, args[2] as Node)];
      case 'set-attr': {
        const attr = this.ruleset.attrs[args[0] as number];
        const x = thing(args[1] as Node);
        const value = phrases.value(args[2] as Node, attr?.type ?? { is: 'number' });
        return [say(`attr-${attr?.id}`, { x, value }, 'set')];
      }
      case 'stop':
      case 'end':
      case 'proceed':
        return [say(`do-${op}`)];
      case 'effect':
        return [this.effect(args[0] as unknown as string, args[1] as number, args.slice(2) as number[])];
    }
    throw new Gap(`the statement “${op}” has no words`);
  }

  private choose(choice: Choice): string[] {
    const { phrases, voice } = this;
    const who = phrases.thing(choice.who, { is: 'player' });
    const clauses: string[] = [];
    if (choice.ordered && choice.many) {
      clauses.push(voice.say('choose-order', { who, list: phrases.list(choice.from) }));
      phrases.bind(choice.slot, { ...choice.type, list: true });
    } else {
      const what = this.chosen(choice);
      const label = phrases.bind(choice.slot, choice.many ? { ...choice.type, list: true } : choice.type);
      const named = label === undefined ? what : voice.phrase('labelled', { what, label }, what);
      clauses.push(voice.say(choice.may ? 'may-choose' : 'choose', { who, what: named }));
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
      const noun = phrases.noun({ ...type, list: undefined });
      const max = many.max === null ? undefined : phrases.number(many.max);
      const min = phrases.number(many.min);
      if (max === undefined) return voice.phrase('choose-any', { noun });
      if (min === max) return voice.phrase('choose-several', { n: max, noun });
      if (min === 0) return voice.phrase('choose-up-to', { n: max, noun });
      return voice.phrase('choose-between', { min, max, noun });
    }
    if (type.is === 'number' && Array.isArray(from) && from[0] === 'range') {
      return voice.phrase('number-between', {
        min: phrases.number(from[1] as Node),
        max: phrases.number(from[2] as Node),
      });
    }
    return phrases.alternatives(choice) ?? phrases.oneOf(from, type);
  }

  private together(slot: number, choice: Choice): string[] {
    const what = this.phrases.alternatives(choice) ?? this.phrases.oneOf(choice.from, choice.type);
    const clause = this.voice.say('vote', { what });
    this.phrases.slots.set(slot, { type: { is: 'player' } });
    this.phrases.slots.set(choice.slot, { type: choice.type });
    return [clause];
  }

  private let(slot: number, value: Node): string[] {
    const type = this.phrases.typeOf(value);
    if (type.is !== 'number') {
      this.phrases.slots.set(slot, { type, phrase: this.phrases.thing(value, type) });
      return [];
    }
    const known = fold(this.ruleset, value);
    const label = String(known ?? this.phrases.number(value));
    this.phrases.slots.set(slot, { type, label });
    return [];
  }

  private each(slot: number, list: Node, body: Block, ordered: boolean): string[] {
    const { phrases, voice } = this;
    const type: Type = { ...phrases.typeOf(list), list: undefined };
    const statements = body.filter((one) => !(Array.isArray(one) && one[0] === 'mark'));
    const short =
      statements.length === 1 && Array.isArray(statements[0]) && statements[0][0] === 'do'
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
    return [voice.say(ordered ? `${message}-ordered` : message, { list: named, body: this.inner(statements) })];
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
    if (where === 'top' || where === 'bottom') return voice.say(`do-move-${where}`, values);
    throw new Gap(`a move to a ${where} has no words`);
  }

  private count(op: 'add' | 'set', variable: number, value: Node): string {
    const def = this.ruleset.vars[variable];
    if (def?.role === 'variable') throw new Gap(`the variable “${def.id}” has no words`);
    const n = this.phrases.number(value);
    const less = op === 'add' && typeof n === 'number' && n < 0;
    return this.voice.say(less ? 'do-take-off' : `do-${op}`, {
      counter: this.voice.message(`counter-${def?.id}`),
      n: less ? -n : n,
    });
  }

  private effect(how: string, hook: number, pairs: number[]): string {
    const def = this.ruleset.hooks[hook] as HookDef;
    const inner = this.framed(pairs);
    const when = inner.when(def.verb, def.args, def.when);
    const body = inner.happening(this.ruleset.routines[def.body]?.body ?? []);
    const end = def.until ? inner.when(def.until.verb, def.until.args) : '';
    return this.voice.say(`${how}-${def.when}`, { when, body, end });
  }

  /** A rule of the card's own, in force while it lies somewhere. */
  standing(def: HookDef): string {
    const inner = this.framed([0, 0, 1, 1]);
    const when = inner.when(def.verb, def.args, def.when);
    const body = inner.happening(this.ruleset.routines[def.body]?.body ?? []);
    return this.voice.say(`while-${def.when}`, { when, body, zone: this.phrases.zone(def.zone ?? 0, null) });
  }

  /** The same card inside an effect, whose names stand in other slots. */
  private framed(pairs: number[]): Writer {
    const phrases = new Phrases(this.ruleset, this.voice, new Set());
    for (let i = 0; i + 1 < pairs.length; i += 2) {
      const bound = this.phrases.slots.get(pairs[i] as number);
      if (bound) phrases.slots.set(pairs[i + 1] as number, bound);
    }
    return new Writer(phrases);
  }

  /** A verb as something that happens: “a round begins”. */
  private when(verb: number, args: HookDef['args'], at?: HookDef['when']): Nominal {
    const routine = this.ruleset.routines[verb] as RoutineDef;
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
