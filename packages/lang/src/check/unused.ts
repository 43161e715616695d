/** D0405: what is declared and never used. */

import { CATALOGUE, isCode } from '../problems/catalogue.js';
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { type AnySymbol, type RoutineSymbol, wordsOf } from '../resolve/symbols.js';
import type { Local } from '../resolve/terms.js';
import { placeIn, type Unit } from '../resolve/units.js';

/** Not reported: `you` and `it` are always there, an element may be there only to count, values of cards are for texts. */
const WATCHED: Partial<Record<Local['role'], string>> = {
  let: 'name',
  choice: 'choice',
  together: 'choice',
  param: 'slot',
  bound: 'name',
};

export function checkUnused(program: Program): Issue[] {
  // What is misspelt in one place is unused in another: say only the first.
  const broken = program.issues.some(isError) || program.loaded.files.some((file) => file.problems.length > 0);
  return [...unusedLocals(program), ...(broken ? [] : unusedSymbols(program))];
}

const isError = ({ code }: Issue): boolean => !isCode(code) || CATALOGUE[code].severity === 'error';

function unusedLocals({ units }: Program): Issue[] {
  const awaited = new Set(units.flatMap((unit) => unit.calls.flatMap((call) => (call.awaited ? [call.routine] : []))));
  return units.flatMap((unit) => {
    if (unit.issues.some(isError)) return [];
    const used = new Set(unit.refs.map((ref) => ref.to));
    return unit.locals.flatMap((local): Issue[] => {
      const sort = WATCHED[local.role];
      if (!sort || used.has(local) || local.asked || local.name.startsWith('_')) return [];
      if (local.role === 'param' && speaksForItself(unit, awaited)) return [];
      const place = placeIn(unit, local.loc);
      const fixes =
        local.role === 'bound'
          ? [{ title: 'Write `any`', safety: 'safe' as const, edits: [{ loc: place.loc, text: 'any' }] }]
          : undefined;
      return [{ code: 'D0405', args: { sort, name: local.name }, ...place, ...(fixes && { fixes }) }];
    });
  });
}

/** The slots of a sentence that is told, waited for, or does nothing are used by whoever hears it. */
function speaksForItself(unit: Unit, awaited: Set<RoutineSymbol>): boolean {
  const { decl, body } = unit;
  // All win or lose together: the score is the same for everybody.
  if (decl.is === 'score') return true;
  if (body.is !== 'routine' || decl.is !== 'verb') return false;
  return decl.told || !decl.body.statements.length || (body.routine !== undefined && awaited.has(body.routine));
}

function unusedSymbols({ table, units, typeRefs, loaded }: Program): Issue[] {
  // A deck may leave unused what the game declares.
  const own = new Set(loaded.files.flatMap((file) => (file.of === (loaded.deck ? 'deck' : 'game') ? [file.path] : [])));
  const used = new Set<unknown>();
  for (const unit of units) {
    const self = unit.body.is === 'routine' ? unit.body.routine : undefined;
    for (const { to } of unit.refs) {
      if (to === self) continue;
      used.add(to);
      if (to.is === 'kind-value') used.add(to.kind);
    }
  }
  for (const { name } of typeRefs) {
    used.add(table.types.get(name));
    used.add(table.kinds.get(name));
  }
  const issues: Issue[] = [];
  const tell = (sort: string, symbol: AnySymbol, name = symbol.id) => {
    if (!used.has(symbol) && symbol.file !== undefined && own.has(symbol.file))
      issues.push({ code: 'D0405', args: { sort, name }, file: symbol.file, loc: symbol.loc });
  };
  for (const routine of table.routines) {
    if (routine.role === 'verb' || routine.role === 'define' || routine.role === 'phase')
      tell(routine.role === 'define' ? 'definition' : routine.role, routine, wordsOf(routine.pattern).join(' '));
  }
  for (const symbol of table.vars.values()) tell(symbol.role, symbol);
  for (const symbol of table.zones.values()) tell('zone', symbol);
  for (const symbol of table.options.values()) tell('option', symbol);
  for (const symbol of table.dice.values()) tell('die', symbol);
  for (const symbol of table.types.values()) tell('type', symbol);
  for (const symbol of table.kinds.values()) if (symbol.decl?.is === 'kind') tell('kind', symbol);
  return issues;
}
