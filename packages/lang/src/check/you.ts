/** D0414: a verb that takes over the `you` of its caller, called where nobody acts. */

import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { type RoutineSymbol, wordsOf } from '../resolve/symbols.js';
import { placeIn } from '../resolve/units.js';

export function checkYou({ units }: Program): Issue[] {
  const needs = new Set<RoutineSymbol>();
  const callers = new Map<RoutineSymbol, RoutineSymbol[]>();
  const open: RoutineSymbol[] = [];
  for (const { body, youUses, calls } of units) {
    const routine = body.is === 'routine' ? body.routine : undefined;
    if (!routine || routine.setsYou) continue;
    if (youUses.length) open.push(routine);
    for (const call of calls) {
      if (call.you !== 'inherited' || call.awaited) continue;
      const list = callers.get(call.routine);
      if (list) list.push(routine);
      else callers.set(call.routine, [routine]);
    }
  }
  for (let routine = open.pop(); routine; routine = open.pop()) {
    if (needs.has(routine)) continue;
    needs.add(routine);
    open.push(...(callers.get(routine) ?? []));
  }
  return units.flatMap((unit) =>
    unit.calls.flatMap(({ you, awaited, routine, loc }): Issue[] =>
      you === 'none' && !awaited && needs.has(routine)
        ? [{ code: 'D0414', args: { name: wordsOf(routine.pattern).join(' ') }, ...placeIn(unit, loc) }]
        : [],
    ),
  );
}
