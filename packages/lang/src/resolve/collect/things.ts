/** Pieces, cards and families to symbols. */

import { suggest } from '../../suggest.js';
import type { Card, Declaration, Expr, Ident } from '../../syntax.js';
import { renameFix } from '../issue.js';
import type { DesignSymbol, TypeSymbol } from '../symbols.js';
import { addName } from '../table.js';
import { NUMBER, PLAYER, showType, type Ty } from '../types.js';
import { type Collector, issue, noteType, once } from './collector.js';

function typeOfThing(to: Collector, ident: Ident, base: 'piece' | 'card', file: string): TypeSymbol | undefined {
  const type = to.table.types.get(ident.text);
  if (type?.base === base) {
    noteType(to, ident.text, ident.loc, file);
    return type;
  }
  const near = suggest(
    ident.text,
    [...to.table.types.values()].filter((one) => one.base === base).map((one) => one.id),
  );
  issue(to, 'D0203', file, ident.loc, { name: ident.text, near }, { fixes: renameFix(ident.loc, near) });
  return undefined;
}

export function collectPiece(to: Collector, decl: Extract<Declaration, { is: 'piece' }>, file: string): void {
  const type = typeOfThing(to, decl.type, 'piece', file);
  if (!type || !once(to, 'design', decl.name, file)) return;
  addDesign(to, { is: 'design', id: decl.name.text, file, loc: decl.name.loc, decl, type, piece: true, copies: 1 });
}

function addDesign(to: Collector, design: DesignSymbol): void {
  to.table.designs.set(design.id, design);
  addName(to.table, design.id, design);
}

export function collectCard(to: Collector, decl: Card, file: string): void {
  const cards = [...to.table.types.values()].filter((one) => one.base === 'card');
  let type: TypeSymbol | undefined;
  if (decl.type) type = typeOfThing(to, decl.type, 'card', file);
  else if (cards.length === 1) {
    type = cards[0];
    // No place: the name of the type is not written.
    if (type) noteType(to, type.id, { start: 0, end: 0 }, file);
  } else issue(to, 'D0214', file, decl.name.loc, { name: decl.name.text, types: cards.map((one) => one.id) });
  if (!type) return;
  const base = {
    is: 'design' as const,
    file,
    loc: decl.name.loc,
    decl,
    type,
    piece: false,
    copies: decl.copies,
    card: decl,
  };
  if (!decl.families.length) {
    if (once(to, 'design', decl.name, file)) addDesign(to, { ...base, id: decl.name.text });
    return;
  }
  const made: DesignSymbol[] = [];
  for (const members of product(decl.families.map((one) => familyMembers(to, one.in, file)))) {
    const ident = { text: [decl.name.text, ...members.map(({ text }) => text)].join('-'), loc: decl.name.loc };
    if (!once(to, 'design', ident, file)) continue;
    const design: DesignSymbol = {
      ...base,
      id: ident.text,
      family: { name: decl.name.text, values: members.map(({ value, type: of }) => ({ value, type: of })) },
    };
    addDesign(to, design);
    made.push(design);
  }
  to.table.families.set(decl.name.text, made);
}

interface Member {
  text: string;
  value: number;
  type: Ty;
}

/** Every choice of one member of each list, those of the first list changing slowest. */
function product(lists: Member[][]): Member[][] {
  return lists
    .reduce<Member[][]>((all, list) => all.flatMap((one) => list.map((member) => [...one, member])), [[]])
    .slice(0, MOST_MEMBERS);
}

/** The values of `for each b in breed`: a kind, words of one kind, numbers, a range of numbers. */
function familyMembers(to: Collector, expr: Expr, file: string): Member[] {
  const items = expr.is === 'list' ? expr.items : [expr];
  const members = items.flatMap((item) => familyItem(to, item, file));
  const [first] = members;
  const odd = members.find((one) => first && showType(one.type) !== showType(first.type));
  if (first && odd) issue(to, 'D0308', file, expr.loc, { a: showType(first.type), b: showType(odd.type) });
  return odd ? members.filter((one) => one.type === first?.type) : members;
}

/** A family is written to be read: more members than this are a mistake. */
const MOST_MEMBERS = 200;

function familyItem(to: Collector, item: Expr, file: string): Member[] {
  if (item.is === 'group') return familyItem(to, item.inner, file);
  if (item.is === 'number') return [{ text: String(item.value), value: item.value, type: NUMBER }];
  if (item.is === 'binary' && item.op === 'to' && item.left.is === 'number' && item.right.is === 'number') {
    const from = item.left.value;
    const size = Math.min(item.right.value - from + 1, MOST_MEMBERS);
    return Array.from({ length: Math.max(0, size) }, (_, n) => ({
      text: String(from + n),
      value: from + n,
      type: NUMBER,
    }));
  }
  if (item.is === 'name') {
    const kind = to.table.kinds.get(item.text);
    if (kind) {
      noteType(to, kind.id, item.loc, file);
      return kind.values.map((text, value) => ({ text, value, type: { is: 'kind', kind } }));
    }
    for (const meaning of to.table.names.get(item.text) ?? []) {
      if (meaning.is === 'kind-value')
        return [{ text: item.text, value: meaning.index, type: { is: 'kind', kind: meaning.kind } }];
      if (meaning.is === 'seat') return [{ text: item.text, value: meaning.index, type: PLAYER }];
    }
  }
  issue(to, 'D0313', file, item.loc);
  return [];
}
