/**
 * Follows what not all may know through the rules, from values over statements and verbs to the questions. What a player
 * was asked and answered is known to all.
 */
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, RoutineSymbol, VarSymbol } from '../resolve/symbols.js';
import {
  type Arg,
  type ChoiceTerm,
  type HookTerm,
  isTerm,
  type Local,
  type Term,
  type TermBlock,
  walk,
} from '../resolve/terms.js';
import type { Unit } from '../resolve/units.js';
import type { Loc } from '../syntax.js';
import { clear, DOWN, faceUp, joined, localOf, NAMED, OPEN, SECRET, type Taint, UNSEEN } from './taint.js';
import { type At, is, Values } from './values.js';

export interface Secrets {
  /** Choices that are asked whatever there is to choose, or being asked would tell something. */
  choices: ReadonlySet<ChoiceTerm>;
  /** Names whose values not all may know: no text of a question may use them. */
  names: ReadonlySet<Local>;
  /** Conditions that decide whether somebody is asked. */
  conditions: { unit: Unit; loc: Loc }[];
  /** Variables that not all see, and where they take on what some of those cannot know. */
  kept: { unit: Unit; loc: Loc; name: string }[];
}

const known = new WeakMap<Program, Secrets>();

export function findSecrets(program: Program): Secrets {
  let found = known.get(program);
  if (!found) {
    found = new Flow(program).run();
    known.set(program, found);
  }
  return found;
}

class Flow extends Values {
  private readonly choices = new Set<ChoiceTerm>();
  private kept = new Map<Loc, { unit: Unit; loc: Loc; name: string }>();

  run(): Secrets {
    // Every pass adds to what is known; the last one finds nothing new.
    do {
      this.changed = false;
      this.defines.clear();
      for (const unit of this.units) this.unit(unit);
    } while (this.changed);
    const names = new Set([...this.locals].flatMap(([local, { value }]) => (value === SECRET ? [local] : [])));
    return { choices: this.choices, names, conditions: [...this.conditions.values()], kept: [...this.kept.values()] };
  }

  private unit(unit: Unit): void {
    const { body } = unit;
    const at: At = { unit, cleared: new Map(), under: undefined };
    this.routine = undefined;
    if (body.is === 'routine') {
      this.routine = body.routine;
      if (body.block) this.block(body.block, at);
    } else if (body.is === 'card') {
      for (const { test } of body.needs) this.learn(this.needs, 'all', { ...this.value(test, at), face: 0 });
      if (body.effect) this.block(body.effect.block, at);
      for (const { zone, hook } of body.whiles) {
        const face = this.isNamed(hook) ? 0 : this.hiding.zone(zone);
        this.learn(this.locals, hook.frame.this, { value: 0, face });
        // Whether the card lies there at all may be what nobody else knows.
        this.hook(hook, face ? { ...at, under: hook.loc } : at);
      }
    } else if (body.is === 'rule') this.hook(body.hook, at);
  }

  private block(block: TermBlock | undefined, from: At): void {
    let at = from;
    for (const term of block?.terms ?? []) at = this.statement(term, at);
  }

  /** Where the statement after this one stands. */
  private statement(term: Term, at: At): At {
    const { op, args } = term;
    const [a, b, c] = args;
    switch (op) {
      case 'let':
        this.learn(this.locals, a as Local, this.optional(b, at));
        return at;
      case 'set':
      case 'add':
        this.set(a as VarSymbol, joined(this.optional(b, at), this.optional(c, at)), term, at);
        return at;
      case 'set-attr':
        if (!this.changing.has(a as AttrSymbol)) this.changed = true;
        this.changing.add(a as AttrSymbol);
        // An attribute is known to those who know the thing: what follows from the thing itself may stand on it.
        this.learn(this.attrs, a as AttrSymbol, {
          value: this.optional(c, shown(b, UNSEEN | DOWN | NAMED, at)).value,
          face: 0,
        });
        return at;
      case 'move': {
        this.all(args, at);
        const isOpen = is(b, 'zone') && b.seen === 'all';
        return isOpen ? shown(a, UNSEEN, at) : at;
      }
      case 'carry':
        this.all(args, at);
        this.ask(at);
        return shown(a, UNSEEN | DOWN, at);
      case 'reveal':
        this.all(args, at);
        return shown(a, UNSEEN | DOWN, at);
      case 'face':
        this.all([a], at);
        return b === 1 ? shown(a, DOWN, at) : at;
      case 'give': {
        const given = this.optional(a, at);
        if (this.routine) this.learn(this.gives, this.routine, { ...given, value: at.under ? SECRET : given.value });
        return at;
      }
      case 'if':
        return this.branch(a as Term, b as TermBlock, is(c, 'block') ? c : undefined, at);
      case 'each': {
        const list = this.optional(b, at);
        this.learn(this.locals, a as Local, list);
        const inner = list.value === SECRET ? { ...at, under: (b as Term).loc } : at;
        if (args[3]) this.ask(inner);
        this.block(c as TermBlock, inner);
        return at;
      }
      case 'repeat':
      case 'until': {
        const inner = this.optional(a, at).value === SECRET ? { ...at, under: (a as Term).loc } : at;
        this.block(b as TermBlock, inner);
        return at;
      }
      case 'choose':
        this.choose(a as ChoiceTerm, at);
        return at;
      case 'atonce': {
        const who = this.optional(a, at);
        this.learn(this.locals, b as Local, { ...who, face: 0 });
        this.choose(c as ChoiceTerm, who.value === SECRET ? { ...at, under: (a as Term).loc } : at);
        return at;
      }
      case 'effect':
        this.hook(b as HookTerm, at);
        return at;
      case 'do':
        this.call(a as RoutineSymbol, args.slice(1), at);
        return at;
      default:
        this.all(args, at);
        return at;
    }
  }

  private branch(test: Term, yes: TermBlock, no: TermBlock | undefined, at: At): At {
    const isSecret = this.value(test, at).value === SECRET;
    const under = isSecret ? test.loc : at.under;
    this.block(yes, { ...at, under, cleared: clear(at.cleared, faceUp(test, true), DOWN) });
    this.block(no, { ...at, under, cleared: clear(at.cleared, faceUp(test, false), DOWN) });
    // What follows is done only if this did not stop.
    return isSecret && (mayStop(yes) || mayStop(no)) ? { ...at, under: test.loc } : at;
  }

  private choose(choice: ChoiceTerm, at: At): void {
    const from = this.value(choice.from, at);
    if (choice.who.is === 'term') this.value(choice.who, at);
    const bounds = this.all([choice.many?.min, choice.many?.max], at);
    if (Math.max(from.value, bounds.value) > 0) this.choices.add(choice);
    this.ask(at);
    this.learn(this.locals, choice.local, { value: 0, face: from.face });
    this.block(choice.body, at);
    this.block(choice.else, at);
  }

  private set(variable: VarSymbol, taint: Taint, term: Term, at: At): void {
    const isSecretly = at.under !== undefined || (this.routine !== undefined && this.secretly.has(this.routine));
    const value = isSecretly ? SECRET : taint.value;
    this.learn(this.vars, variable, { value, face: taint.face });
    if (value === SECRET && (variable.seen ?? 'all') !== 'all')
      this.kept.set(term.loc, { unit: at.unit, loc: term.loc, name: variable.id });
  }

  /** Whether the sentence that it waits for speaks of the card itself, which all know when it is said. */
  private isNamed({ match, frame }: HookTerm): boolean {
    const params = this.bodies.get(match.verb)?.params ?? [];
    return match.args.some((arg, i) => {
      if (!arg || !('equals' in arg) || localOf(arg.equals) !== frame.this) return false;
      const param = params[i];
      return param !== undefined && !this.locals.get(param)?.face;
    });
  }

  private hook(hook: HookTerm, at: At): void {
    const { match, where, body, frame, until } = hook;
    for (const [outer, inner] of frame.captured)
      this.learn(this.locals, inner, this.locals.get(frame.outer?.captured.get(outer) ?? outer) ?? OPEN);
    if (frame.outer) this.learn(this.locals, frame.this, this.locals.get(frame.outer.this) ?? OPEN);
    const params = this.bodies.get(match.verb)?.params ?? [];
    let under = at.under;
    for (const one of [match, until]) {
      one?.args.forEach((arg, i) => {
        if (arg && 'bind' in arg) this.learn(this.locals, arg.bind, (params[i] && this.locals.get(params[i])) ?? OPEN);
        else if (arg && this.value(arg.equals, at).value === SECRET) under = arg.equals.loc;
      });
    }
    if (where && this.value(where, at).value === SECRET) under = where.loc;
    // The effect acts later: what is clear here may not be there.
    const { routine } = this;
    if (hook.when === 'instead') this.routine = match.verb;
    this.block(body, { ...at, cleared: new Map(), under });
    this.routine = routine;
  }
}

/** The same place with a name whose things are known now. */
function shown(what: Arg | undefined, reasons: number, at: At): At {
  const local = isTerm(what) ? localOf(what) : undefined;
  return local ? { ...at, cleared: clear(at.cleared, [local], reasons) } : at;
}

function mayStop(block: TermBlock | undefined): boolean {
  let found = false;
  walk(
    block,
    ({ op }) => {
      if (op === 'stop' || op === 'give' || op === 'end') found = true;
    },
    false,
  );
  return found;
}
