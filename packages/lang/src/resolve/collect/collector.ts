import type { Declaration, Ident, Loc } from '../../syntax.js';
import type { Form, SlotType } from '../forms.js';
import type { Issue } from '../issue.js';
import type { Table } from '../table.js';
import type { Reporter } from '../type-exprs.js';

/** A declaration and the file it stands in. */
export interface Placed<D = Declaration> {
  decl: D;
  file: string;
}

export interface Collected {
  table: Table;
  issues: Issue[];
  /** Names of types used in declarations: they count as used. */
  typeRefs: { name: string; loc: Loc; file: string; decl?: Declaration }[];
}

export interface Collector extends Collected {
  /** First declaration of a name, by what it is. */
  seen: Map<string, { file: string; loc: Loc }>;
  /** The declaration that is being read. */
  current?: Declaration;
}

export interface SeatsDecl {
  min: number;
  max: number;
  names: Ident[];
  file: string;
}
export function issue(
  to: Collector,
  code: string,
  file: string,
  loc: Loc,
  args: Issue['args'] = {},
  more: Pick<Issue, 'related' | 'fixes'> = {},
): void {
  to.issues.push({ code, args, file, loc, ...more });
}

/** Two things of one sort may not share a name. */
export function once(to: Collector, sort: string, name: Ident, file: string): boolean {
  const key = `${sort} ${name.text}`;
  const first = to.seen.get(key);
  if (!first) {
    to.seen.set(key, { file, loc: name.loc });
    return true;
  }
  issue(to, 'D0206', file, name.loc, { name: name.text }, { related: [{ ...first, message: 'first declared here' }] });
  return false;
}

export function noteType(to: Collector, name: string, loc: Loc, file: string): void {
  to.typeRefs.push({ name, loc, file, ...(to.current && { decl: to.current }) });
}

export const reporter = (to: Collector, file: string): Reporter => ({
  table: to.table,
  file,
  issues: to.issues,
  named: (name, loc) => noteType(to, name, loc, file),
});

export function property(name: string, slot: SlotType, more: Pick<Form, 'symbol' | 'build'>): Form {
  return {
    parts: [{ word: name }, { word: 'of' }, { slot: 0 }],
    slots: [{ name: 'x', type: slot }],
    words: 2,
    use: 'value',
    ...more,
  };
}
