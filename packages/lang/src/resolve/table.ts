/** The tables of a program: every symbol by its name, every sentence by its words. */
import type { Declaration, Ident, Loc } from '../syntax.js';
import { SIDE, STATEMENTS, VALUES } from './builtins.js';
import { type Form, FormIndex } from './forms.js';
import type {
  AttrSymbol,
  DesignSymbol,
  DieSymbol,
  ForecastSymbol,
  KindSymbol,
  OptionSymbol,
  RoutineSymbol,
  TypeSymbol,
  VarSymbol,
  ZoneSymbol,
} from './symbols.js';

/** What a bare name may stand for. */
export type Meaning =
  | { is: 'kind-value'; kind: KindSymbol; index: number }
  | { is: 'seat'; index: number; ident: Ident; file: string }
  | DesignSymbol
  | ZoneSymbol
  | VarSymbol
  | OptionSymbol
  | KindSymbol
  | { is: 'form'; form: Form };

export interface Table {
  seats: { min: number; max: number; names: Ident[] };
  kinds: Map<string, KindSymbol>;
  types: Map<string, TypeSymbol>;
  attrs: AttrSymbol[];
  designs: Map<string, DesignSymbol>;
  /** Families by their own name: their members. */
  families: Map<string, DesignSymbol[]>;
  zones: Map<string, ZoneSymbol>;
  vars: Map<string, VarSymbol>;
  options: Map<string, OptionSymbol>;
  dice: Map<string, DieSymbol>;
  routines: RoutineSymbol[];
  byDecl: Map<Declaration, RoutineSymbol>;
  forecasts: Map<string, ForecastSymbol>;
  names: Map<string, Meaning[]>;
  /** Changes that effects wait for, as they are met. */
  changes: Map<string, RoutineSymbol>;
  values: FormIndex;
  statements: FormIndex;
}

const NOWHERE: Loc = { start: 0, end: 0 };

export function createTable(): Table {
  const table: Table = {
    seats: { min: 1, max: 1, names: [] },
    kinds: new Map([[SIDE.id, SIDE]]),
    types: new Map(),
    attrs: [],
    designs: new Map(),
    families: new Map(),
    zones: new Map(),
    vars: new Map(),
    options: new Map(),
    dice: new Map(),
    routines: [],
    byDecl: new Map(),
    forecasts: new Map(),
    names: new Map(),
    changes: new Map(),
    values: new FormIndex(),
    statements: new FormIndex(),
  };
  const box: ZoneSymbol = { is: 'zone', id: 'box', shape: 'set', of: [], per: 'game', seen: 'all', loc: NOWHERE };
  table.zones.set(box.id, box);
  addName(table, box.id, box);
  for (const form of VALUES) addForm(table, form);
  for (const form of STATEMENTS) table.statements.add(form);
  addKindValues(table, SIDE);
  addName(table, SIDE.id, SIDE);
  return table;
}

export function addName(table: Table, name: string, meaning: Meaning): void {
  const list = table.names.get(name);
  if (list) list.push(meaning);
  else table.names.set(name, [meaning]);
}

export function addKindValues(table: Table, kind: KindSymbol): void {
  kind.values.forEach((value, index) => {
    addName(table, value, { is: 'kind-value', kind, index });
  });
}

/** A form of one word is a name; all others are sentences. */
export function addForm(table: Table, form: Form): void {
  const [only, more] = form.parts;
  if (only && !more && 'word' in only) addName(table, only.word, { is: 'form', form });
  table.values.add(form);
}
