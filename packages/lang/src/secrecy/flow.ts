/**
 * Follows what not all may know through the rules: from zones that not everyone sees and from things that lie face down,
 * through names, definitions and verbs, to the questions. What a player was asked and answered is known to all.
 */
import { reachable } from '../compile/reach.js';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, RoutineSymbol, VarSymbol, ZoneSymbol } from '../resolve/symbols.js';
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
import type { Ty } from '../resolve/types.js';
import type { RoutineBody, Unit } from '../resolve/units.js';
import type { Loc } from '../syntax.js';
import { askingRoutines } from './asking.js';
import {
  type Cleared,
  clear,
  DOWN,
  faceUp,
  Hiding,
  joined,
  localOf,
  NAMED,
  OPEN,
  PERHAPS,
  SECRET,
  type Taint,
  UNSEEN,
} from './taint.js';

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

/** Where a term stands. */
interface At {
  unit: Unit;
  cleared: Cleared;
  /** The condition that decides whether this is come to, if it follows from what not all may know. */
  under: Loc | undefined;
  /** Values of a definition's own names while it is looked into. */
  own?: Map<Local, Taint>;
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

const is = <K extends string>(arg: Arg | undefined, kind: K): arg is Extract<Arg, { is: K }> =>
  typeof arg === 'object' && arg !== null && arg.is === kind;

/** Operations whose second argument is a name for each element of the first. */
const LOOPS = new Set(['where', 'most', 'least', 'sorted', 'giving', 'joined', 'reached', 'weighing']);

class Flow {
  private readonly units: Unit[];
  private readonly bodies = new Map<RoutineSymbol, RoutineBody>();
  private readonly asking: ReadonlySet<RoutineSymbol>;
  private readonly hiding: Hiding;
  private readonly locals = new Map<Local, Taint>();
  private readonly gives = new Map<RoutineSymbol, Taint>();
  private readonly vars = new Map<VarSymbol, Taint>();
  private readonly attrs = new Map<AttrSymbol, Taint>();
  /** Attributes that some statement sets. */
  private readonly changing = new Set<AttrSymbol>();
  private readonly secretly = new Set<RoutineSymbol>();
  private readonly needs = new Map<'all', Taint>();
  private changed = false;
  private defines = new Map<string, Taint>();
  private readonly choices = new Set<ChoiceTerm>();
  private conditions = new Map<string, { unit: Unit; loc: Loc }>();
  private kept = new Map<Loc, { unit: Unit; loc: Loc; name: string }>();
  private routine: RoutineSymbol | undefined;

  constructor(program: Program) {
    const inGame = reachable(program);
    this.units = program.units.filter(
      ({ body }) => body.is !== 'test' && !(body.is === 'routine' && body.routine && !inGame.has(body.routine)),
    );
    for (const { body } of this.units) if (body.is === 'routine' && body.routine) this.bodies.set(body.routine, body);
    this.asking = askingRoutines(this.units);
    this.hiding = new Hiding(program, this.units);
  }

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

  private learn<K>(map: Map<K, Taint>, key: K, taint: Taint): void {
    const before = map.get(key) ?? OPEN;
    const after = joined(before, taint);
    if (after.value === before.value && after.face === before.face) return;
    map.set(key, after);
    this.changed = true;
  }

  // ---- values ----

  private value(term: Term, at: At): Taint {
    const taint = this.plain(term, at);
    const face = this.hiding.within(term.type, taint.face);
    return face === taint.face ? taint : { value: taint.value, face };
  }

  private optional(arg: Arg | undefined, at: At): Taint {
    return isTerm(arg) ? this.value(arg, at) : OPEN;
  }

  private all(args: readonly (Arg | undefined)[], at: At): Taint {
    return joined(...args.map((arg) => this.optional(arg, at)));
  }

  private plain(term: Term, at: At): Taint {
    const { op, args } = term;
    const [a, b, c] = args;
    switch (op) {
      case 'slot': {
        const local = localOf(term);
        if (!local || local.constant) return OPEN;
        const taint = at.own?.get(local) ?? this.locals.get(local) ?? OPEN;
        return { value: taint.value, face: taint.face & ~(at.cleared.get(local) ?? 0) };
      }
      case 'zone':
      case 'at-cell':
        return joined({ ...this.all([b, c], at), face: 0 }, { value: 0, face: this.hiding.zone(a as ZoneSymbol) });
      case 'every':
        return { value: 0, face: this.hiding.type(term.type) };
      case 'neighbours':
        return isTerm(a) ? this.beside(this.value(a, at), a, term.type) : OPEN;
      case 'piece':
      case 'copies':
        return { value: this.optional(a, at).value, face: this.hiding.type(term.type) > 0 ? NAMED : 0 };
      case 'in-zone':
      case 'place':
      case 'cell-of':
      case 'holder-of':
      case 'face-down': {
        const thing = this.optional(a, at);
        const isOpen = is(b, 'zone') && this.hiding.zone(b) === 0;
        const lies = isTerm(a) && !isOpen ? this.whereabouts(thing, a) : 0;
        return { value: Math.max(thing.value, this.optional(c, at).value, lies), face: 0 };
      }
      case 'attr': {
        const thing = this.optional(b, at);
        const attr = this.attrs.get(a as AttrSymbol) ?? OPEN;
        const isUnknown = (thing.face & ~NAMED) > 0 || (thing.face > 0 && this.changing.has(a as AttrSymbol));
        return { value: isUnknown ? SECRET : Math.max(thing.value, attr.value), face: this.hiding.type(term.type) };
      }
      case 'design':
      case 'playable': {
        const thing = this.optional(a, at);
        const needed = op === 'playable' ? (this.needs.get('all')?.value ?? 0) : 0;
        return { value: thing.face & ~NAMED ? SECRET : Math.max(thing.value, needed), face: 0 };
      }
      case 'var': {
        const index = this.optional(b, at);
        const variable = a as VarSymbol;
        const held = this.vars.get(variable) ?? OPEN;
        const isSeen = (variable.seen ?? 'all') === 'all';
        return { value: Math.max(index.value, isSeen ? 0 : held.value), face: held.face };
      }
      case '=':
      case 'in':
        return this.compared(this.optional(a, at), this.optional(b, at));
      case 'and':
      case 'or': {
        const left = this.optional(a, at);
        const up = isTerm(a) ? faceUp(a, op === 'and') : [];
        const under = left.value === SECRET && isTerm(a) ? a.loc : at.under;
        return joined(left, this.optional(b, { ...at, cleared: clear(at.cleared, up, DOWN), under }));
      }
      case 'if': {
        const test = this.optional(a, at);
        const under = test.value === SECRET && isTerm(a) ? a.loc : at.under;
        const branch = (arg: Arg | undefined, holds: boolean): Taint =>
          this.optional(arg, { ...at, cleared: clear(at.cleared, isTerm(a) ? faceUp(a, holds) : [], DOWN), under });
        return joined({ ...test, face: 0 }, branch(b, true), branch(c, false));
      }
      case 'answer':
        return joined(this.plain({ ...term, op: 'slot' }, at), { ...this.optional(b, at), face: 0 });
      case 'agrees':
        this.all([a], at);
        this.ask(at);
        return OPEN;
      case 'call':
        return this.call(a as RoutineSymbol, args.slice(1), at);
      default:
        return LOOPS.has(op) && isTerm(a) && is(b, 'local') && isTerm(c)
          ? this.loop(op, a, b, c, at)
          : this.all(args, at);
    }
  }

  private loop(op: string, list: Term, local: Local, inner: Term, at: At): Taint {
    const whole = this.value(list, at);
    if (at.own) at.own.set(local, joined(at.own.get(local) ?? OPEN, whole));
    else this.learn(this.locals, local, whole);
    const each = this.value(inner, at);
    if (op === 'giving' || op === 'joined' || op === 'reached')
      return joined(each, { ...whole, face: op === 'reached' ? whole.face : 0 });
    const gone = op === 'where' && faceUp(inner, true).includes(local) ? DOWN : 0;
    return { value: Math.max(whole.value, each.value), face: whole.face & ~gone };
  }

  /** Whether a thing is that piece tells what the thing is; no more, where all know it. */
  private compared(a: Taint, b: Taint): Taint {
    const tells = (one: Taint, other: Taint): boolean => (one.face & NAMED) > 0 && (other.face & ~NAMED) > 0;
    return { value: tells(a, b) || tells(b, a) ? SECRET : Math.max(a.value, b.value), face: 0 };
  }

  /** Where a named piece lies may be hidden: for as long as it lies face down, or while it is being mixed. */
  private whereabouts({ face }: Taint, { type }: Term): number {
    if (!(face & NAMED)) return 0;
    return this.hiding.type(type) & DOWN ? SECRET : PERHAPS;
  }

  /** What lies beside a thing that all see they see too. */
  private beside(thing: Taint, of: Term, type: Ty): Taint {
    return {
      value: Math.max(thing.value, this.whereabouts(thing, of)),
      face: thing.face & ~NAMED ? this.hiding.type(type) : 0,
    };
  }

  private call(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At): Taint {
    const body = this.bodies.get(routine);
    const taints = args.map((arg) => this.optional(arg, at));
    if (this.asking.has(routine)) this.ask(at);
    if (!body) return joined(...taints);
    if (!body.value) {
      for (const [i, local] of body.params.entries()) this.learn(this.locals, local, taints[i] ?? OPEN);
      this.calledFrom(routine, at);
      return this.gives.get(routine) ?? OPEN;
    }
    const key = `${this.ids(routine)} ${taints.map(({ value, face }) => `${value}${face}`).join(' ')}`;
    const before = this.defines.get(key);
    if (before) return before;
    // A definition that needs itself is told by the check for recursion.
    this.defines.set(key, OPEN);
    const own = new Map<Local, Taint>();
    for (const [i, local] of body.params.entries()) own.set(local, taints[i] ?? OPEN);
    const unit = this.units.find((one) => one.body === body) as Unit;
    const taint = this.value(body.value, { unit, cleared: new Map(), under: undefined, own });
    this.defines.set(key, taint);
    return taint;
  }

  private readonly numbers = new Map<RoutineSymbol, number>();
  private ids(routine: RoutineSymbol): number {
    const id = this.numbers.get(routine) ?? this.numbers.size;
    this.numbers.set(routine, id);
    return id;
  }

  private calledFrom(routine: RoutineSymbol, at: At): void {
    const isSecret = at.under !== undefined || (this.routine !== undefined && this.secretly.has(this.routine));
    if (!isSecret || this.secretly.has(routine)) return;
    this.secretly.add(routine);
    this.changed = true;
  }

  // ---- statements ----

  private ask({ unit, under }: At): void {
    if (under) this.conditions.set(`${unit.file} ${under.start} ${unit.base}`, { unit, loc: under });
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
