/** D0404: statements after one that always leaves. */
import type { Issue } from '../resolve/issue.js';
import { leavesTerm } from '../resolve/leaves.js';
import type { Arg } from '../resolve/terms.js';
import { roots } from './bodies.js';
import { perUnit } from './per-unit.js';

export const checkUnreachable = perUnit((unit) => roots(unit).flatMap((root) => inside(root, unit.file)));

function inside(arg: Arg | undefined, file: string): Issue[] {
  if (typeof arg !== 'object' || arg === null) return [];
  switch (arg.is) {
    case 'term':
      return arg.args.flatMap((inner) => inside(inner, file));
    case 'choice':
      return [...inside(arg.body, file), ...inside(arg.else, file)];
    case 'hook':
      return inside(arg.body, file);
    case 'block': {
      const found = arg.terms.flatMap((term) => inside(term, file));
      const last = arg.terms.findIndex(leavesTerm);
      const next = last < 0 ? undefined : arg.terms[last + 1];
      const end = arg.terms[arg.terms.length - 1]?.loc.end;
      if (next && end !== undefined) found.push({ code: 'D0404', args: {}, file, loc: { start: next.loc.start, end } });
      return found;
    }
    default:
      return [];
  }
}
