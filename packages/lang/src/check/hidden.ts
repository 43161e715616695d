/** D0411: what may be chosen, or whether someone is asked, depends on things that the one who is asked cannot see. */

import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import type { RoutineSymbol, ZoneSymbol } from '../resolve/symbols.js';
import { type Arg, type ChoiceTerm, isTerm, type Local, type Term, walk } from '../resolve/terms.js';
import { placeIn, type Unit } from '../resolve/units.js';
import { roots, termsOf } from './bodies.js';

/** Operations that tell what a thing is, not only where it lies. */
const READS_IDENTITY = new Set(['attr', 'design', 'playable']);
/** Operations whose first argument is where their things come from. */
const PASSES_ON = new Set([
  'where',
  'most',
  'least',
  'sorted',
  'first',
  'last',
  'only',
  'at',
  'first-n',
  'last-n',
  'distinct',
  'reversed',
  'plus',
  'without',
  'shuffled',
  'random-from',
  'list',
  'if',
]);

/** After these a thing may lie elsewhere, or be known. */
const TOUCHES: Term['op'][] = ['move', 'beside', 'swap', 'rearrange', 'carry', 'face', 'do'];

/** A zone and whose: an index term, null for the only one. */
interface Origin {
  zone: ZoneSymbol;
  index: Term | null;
  /** Where a name was given to the thing that came from there. */
  since?: number;
}

/** Someone who is asked, and where. */
interface Asked {
  who: Term | Local;
  at: number;
}

/** What is known of a declaration while its choices are looked at. */
interface Known {
  sources: Map<Local, Term>;
  values: Map<RoutineSymbol, Term>;
  /** Where something is shown, and what; without things, anything. */
  shown: { at: number; origins?: Origin[] }[];
  touched: number[];
  alone: boolean;
}

export function checkHidden({ units, table }: Program): Issue[] {
  const values = new Map<RoutineSymbol, Term>();
  const showing = new Set<RoutineSymbol>();
  for (const unit of units) {
    const { body } = unit;
    if (body.is !== 'routine' || !body.routine) continue;
    if (body.value) values.set(body.routine, body.value);
    if (termsOf(unit, 'look', 'reveal', 'face').length) showing.add(body.routine);
  }
  return units.flatMap((unit) => {
    // Most declarations ask nobody.
    if (!termsOf(unit, 'choose', 'atonce', 'agrees').length) return [];
    const known = knownIn(unit, values, showing, table.seats.min < 2);
    const choices = termsOf(unit, 'choose', 'atonce').flatMap((term) => term.args.filter(isChoice));
    return [...choices.flatMap((one) => hiddenOptions(unit, one, known)), ...hiddenTests(unit, known)];
  });
}

function knownIn(unit: Unit, values: Known['values'], showing: Set<RoutineSymbol>, alone: boolean): Known {
  const known: Known = { sources: new Map(), values, shown: [], touched: [], alone };
  for (const root of roots(unit)) {
    walk(root, (term) => {
      const [a, b, c] = term.args;
      if (term.op === 'let' || term.op === 'each') bind(known.sources, a, b);
      else if (isChoice(a) || isChoice(c)) {
        const choice = isChoice(a) ? a : (c as ChoiceTerm);
        if (!choice.many) known.sources.set(choice.local, choice.from);
      } else if (isTerm(a)) bind(known.sources, b, a);
    });
  }
  for (const { op, args, loc } of termsOf(unit, 'look', 'reveal')) {
    const things = args[op === 'look' ? 1 : 0];
    if (isTerm(things)) known.shown.push({ at: loc.start, origins: origins(things, known) });
  }
  for (const { args, loc } of termsOf(unit, 'do')) {
    const [routine] = args;
    if (typeof routine === 'object' && routine?.is === 'routine' && showing.has(routine))
      known.shown.push({ at: loc.start });
  }
  known.touched = termsOf(unit, ...TOUCHES).map((term) => term.loc.start);
  return known;
}

function hiddenOptions(unit: Unit, choice: ChoiceTerm, known: Known): Issue[] {
  const { who, from } = choice;
  const found = hiddenReads(from, { who, at: from.loc.start }, known) ?? unseen(choice, known);
  return found ? [{ code: 'D0411', args: { zone: found.id }, ...placeIn(unit, from.loc) }] : [];
}

/** To pick blindly from what is laid out face down is a rule; from a pile, or from the hand of another, it is a slip. */
function unseen({ who, from }: ChoiceTerm, known: Known): ZoneSymbol | undefined {
  const asked = { who, at: from.loc.start };
  return origins(from, known).find(
    (origin) =>
      (origin.zone.shape === 'pile' || (origin.zone.seen === 'owner' && origin.zone.per === 'player')) &&
      isHidden(origin, asked, known),
  )?.zone;
}

/** Whether one is asked must not tell what one cannot see. */
function hiddenTests(unit: Unit, known: Known): Issue[] {
  return termsOf(unit, 'if', 'and', 'or').flatMap(({ args: [test, ...rest] }): Issue[] => {
    if (!isTerm(test)) return [];
    for (const who of rest.flatMap(askedIn)) {
      const zone = hiddenReads(test, { who, at: test.loc.start }, known);
      if (zone) return [{ code: 'D0411', args: { zone: zone.id }, ...placeIn(unit, test.loc) }];
    }
    return [];
  });
}

/** Those who are asked something in a block or value, effects that act later left out. */
function askedIn(arg: Arg): (Term | Local)[] {
  const found: (Term | Local)[] = [];
  walk(
    arg,
    ({ op, args: [a] }) => {
      if (op === 'choose' && isChoice(a)) found.push(a.who);
      else if (op === 'agrees' && isTerm(a)) found.push(a);
    },
    false,
  );
  return found;
}

/** A zone of which this tells what lies in it, hidden from the one who is asked. */
function hiddenReads(term: Term, asked: Asked, known: Known): ZoneSymbol | undefined {
  let found: ZoneSymbol | undefined;
  walk(term, ({ op, args }) => {
    const thing = args[op === 'attr' ? 1 : 0];
    if (found || !READS_IDENTITY.has(op) || !isTerm(thing)) return;
    found = origins(thing, known).find((origin) => isHidden(origin, asked, known))?.zone;
  });
  return found;
}

function isHidden(origin: Origin, { who, at }: Asked, known: Known): boolean {
  if (isVisible(origin, who, known)) return false;
  const { since } = origin;
  if (since !== undefined && known.touched.some((touch) => touch > since && touch < at)) return false;
  return !known.shown.some(
    (one) => one.at < at && (!one.origins || one.origins.some(({ zone }) => zone === origin.zone)),
  );
}

const isChoice = (arg: Arg | undefined): arg is ChoiceTerm =>
  typeof arg === 'object' && arg !== null && arg.is === 'choice';

function bind(sources: Map<Local, Term>, local: Arg | undefined, list: Arg | undefined): void {
  if (typeof local === 'object' && local?.is === 'local' && isTerm(list)) sources.set(local, list);
}

/** The zones that a thing or list of things comes from, as far as the text says. */
function origins(term: Term, known: Known, depth = 0): Origin[] {
  if (depth > 12) return [];
  const [a, b] = term.args;
  if (term.op === 'zone' && typeof a === 'object' && a?.is === 'zone')
    return [{ zone: a, index: isTerm(b) ? b : null }];
  if (term.op === 'slot' && typeof a === 'object' && a?.is === 'local') {
    const source = known.sources.get(a);
    const found = source ? origins(source, known, depth + 1) : [];
    return a.role === 'it' ? found : found.map((origin) => ({ ...origin, since: a.loc.start }));
  }
  if (term.op === 'call' && typeof a === 'object' && a?.is === 'routine') {
    const value = known.values.get(a);
    // What a definition does with its slots is not followed; zones that all share are.
    return value ? origins(value, known, depth + 1).filter((origin) => origin.index === null) : [];
  }
  if (!PASSES_ON.has(term.op)) return [];
  const from = term.op === 'plus' || term.op === 'list' || term.op === 'if' ? term.args : term.args.slice(0, 1);
  return from.flatMap((arg) => (isTerm(arg) ? origins(arg, known, depth + 1) : []));
}

function isVisible({ zone, index }: Origin, asked: Term | Local, { alone }: Known): boolean {
  if (zone.seen === 'all') return true;
  if (zone.seen === 'none') return false;
  const who = localOf(asked);
  const beside = index?.op === 'after' || index?.op === 'before' ? index.args[0] : undefined;
  if (isTerm(beside) && who && localOf(beside) === who) return alone;
  const whose = index && localOf(index);
  // Only a different name is known to be someone else; anything worked out is given the benefit of the doubt.
  return !who || !whose || who === whose;
}

function localOf(who: Term | Local): Local | undefined {
  if (who.is === 'local') return who;
  const [local] = who.args;
  return who.op === 'slot' && typeof local === 'object' && local?.is === 'local' ? local : undefined;
}
