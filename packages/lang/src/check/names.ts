/** D0161: a body whose names, those of the elements of its lists included, do not fit into a routine. */
import { LANGUAGE_LIMITS as MOST } from '@draco-table/ruleset';
import type { Issue } from '../resolve/issue.js';
import { type Frame, type Local, walk } from '../resolve/terms.js';
import { roots } from './bodies.js';
import { perUnit } from './per-unit.js';

/** A name takes as many characters at least, so a shorter text cannot have too many. */
const SHORTEST = 2;

/** Those that are there without being named. */
const GIVEN = new Set<Local['role']>(['you', 'this', 'family']);

export const checkNames = perUnit((unit): Issue[] => {
  const { decl, base, locals, file } = unit;
  const length = decl.loc.end - decl.loc.start;
  if (length < MOST.names * SHORTEST || locals.length > MOST.names) return [];
  const names = new Map<Frame, Set<Local>>();
  for (const root of roots(unit))
    walk(root, ({ args }) => {
      for (const arg of args) {
        if (typeof arg !== 'object' || arg === null || arg.is !== 'local' || arg.constant || GIVEN.has(arg.role))
          continue;
        const found = names.get(arg.frame) ?? new Set();
        names.set(arg.frame, found.add(arg));
      }
    });
  const isTooMany = [...names.values()].some((found) => found.size > MOST.names);
  return isTooMany
    ? [{ code: 'D0161', args: { limit: MOST.names }, file, loc: { start: base, end: base + length } }]
    : [];
});
