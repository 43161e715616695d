/** Which verbs, phases and definitions ask somebody, by themselves or by what they do or set off. */
import { eachHook, termsOf } from '../check/bodies.js';
import type { RoutineSymbol } from '../resolve/symbols.js';
import { type HookTerm, walk } from '../resolve/terms.js';
import type { Unit } from '../resolve/units.js';

export function askingRoutines(units: readonly Unit[]): Set<RoutineSymbol> {
  const asking = new Set<RoutineSymbol>();
  const calls = new Map<RoutineSymbol, RoutineSymbol[]>();
  for (const unit of units) {
    eachHook(unit, (hook) => {
      const { asks, does } = contents(hook);
      if (asks) asking.add(hook.match.verb);
      calls.set(hook.match.verb, [...(calls.get(hook.match.verb) ?? []), ...does]);
    });
    const routine = unit.body.is === 'routine' ? unit.body.routine : undefined;
    if (!routine) continue;
    // What a card does is not known here: it may ask.
    if (termsOf(unit, 'choose', 'atonce', 'agrees', 'carry').length) asking.add(routine);
    calls.set(routine, [...(calls.get(routine) ?? []), ...called(termsOf(unit, 'do', 'call'))]);
  }
  for (let before = -1; before !== asking.size; ) {
    before = asking.size;
    for (const [routine, does] of calls) if (does.some((one) => asking.has(one))) asking.add(routine);
  }
  return asking;
}

function contents(hook: HookTerm): { asks: boolean; does: RoutineSymbol[] } {
  let asks = false;
  const does: RoutineSymbol[] = [];
  walk(hook.body, (term) => {
    if (['choose', 'atonce', 'agrees', 'carry'].includes(term.op)) asks = true;
    if (term.op === 'do' || term.op === 'call') does.push(...called([term]));
  });
  return { asks, does };
}

const called = (terms: ReturnType<typeof termsOf>): RoutineSymbol[] =>
  terms.flatMap(({ args: [routine] }) => (typeof routine === 'object' && routine?.is === 'routine' ? [routine] : []));
