/** Types as written to types. */

import { suggest } from '../suggest.js';
import type { TypeExpr } from '../syntax.js';
import { type Issue, renameFix } from './issue.js';
import type { Table } from './table.js';
import {
  CELL,
  DESIGN,
  ERROR,
  isList,
  join,
  listOf,
  NONE_TYPE,
  NUMBER,
  PLAYER,
  showType,
  type Ty,
  YES_NO,
} from './types.js';

const PLAIN = new Map<string, Ty>([
  ['number', NUMBER],
  ['yes-no', YES_NO],
  ['player', PLAYER],
  ['design', DESIGN],
  ['cell', CELL],
  ['none', NONE_TYPE],
]);

export const TYPE_WORDS = [...PLAIN.keys(), 'piece', 'card', 'thing', 'side'];

export interface Reporter {
  table: Table;
  file: string;
  issues: Issue[];
  /** Told of every type and kind that is named. */
  named?(name: string, loc: TypeExpr['loc']): void;
}

export function readType(to: Reporter, expr: TypeExpr): Ty {
  switch (expr.is) {
    case 'type-name':
      return namedType(to, expr);
    case 'design-type': {
      const of = namedType(to, { is: 'type-name', name: expr.of.text, loc: expr.of.loc });
      if (of.is === 'thing') return { ...of, is: 'design' };
      if (of.is !== 'error')
        to.issues.push({
          code: 'D0301',
          args: { expected: 'type of card', found: showType(of) },
          file: to.file,
          loc: expr.of.loc,
        });
      return DESIGN;
    }
    case 'list-type': {
      const inner = readType(to, expr.of);
      if (isList(inner)) {
        to.issues.push({ code: 'D0311', args: {}, file: to.file, loc: expr.loc });
        return ERROR;
      }
      return listOf(inner);
    }
    case 'either': {
      const types = expr.types.map((one) => readType(to, one));
      let all: Ty | undefined = types[0];
      types.slice(1).forEach((one) => {
        all = all && join(all, one);
      });
      if (!all || all.is === 'none') {
        to.issues.push({ code: 'D0312', args: {}, file: to.file, loc: expr.loc });
        return ERROR;
      }
      return all;
    }
  }
}

function namedType(to: Reporter, { name, loc }: Extract<TypeExpr, { is: 'type-name' }>): Ty {
  const plain = PLAIN.get(name);
  if (plain) return plain;
  to.named?.(name, loc);
  const kind = to.table.kinds.get(name);
  if (kind) return { is: 'kind', kind };
  const type = to.table.types.get(name);
  if (type) return { is: 'thing', types: [type] };
  const all = [...to.table.types.values()];
  if (name === 'thing') return { is: 'thing', types: all };
  if (name === 'piece' || name === 'card') return { is: 'thing', types: all.filter((one) => one.base === name) };
  const near = suggest(name, [...TYPE_WORDS, ...to.table.kinds.keys(), ...to.table.types.keys()]);
  to.issues.push({ code: 'D0203', args: { name, near }, file: to.file, loc, fixes: renameFix(loc, near) });
  return ERROR;
}
