/**
 * Follows hidden facts through the whole program, from values over statements, verbs, effects and phases to everything that
 * somebody is shown beside what happens: who is asked and when, what there is to choose, how many, in which order, the
 * values of phases. What happens in the open tells by itself, and so does what is declared `told`.
 */

import { eachHook, termsOf } from '../check/bodies.js';
import { isMadeBy } from '../check/changes.js';
import { reachable } from '../compile/reach.js';
import { leaves } from '../resolve/leaves.js';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, RoutineSymbol, VarSymbol, ZoneSymbol } from '../resolve/symbols.js';
import type { Table } from '../resolve/table.js';
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
import { isValue } from '../resolve/types.js';
import type { Unit, UnitBody } from '../resolve/units.js';
import {
  type Fact,
  type Facts,
  isKnownTo,
  joined,
  mapTaint,
  NO_FACTS,
  OPEN,
  plain,
  renamed,
  type Seat,
  type Spot,
  shownBy,
  type Taint,
  union,
  unionAll,
  valueFacts,
} from './facts.js';
import { Hiding } from './hiding.js';
import {
  ALL,
  FACE_UP,
  type Knowing,
  meet,
  moved,
  NOTHING_KNOWN,
  type Shown,
  show,
  toSeat,
  UNLESS_DOWN,
} from './knowing.js';
import { type At, is, localOf, type Under, Values } from './values.js';

/** Something that would tell, and the fact it would tell. */
export interface Tell extends Spot {
  /** Who is asked does not know it; others do not; a variable or attribute keeps it; a phase shows it. */
  is: 'asked' | 'others' | 'kept' | 'phase' | 'attr';
  fact: Fact;
  name?: string;
}

export interface Secrets {
  /** Choices that are asked whatever there is to choose, or being asked would tell something. */
  choices: ReadonlySet<ChoiceTerm>;
  /** Names whose values not all may know: no text of a question may use them. */
  names: ReadonlySet<Local>;
  tells: Tell[];
}

const found = new WeakMap<Program, Secrets>();
/** What was followed last, as long as no head of a declaration changes. */
const flows = new WeakMap<Table, Flow>();

export function findSecrets(program: Program): Secrets {
  let secrets = found.get(program);
  if (!secrets) {
    const inGame = reachable(program);
    const units = program.units.filter(
      ({ body }) => body.is !== 'test' && !(body.is === 'routine' && body.routine && !inGame.has(body.routine)),
    );
    secrets = flows.get(program.table)?.again(program, units);
    if (!secrets) {
      const flow = new Flow(program, units);
      secrets = flow.run();
      flows.set(program.table, flow);
    }
    found.set(program, secrets);
  }
  return secrets;
}

/** How a verb is entered, in terms of its own names. */
interface Entry {
  params: Taint[];
  under: Under[];
  gives: Taint;
  /** By parameter: what was shown of it, whichever way the verb was left. */
  shows: Map<Local, Shown>;
}

const HERE: ReadonlySet<ZoneSymbol> = new Set();

class Flow extends Values {
  private readonly choices = new Set<ChoiceTerm>();
  /** Names of things as they stand in a hand, by the body that has them; those that some question must not name. */
  private readonly fromHands = new Map<Unit, Set<Local>>();
  private readonly unordered = new Set<Local>();
  private readonly entries = new Map<RoutineSymbol, Entry>();
  private readonly replaced: ReadonlySet<RoutineSymbol>;
  /** Changes that effects wait for. */
  private readonly awaited: ReadonlySet<RoutineSymbol>;
  /** Bodies in the order of their units, and those that others were judged by. */
  private looked: readonly UnitBody[];
  private readonly heard = new WeakSet<UnitBody>();
  private tells = new Map<string, Tell>();
  private routine: RoutineSymbol | undefined;
  private exits: Knowing[] = [];
  private time = 0;
  private silent = false;
  private showsMore = false;

  constructor(program: Program, units: readonly Unit[]) {
    super(program, units);
    this.replaced = replacedIn(units);
    this.awaited = changesIn(units);
    this.looked = units.map(({ body }) => body);
  }

  /**
   * The same for a program in which nothing but the bodies of cards has changed, of cards that nobody was judged by: what
   * holds without them holds with them if they add nothing to it. Undefined if that cannot be said; then nothing of this
   * flow holds any longer.
   */
  again(program: Program, units: readonly Unit[]): Secrets | undefined {
    const bodies = units.map(({ body }) => body);
    if (bodies.length !== this.looked.length) return undefined;
    const fresh = units.filter(({ body }, at) => body !== this.looked[at]);
    const stale = this.looked.filter((body, at) => body !== bodies[at]);
    if (fresh.length > MOST_FRESH || !fresh.every(({ body }) => body.is === 'card')) return undefined;
    if (stale.some((body) => body.is !== 'card' || this.heard.has(body))) return undefined;
    const other = [...stale, ...fresh.map(({ body }) => body)].map((body) => ({ body }));
    if (other.some((one) => termsOf(one, 'face', 'move').length > 0)) {
      const hiding = new Hiding(program, units);
      if (!hiding.isLike(this.hiding)) return undefined;
      this.hiding = hiding;
    }
    if (replacedIn(other).size + changesIn(other).size > 0) return undefined;
    this.units = units;
    this.looked = bodies;
    for (const unit of units)
      if (unit.body.is === 'routine' && unit.body.routine)
        this.bodies.set(unit.body.routine, { body: unit.body, unit });
    this.defines.clear();
    for (const unit of fresh) {
      do {
        this.changed = false;
        this.look(unit);
        if (this.heard.has(unit.body)) return undefined;
      } while (this.changed);
    }
    return this.secrets();
  }

  run(): Secrets {
    // What verbs show of their parameters does not follow from hidden facts: it is found first, and then kept.
    do {
      this.showsMore = false;
      this.pass();
    } while (this.showsMore);
    this.reset();
    // Every pass adds to what values depend on; the last one finds nothing new.
    do this.pass();
    while (this.changed);
    return this.secrets();
  }

  private secrets(): Secrets {
    const names = new Set(
      [...this.locals].flatMap(([local, taint]) =>
        isSure(shownBy(taint)) || this.unordered.has(local) ? [local] : [],
      ),
    );
    return { choices: this.choices, names, tells: [...this.tells.values()] };
  }

  private pass(): void {
    this.changed = false;
    this.defines.clear();
    this.tells = new Map();
    this.time = 0;
    for (const unit of this.units) this.look(unit);
  }

  private look(unit: Unit): void {
    this.isHeard = false;
    this.isCard = unit.body.is === 'card';
    this.unit(unit);
    if (this.isHeard) this.heard.add(unit.body);
  }

  private reset(): void {
    for (const map of [this.locals, this.vars, this.attrs, this.choices, this.changing, this.fromHands, this.unordered])
      map.clear();
    for (const entry of this.entries.values()) Object.assign(entry, { params: [], under: [], gives: OPEN });
    this.needs = NO_FACTS;
  }

  // ---- declarations ----

  private unit(unit: Unit): void {
    const { body } = unit;
    const start = (you: Seat, under: readonly Under[] = []): At => ({
      unit,
      known: NOTHING_KNOWN,
      under,
      you,
      time: ++this.time,
      inside: HERE,
    });
    this.routine = undefined;
    if (body.is === 'routine') {
      const { routine, block } = body;
      this.routine = routine;
      if (!block) return;
      const entry = routine && this.entries.get(routine);
      // All are told that it happens, and with which values.
      const isTold = 'told' in unit.decl && unit.decl.told;
      for (const [i, local] of body.params.entries()) {
        const taint = entry?.params[i] ?? OPEN;
        const isThing = isValue(local.type) && local.type.is === 'thing';
        this.name(local, isTold ? (isThing ? { ...taint, len: NO_FACTS } : OPEN) : taint, unit);
      }
      this.exits = [];
      // What a forecast does is done in a guess.
      this.silent = !routine;
      const end = this.block(block, start(body.frame.you, isTold ? [] : entry?.under));
      this.silent = false;
      const left = [...this.exits, ...(leaves(block) ? [] : [end])];
      if (routine && left.length) this.shows(routine, body.params, left.reduce(meet));
    } else if (body.is === 'card') {
      for (const { test, frame } of body.needs) {
        const facts = renamed(this.all([test], start(frame.you)), (seat) => (seat === frame.you ? 'you' : undefined));
        const after = union(this.needs, facts);
        if (after !== this.needs) this.tellAll();
        this.needs = after;
      }
      if (body.effect) this.block(body.effect.block, start(body.effect.frame.you));
      for (const { zone, hook } of body.whiles) {
        const at = start(hook.frame.you);
        const facts = this.hiding.zone(zone, hook.frame.you, { unit, loc: hook.loc });
        const speaks = this.speaksOf(hook);
        this.learn(this.locals, hook.frame.this, speaks ?? { ...OPEN, face: facts });
        // Whether the card lies there at all may be what nobody else knows.
        const lies = speaks ? union(valueFacts(speaks), speaks.face) : facts;
        this.hook(hook, lies.length ? { ...at, under: [{ unit, loc: hook.loc, facts: lies }] } : at);
      }
    } else if (body.is === 'rule') this.hook(body.hook, start(body.hook.frame.you));
  }

  private shows(routine: RoutineSymbol, params: readonly Local[], known: Knowing): void {
    const { shows } = this.entryOf(routine);
    for (const param of params) {
      const shown = known.get(param);
      if (!shown || isSame(shows.get(param), shown)) continue;
      shows.set(param, shown);
      this.showsMore = true;
    }
  }

  /** What is known of the card itself where the sentence that it waits for speaks of it. */
  private speaksOf({ match, frame }: HookTerm): Taint | undefined {
    const i = match.args.findIndex((arg) => arg && 'equals' in arg && localOf(arg.equals) === frame.this);
    return i < 0 ? undefined : this.rename(this.entryOf(match.verb).params[i] ?? OPEN, this.namesIn(match, frame.you));
  }

  // ---- statements ----

  private name(local: Local, taint: Taint, unit: Unit): void {
    this.learn(this.locals, local, taint);
    if (taint.order.length === 0) return;
    const names = this.fromHands.get(unit) ?? new Set();
    this.fromHands.set(unit, names.add(local));
  }

  private block(block: TermBlock | undefined, from: At): Knowing {
    let at = from;
    for (const term of block?.terms ?? []) at = { ...this.statement(term, at), time: ++this.time };
    return at.known;
  }

  /** Where the statement after this one stands. */
  private statement(term: Term, at: At): At {
    const { op, args } = term;
    const [a, b, c] = args;
    const known = (next: Knowing): At => (next === at.known ? at : { ...at, known: next });
    for (const routine of this.awaited)
      if (routine.change && isMadeBy(routine.change, term)) this.changes(routine, term, at);
    switch (op) {
      case 'let':
        this.name(a as Local, this.optional(b, at), at.unit);
        return at;
      case 'set':
      case 'add':
        this.set(a as VarSymbol, this.all([b], at), this.optional(c, at), term, at);
        return known(moved(at.known));
      case 'set-attr':
        this.setAttr(a as AttrSymbol, b, this.optional(c, at), term, at);
        return known(moved(at.known));
      case 'move': {
        this.all(args, at);
        const zone = b as ZoneSymbol;
        const owner = zone.seen === 'owner' && zone.per === 'player' ? this.seatOf(c, at) : undefined;
        const seen = zone.seen === 'all' ? UNLESS_DOWN : owner === undefined ? undefined : toSeat(owner);
        const local = localOf(a);
        const before = moved(at.known);
        const next = known(local && seen ? show(before, [[local, seen]]) : before);
        return { ...next, inside: new Set([...at.inside, zone]) };
      }
      case 'look':
      case 'reveal': {
        this.all(args, at);
        const seat = op === 'look' ? this.seatOf(a, at) : undefined;
        const things = op === 'look' ? b : a;
        const key = localOf(things) ?? (isTerm(things) ? this.words(things, at) : undefined);
        if (key === undefined || (op === 'look' && seat === undefined)) return at;
        return known(show(at.known, [[key, seat === undefined ? ALL : toSeat(seat)]]));
      }
      case 'face': {
        this.all([a], at);
        const local = localOf(a);
        return known(b === 1 && local ? show(moved(at.known), [[local, FACE_UP]]) : moved(at.known));
      }
      case 'carry': {
        this.all(args, at);
        const local = localOf(a);
        return known(local ? show(moved(at.known), [[local, ALL]]) : moved(at.known));
      }
      case 'give':
        this.give(this.optional(a, at), at);
        this.exits.push(at.known);
        return at;
      case 'stop':
        this.exits.push(at.known);
        return at;
      case 'if':
        return this.branch(a as Term, b as TermBlock, is(c, 'block') ? c : undefined, at);
      case 'each':
        return this.each(term, at);
      case 'repeat':
      case 'until': {
        const before = known(moved(at.known));
        this.block(b as TermBlock, this.beneath(before, this.all([a], before), a));
        return before;
      }
      case 'choose':
        return this.choose(a as ChoiceTerm, at);
      case 'atonce': {
        const who = this.optional(a, at);
        this.learn(this.locals, b as Local, { ...OPEN, which: who.which });
        return this.choose(c as ChoiceTerm, this.beneath(at, valueFacts(who), a));
      }
      case 'effect':
        this.hook(b as HookTerm, at);
        return at;
      case 'proceed':
        if (this.routine) this.enter(this.routine, at.under);
        return known(moved(at.known));
      case 'do': {
        const routine = a as RoutineSymbol;
        this.callVerb(routine, args.slice(1), at, term);
        return known(this.afterCall(routine, args.slice(1), at));
      }
      default:
        this.all(args, at);
        return known(moved(at.known));
    }
  }

  private branch(test: Term, yes: TermBlock, no: TermBlock | undefined, at: At): At {
    const facts = this.all([test], at);
    const under = this.beneath(at, facts, test);
    const way = (block: TermBlock | undefined, holds: boolean): Knowing =>
      this.block(block, { ...under, known: show(at.known, this.factsOf(test, holds, at)) });
    const [a, b] = [way(yes, true), way(no, false)];
    const known = leaves(yes) ? b : leaves(no) ? a : meet(a, b);
    // What follows is done only if this did not stop.
    return { ...(mayStop(yes) || mayStop(no) ? under : at), known };
  }

  private each({ args }: Term, at: At): At {
    const [a, b, c, order] = args;
    const list = this.optional(b, at);
    const before = { ...at, known: moved(at.known) };
    this.name(a as Local, { ...list, len: NO_FACTS }, at.unit);
    const inner = this.beneath(before, list.len, b);
    if (order) {
      this.ask(order as Arg, inner);
      this.mustKnow(shownBy(list), order as Arg, b as Term, at);
    }
    const end = this.block(c as TermBlock, inner);
    if (mayStop(c as TermBlock)) return inner;
    // What was shown of each was shown of all.
    const whole = localOf(b);
    const shown = end.get(a as Local);
    return whole && shown ? { ...before, known: show(before.known, [[whole, shown]]) } : before;
  }

  private choose(choice: ChoiceTerm, at: At): At {
    const { who, from, many } = choice;
    const list = this.value(from, at);
    const bounds = this.all([many?.min, many?.max], at);
    if (valueFacts(list).length + bounds.length > 0) this.choices.add(choice);
    this.ask(who, at);
    this.mustKnow(union(shownBy(list), this.blind(choice, list, at)), who, from, at);
    for (const bound of [many?.min, many?.max]) {
      if (isTerm(bound)) this.mustKnow(this.all([bound], at), who, bound, at);
    }
    // What was chosen all are told, if not where it lies.
    this.learn(this.locals, choice.local, { ...OPEN, back: list.back, face: list.face });
    const body = this.block(choice.body, at);
    const other = this.block(choice.else, at);
    if (!choice.body) return at;
    const known = leaves(choice.body) ? other : leaves(choice.else) ? body : meet(body, other);
    return { ...at, known };
  }

  /** To pick blindly from what is laid out face down is a rule; from a pile, or from the hand of another, it is a slip. */
  private blind({ who }: ChoiceTerm, { face }: Taint, at: At): Facts {
    const seat = this.seatOf(who, at);
    return face.filter(
      (fact) =>
        !fact.down &&
        !fact.passing &&
        (fact.zone.shape === 'pile' || (fact.zone.seen === 'owner' && fact.zone.per === 'player')) &&
        !isKnownTo(fact, seat),
    );
  }

  private set(variable: VarSymbol, index: Facts, value: Taint, term: Term, at: At): void {
    const under = unionAll(...at.under.map(({ facts }) => facts));
    const all = { ...value, which: unionAll(value.which, index, under) };
    this.learn(
      this.vars,
      variable,
      this.rename(all, () => undefined),
    );
    // Tokens and counters are seen by all.
    if ((variable.seen ?? 'all') !== 'all')
      this.tell(
        'kept',
        unionAll(valueFacts(value), value.back, index, under),
        { unit: at.unit, loc: term.loc },
        at,
        variable.id,
      );
  }

  /** Who knows the thing sees its attributes, whenever he comes to know it: they may tell no more than the thing itself. */
  private setAttr(attr: AttrSymbol, things: Arg | undefined, value: Taint, term: Term, at: At): void {
    if (!this.changing.has(attr)) this.tellAll();
    this.changing.add(attr);
    const thing = this.optional(things, at);
    const facts = unionAll(valueFacts(value), value.back, valueFacts(thing), ...at.under.map((one) => one.facts));
    const isOwn = (fact: Fact): boolean =>
      thing.face.some((own) => own.zone === fact.zone && own.whose === fact.whose && own.down === fact.down);
    // Where all know the thing, all are told.
    const more = thing.face.length ? facts.filter((fact) => !isOwn(fact)) : NO_FACTS;
    this.learn(
      this.attrs,
      attr,
      this.rename(plain(more), () => undefined),
    );
    this.tell('attr', more, { unit: at.unit, loc: term.loc }, at, attr.id);
  }

  private give(value: Taint, at: At): void {
    const { routine } = this;
    if (!routine) return;
    const under = unionAll(...at.under.map(({ facts }) => facts));
    const entry = this.entryOf(routine);
    const given = joined(entry.gives, { ...value, len: union(value.len, under), which: union(value.which, under) });
    const before = new Map([[routine, entry.gives]]);
    this.learn(before, routine, given);
    entry.gives = before.get(routine) ?? OPEN;
  }

  // ---- effects ----

  private hook(hook: HookTerm, at: At): void {
    const { match, where, body, frame, until, when } = hook;
    const inner = new Map<Seat, Seat>(frame.captured);
    const intoHook = (seat: Seat): Seat | undefined => (seat === at.you ? frame.you : inner.get(seat));
    for (const [outer, local] of frame.captured) {
      const taint = this.locals.get(frame.outer?.captured.get(outer) ?? outer) ?? OPEN;
      this.learn(this.locals, local, this.rename(taint, intoHook));
    }
    if (frame.outer) this.learn(this.locals, frame.this, this.locals.get(frame.outer.this) ?? OPEN);
    const under: Under[] = at.under.map((one) => ({ ...one, facts: renamed(one.facts, intoHook) }));
    const now: At = { ...at, known: NOTHING_KNOWN, under, you: frame.you, time: ++this.time, inside: HERE };
    for (const one of [match, ...(until ? [until] : [])]) {
      const entry = this.entryOf(one.verb);
      const names = this.namesIn(one, frame.you);
      // It acts where the verb is come to.
      under.push(...entry.under.map((reached) => ({ ...reached, facts: renamed(reached.facts, names) })));
      one.args.forEach((arg, i) => {
        const said = this.rename(entry.params[i] ?? OPEN, names);
        if (arg && 'bind' in arg) this.learn(this.locals, arg.bind, said);
        else if (arg) {
          const facts = unionAll(
            shownBy(this.value(arg.equals, now)),
            localOf(arg.equals) === frame.this ? NO_FACTS : valueFacts(said),
          );
          if (facts.length) under.push({ unit: at.unit, loc: arg.equals.loc, facts });
        }
      });
    }
    const tested = where ? this.all([where], now) : NO_FACTS;
    if (where && tested.length) under.push({ unit: at.unit, loc: where.loc, facts: tested });
    if (isOrdered(this.bodies.get(match.verb)?.unit)) this.ask(undefined, now);
    const { routine, exits } = this;
    this.exits = [];
    this.routine = when === 'instead' ? match.verb : undefined;
    // Whether the verb itself is come to follows from whether this acts.
    if (when === 'instead') this.enter(match.verb, under);
    this.block(body, now);
    this.routine = routine;
    this.exits = exits;
  }

  /** Effects on a change act where it is made, and hear of what changes there. */
  private changes(routine: RoutineSymbol, { op, args }: Term, at: At): void {
    const { of, to } = changing(op, args);
    const entry = this.entryOf(routine);
    const things = of.map((arg) => this.optional(arg, at));
    // Whose names these are, an effect on whatever happens does not know.
    const anybody = (): undefined => undefined;
    const heard = [{ ...joined(...things), len: NO_FACTS }, to ? this.optional(to, at) : OPEN];
    heard.forEach((taint, i) => {
      const params = new Map([[i, entry.params[i] ?? OPEN]]);
      this.learn(params, i, this.rename(taint, anybody));
      entry.params[i] = params.get(i) ?? OPEN;
    });
    const lengths = things.map(({ len }, i) => ({ unit: at.unit, loc: (of[i] as Term).loc, facts: len }));
    const under = [...at.under, ...lengths].filter(({ facts }) => facts.length > 0);
    this.enter(
      routine,
      under.map((one) => ({ ...one, facts: renamed(one.facts, anybody) })),
    );
  }

  /** Players of a verb as an effect that waits for it names them. */
  private namesIn({ verb, args }: HookTerm['match'], you: Local): (seat: Seat) => Seat | undefined {
    const params = this.bodies.get(verb)?.body.params ?? [];
    return (seat) => {
      const i = params.indexOf(seat as Local);
      const arg = args[i];
      if (!arg) return undefined;
      const local = 'bind' in arg ? arg.bind : localOf(arg.equals);
      return local === you || (local && is(local, 'local')) ? local : undefined;
    };
  }

  // ---- calls ----

  private entryOf(routine: RoutineSymbol): Entry {
    let entry = this.entries.get(routine);
    if (!entry) {
      entry = { params: [], under: [], gives: OPEN, shows: new Map() };
      this.entries.set(routine, entry);
    }
    return entry;
  }

  /** It is come to under these conditions, in its own terms. */
  private enter(routine: RoutineSymbol, under: readonly Under[]): void {
    const entry = this.entryOf(routine);
    for (const one of under) {
      const before = entry.under.find(({ unit, loc }) => unit.decl === one.unit.decl && loc === one.loc);
      const facts = before ? union(before.facts, one.facts) : one.facts;
      if (before && facts === before.facts) continue;
      if (before) before.facts = facts;
      else entry.under.push({ ...one });
      this.tellAll();
    }
  }

  protected callVerb(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At, term: Term): Taint {
    const found = this.bodies.get(routine);
    const taints = args.map((arg) => this.optional(arg, at));
    if (!found) return joined(...taints);
    const { body, unit } = found;
    const names = this.namesFor(routine, args, at);
    const entry = this.entryOf(routine);
    body.params.forEach((local, i) => {
      const params = new Map([[local, entry.params[i] ?? OPEN]]);
      this.learn(params, local, this.rename(taints[i] ?? OPEN, names.into));
      entry.params[i] = params.get(local) ?? OPEN;
    });
    this.enter(
      routine,
      at.under.map((one) => ({ ...one, facts: renamed(one.facts, names.into) })),
    );
    if (routine.role === 'phase' && !('told' in unit.decl && unit.decl.told)) {
      // All see which phases run, and with which values.
      this.ask(undefined, at);
      args.forEach((arg, i) => {
        if (isTerm(arg))
          this.tell('phase', shownBy(taints[i] ?? OPEN), { unit: at.unit, loc: arg.loc }, at, routine.id);
      });
    }
    return mapTaint(this.rename(entry.gives, names.back), (facts) =>
      facts.map((fact) => ({ ...fact, at: { unit: at.unit, loc: term.loc } })),
    );
  }

  /** Players under the names of the caller and of the called. */
  private namesFor(
    routine: RoutineSymbol,
    args: readonly (Arg | undefined)[],
    at: At,
  ): { into: (seat: Seat) => Seat | undefined; back: (seat: Seat) => Seat | undefined } {
    const body = this.bodies.get(routine)?.body;
    const pairs: [Seat | undefined, Local][] = (body?.params ?? []).map((local, i) => [
      this.seatOf(args[i], at),
      local,
    ]);
    if (body && !body.params.includes(body.frame.you)) pairs.push([at.you, body.frame.you]);
    return {
      into: (seat) => pairs.find(([outer]) => outer === seat)?.[1],
      back: (seat) => pairs.find(([, inner]) => inner === seat)?.[0],
    };
  }

  /** What is known after a verb: what it showed of its parameters, unless something acts instead of it. */
  private afterCall(routine: RoutineSymbol, args: readonly (Arg | undefined)[], at: At): Knowing {
    const before = moved(at.known);
    const body = this.bodies.get(routine)?.body;
    if (!body || this.replaced.has(routine)) return before;
    const { shows } = this.entryOf(routine);
    const { back } = this.namesFor(routine, args, at);
    return body.params.reduce((known, param, i) => {
      const local = localOf(args[i]);
      const shown = shows.get(param);
      if (!local || !shown) return known;
      return show(known, [[local, { ...shown, seats: shown.seats.flatMap((seat) => back(seat) ?? []) }]]);
    }, before);
  }

  private rename = (taint: Taint, name: (seat: Seat) => Seat | undefined): Taint =>
    mapTaint(taint, (facts) => renamed(facts, name));

  // ---- what would tell ----

  /** All see that somebody is asked: every condition on the way here must be known to all, and so must be who it is. */
  protected ask(who: Arg | Local | undefined, at: At): void {
    const seat = this.seatOf(who, at);
    // Who does not see a hand cannot tell which of its things comes first: a question must not name it.
    for (const local of this.fromHands.get(at.unit) ?? []) {
      const shown = at.known.get(local);
      const { order } = this.locals.get(local) ?? OPEN;
      if (!shown?.all && !shown?.unlessDown && isSure(order.filter((fact) => !isKnownTo(fact, seat))))
        this.unordered.add(local);
    }
    const all: Under[] = [...at.under];
    if (isTerm(who)) all.push({ unit: at.unit, loc: who.loc, facts: this.all([who], at) });
    else if (is(who, 'local'))
      all.push({ unit: at.unit, loc: who.loc, facts: valueFacts(this.locals.get(who) ?? OPEN) });
    for (const { unit, loc, facts } of all) {
      const unknown = facts.filter((fact) => seat !== undefined && !isKnownTo(fact, seat));
      const isAsked = unknown.some((fact) => this.counts(fact, at));
      this.tell(isAsked ? 'asked' : 'others', isAsked ? unknown : facts, { unit, loc }, at);
    }
  }

  private mustKnow(facts: Facts, who: Arg | Local, what: Term, at: At): void {
    const seat = this.seatOf(who, at);
    const unknown = facts.filter((fact) => !isKnownTo(fact, seat));
    this.tell('asked', unknown, { unit: at.unit, loc: what.loc }, at);
  }

  private counts = ({ passing, zone }: Fact, at: At): boolean => !passing || at.inside.has(zone);

  private tell(what: Tell['is'], facts: Facts, { unit, loc }: Spot, at: At, name?: string): void {
    const fact = facts.find((one) => this.counts(one, at));
    if (!fact || this.silent) return;
    this.isHeard = true;
    const key = `${unit.file} ${unit.base} ${loc.start} ${loc.end}`;
    const before = this.tells.get(key);
    // What the one who is asked does not know weighs more than what others do not.
    if (before && !(before.is === 'others' && what === 'asked')) return;
    this.tells.set(key, { is: what, fact, unit, loc, ...(name !== undefined && { name }) });
  }
}

/** More at once is not typing. */
const MOST_FRESH = 4;

function replacedIn(units: readonly Pick<Unit, 'body'>[]): Set<RoutineSymbol> {
  const found = new Set<RoutineSymbol>();
  for (const unit of units) eachHook(unit, ({ when, match }) => when === 'instead' && found.add(match.verb));
  return found;
}

function changesIn(units: readonly Pick<Unit, 'body'>[]): Set<RoutineSymbol> {
  const found = new Set<RoutineSymbol>();
  for (const unit of units) eachHook(unit, ({ match }) => match.verb.change && found.add(match.verb));
  return found;
}

/** What a statement changes, and to what. */
function changing(op: Term['op'], args: readonly Arg[]): { of: Arg[]; to?: Arg } {
  const terms = (...all: (Arg | undefined)[]): Arg[] => all.filter((arg): arg is Term => isTerm(arg));
  const [a, b, c, d] = args;
  if (op === 'set' || op === 'add' || op === 'set-attr') return { of: terms(b), to: c ?? null };
  if (op === 'pay') return { of: terms(c, d), to: b ?? null };
  return { of: op === 'swap' || op === 'rearrange' ? terms(a, b) : terms(a) };
}

const isSure = (facts: Facts): boolean => facts.some(({ passing }) => !passing);

const isOrdered = (unit: Unit | undefined): boolean => unit?.decl.is === 'verb' && unit.decl.ordered;

const isSame = (a: Shown | undefined, b: Shown): boolean =>
  a?.all === b.all && a.unlessDown === b.unlessDown && a.up === b.up && a.seats.length === b.seats.length;

function mayStop(block: TermBlock | undefined): boolean {
  let stops = false;
  walk(
    block,
    ({ op }) => {
      if (op === 'stop' || op === 'give' || op === 'end') stops = true;
    },
    false,
  );
  return stops;
}
