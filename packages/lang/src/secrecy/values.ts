/**
 * Values that not all may know: from zones that not everyone sees and from things that lie face down, through names and
 * definitions.
 */
import { LOOPS } from '@draco-table/ruleset';
import { reachable } from '../compile/reach.js';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, RoutineSymbol, VarSymbol, ZoneSymbol } from '../resolve/symbols.js';
import { type Arg, isTerm, type Local, type Term } from '../resolve/terms.js';
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
} from './taint.js';

/** Where a term stands. */
export interface At {
  unit: Unit;
  cleared: Cleared;
  /** The condition that decides whether this is come to, if it follows from what not all may know. */
  under: Loc | undefined;
  /** Values of a definition's own names while it is looked into. */
  own?: Map<Local, Taint>;
}

export const is = <K extends string>(arg: Arg | undefined, kind: K): arg is Extract<Arg, { is: K }> =>
  typeof arg === 'object' && arg !== null && arg.is === kind;

/** What is known of values so far; who follows statements adds to it until nothing is new. */
export class Values {
  protected readonly units: Unit[];
  protected readonly bodies = new Map<RoutineSymbol, RoutineBody>();
  protected readonly asking: ReadonlySet<RoutineSymbol>;
  protected readonly hiding: Hiding;
  protected readonly locals = new Map<Local, Taint>();
  protected readonly gives = new Map<RoutineSymbol, Taint>();
  protected readonly vars = new Map<VarSymbol, Taint>();
  protected readonly attrs = new Map<AttrSymbol, Taint>();
  /** Attributes that some statement sets. */
  protected readonly changing = new Set<AttrSymbol>();
  protected readonly secretly = new Set<RoutineSymbol>();
  protected readonly needs = new Map<'all', Taint>();
  protected changed = false;
  protected defines = new Map<string, Taint>();
  protected conditions = new Map<string, { unit: Unit; loc: Loc }>();
  protected routine: RoutineSymbol | undefined;

  constructor(program: Program) {
    const inGame = reachable(program);
    this.units = program.units.filter(
      ({ body }) => body.is !== 'test' && !(body.is === 'routine' && body.routine && !inGame.has(body.routine)),
    );
    for (const { body } of this.units) if (body.is === 'routine' && body.routine) this.bodies.set(body.routine, body);
    this.asking = askingRoutines(this.units);
    this.hiding = new Hiding(program, this.units);
  }

  protected learn<K>(map: Map<K, Taint>, key: K, taint: Taint): void {
    const before = map.get(key) ?? OPEN;
    const after = joined(before, taint);
    if (after.value === before.value && after.face === before.face) return;
    map.set(key, after);
    this.changed = true;
  }

  protected value(term: Term, at: At): Taint {
    const taint = this.plain(term, at);
    const face = this.hiding.within(term.type, taint.face);
    return face === taint.face ? taint : { value: taint.value, face };
  }

  protected optional(arg: Arg | undefined, at: At): Taint {
    return isTerm(arg) ? this.value(arg, at) : OPEN;
  }

  protected all(args: readonly (Arg | undefined)[], at: At): Taint {
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

  protected call(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At): Taint {
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

  protected calledFrom(routine: RoutineSymbol, at: At): void {
    const isSecret = at.under !== undefined || (this.routine !== undefined && this.secretly.has(this.routine));
    if (!isSecret || this.secretly.has(routine)) return;
    this.secretly.add(routine);
    this.changed = true;
  }

  protected ask({ unit, under }: At): void {
    if (under) this.conditions.set(`${unit.file} ${under.start} ${unit.base}`, { unit, loc: under });
  }
}
