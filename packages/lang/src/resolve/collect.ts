/** Declarations to symbols: after this every name and sentence of the game is known, and what its slots take. */

import { suggest } from '../suggest.js';
import type { Card, Declaration, Expr, Ident, Loc, Slot } from '../syntax.js';
import type { Form, SlotType } from './forms.js';
import type { Issue } from './issue.js';
import { renameFix } from './issue.js';
import type {
  AttrSymbol,
  DesignSymbol,
  KindSymbol,
  PerSymbol,
  RoutineSymbol,
  TypeSymbol,
  VarSymbol,
  ZoneSymbol,
} from './symbols.js';
import { patternId } from './symbols.js';
import { addForm, addKindValues, addName, createTable, type Table } from './table.js';
import { type Reporter, readType, TYPE_WORDS } from './type-exprs.js';
import {
  DESIGN,
  ERROR,
  elementOf,
  fits,
  isValue,
  NOTHING,
  NUMBER,
  overlap,
  PLAYER,
  showType,
  type Ty,
  YES_NO,
} from './types.js';

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

interface Collector extends Collected {
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

function issue(
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
function once(to: Collector, sort: string, name: Ident, file: string): boolean {
  const key = `${sort} ${name.text}`;
  const first = to.seen.get(key);
  if (!first) {
    to.seen.set(key, { file, loc: name.loc });
    return true;
  }
  issue(to, 'D0206', file, name.loc, { name: name.text }, { related: [{ ...first, message: 'first declared here' }] });
  return false;
}

function noteType(to: Collector, name: string, loc: Loc, file: string): void {
  to.typeRefs.push({ name, loc, file, ...(to.current && { decl: to.current }) });
}

const reporter = (to: Collector, file: string): Reporter => ({
  table: to.table,
  file,
  issues: to.issues,
  named: (name, loc) => noteType(to, name, loc, file),
});

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

function property(name: string, slot: SlotType, more: Pick<Form, 'symbol' | 'build'>): Form {
  return {
    parts: [{ word: name }, { word: 'of' }, { slot: 0 }],
    slots: [{ name: 'x', type: slot }],
    words: 2,
    use: 'value',
    ...more,
  };
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

function collectPiece(to: Collector, decl: Extract<Declaration, { is: 'piece' }>, file: string): void {
  const type = typeOfThing(to, decl.type, 'piece', file);
  if (!type || !once(to, 'design', decl.name, file)) return;
  addDesign(to, { is: 'design', id: decl.name.text, file, loc: decl.name.loc, decl, type, piece: true, copies: 1 });
}

function addDesign(to: Collector, design: DesignSymbol): void {
  to.table.designs.set(design.id, design);
  addName(to.table, design.id, design);
}

function collectCard(to: Collector, decl: Card, file: string): void {
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
  if (!decl.family) {
    if (once(to, 'design', decl.name, file)) addDesign(to, { ...base, id: decl.name.text });
    return;
  }
  const members = familyMembers(to, decl.family.in, file);
  const made: DesignSymbol[] = [];
  for (const member of members) {
    const ident = { text: `${decl.name.text}-${member.text}`, loc: decl.name.loc };
    if (!once(to, 'design', ident, file)) continue;
    const design: DesignSymbol = {
      ...base,
      id: ident.text,
      family: { name: decl.name.text, value: member.value, type: member.type },
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

const SHAPES = ['ring', 'row', 'grid', 'pile', 'hand', 'set'] as const;
const SEEN = ['all', 'none', 'owner'] as const;

function oneOf<W extends string>(to: Collector, words: readonly W[], ident: Ident, file: string, fallback: W): W {
  const found = words.find((word) => word === ident.text);
  if (found) return found;
  const near = suggest(ident.text, words);
  issue(
    to,
    'D0218',
    file,
    ident.loc,
    { name: ident.text, wanted: `one of ${words.join(', ')}`, near },
    { fixes: renameFix(ident.loc, near) },
  );
  return fallback;
}

function readPer(to: Collector, per: Ident | undefined, file: string): PerSymbol {
  if (!per) return 'game';
  if (per.text === 'player' || per.text === 'design') return per.text;
  const kind = to.table.kinds.get(per.text);
  if (kind) {
    noteType(to, kind.id, per.loc, file);
    return kind;
  }
  const near = suggest(per.text, ['player', 'design', ...to.table.kinds.keys()]);
  issue(
    to,
    'D0218',
    file,
    per.loc,
    { name: per.text, wanted: 'player, design or the name of a kind', near },
    { fixes: renameFix(per.loc, near) },
  );
  return 'game';
}

const perType = (per: Exclude<PerSymbol, 'game'>): Ty =>
  per === 'player' ? PLAYER : per === 'design' ? DESIGN : { is: 'kind', kind: per };

function collectZone(to: Collector, decl: Extract<Declaration, { is: 'zone' }>, file: string): void {
  const of = decl.of.flatMap((ident) => {
    const found = readType(reporter(to, file), { is: 'type-name', name: ident.text, loc: ident.loc });
    if (found.is === 'thing') return [...(found.types ?? [])];
    if (found.is !== 'error')
      issue(to, 'D0301', file, ident.loc, { expected: 'type of thing', found: showType(found) });
    return [];
  });
  const per = readPer(to, decl.per, file);
  if (!once(to, 'name', decl.name, file)) return;
  const seen = decl.seen ? oneOf(to, SEEN, decl.seen, file, 'all') : 'all';
  const shape = oneOf(to, SHAPES, decl.shape, file, 'set');
  if (seen === 'owner' && per !== 'player')
    issue(to, 'D0219', file, decl.seen?.loc ?? decl.loc, { name: decl.name.text });
  const zone: ZoneSymbol = { is: 'zone', id: decl.name.text, file, loc: decl.name.loc, decl, shape, of, per, seen };
  if (decl.head) zone.head = decl.head;
  to.table.zones.set(zone.id, zone);
  addName(to.table, zone.id, zone);
  const type: Ty = { is: 'thing', list: true, types: of };
  if (per !== 'game')
    addForm(
      to.table,
      property(zone.id, perType(per), {
        symbol: zone,
        build: ([index]) => ({ op: 'zone', args: [zone, index ?? null], type }),
      }),
    );
}

function collectVar(
  to: Collector,
  decl: Extract<Declaration, { is: 'tokens' | 'counter' | 'variable' }>,
  file: string,
): void {
  const type = decl.is === 'variable' ? readType(reporter(to, file), decl.type) : NUMBER;
  const per = decl.is === 'tokens' ? 'player' : readPer(to, decl.per, file);
  if (!once(to, 'name', decl.name, file)) return;
  const symbol: VarSymbol = {
    is: 'var',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    role: decl.is,
    type,
    per,
    holders: [],
  };
  if (decl.is === 'variable' && decl.seen) symbol.seen = oneOf(to, SEEN, decl.seen, file, 'all');
  if (decl.is === 'tokens')
    symbol.holders = decl.holders.map((one) => ({ id: one.name.text, loc: one.name.loc, owes: one.owes }));
  to.table.vars.set(symbol.id, symbol);
  addName(to.table, symbol.id, symbol);
  if (per === 'game') return;
  const slot = decl.is === 'tokens' ? 'holder' : perType(per);
  addForm(
    to.table,
    property(symbol.id, slot, { symbol, build: ([index]) => ({ op: 'var', args: [symbol, index ?? null], type }) }),
  );
}

function collectOption(to: Collector, decl: Extract<Declaration, { is: 'option' }>, file: string): void {
  if (!once(to, 'name', decl.name, file)) return;
  const values: number[] = [];
  let type: Ty | undefined;
  const words: Ident[] = [];
  for (const expr of decl.values) {
    const found: { value: number; type: Ty } | undefined =
      expr.is === 'number'
        ? { value: expr.value, type: NUMBER }
        : expr.is === 'name' && (expr.text === 'yes' || expr.text === 'no')
          ? { value: expr.text === 'yes' ? 1 : 0, type: YES_NO }
          : undefined;
    if (expr.is === 'name' && !found) words.push({ text: expr.text, loc: expr.loc });
    else if (!found) issue(to, 'D0313', file, expr.loc);
    else if (type && type.is !== found.type.is)
      issue(to, 'D0308', file, expr.loc, { a: showType(type), b: showType(found.type) });
    else {
      type = found.type;
      values.push(found.value);
    }
  }
  const [word] = words;
  if (word && type) issue(to, 'D0308', file, word.loc, { a: showType(type), b: 'word' });
  if (word && !type) {
    const kind = kindOfWords(to, decl, words, file);
    type = { is: 'kind', kind };
    values.push(...words.map((one) => kind.values.indexOf(one.text)).filter((at) => at >= 0));
  }
  to.table.options.set(decl.name.text, {
    is: 'option',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    type: type ?? ERROR,
    values,
  });
  const option = to.table.options.get(decl.name.text);
  if (option) addName(to.table, option.id, option);
}

/** An option's words may be those of a kind; if not they make one of their own. */
function kindOfWords(
  to: Collector,
  decl: Extract<Declaration, { is: 'option' }>,
  words: Ident[],
  file: string,
): KindSymbol {
  for (const kind of to.table.kinds.values()) if (words.every((word) => kind.values.includes(word.text))) return kind;
  const own: KindSymbol = {
    is: 'kind',
    id: decl.name.text,
    file,
    loc: decl.name.loc,
    decl,
    values: words.map((one) => one.text),
    valueIdents: words,
  };
  if (!to.table.kinds.has(own.id)) to.table.kinds.set(own.id, own);
  addKindValues(to.table, own);
  return own;
}

type RoutineDecl = Extract<Declaration, { is: 'define' | 'verb' | 'phase' | 'score' | 'winners' | 'setup' | 'play' }>;

function collectRoutine(to: Collector, decl: RoutineDecl, file: string): void {
  const pattern =
    'pattern' in decl
      ? decl.pattern
      : {
          parts:
            decl.is === 'score'
              ? [word('score', decl.loc), word('of', decl.loc), decl.slot]
              : [word(decl.is, decl.loc)],
          loc: decl.loc,
        };
  const slots = pattern.parts.filter((part): part is Slot => part.is === 'slot');
  const names = new Set<string>();
  const params = slots.map((slot) => {
    if (names.has(slot.name.text)) issue(to, 'D0206', file, slot.name.loc, { name: slot.name.text });
    names.add(slot.name.text);
    return { name: slot.name.text, type: readType(reporter(to, file), slot.type), loc: slot.name.loc };
  });
  const you = params.find((one) => one.name === 'you');
  if (you && isValue(you.type) && !fits(you.type, PLAYER))
    issue(to, 'D0301', file, you.loc, { expected: 'player', found: showType(you.type) });
  let at = 0;
  const words = pattern.parts.length - slots.length;
  if (words === 0) issue(to, 'D0221', file, pattern.loc);
  const gives =
    decl.is === 'verb'
      ? decl.gives
        ? readType(reporter(to, file), decl.gives)
        : NOTHING
      : decl.is === 'define' && decl.gives
        ? readType(reporter(to, file), decl.gives)
        : decl.is === 'score'
          ? NUMBER
          : decl.is === 'winners'
            ? ({ ...PLAYER, list: true } as Ty)
            : decl.is === 'define'
              ? undefined
              : NOTHING;
  const routine = {
    is: 'routine',
    id: patternId(pattern),
    file,
    loc: 'pattern' in decl ? pattern.loc : { start: decl.loc.start, end: decl.loc.start + decl.is.length },
    decl,
    role: decl.is,
    pattern,
    params,
    gives,
    setsYou: you !== undefined,
    neverEmpty: decl.is === 'define' && decl.neverEmpty,
  } as RoutineSymbol;
  const value = decl.is === 'define' || decl.is === 'score' || (decl.is === 'verb' && decl.gives !== undefined);
  const acts = decl.is === 'verb' || decl.is === 'phase';
  routine.form = {
    parts: pattern.parts.map((part) => (part.is === 'word' ? { word: part.text } : { slot: at++ })),
    slots: params.map((one) => ({ name: one.name, type: one.type })),
    words,
    use: value ? (acts ? 'both' : 'value') : 'statement',
    symbol: routine,
    build: (args) => ({ op: 'call', args: [routine, ...args], type: gives ?? ERROR }),
  };
  // One that is declared twice is still resolved, for what else is wrong with it.
  to.table.routines.push(routine);
  to.table.byDecl.set(decl, routine);
  if (!distinct(to, routine, file) || words === 0) return;
  if (value) addForm(to.table, routine.form);
  if (acts)
    to.table.statements.add({
      ...routine.form,
      build: (args) => ({ op: 'do', args: [routine, ...args], type: NOTHING }),
    });
}

const word = (text: string, loc: Loc) => ({ is: 'word' as const, text, loc });

/** Two sentences with the same words must differ in what a slot takes. */
function distinct(to: Collector, routine: RoutineSymbol, file: string): boolean {
  const shape = (one: RoutineSymbol) => one.form.parts.map((part) => ('word' in part ? part.word : '()')).join(' ');
  const key = `routine ${shape(routine)}`;
  const before = (to.seen.get(key) as { file: string; loc: Loc; all?: RoutineSymbol[] } | undefined)?.all ?? [];
  const same = before.find((one) =>
    one.params.every((param, n) => overlap(elementOf(param.type), elementOf(routine.params[n]?.type ?? ERROR))),
  );
  to.seen.set(key, { file, loc: routine.loc, all: [...before, routine] } as { file: string; loc: Loc });
  if (!same?.file) return true;
  // A narrower slot is an exception to a wider one; the same slots twice are a mistake.
  const exact = same.params.every((param, n) => showType(param.type) === showType(routine.params[n]?.type ?? ERROR));
  if (!exact) return true;
  issue(
    to,
    'D0213',
    file,
    routine.loc,
    { sentence: shape(routine).replaceAll('()', '(…)') },
    { related: [{ file: same.file, loc: same.loc, message: 'first declared here' }] },
  );
  return false;
}
