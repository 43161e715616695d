/** D0106: routines that call routines that call routines, further than the engine goes. */
import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import type { RoutineSymbol } from '../resolve/symbols.js';
import type { Unit } from '../resolve/units.js';

/** The other checks follow calls from routine to routine, so this comes before them. A circle is told by one of those. */
export function checkDepth({ units }: Program): Issue[] {
  const unitOf = new Map<RoutineSymbol, Unit>();
  for (const unit of units) if (unit.body.is === 'routine' && unit.body.routine) unitOf.set(unit.body.routine, unit);
  const calledBy = (unit: Unit): Unit[] =>
    unit.calls.flatMap(({ routine, awaited }) => (awaited ? [] : (unitOf.get(routine) ?? [])));
  const depths = new Map<Unit, number>();
  // By hand, since a chain may be longer than the stack.
  for (const first of units) {
    const open: { unit: Unit; next: Unit[] }[] = [];
    const enter = (unit: Unit): void => {
      if (depths.has(unit)) return;
      depths.set(unit, 0);
      open.push({ unit, next: calledBy(unit) });
    };
    enter(first);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const inner = top.next.pop();
      if (inner && !depths.has(inner)) enter(inner);
      else if (!inner) {
        open.pop();
        depths.set(top.unit, 1 + calledBy(top.unit).reduce((most, one) => Math.max(most, depths.get(one) ?? 0), 0));
      }
    }
  }
  const deepest = units.find((unit) => (depths.get(unit) ?? 0) > MOST.calls);
  return deepest ? [{ code: 'D0106', args: { limit: MOST.calls }, file: deepest.file, loc: deepest.decl.loc }] : [];
}
