/** Which verbs, definitions and phases the game itself can come to; the others are there for its tests. */
import { eachHook, perBody, termsOf } from '../check/bodies.js';
import type { Program } from '../resolve/program.js';
import type { RoutineSymbol } from '../resolve/symbols.js';
import type { Unit } from '../resolve/units.js';

const CALLED = new Set<RoutineSymbol['role']>(['verb', 'define', 'phase']);

export function reachable({ units }: Program): Set<RoutineSymbol> {
  const bodies = new Map<RoutineSymbol, Unit>();
  const reached = new Set<RoutineSymbol>();
  const open: Unit[] = [];
  for (const unit of units) {
    const routine = unit.body.is === 'routine' ? unit.body.routine : undefined;
    if (routine) bodies.set(routine, unit);
    if (routine && !CALLED.has(routine.role)) reached.add(routine);
    if (unit.body.is !== 'test' && !(routine && CALLED.has(routine.role))) open.push(unit);
  }
  for (let unit = open.pop(); unit; unit = open.pop()) {
    for (const routine of routinesIn(unit)) {
      if (reached.has(routine)) continue;
      reached.add(routine);
      const body = bodies.get(routine);
      if (body) open.push(body);
    }
  }
  return reached;
}

/** Those that a declaration does, asks or waits for. */
const routinesIn = perBody((body) => {
  const found = termsOf({ body }, 'call', 'do').flatMap(({ args: [routine] }) =>
    typeof routine === 'object' && routine?.is === 'routine' ? [routine] : [],
  );
  eachHook({ body }, ({ match, until }) => {
    found.push(match.verb);
    if (until) found.push(until.verb);
  });
  return found;
});
