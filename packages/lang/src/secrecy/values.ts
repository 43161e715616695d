/** What a value may depend on: from zones and faces through names, lists, definitions and verbs. */
import { LOOPS } from '@draco-table/ruleset';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, RoutineSymbol, VarSymbol, ZoneSymbol } from '../resolve/symbols.js';
import { type Arg, isTerm, type Local, type Term } from '../resolve/terms.js';
import { isValue } from '../resolve/types.js';
import type { RoutineBody, Unit } from '../resolve/units.js';
import {
  type Facts,
  joined,
  mapFacts,
  mapTaint,
  NO_FACTS,
  OPEN,
  plain,
  renamed,
  type Seat,
  type Spot,
  seatsKey,
  type Taint,
  taintKey,
  union,
  unionAll,
  valueFacts,
} from './facts.js';
import { Hiding } from './hiding.js';
import { FACE_UP, type Knowing, NOTHING_KNOWN, type Shown, seenAs, show, toSeat, UNLESS_DOWN } from './knowing.js';

export const is = <K extends string>(arg: Arg | undefined, kind: K): arg is Extract<Arg, { is: K }> =>
  typeof arg === 'object' && arg !== null && arg.is === kind;

/** The name that a value is; one thing may stand for a list. */
export function localOf(arg: Arg | undefined): Local | undefined {
  if (!isTerm(arg)) return undefined;
  if (arg.op === 'list' && arg.args.length === 1) return localOf(arg.args[0]);
  return arg.op === 'slot' && is(arg.args[0], 'local') ? arg.args[0] : undefined;
}

/** A condition that decides whether something is come to, and the facts that it follows from. */
export interface Under extends Spot {
  facts: Facts;
}

/** Where a term stands. */
export interface At {
  unit: Unit;
  known: Knowing;
  under: readonly Under[];
  /** Who acts, under the name that counts. */
  you: Seat;
  /** Counts what may have changed: the same words at another time may name somebody else. */
  time: number;
  /** Zones that things are passing through just now. */
  inside: ReadonlySet<ZoneSymbol>;
  /** A definition's own names while it is looked into. */
  own?: { taints: Map<Local, Taint>; seats: Map<Local, Seat | undefined> };
}

/** What is found so far of values; `Flow` adds to it until nothing is new. */
export abstract class Values {
  protected hiding: Hiding;
  protected readonly bodies = new Map<RoutineSymbol, { body: RoutineBody; unit: Unit }>();
  protected readonly locals = new Map<Local, Taint>();
  protected readonly vars = new Map<VarSymbol, Taint>();
  protected readonly attrs = new Map<AttrSymbol, Taint>();
  protected readonly changing = new Set<AttrSymbol>();
  /** What cards need, told of whoever asks as `you`. */
  protected needs: Facts = NO_FACTS;
  protected changed = false;
  /** Whether the card that is looked at has added to what others are judged by, or told something. */
  protected isHeard = false;
  /** Nobody else can speak of the names of a card. */
  protected isCard = false;
  protected defines = new Map<string, Taint>();

  constructor(
    program: Program,
    protected units: readonly Unit[],
  ) {
    for (const unit of units) {
      const { body } = unit;
      if (body.is === 'routine' && body.routine) this.bodies.set(body.routine, { body, unit });
    }
    this.hiding = new Hiding(program, units);
  }

  /** Somebody is asked. */
  protected abstract ask(who: Arg | Local | undefined, at: At): void;
  protected abstract callVerb(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At, loc: Term): Taint;

  protected learn<K>(map: Map<K, Taint>, key: K, taint: Taint): void {
    const before = map.get(key) ?? OPEN;
    const after = joined(before, taint);
    if (after === before || taintKey(after) === taintKey(before)) return;
    map.set(key, after);
    this.changed = true;
    if (!this.isCard || (map as unknown) !== this.locals) this.isHeard = true;
  }

  /** Something that counts for every unit is new. */
  protected tellAll(): void {
    this.changed = true;
    this.isHeard = true;
  }

  // ---- players ----

  /** The player that a value is, as the text names one. */
  protected seatOf(arg: Arg | Local | undefined, at: At): Seat | undefined {
    const local = is(arg, 'local') ? arg : localOf(arg);
    if (local) return at.own?.seats.has(local) ? at.own.seats.get(local) : local;
    const key = isTerm(arg) ? this.words(arg, at) : undefined;
    return key && `${at.time} ${key}`;
  }

  /** The words of an expression that gives the same as long as nothing changes; undefined where it may not. */
  protected words(term: Term, at: At): string | undefined {
    const local = localOf(term);
    if (local) return at.own ? undefined : seatsKey([local]);
    if (UNSTEADY.has(term.op)) return undefined;
    const parts: string[] = [];
    for (const arg of term.args) {
      if (typeof arg !== 'object' || arg === null) parts.push(String(arg));
      else if (arg.is === 'term') {
        const inner = this.words(arg, at);
        if (inner === undefined) return undefined;
        parts.push(inner);
      } else if ('id' in arg) parts.push(`${arg.is}:${arg.id}`);
      else return undefined;
    }
    return `${term.op}(${parts.join()})`;
  }

  // ---- values ----

  protected value(term: Term, at: At): Taint {
    let taint = this.bare(term, at);
    if (taint === OPEN) return taint;
    const key = at.known.size ? (localOf(term) ?? this.words(term, at)) : undefined;
    if (key !== undefined) taint = seenAs(taint, at.known.get(key));
    if (isValue(term.type) && term.type.is === 'thing') {
      const face = this.hiding.within(term.type, taint.face);
      const back = this.hiding.within(term.type, taint.back);
      return face === taint.face && back === taint.back ? taint : { ...taint, face, back };
    }
    return taint.face.length || taint.back.length || taint.order.length
      ? { ...taint, back: NO_FACTS, face: NO_FACTS, order: NO_FACTS }
      : taint;
  }

  protected optional(arg: Arg | undefined, at: At): Taint {
    return isTerm(arg) ? this.value(arg, at) : OPEN;
  }

  /** Facts that plain values follow from. */
  protected all(args: readonly (Arg | undefined)[], at: At): Facts {
    return args.reduce<Facts>((facts, arg) => union(facts, valueFacts(this.optional(arg, at))), NO_FACTS);
  }

  private bare(term: Term, at: At): Taint {
    const { op, args } = term;
    const [a, b, c] = args;
    const spot: Spot = { unit: at.unit, loc: term.loc };
    switch (op) {
      case 'slot': {
        const local = localOf(term);
        if (!local || local.constant) return OPEN;
        return at.own?.taints.get(local) ?? this.locals.get(local) ?? OPEN;
      }
      case 'zone':
      case 'at-cell': {
        const which = this.all([b, c], at);
        const len = op === 'at-cell' ? which : NO_FACTS;
        const zone = a as ZoneSymbol;
        const face = this.hiding.zone(zone, this.seatOf(b, at), spot);
        return { len, which, back: NO_FACTS, face, order: LOOSE.has(zone.shape) ? face : NO_FACTS };
      }
      case 'every': {
        // In the order of their numbers, which follow the print.
        const facts = this.hiding.type(term.type, spot);
        return { ...OPEN, back: facts, face: facts };
      }
      case 'piece':
      case 'copies':
        return { ...OPEN, which: this.all([a], at), back: this.hiding.type(term.type, spot) };
      case 'neighbours': {
        const thing = this.optional(a, at);
        const facts = unionAll(thing.len, thing.which, thing.back);
        const face = this.hiding.type(term.type, spot);
        // Beside what all see nothing is passing by.
        const isSeen = thing.face.length + thing.back.length === 0;
        return { ...OPEN, len: facts, which: facts, face: isSeen ? face.filter((one) => !one.passing) : face };
      }
      case 'in-zone': {
        const thing = this.optional(a, at);
        const isOpen = is(b, 'zone') && this.hiding.isOpen(b);
        return plain(unionAll(thing.len, thing.which, isOpen ? NO_FACTS : thing.back, this.all([c], at)));
      }
      case 'place':
      case 'cell-of':
      case 'holder-of':
      case 'face-down': {
        const thing = this.optional(a, at);
        const facts = unionAll(thing.which, thing.back);
        return { ...OPEN, len: union(thing.len, facts), which: facts };
      }
      case 'is-a':
        return plain(valueFacts(this.optional(a, at)));
      case 'attr':
        return this.attribute(term, b, a as AttrSymbol, at);
      case 'design':
        return plain(this.printOf(this.optional(a, at)));
      case 'playable': {
        const asks = renamed(this.needs, (seat) => (seat === 'you' ? at.you : undefined));
        return plain(union(this.printOf(this.optional(a, at)), asks));
      }
      case 'var':
        return this.variable(a as VarSymbol, this.all([b], at));
      case '=':
      case 'in':
        return plain(this.compared(a, b, at));
      case 'same':
        return plain(args.reduce<Facts>((facts, arg) => union(facts, this.tellsAll(arg, at)), NO_FACTS));
      case 'and':
      case 'or': {
        const left = this.all([a], at);
        const known = isTerm(a) ? show(at.known, this.factsOf(a, op === 'and', at)) : at.known;
        return plain(union(left, this.all([b], { ...this.beneath(at, left, a), known })));
      }
      case 'if': {
        const test = this.all([a], at);
        const branch = (arg: Arg | undefined, holds: boolean): Taint => {
          const known = isTerm(a) ? show(at.known, this.factsOf(a, holds, at)) : at.known;
          return this.optional(arg, { ...this.beneath(at, test, a), known });
        };
        const found = joined(branch(b, true), branch(c, false));
        return test.length ? { ...found, len: union(found.len, test), which: union(found.which, test) } : found;
      }
      case 'count':
      case 'any':
        return plain(this.optional(a, at).len);
      case 'first':
      case 'last':
      case 'only':
        return this.optional(a, at);
      case 'at':
      case 'first-n':
      case 'last-n': {
        const list = this.optional(a, at);
        const many = this.all([b], at);
        return many.length ? { ...list, len: union(list.len, many), which: union(list.which, many) } : list;
      }
      case 'distinct': {
        const list = this.optional(a, at);
        return list.which.length ? { ...list, len: valueFacts(list) } : list;
      }
      case 'reversed':
      case 'shuffled':
        return this.optional(a, at);
      case 'random-from': {
        // What chance gave is told; which of several unseen things it was is not.
        const list = this.optional(a, at);
        return isValue(term.type) && term.type.is === 'thing' ? list : { ...OPEN, len: list.len };
      }
      case 'roll':
      case 'random':
        this.all(args, at);
        return OPEN;
      case 'plus':
      case 'list':
        // One by one: a list may be longer than a call can have arguments.
        return args.reduce<Taint>((all, arg) => joined(all, this.optional(arg, at)), OPEN);
      case 'without': {
        const list = this.optional(a, at);
        const gone = union(this.compared(a, b, at), valueFacts(this.optional(b, at)));
        return gone.length ? { ...list, len: union(list.len, gone), which: union(list.which, gone) } : list;
      }
      case 'range': {
        const facts = this.all(args, at);
        return facts.length ? { ...OPEN, len: facts, which: facts } : OPEN;
      }
      case 'answer':
        return joined(this.bare({ ...term, op: 'slot' }, at), plain(this.all([b], at)));
      case 'agrees':
        this.ask(a, at);
        return OPEN;
      case 'call':
        return this.call(a as RoutineSymbol, args.slice(1), at, term);
      default:
        return LOOPS.has(op) && isTerm(a) && is(b, 'local') && isTerm(c)
          ? this.loop(op, a, b, c, at)
          : plain(this.all(args, at));
    }
  }

  /** The same place under one more condition. */
  protected beneath(at: At, facts: Facts, test: Arg | undefined): At {
    if (!facts.length || !isTerm(test)) return at;
    return { ...at, under: [...at.under, { unit: at.unit, loc: test.loc, facts }] };
  }

  private printOf = ({ len, which, face }: Taint): Facts => unionAll(len, which, face);
  private tellsAll(arg: Arg | undefined, at: At): Facts {
    const { len, which, back } = this.optional(arg, at);
    return unionAll(len, which, back);
  }

  private attribute(term: Term, of: Arg | undefined, attr: AttrSymbol, at: At): Taint {
    const spot: Spot = { unit: at.unit, loc: term.loc };
    const held = this.attrs.get(attr) ?? OPEN;
    const isChanging = this.changing.has(attr);
    // Who was shown a thing once is not told when it changes.
    const thing = this.optional(of, isChanging ? { ...at, known: NOTHING_KNOWN } : at);
    const facts = unionAll(this.printOf(thing), isChanging ? thing.back : NO_FACTS);
    const which = mapFacts(union(facts, held.which), (fact) => ({ ...fact, at: spot }));
    const face = isValue(term.type) && term.type.is === 'thing' ? this.hiding.type(term.type, spot) : NO_FACTS;
    return { ...OPEN, len: which, which, face };
  }

  /** What is put into a variable that all see is told, but which of several unseen things it is. */
  private variable(variable: VarSymbol, index: Facts): Taint {
    const held = this.vars.get(variable) ?? OPEN;
    const found = isValue(variable.type) && variable.type.is === 'thing' ? { ...held, len: NO_FACTS } : OPEN;
    return index.length ? { ...found, len: index, which: union(found.which, index) } : found;
  }

  /** Whether two things are the same: by where they lie, or, since there is one piece of a print, by that. */
  private compared(a: Arg | undefined, b: Arg | undefined, at: At): Facts {
    const [x, y] = [this.optional(a, at), this.optional(b, at)];
    const values = union(valueFacts(x), valueFacts(y));
    const isNone = (arg: Arg | undefined): boolean => isTerm(arg) && arg.op === 'none';
    if (isNone(a) || isNone(b)) return union(x.len, y.len);
    const lie = union(x.back, y.back);
    if (lie.length === 0) return values;
    return union(values, isPiece(a) || isPiece(b) ? union(x.face, y.face) : lie);
  }

  private loop(op: string, list: Term, local: Local, inner: Term, at: At): Taint {
    const whole = this.value(list, at);
    const element: Taint = whole.len.length ? { ...whole, len: NO_FACTS } : whole;
    const taints = new Map(at.own?.taints).set(local, element);
    const within: At = { ...at, own: { taints, seats: at.own?.seats ?? new Map() } };
    const each = this.without(local, this.value(inner, within));
    const facts = valueFacts(each);
    switch (op) {
      case 'giving':
      case 'joined':
        return {
          len: union(whole.len, each.len),
          which: union(each.which, whole.which),
          back: union(each.back, whole.back),
          face: each.face,
          order: union(each.order, whole.order),
        };
      case 'reached': {
        const all = unionAll(whole.len, whole.which, facts, whole.back, each.back);
        return { ...OPEN, len: all, which: all, face: union(whole.face, each.face) };
      }
      case 'sorted':
        return { ...whole, which: union(whole.which, facts) };
      default: {
        const kept = op === 'where' ? this.factsOf(inner, true, within).filter(([key]) => key === local) : [];
        const seen = kept.reduce((taint, [, shown]) => seenAs(taint, shown), element);
        return { ...seen, len: union(whole.len, facts), which: union(seen.which, facts) };
      }
    }
  }

  /** Beyond a loop nobody can be named by its element. */
  private without(local: Local, taint: Taint): Taint {
    return mapTaint(taint, (facts) => renamed(facts, (seat) => (seat === local ? undefined : seat)));
  }

  /** What a condition tells of names where it holds (or does not). */
  protected factsOf(test: Term, holds: boolean, at: At): [Local, Shown][] {
    const [a, b, c] = test.args;
    if (!isTerm(a)) return [];
    if (test.op === 'not') return this.factsOf(a, !holds, at);
    if (test.op === (holds ? 'and' : 'or'))
      return [...this.factsOf(a, holds, at), ...(isTerm(b) ? this.factsOf(b, holds, at) : [])];
    const local = localOf(a);
    if (!local) return [];
    if (test.op === 'face-down' && !holds) return [[local, FACE_UP]];
    if (test.op !== 'in-zone' || !holds || !is(b, 'zone')) return [];
    if (b.seen === 'all') return [[local, UNLESS_DOWN]];
    const owner = b.seen === 'owner' && b.per === 'player' && isTerm(c) ? this.seatOf(c, at) : undefined;
    return owner === undefined ? [] : [[local, toSeat(owner)]];
  }

  // ---- calls ----

  protected call(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At, term: Term): Taint {
    const found = this.bodies.get(routine);
    if (!found?.body.value) return this.callVerb(routine, args, at, term);
    const { body, unit } = found;
    const taints = new Map<Local, Taint>();
    const seats = new Map<Local, Seat | undefined>([[body.frame.you, at.you]]);
    body.params.forEach((local, i) => {
      taints.set(local, this.optional(args[i], at));
      seats.set(local, this.seatOf(args[i], at));
    });
    const under = at.under.map(({ facts }) => taintKey(plain(facts))).join();
    const key = `${this.idOf(routine)} ${[...taints.values()].map(taintKey).join(';')} ${seatsKey([...seats.values()])} ${under}`;
    const before = this.defines.get(key);
    if (before) return before;
    // A definition that needs itself is told by the check for recursion.
    this.defines.set(key, OPEN);
    const you = seats.get(body.frame.you) ?? at.you;
    const taint = this.value(body.value as Term, { ...at, unit, known: NOTHING_KNOWN, you, own: { taints, seats } });
    this.defines.set(key, taint);
    return taint;
  }

  private readonly numbers = new Map<RoutineSymbol, number>();
  private idOf(routine: RoutineSymbol): number {
    const id = this.numbers.get(routine) ?? this.numbers.size;
    this.numbers.set(routine, id);
    return id;
  }
}

/** Shapes in which nobody but who sees them can tell how things lie. */
const LOOSE = new Set<string>(['hand', 'set']);

/** Chance, questions and verbs may give something else each time; loops have names of their own. */
const UNSTEADY = new Set<string>(['roll', 'random', 'random-from', 'weighing', 'shuffled', 'agrees', 'call', ...LOOPS]);

const isPiece = (arg: Arg | undefined): boolean =>
  isTerm(arg) &&
  isValue(arg.type) &&
  arg.type.is === 'thing' &&
  (arg.type.types?.every((type) => type.base === 'piece') ?? false);
