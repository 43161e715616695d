/** D0504, D0506: how many cards there are. */
import type { Issue } from '../resolve/issue.js';
import { renameFix } from '../resolve/issue.js';
import type { Program } from '../resolve/program.js';
import type { TypeSymbol } from '../resolve/symbols.js';
import { isTerm } from '../resolve/terms.js';
import { suggest } from '../suggest.js';
import { termsOf } from './bodies.js';

export function checkCounts(program: Program): Issue[] {
  return [...totals(program), ...inNoDeck(program)];
}

function totals({ units, table }: Program): Issue[] {
  return units.flatMap(({ decl, file }): Issue[] => {
    if (decl.is !== 'total') return [];
    const type = table.types.get(decl.type.text);
    if (!type) {
      const near = suggest(decl.type.text, table.types.keys());
      return [
        {
          code: 'D0203',
          args: { name: decl.type.text, near },
          file,
          loc: decl.type.loc,
          fixes: renameFix(decl.type.loc, near),
        },
      ];
    }
    let found = 0;
    for (const design of table.designs.values()) if (design.type === type) found += design.copies;
    if (found === decl.count) return [];
    const text = `total ${type.id} ${found}`;
    return [
      {
        code: 'D0504',
        args: { found, type: type.id, stated: decl.count },
        file,
        loc: decl.loc,
        fixes: [{ title: `Write \`${text}\``, safety: 'unsafe', edits: [{ loc: decl.loc, text }] }],
      },
    ];
  });
}

/** Cards that have no copies, or are of a type that no rule ever moves. */
function inNoDeck({ units, table }: Program): Issue[] {
  const moved = new Set<TypeSymbol>();
  for (const unit of units) {
    if (unit.decl.is === 'test') continue;
    for (const { args } of termsOf(unit, 'move', 'beside', 'swap')) {
      const [what] = args;
      if (!isTerm(what) || what.type.is !== 'thing') continue;
      for (const type of what.type.types ?? table.types.values()) moved.add(type);
    }
  }
  return [...table.designs.values()].flatMap((design): Issue[] => {
    if (design.piece || !design.file || (design.copies > 0 && moved.has(design.type))) return [];
    return [{ code: 'D0506', args: { name: design.id }, file: design.file, loc: design.loc }];
  });
}
