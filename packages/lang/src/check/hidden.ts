/** D0411: what may be chosen depends on things that the one who chooses cannot see. */

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

/** A zone and whose: an index term, null for the only one. */
interface Origin {
  zone: ZoneSymbol;
  index: Term | null;
}

export function checkHidden({ units }: Program): Issue[] {
  const values = new Map<RoutineSymbol, Term>();
  for (const { body } of units)
    if (body.is === 'routine' && body.routine && body.value) values.set(body.routine, body.value);
  return units.flatMap((unit) => hiddenChoices(unit, values));
}

function hiddenChoices(unit: Unit, values: Map<RoutineSymbol, Term>): Issue[] {
  // Most declarations have no choice at all.
  if (!termsOf(unit, 'choose', 'atonce').length || !termsOf(unit, 'attr', 'design', 'playable').length) return [];
  const sources = new Map<Local, Term>();
  const choices: ChoiceTerm[] = [];
  const shown: { at: number; things: Term }[] = [];
  for (const root of roots(unit)) {
    walk(root, (term) => {
      const [a, b, c] = term.args;
      if (term.op === 'let' || term.op === 'each') bind(sources, a, b);
      else if (term.op === 'choose' && isChoice(a)) choices.push(a);
      else if (term.op === 'atonce' && isChoice(c)) choices.push(c);
      else if (term.op === 'look' && isTerm(b)) shown.push({ at: term.loc.start, things: b });
      else if (term.op === 'reveal' && isTerm(a)) shown.push({ at: term.loc.start, things: a });
      else if (isTerm(a)) bind(sources, b, a);
    });
  }
  for (const choice of choices) if (!choice.many) sources.set(choice.local, choice.from);
  return choices.flatMap((choice): Issue[] => {
    const seen = shown
      .filter((one) => one.at < choice.from.loc.start)
      .flatMap((one) => origins(one.things, sources, values));
    let found: ZoneSymbol | undefined;
    walk(choice.from, (term) => {
      const thing = term.args[READS_IDENTITY.has(term.op) && term.op === 'attr' ? 1 : 0];
      if (found || !READS_IDENTITY.has(term.op) || !isTerm(thing)) return;
      const hidden = origins(thing, sources, values).find(
        (origin) => !visible(origin, choice) && !seen.some((one) => one.zone === origin.zone),
      );
      found = hidden?.zone;
    });
    return found ? [{ code: 'D0411', args: { zone: found.id }, ...placeIn(unit, choice.from.loc) }] : [];
  });
}

const isChoice = (arg: Arg | undefined): arg is ChoiceTerm =>
  typeof arg === 'object' && arg !== null && arg.is === 'choice';

function bind(sources: Map<Local, Term>, local: Arg | undefined, list: Arg | undefined): void {
  if (typeof local === 'object' && local?.is === 'local' && isTerm(list)) sources.set(local, list);
}

/** The zones that a thing or list of things comes from, as far as the text says. */
function origins(term: Term, sources: Map<Local, Term>, values: Map<RoutineSymbol, Term>, depth = 0): Origin[] {
  if (depth > 12) return [];
  const [a, b] = term.args;
  if (term.op === 'zone' && typeof a === 'object' && a?.is === 'zone')
    return [{ zone: a, index: isTerm(b) ? b : null }];
  if (term.op === 'slot' && typeof a === 'object' && a?.is === 'local') {
    const source = sources.get(a);
    return source ? origins(source, sources, values, depth + 1) : [];
  }
  if (term.op === 'call' && typeof a === 'object' && a?.is === 'routine') {
    const value = values.get(a);
    // What a definition does with its slots is not followed; zones that all share are.
    return value ? origins(value, sources, values, depth + 1).filter((origin) => origin.index === null) : [];
  }
  if (!PASSES_ON.has(term.op)) return [];
  const from = term.op === 'plus' || term.op === 'list' || term.op === 'if' ? term.args : term.args.slice(0, 1);
  return from.flatMap((arg) => (isTerm(arg) ? origins(arg, sources, values, depth + 1) : []));
}

function visible({ zone, index }: Origin, choice: ChoiceTerm): boolean {
  if (zone.seen === 'all') return true;
  if (zone.seen === 'none') return false;
  const who = choice.who.is === 'local' ? choice.who : choice.who.op === 'slot' ? choice.who.args[0] : undefined;
  const whose = index?.op === 'slot' ? index.args[0] : undefined;
  // Only a different name is known to be someone else; anything worked out is given the benefit of the doubt.
  return who === undefined || whose === undefined || who === whose;
}
