/** A check that looks at one declaration alone: what it found is kept as long as the declaration is. */
import type { Issue } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import { placeIn, type Unit, type UnitBody } from '../resolve/units.js';

/** `find` tells places as they were when the unit was resolved. */
export function perUnit(find: (unit: Unit) => Issue[]): (program: Program) => Issue[] {
  const known = new WeakMap<UnitBody, Issue[]>();
  return ({ units }) => {
    const issues: Issue[] = [];
    for (const unit of units) {
      let found = known.get(unit.body);
      if (!found) {
        found = find(unit);
        known.set(unit.body, found);
      }
      for (const issue of found) issues.push({ ...issue, ...placeIn(unit, issue.loc) });
    }
    return issues;
  };
}
