/** D0412, D0415: effects that wait for, or end with, a sentence that nobody says. */

import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { type RoutineSymbol, wordsOf } from '../resolve/symbols.js';
import { placeIn } from '../resolve/units.js';
import { makes } from './changes.js';

export function checkWaitsInVain({ units }: Program): Issue[] {
  const isMade = (routine: RoutineSymbol): boolean =>
    routine.change !== undefined && units.some((unit) => unit.decl.is !== 'test' && makes(unit, routine.change));
  const said = new Set(
    units.flatMap((unit) =>
      unit.calls.flatMap((call) => (call.awaited || unit.decl.is === 'test' ? [] : [call.routine])),
    ),
  );
  return units.flatMap((unit) => {
    if (unit.decl.is === 'test') return [];
    return unit.calls.flatMap(({ awaited, ends, routine, loc }): Issue[] =>
      !awaited || said.has(routine) || isMade(routine)
        ? []
        : [
            {
              code: ends ? 'D0412' : 'D0415',
              args: { name: wordsOf(routine.pattern).join(' ') },
              ...placeIn(unit, loc),
            },
          ],
    );
  });
}
