/** D0407: `repeat until` whose block cannot change what the condition looks at. */

import { factsOf, isStatementOp, STATEMENTS, type StatementFacts } from '@draco-table/ruleset';
import type { Issue } from '../resolve/issue.js';
import { leaves } from '../resolve/leaves.js';
import type { Program } from '../resolve/program.js';
import type { RoutineSymbol } from '../resolve/symbols.js';
import { type Arg, type Term, type TermBlock, walk } from '../resolve/terms.js';
import { placeIn } from '../resolve/units.js';
import { roots, termsOf } from './bodies.js';

/** A variable, an attribute, or one word for all of a sort: where things lie, which way up, chance. */
type Part = unknown;
const PLACES = 'places';
const CHANCE = 'chance';

interface Touched {
  reads: Set<Part>;
  writes: Set<Part>;
}

export function checkEndlessRepeat(program: Program): Issue[] {
  const touched = touchedBy(program);
  const issues: Issue[] = [];
  for (const unit of program.units) {
    for (const term of termsOf(unit, 'until')) {
      const [test, body] = term.args as [Term, TermBlock];
      const { reads } = touched(test);
      const { writes } = touched(body);
      if (reads.has(CHANCE) || writes.has(CHANCE) || leaves(body) || mayLeave(body)) continue;
      if ([...reads].some((part) => writes.has(part))) continue;
      const { file, loc } = placeIn(unit, test.loc);
      const source = program.loaded.files.find((one) => one.path === file)?.source;
      const text = source?.text.slice(loc.start, loc.end) ?? '';
      issues.push({ code: 'D0407', args: { test: text }, file, loc });
    }
  }
  return issues;
}

function mayLeave(block: TermBlock): boolean {
  let found = false;
  walk(block, (term) => {
    if (term.op === 'stop' || term.op === 'give' || term.op === 'end') found = true;
  });
  return found;
}

/** What a term reads and writes, through what it calls. A verb that effects wait for, and a card, may do anything. */
function touchedBy({ units }: Program): (arg: Arg) => Touched {
  const bodies = new Map<RoutineSymbol, Arg[]>();
  const awaited = new Set<RoutineSymbol>();
  for (const unit of units) {
    if (unit.body.is === 'routine' && unit.body.routine) bodies.set(unit.body.routine, roots(unit));
    for (const call of unit.calls) if (call.awaited) awaited.add(call.routine);
  }
  const known = new Map<RoutineSymbol, Touched>();
  const ofRoutine = (routine: RoutineSymbol): Touched => {
    const found = known.get(routine);
    if (found) return found;
    const empty: Touched = { reads: new Set(), writes: new Set() };
    known.set(routine, empty);
    for (const root of bodies.get(routine) ?? []) add(empty, of(root));
    if (awaited.has(routine)) empty.writes.add(CHANCE);
    return empty;
  };
  const of = (arg: Arg): Touched => {
    const all: Touched = { reads: new Set(), writes: new Set() };
    walk(arg, (term) => {
      const [symbol] = term.args;
      if (term.op === 'call' || term.op === 'do') {
        if (typeof symbol === 'object' && symbol?.is === 'routine') add(all, ofRoutine(symbol));
        return;
      }
      const { reads, chance, asks } = factsOf(term.op);
      const changes = isStatementOp(term.op) ? (STATEMENTS[term.op] as StatementFacts).changes : undefined;
      if (reads === 'variable' || term.op === 'attr' || term.op === 'printed') all.reads.add(symbol);
      // What is on a card decides with `needs` whether it can be played, and those look at anything.
      else if (reads === 'zone' || reads === 'place' || term.op === 'playable') all.reads.add(PLACES);
      else if (chance || asks) all.reads.add(CHANCE);
      if (changes === 'variables' || changes === 'attributes') all.writes.add(symbol);
      else if (changes === 'places') all.writes.add(PLACES);
      else if (term.op === 'carry') all.writes.add(CHANCE);
    });
    return all;
  };
  return of;
}

function add(to: Touched, more: Touched): void {
  for (const part of more.reads) to.reads.add(part);
  for (const part of more.writes) to.writes.add(part);
}
