/** Declarations to symbols: after this every name and sentence of the game is known, and what its slots take. */

import type { Declaration } from '../syntax.js';
import {
  type Collected,
  type Collector,
  issue,
  once,
  type Placed,
  property,
  reporter,
  type SeatsDecl,
} from './collect/collector.js';
import { collectRoutine } from './collect/routines.js';
import { collectOption, collectVar, collectZone } from './collect/state.js';
import { collectCard, collectPiece } from './collect/things.js';
import type { AttrSymbol, KindSymbol } from './symbols.js';
import { addForm, addKindValues, addName, createTable, type Table } from './table.js';
import { readType, TYPE_WORDS } from './type-exprs.js';
import { DESIGN, showType, type Ty } from './types.js';

export function collect(all: readonly Placed[], seats: SeatsDecl | undefined): Collected {
  const to: Collector = { table: createTable(), issues: [], typeRefs: [], seen: new Map() };
  if (seats) collectSeats(to, seats);
  function* of<K extends Declaration['is']>(...is: K[]): Generator<Placed<Extract<Declaration, { is: K }>>> {
    for (const one of all) {
      if (!(is as string[]).includes(one.decl.is)) continue;
      to.current = one.decl;
      yield one as Placed<Extract<Declaration, { is: K }>>;
    }
  }
  for (const { decl, file } of of('kind')) collectKind(to, decl, file);
  for (const { decl, file } of of('type')) collectType(to, decl, file);
  for (const { decl, file } of of('type')) collectAttrs(to, decl, file);
  for (const { decl, file } of of('piece')) collectPiece(to, decl, file);
  for (const { decl, file } of of('card')) collectCard(to, decl, file);
  for (const { decl, file } of of('zone')) collectZone(to, decl, file);
  for (const { decl, file } of of('tokens', 'counter', 'variable')) collectVar(to, decl, file);
  for (const { decl, file } of of('option')) collectOption(to, decl, file);
  for (const { decl, file } of of('die')) {
    if (once(to, 'die', decl.name, file))
      to.table.dice.set(decl.name.text, {
        is: 'die',
        id: decl.name.text,
        file,
        loc: decl.name.loc,
        decl,
        sides: decl.sides,
      });
    if (decl.sides < 1) issue(to, 'D0310', file, decl.loc, { name: decl.name.text });
  }
  for (const { decl, file } of of('define', 'verb', 'phase', 'score', 'winners', 'setup', 'play'))
    collectRoutine(to, decl, file);
  for (const { decl, file } of of('forecast')) {
    if (once(to, 'forecast', decl.name, file))
      to.table.forecasts.set(decl.name.text, { is: 'forecast', id: decl.name.text, file, loc: decl.name.loc, decl });
  }
  return to;
}

function collectSeats(to: Collector, seats: SeatsDecl): void {
  to.table.seats = { min: seats.min, max: seats.max, names: seats.names };
  seats.names.forEach((ident, index) => {
    if (once(to, 'seat', ident, seats.file))
      addName(to.table, ident.text, { is: 'seat', index, ident, file: seats.file });
  });
}

function collectKind(to: Collector, decl: Extract<Declaration, { is: 'kind' }>, file: string): void {
  const { name } = decl;
  if (TYPE_WORDS.includes(name.text)) issue(to, 'D0206', file, name.loc, { name: name.text });
  if (!once(to, 'type', name, file)) return;
  const seen = new Set<string>();
  const values = decl.values.filter((value) => {
    if (seen.has(value.text)) issue(to, 'D0206', file, value.loc, { name: value.text });
    return !seen.has(value.text) && seen.add(value.text);
  });
  const kind: KindSymbol = {
    is: 'kind',
    id: name.text,
    file,
    loc: name.loc,
    decl,
    values: values.map((one) => one.text),
    valueIdents: values,
  };
  to.table.kinds.set(kind.id, kind);
  addName(to.table, kind.id, kind);
  addKindValues(to.table, kind);
}

function collectType(to: Collector, decl: Extract<Declaration, { is: 'type' }>, file: string): void {
  const { name } = decl;
  if (TYPE_WORDS.includes(name.text)) issue(to, 'D0206', file, name.loc, { name: name.text });
  if (!once(to, 'type', name, file)) return;
  to.table.types.set(name.text, {
    is: 'type',
    id: name.text,
    file,
    loc: name.loc,
    decl,
    base: decl.base,
    attrs: new Map(),
  });
}

function collectAttrs(to: Collector, decl: Extract<Declaration, { is: 'type' }>, file: string): void {
  const type = to.table.types.get(decl.name.text);
  if (!type || type.decl !== decl) return;
  for (const attr of decl.attrs) {
    const valueType = readType(reporter(to, file), attr.type);
    if (type.attrs.has(attr.name.text)) {
      issue(to, 'D0206', file, attr.name.loc, { name: attr.name.text });
      continue;
    }
    const shared = to.table.attrs.find(
      (one) => one.id === attr.name.text && showType(one.type) === showType(valueType),
    );
    const symbol: AttrSymbol = shared ?? {
      is: 'attr',
      id: attr.name.text,
      file,
      loc: attr.name.loc,
      decl,
      type: valueType,
      of: [],
    };
    symbol.of.push(type);
    type.attrs.set(symbol.id, symbol);
    if (!shared) {
      to.table.attrs.push(symbol);
      attrForms(to.table, symbol);
    }
  }
}

function attrForms(table: Table, symbol: AttrSymbol): void {
  // The list of types grows while the declarations are read; the slot shares it.
  const ofThing: Ty = { is: 'thing', types: symbol.of };
  addForm(
    table,
    property(symbol.id, ofThing, {
      symbol,
      build: (args) => ({ op: 'attr', args: [symbol, ...args], type: symbol.type }),
    }),
  );
  addForm(
    table,
    property(symbol.id, DESIGN, {
      symbol,
      build: (args) => ({ op: 'printed', args: [symbol, ...args], type: symbol.type }),
    }),
  );
}
