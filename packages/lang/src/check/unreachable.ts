/** D0404: statements after one that always leaves. */

import type { Issue } from '../resolve/issue.js';
import { leavesTerm } from '../resolve/leaves.js';
import type { Program } from '../resolve/program.js';
import type { Arg } from '../resolve/terms.js';
import { placeIn, type Unit } from '../resolve/units.js';
import { roots } from './bodies.js';

export function checkUnreachable({ units }: Program): Issue[] {
  return units.flatMap((unit) => roots(unit).flatMap((root) => inside(root, unit)));
}

function inside(arg: Arg | undefined, unit: Unit): Issue[] {
  if (typeof arg !== 'object' || arg === null) return [];
  switch (arg.is) {
    case 'term':
      return arg.args.flatMap((inner) => inside(inner, unit));
    case 'choice':
      return [...inside(arg.body, unit), ...inside(arg.else, unit)];
    case 'hook':
      return inside(arg.body, unit);
    case 'block': {
      const found = arg.terms.flatMap((term) => inside(term, unit));
      const last = arg.terms.findIndex(leavesTerm);
      const next = last < 0 ? undefined : arg.terms[last + 1];
      const end = arg.terms[arg.terms.length - 1]?.loc.end;
      if (next && end !== undefined)
        found.push({ code: 'D0404', args: {}, ...placeIn(unit, { start: next.loc.start, end }) });
      return found;
    }
    default:
      return [];
  }
}
