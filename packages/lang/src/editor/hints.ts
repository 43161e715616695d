/** What is not written but known: the type of a name, how many cards or rounds a `for each` makes. */
import type { Program } from '../resolve/program.js';
import { showType } from '../resolve/types.js';
import { placeIn } from '../resolve/units.js';
import type { Card, Expr, Statement } from '../syntax.js';
import { visitNodes } from './nodes.js';

export type Hint = { offset: number } & ({ is: 'type'; type: string } | { is: 'cards' | 'times'; count: number });

const UNTYPED = new Set(['let', 'choice', 'together', 'each', 'bound']);

export function hintsOf(program: Program, file: string): Hint[] {
  const hints: Hint[] = [];
  for (const unit of program.units) {
    if (unit.file !== file) continue;
    for (const { role, type, loc } of unit.locals) {
      if (!UNTYPED.has(role) || type.is === 'error' || loc.end === 0) continue;
      hints.push({ is: 'type', type: showType(type), offset: placeIn(unit, loc).loc.end });
    }
    visitNodes(unit.decl, (node) => {
      if (node.is === 'card') family(program, node as Card, hints);
      if (node.is === 'for-each') rounds(program, node as Extract<Statement, { is: 'for-each' }>, hints);
      return undefined;
    });
  }
  return hints.sort((a, b) => a.offset - b.offset);
}

function family({ table }: Program, card: Card, hints: Hint[]): void {
  const last = card.families.at(-1);
  const members = last && table.families.get(card.name.text);
  if (!last || !members?.length) return;
  const count = members.reduce((sum, { copies }) => sum + copies, 0);
  hints.push({ is: 'cards', count, offset: last.in.loc.end });
}

function rounds(program: Program, statement: Extract<Statement, { is: 'for-each' }>, hints: Hint[]): void {
  const count = countOf(program, statement.in);
  if (count !== undefined) hints.push({ is: 'times', count, offset: statement.in.loc.end });
}

/** How many elements a list has whatever happens. */
function countOf(program: Program, list: Expr): number | undefined {
  if (list.is === 'group') return countOf(program, list.inner);
  if (list.is === 'name') return program.table.kinds.get(list.text)?.values.length;
  if (list.is !== 'binary' || list.op !== 'to') return undefined;
  const { left, right } = list;
  return left.is === 'number' && right.is === 'number' ? Math.max(0, right.value - left.value + 1) : undefined;
}
