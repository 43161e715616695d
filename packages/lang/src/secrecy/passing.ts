/**
 * Zones that things only pass through: everything is moved into it in one block, and out again before the block ends. There
 * alone can it hide anything, so elsewhere what could be there is where all see it.
 */
import { roots, termsOf } from '../check/bodies.js';
import type { ZoneSymbol } from '../resolve/symbols.js';
import { type Arg, type ChoiceTerm, isTerm, type Term, type TermBlock, walk } from '../resolve/terms.js';
import type { Unit } from '../resolve/units.js';

/** What may leave the block, act elsewhere, or put something else there. */
const LEAVING = new Set(['stop', 'give', 'end', 'carry', 'do', 'call', 'swap', 'rearrange', 'beside']);

export function passingZones(zones: readonly ZoneSymbol[], units: readonly Unit[]): Set<ZoneSymbol> {
  const entries = new Map<ZoneSymbol, { unit: Unit; term: Term }[]>();
  for (const unit of units) {
    for (const term of termsOf(unit, 'move')) {
      const to = term.args[1];
      if (!is(to, 'zone')) continue;
      const all = entries.get(to);
      if (all) all.push({ unit, term });
      else entries.set(to, [{ unit, term }]);
    }
  }
  const hidden = zones.filter(({ seen }) => seen !== 'all');
  return new Set(
    hidden.filter((zone) => {
      const all = entries.get(zone) ?? [];
      const [first] = all;
      // Nothing ever comes there: beside, or in exchange for, what lies there already is no way in either.
      if (!first) return true;
      return all.length === 1 && blocksOf(first.unit).some((block) => passes(block, first.term, zone));
    }),
  );
}

const is = <K extends string>(arg: Arg | undefined, kind: K): arg is Extract<Arg, { is: K }> =>
  typeof arg === 'object' && arg !== null && arg.is === kind;

function blocksOf(unit: Unit): TermBlock[] {
  const found: TermBlock[] = roots(unit).filter((root): root is TermBlock => is(root, 'block'));
  for (const root of roots(unit)) {
    walk(root, ({ args }) => {
      for (const arg of args) {
        if (is(arg, 'block')) found.push(arg);
        if (is(arg, 'choice')) found.push(...[arg.body, arg.else].flatMap((block) => block ?? []));
        if (is(arg, 'hook')) found.push(arg.body);
      }
    });
  }
  return found;
}

function passes({ terms }: TermBlock, entry: Term, zone: ZoneSymbol): boolean {
  const from = terms.indexOf(entry);
  if (from < 0) return false;
  const rest = terms.slice(from + 1);
  const out = rest.findIndex((term) => isOut(term, zone, rest));
  if (out < 0) return false;
  let isLeft = false;
  for (const term of rest.slice(0, out)) {
    walk(term, ({ op, args: [choice] }) => {
      if (LEAVING.has(op)) isLeft = true;
      // One without a block leaves its block where there is nothing to choose.
      if (op === 'choose' && is(choice, 'choice') && !choice.many && !choice.body) isLeft = true;
    });
  }
  return !isLeft;
}

/** `move Z to …`, or `for each x in ALL { move x to … }` where all of Z were chosen. */
function isOut(term: Term, zone: ZoneSymbol, block: readonly Term[]): boolean {
  const [a, b, c] = term.args;
  const isZone = (arg: Arg | undefined): boolean => isTerm(arg) && arg.op === 'zone' && arg.args[0] === zone;
  if (term.op === 'move') return isZone(a);
  if (term.op !== 'each' || !isTerm(b) || !is(c, 'block')) return false;
  const list = b.op === 'reversed' && isTerm(b.args[0]) ? b.args[0] : b;
  const [first] = c.terms;
  const moves = first?.op === 'move' && isTerm(first.args[0]) && first.args[0].args[0] === a;
  const all = block.some(({ op, args: [choice] }) => op === 'choose' && isAll(choice, list.args[0], isZone));
  return moves && list.op === 'slot' && all;
}

const isAll = (arg: Arg | undefined, local: Arg | undefined, isZone: (arg: Arg) => boolean): boolean =>
  is(arg, 'choice') && arg.local === local && isZone(arg.from) && isEvery(arg);

/** `choose all`: as many as there are. */
const isEvery = ({ many }: ChoiceTerm): boolean =>
  many !== undefined && many.max === null && many.min.args[0] === 2147483647;
