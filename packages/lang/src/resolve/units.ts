/** One declaration resolved: everything later stages need of it, and nothing of any other. */

import { suggest } from '../suggest.js';
import type { Card, Declaration, Expr, Loc, Test } from '../syntax.js';
import type { Placed } from './collect/collector.js';
import {
  type Call,
  type Context,
  createFrame,
  createScope,
  extend,
  newLocal,
  type Reading,
  type Ref,
  report,
  type Scope,
  setYou,
} from './context.js';
import { check, infer } from './expressions.js';
import { ruleTerm } from './hooks.js';
import type { Issue } from './issue.js';
import { renameFix } from './issue.js';
import { optionValue } from './option-value.js';
import { blockTerm } from './statements.js';
import type { AttrSymbol, DesignSymbol, RoutineSymbol, ZoneSymbol } from './symbols.js';
import type { Table } from './table.js';
import type { Frame, HookTerm, Local, Term, TermBlock } from './terms.js';
import { resolveTest, type TestBody } from './tests.js';
import { ERROR, isValue, NUMBER, type Ty, YES_NO } from './types.js';

export interface RoutineBody {
  is: 'routine';
  routine: RoutineSymbol | undefined;
  frame: Frame;
  params: Local[];
  /** A definition has a value, the others a block. */
  value?: Term;
  block?: TermBlock;
}
export interface CardBody {
  is: 'card';
  needs: { test: Term; frame: Frame }[];
  effect?: { frame: Frame; block: TermBlock };
  whiles: { zone: ZoneSymbol; hook: HookTerm }[];
  attrs: { attr: AttrSymbol; value: Term }[];
  own: { local: Local; value: Term }[];
  families: Local[];
}
export type UnitBody =
  | RoutineBody
  | CardBody
  | { is: 'starts'; values: Term[] }
  | { is: 'attrs'; attrs: { attr: AttrSymbol; value: Term }[] }
  | { is: 'rule'; hook: HookTerm }
  | TestBody
  | { is: 'value'; value: Term }
  | { is: 'nothing' };

export interface Unit extends Placed {
  /** Where the declaration began when it was resolved; it may have moved since. */
  base: number;
  issues: Issue[];
  refs: Ref[];
  calls: Call[];
  readings: Reading[];
  locals: Local[];
  youUses: { start: number; end: number }[];
  body: UnitBody;
}

/** A place inside a unit, where it is now. */
export function placeIn(
  { decl, base, file }: Pick<Unit, 'decl' | 'base' | 'file'>,
  loc: Loc,
): { file: string; loc: Loc } {
  const by = decl.loc.start - base;
  return { file, loc: by ? moveLoc(loc, by) : loc };
}

export const moveLoc = (loc: Loc, by: number): Loc => ({ start: loc.start + by, end: loc.end + by });

export function resolveUnit(table: Table, placed: Placed, typeOf: (routine: RoutineSymbol) => Ty): Unit {
  const { decl, file } = placed;
  const cx: Context = {
    table,
    file,
    issues: [],
    refs: [],
    calls: [],
    readings: [],
    locals: [],
    youUses: [],
    phase: false,
    inTest: false,
    instead: false,
    typeOf,
  };
  const body = resolveBody(cx, decl);
  const { issues, refs, calls, readings, locals, youUses } = cx;
  return { decl, file, base: decl.loc.start, issues, refs, calls, readings, locals, youUses, body };
}

function resolveBody(cx: Context, decl: Declaration): UnitBody {
  switch (decl.is) {
    case 'define':
    case 'score':
    case 'winners':
    case 'verb':
    case 'phase':
    case 'setup':
    case 'play':
      return routineBody(cx, decl);
    case 'forecast': {
      const frame = createFrame({ you: 'none', this: undefined });
      return {
        is: 'routine',
        routine: undefined,
        frame,
        params: [],
        block: blockTerm(cx, createScope(frame), decl.body),
      };
    }
    case 'card':
      return cardBody(cx, decl);
    case 'piece':
      return { is: 'attrs', attrs: pieceAttrs(cx, decl) };
    case 'tokens':
      return starts(cx, [...decl.holders.map((one) => one.count), decl.each], NUMBER);
    case 'counter':
      return starts(cx, [decl.start], NUMBER);
    case 'variable': {
      const symbol = cx.table.vars.get(decl.name.text);
      return decl.start && symbol ? starts(cx, [decl.start], symbol.type) : { is: 'starts', values: [] };
    }
    case 'type':
      return { is: 'attrs', attrs: attrStarts(cx, decl) };
    case 'always': {
      const hook = ruleTerm(cx, { you: 'none', this: undefined }, decl.hook, []);
      return hook ? { is: 'rule', hook } : { is: 'nothing' };
    }
    case 'set-option': {
      const found = optionValue(cx, outside(), decl.name, decl.value);
      return found ? { is: 'value', value: found.value } : { is: 'nothing' };
    }
    case 'test':
      return resolveTest(cx, decl satisfies Test);
    case 'zone':
      if (decl.head) zoneHead(cx, decl);
      return { is: 'nothing' };
    default:
      return { is: 'nothing' };
  }
}

/** A scope for values outside any routine. */
export const outside = (): Scope => createScope(createFrame({ you: 'none', this: undefined }));

function attrStarts(cx: Context, decl: Extract<Declaration, { is: 'type' }>): { attr: AttrSymbol; value: Term }[] {
  return decl.attrs.flatMap(({ name, start }) => {
    const attr = cx.table.types.get(decl.name.text)?.attrs.get(name.text);
    return start && attr ? [{ attr, value: check(cx, outside(), start, attr.type) }] : [];
  });
}

function zoneHead(cx: Context, decl: Extract<Declaration, { is: 'zone' }>): void {
  if (!decl.head) return;
  const head = cx.table.designs.get(decl.head.text);
  if (head?.piece) {
    cx.refs.push({ loc: decl.head.loc, to: head });
    return;
  }
  const near = suggest(
    decl.head.text,
    [...cx.table.designs.values()].filter((one) => one.piece).map((one) => one.id),
  );
  report(cx, 'D0218', decl.head.loc, { name: decl.head.text, wanted: 'piece', near }, renameFix(decl.head.loc, near));
}

type RoutineDecl = Extract<Declaration, { is: 'define' | 'score' | 'winners' | 'verb' | 'phase' | 'setup' | 'play' }>;

function routineBody(cx: Context, decl: RoutineDecl): UnitBody {
  const routine = cx.table.byDecl.get(decl);
  const root = decl.is === 'setup' || decl.is === 'play' || decl.is === 'winners' || decl.is === 'score';
  const frame = createFrame({ you: root ? 'none' : 'inherited', this: undefined });
  let scope = createScope(frame);
  const params: Local[] = [];
  for (const param of routine?.params ?? []) {
    if (param.name === 'you') {
      setYou(frame, 'here');
      params.push(frame.you);
      continue;
    }
    const local = newLocal(cx, scope, param.name, param.type, 'param', param.loc);
    params.push(local);
    scope = extend(scope, { local });
  }
  if ('value' in decl) {
    const value = routine?.gives
      ? check(cx, scope, decl.value, routine.gives)
      : infer(cx, scope, decl.value, undefined);
    return { is: 'routine', routine, frame, params, value };
  }
  cx.phase = decl.is === 'phase' || decl.is === 'play';
  if (routine?.gives && routine.gives.is !== 'nothing') cx.gives = routine.gives;
  return { is: 'routine', routine, frame, params, block: blockTerm(cx, scope, decl.body) };
}

function starts(cx: Context, values: Expr[], type: Ty): UnitBody {
  return { is: 'starts', values: values.map((value) => check(cx, outside(), value, type)) };
}

function pieceAttrs(cx: Context, decl: Extract<Declaration, { is: 'piece' }>): { attr: AttrSymbol; value: Term }[] {
  const type = cx.table.types.get(decl.type.text);
  return decl.args.flatMap(({ name, value }) => {
    const attr = type?.attrs.get(name.text);
    if (attr) {
      cx.refs.push({ loc: name.loc, to: attr });
      return [{ attr, value: check(cx, outside(), value, attr.type) }];
    }
    if (!type) return [];
    const near = suggest(name.text, type.attrs.keys());
    report(cx, 'D0215', name.loc, { name: name.text, type: type.id, near }, renameFix(name.loc, near));
    return [];
  });
}

function cardBody(cx: Context, decl: Card): UnitBody {
  const design = designOf(cx.table, decl);
  const type: Ty = design ? { is: 'thing', types: [design.type] } : { is: 'thing' };
  const families = familyLocals(cx, decl, design);
  const attrs: CardBody['attrs'] = [];
  const own: CardBody['own'] = [];
  const names: Local[] = [...families];
  for (const arg of decl.args) {
    const attr = design?.type.attrs.get(arg.name.text);
    const scope = families.reduce((outer, local) => extend(outer, { local }), outside());
    const value = attr ? check(cx, scope, arg.value, attr.type) : infer(cx, scope, arg.value, undefined);
    const local = newLocal(
      cx,
      scope,
      arg.name.text,
      attr?.type ?? (isValue(value.type) ? value.type : ERROR),
      'own',
      arg.name.loc,
    );
    local.constant = value;
    if (attr) {
      cx.refs.push({ loc: arg.name.loc, to: attr });
      attrs.push({ attr, value });
    } else own.push({ local, value });
    names.push(local);
  }
  const scoped = (): { frame: Frame; scope: Scope } => {
    const frame = createFrame({ you: 'here', this: type });
    let scope = createScope(frame);
    for (const local of names) scope = extend(scope, { local });
    return { frame, scope };
  };
  const needs = decl.needs.map((need) => {
    const { frame, scope } = scoped();
    return { test: check(cx, scope, need.test, YES_NO), frame };
  });
  const { frame, scope } = scoped();
  const block = blockTerm(cx, scope, decl.body);
  const whiles = decl.whiles.flatMap(({ zone: ident, hook }) => {
    const zone = cx.table.zones.get(ident.text);
    if (!zone) {
      const near = suggest(ident.text, cx.table.zones.keys());
      report(cx, 'D0218', ident.loc, { name: ident.text, wanted: 'zone', near }, renameFix(ident.loc, near));
      return [];
    }
    cx.refs.push({ loc: ident.loc, to: zone });
    const made = ruleTerm(cx, { you: zone.per === 'player' ? 'here' : 'none', this: type }, hook, names);
    return made ? [{ zone, hook: made }] : [];
  });
  return {
    is: 'card',
    needs,
    ...(decl.body.statements.length && { effect: { frame, block } }),
    whiles,
    attrs,
    own,
    families,
  };
}

export function designOf(table: Table, decl: Card): DesignSymbol | undefined {
  const design = table.designs.get(decl.name.text) ?? table.families.get(decl.name.text)?.[0];
  return design?.card === decl ? design : undefined;
}

function familyLocals(cx: Context, decl: Card, design: DesignSymbol | undefined): Local[] {
  let scope = outside();
  return decl.families.map(({ name }, at) => {
    const local = newLocal(cx, scope, name.text, design?.family?.values[at]?.type ?? ERROR, 'family', name.loc);
    scope = extend(scope, { local });
    return local;
  });
}
