/** A checked program to its ruleset. */
import {
  type ChangeDef,
  type Constant,
  type DesignDef,
  FORMAT,
  type HookDef,
  hashRuleset,
  LANGUAGE,
  NONE,
  type Node,
  type Per,
  type RoutineDef,
  type Ruleset,
  type Span,
  type VarDef,
} from '@draco-table/ruleset';
import { termsOf } from '../check/bodies.js';
import { evaluate, type FamilyValue } from '../resolve/constants.js';
import type { Program } from '../resolve/program.js';
import type { AttrSymbol, DesignSymbol, PerSymbol, RoutineSymbol, VarSymbol } from '../resolve/symbols.js';
import type { Frame, HookTerm, Term, TermBlock } from '../resolve/terms.js';
import { isValue, type Ty } from '../resolve/types.js';
import { type CardBody, placeIn, type RoutineBody, type Unit } from '../resolve/units.js';
import { findSecrets } from '../secrecy/flow.js';
import type { Source } from '../source.js';
import type { Loc } from '../syntax.js';
import { type Emitter, emit, emitBlock, emitMatch, emitType, Slots } from './emit.js';
import { createNumbers, type Numbers } from './numbers.js';
import { reachable } from './reach.js';
import { compileTests } from './tests.js';

export interface CompileOptions {
  /** A mark at the start of each block: for coverage, and for where a fault happened. */
  marks?: boolean;
  /** Places in the source. */
  spans?: boolean;
  /** The `test` blocks. */
  tests?: boolean;
  /** Without the hash: quicker, for a ruleset that is looked at and not run. */
  hash?: false;
}

export interface Building {
  program: Program;
  numbers: Numbers;
  ruleset: Ruleset;
  options: CompileOptions;
  /** Of a place inside a declaration, wherever that is now. */
  span(unit: Unit, loc: Loc): Span | undefined;
  /** Of a declaration as a whole. */
  wholeSpan(unit: Unit): Span | undefined;
  /** Where marks belong to while a body is emitted. */
  routine: number;
}

export function compileProgram(program: Program, options: CompileOptions = {}): Ruleset {
  const numbers = createNumbers(program);
  const { table } = program;
  const sources = new Map<string, { source: Source; index: number }>();
  program.loaded.files.forEach(({ path, source }, index) => {
    sources.set(path, { source, index });
  });
  const withSpans = options.spans || options.marks;
  const spanOf = (file: string, loc: Loc): Span | undefined => {
    const found = withSpans ? sources.get(file) : undefined;
    if (!found) return undefined;
    const { start, end } = found.source.range(loc);
    return [found.index, start.line, start.column, end.line, end.column];
  };
  const building: Building = {
    program,
    numbers,
    options,
    routine: 0,
    ruleset: emptyRuleset(program, numbers),
    span: (unit, loc) => {
      const place = placeIn(unit, loc);
      return spanOf(place.file, place.loc);
    },
    wholeSpan: (unit) => spanOf(unit.file, unit.decl.loc),
  };
  const { ruleset } = building;
  if (options.marks) ruleset.marks = [];
  if (withSpans) ruleset.sources = program.loaded.files.map((file) => file.path);
  const inGame = reachable(program);
  compileRoutines(building, (routine) => routine === undefined || inGame.has(routine));
  ruleset.designs = numbers.designs.map((design) => emptyDesign(building, design));
  for (const unit of program.units) compileUnit(building, unit);
  const index = (role: RoutineSymbol['role']) => {
    const found = table.routines.find((one) => one.role === role);
    return found ? numbers.routine(found) : -1;
  };
  ruleset.setup =
    index('setup') >= 0
      ? index('setup')
      : addRoutine(building, { id: 'setup', is: 'verb', params: [], slots: ['you', 'this'], body: [] });
  ruleset.play = index('play');
  if (index('score') >= 0) ruleset.score = index('score');
  if (index('winners') >= 0) ruleset.winners = index('winners');
  if (options.hash !== false) ruleset.hash = hashRuleset(ruleset);
  // After the hash: tests bring routines of their own, and the game is the same without them.
  if (options.tests) {
    compileRoutines(building, (routine) => routine !== undefined && !inGame.has(routine));
    ruleset.tests = compileTests(building);
  }
  return ruleset;
}

/** Attributes that somebody is told of what he does not know otherwise. */
const cluesOf = ({ units }: Program): Set<AttrSymbol> =>
  new Set(
    units.flatMap((unit) =>
      termsOf(unit, 'learn').flatMap(({ args: [attr] }) =>
        typeof attr === 'object' && attr?.is === 'attr' ? [attr] : [],
      ),
    ),
  );

function emptyRuleset(program: Program, numbers: Numbers): Ruleset {
  const { table, deck } = program;
  const set = optionsSet(program);
  const startOf = starts(program, numbers);
  const written = new Set(
    program.units.flatMap((unit) => unit.refs.flatMap((ref) => (ref.write && ref.to.is === 'attr' ? [ref.to] : []))),
  );
  const told = cluesOf(program);
  return {
    format: FORMAT,
    language: LANGUAGE,
    hash: '',
    game: program.game,
    ...(deck !== undefined && { deck }),
    seats: { min: table.seats.min, max: table.seats.max, names: table.seats.names.map((name) => name.text) },
    kinds: numbers.kinds.map(({ id, values }) => ({ id, values })),
    types: [...table.types.values()].map(({ id, base }) => ({ id, base })),
    attrs: table.attrs.map((attr) => ({
      id: attr.id,
      type: emitType(attr.type, numbers),
      of: attr.of.map(numbers.type),
      ...(!written.has(attr) && { fixed: true as const }),
      ...(told.has(attr) && { clue: true as const }),
    })),
    designs: [],
    zones: [...table.zones.values()].map((zone) => {
      const head = zone.head && table.designs.get(zone.head.text);
      const of = zone.of.length ? zone.of.map(numbers.type) : [...table.types.values()].map(numbers.type);
      return {
        id: zone.id,
        shape: zone.shape,
        of,
        per: emitPer(zone.per, numbers),
        seen: zone.seen,
        ...(zone.again && { again: true as const }),
        ...(head && { head: numbers.design(head) }),
      };
    }),
    vars: [...table.vars.values()].map((symbol) => emitVar(symbol, numbers, startOf.get(symbol) ?? [])),
    options: [...table.options.values()].map((option) => ({
      id: option.id,
      type: emitType(option.type, numbers),
      values: firstOf(set.get(option.id), option.values),
    })),
    dice: [...table.dice.values()].map(({ id, sides }) => ({ id, sides })),
    routines: [],
    hooks: [],
    always: [],
    prompts: [],
    setup: 0,
    play: 0,
    forecasts: [],
  };
}

/** A deck that sets an option makes its value the default. */
function optionsSet({ units }: Program): Map<string, Constant | undefined> {
  const set = new Map<string, Constant | undefined>();
  for (const { decl, body } of units)
    if (decl.is === 'set-option' && body.is === 'value')
      set.set(decl.name.text, evaluate(body.value, { design: () => 0 }));
  return set;
}

const firstOf = (first: Constant | undefined, values: number[]): number[] =>
  typeof first === 'number' ? [first, ...values.filter((value) => value !== first)] : values;

const emitPer = (per: PerSymbol, numbers: Numbers): Per =>
  typeof per === 'string' ? per : { kind: numbers.kind(per) };

function starts(program: Program, numbers: Numbers): Map<VarSymbol, Constant[]> {
  const found = new Map<VarSymbol, Constant[]>();
  for (const { decl, body } of program.units) {
    if (body.is !== 'starts' || (decl.is !== 'tokens' && decl.is !== 'counter' && decl.is !== 'variable')) continue;
    const symbol = program.table.vars.get(decl.name.text);
    if (symbol)
      found.set(
        symbol,
        body.values.map((value) => evaluate(value, numbers) ?? 0),
      );
  }
  return found;
}

/** What a value is before anything sets it. */
export function startOfType(type: Ty): Constant {
  if (!isValue(type)) return 0;
  return type.list ? [] : type.none ? NONE : 0;
}

function emitVar(symbol: VarSymbol, numbers: Numbers, values: Constant[]): VarDef {
  const own = symbol.holders.length;
  const out: VarDef = {
    id: symbol.id,
    role: symbol.role,
    type: emitType(symbol.type, numbers),
    per: emitPer(symbol.per, numbers),
    start: values[own] ?? startOfType(symbol.type),
  };
  if (symbol.role === 'tokens') {
    out.holders = symbol.holders.map(({ id, owes }, n) => {
      const start = values[n];
      return { id, start: typeof start === 'number' ? start : 0, ...(owes && { owes: true as const }) };
    });
  }
  if (symbol.seen) out.seen = symbol.seen;
  return out;
}

// ---- routines ----

function addRoutine(to: Building, routine: RoutineDef): number {
  return to.ruleset.routines.push(routine) - 1;
}

export function createEmitter(to: Building, frame: Frame, unit: Unit, family?: Emitter['family']): Emitter {
  return {
    numbers: to.numbers,
    slots: new Slots(frame),
    unit,
    ...(family && { family }),
    prompt: (id, args, loc, emitter) => {
      const span = to.span(emitter.unit, loc);
      const { names } = findSecrets(to.program);
      const named = args.flatMap((local) => {
        if (names.has(local)) return [];
        return [{ name: local.name, slot: emitter.slots.of(local), type: emitType(local.type, to.numbers) }];
      });
      return to.ruleset.prompts.push({ id, args: named, ...(span && { span }) }) - 1;
    },
    hook: (hook, emitter) =>
      compileHook(to, hook, { id: to.ruleset.routines[to.routine]?.id ?? '', is: 'effect' }, emitter),
    mark: (loc, at) => {
      const span = to.ruleset.marks && to.span(at, loc);
      if (!span || !to.ruleset.marks) return undefined;
      return ['mark', to.ruleset.marks.push({ routine: to.routine, span }) - 1];
    },
    secret: (choice) => findSecrets(to.program).choices.has(choice),
  };
}

/** Numbers first, since they may call each other. */
function compileRoutines(to: Building, chosen: (routine: RoutineSymbol | undefined) => boolean): void {
  for (const routine of to.program.table.routines) {
    if (chosen(routine))
      to.numbers.place(routine, addRoutine(to, { id: routine.id, is: 'verb', params: [], slots: [], body: [] }));
  }
  for (const change of to.program.table.changes.values())
    if (chosen(change)) to.numbers.place(change, addRoutine(to, changeDef(to, change)));
  for (const unit of to.program.units)
    if (unit.body.is === 'routine' && chosen(unit.body.routine)) compileRoutine(to, unit, unit.body);
}

/** A change has no body: the engine finds what makes it. */
function changeDef({ numbers }: Building, { id, change, params }: RoutineSymbol): RoutineDef {
  const what: ChangeDef =
    change?.is === 'attr'
      ? { is: 'attr', attr: numbers.attr(change.attr) }
      : change?.is === 'var'
        ? { is: 'var', var: numbers.variable(change.var) }
        : { is: change?.is ?? 'place', ...(change?.types && { types: change.types.map(numbers.type) }) };
  return {
    id,
    is: 'change',
    params: params.map(({ name, type }, i) => ({ name, slot: i + 2, type: emitType(type, numbers) })),
    slots: ['you', 'this', ...params.map(({ name }) => name)],
    body: [],
    changes: what,
  };
}

function compileRoutine(to: Building, unit: Unit, body: RoutineBody): void {
  const { routine, frame } = body;
  const { numbers, ruleset } = to;
  if (!routine && unit.decl.is !== 'forecast') return;
  const emitter = createEmitter(to, frame, unit);
  const is =
    routine?.role === 'phase' || routine?.role === 'play'
      ? 'phase'
      : routine?.role === 'define' || routine?.role === 'score' || routine?.role === 'winners'
        ? 'define'
        : 'verb';
  const id = routine?.id ?? (unit.decl.is === 'forecast' ? unit.decl.name.text : '');
  const def: RoutineDef = {
    id,
    is,
    params: body.params.map((local) => ({
      name: local.name,
      slot: emitter.slots.of(local),
      type: emitType(local.type, numbers),
    })),
    slots: emitter.slots.names,
    body: [],
  };
  // A definition that nobody asks has a type all the same.
  const gives = routine?.gives ?? (routine?.role === 'define' ? body.value?.type : undefined);
  if (gives && gives.is !== 'nothing') def.gives = emitType(gives, numbers);
  if ('told' in unit.decl && unit.decl.told) def.told = true;
  if (unit.decl.is === 'verb' && unit.decl.ordered) def.ordered = true;
  to.routine = routine ? numbers.routine(routine) : addRoutine(to, def);
  if (routine) ruleset.routines[to.routine] = def;
  else ruleset.forecasts.push({ id, routine: to.routine });
  def.body = body.value ? [['give', emit(body.value, emitter)]] : body.block ? emitBlock(body.block, emitter) : [];
  const span = to.wholeSpan(unit);
  if (span) def.span = span;
}

function compileHook(
  to: Building,
  hook: HookTerm,
  { id, is }: Pick<RoutineDef, 'id' | 'is'>,
  outer: Emitter,
): { index: number; slots: Slots } {
  const emitter = createEmitter(to, hook.frame, outer.unit, outer.family);
  const before = to.routine;
  const def: RoutineDef = { id, is, params: [], slots: emitter.slots.names, body: [] };
  const body = addRoutine(to, def);
  to.routine = body;
  const made: HookDef = { ...emitMatch(hook.match, emitter), when: hook.when, body };
  if (hook.where) made.where = emit(hook.where, emitter);
  if (hook.until) made.until = emitMatch(hook.until, emitter);
  def.body = emitBlock(hook.body, emitter);
  const span = to.span(outer.unit, hook.loc);
  if (span) def.span = span;
  to.routine = before;
  return { index: to.ruleset.hooks.push(made) - 1, slots: emitter.slots };
}

// ---- things ----

function emptyDesign(to: Building, design: DesignSymbol): DesignDef {
  const attrs: DesignDef['attrs'] = {};
  for (const attr of design.type.attrs.values()) attrs[to.numbers.attr(attr)] = startOfType(attr.type);
  return { id: design.id, type: to.numbers.type(design.type), copies: design.copies, attrs };
}

function compileUnit(to: Building, unit: Unit): void {
  const { body, decl } = unit;
  if (decl.is === 'type' && body.is === 'attrs') {
    for (const design of to.numbers.designs) {
      if (design.type.id === decl.name.text) setAttrs(to, to.ruleset.designs[to.numbers.design(design)], body.attrs);
    }
  } else if (decl.is === 'piece' && body.is === 'attrs') {
    const design = to.program.table.designs.get(decl.name.text);
    if (design) setAttrs(to, to.ruleset.designs[to.numbers.design(design)], body.attrs);
  } else if (decl.is === 'card' && body.is === 'card') {
    const designs = decl.families.length
      ? (to.program.table.families.get(decl.name.text) ?? [])
      : [to.program.table.designs.get(decl.name.text)];
    for (const design of designs) if (design?.card === decl) compileCard(to, unit, body, design);
  } else if (body.is === 'rule') {
    const emitter = createEmitter(to, body.hook.frame, unit);
    to.ruleset.always.push(compileHook(to, body.hook, { id: body.hook.match.verb.id, is: 'rule' }, emitter).index);
  }
}

function setAttrs(
  to: Building,
  def: DesignDef | undefined,
  attrs: { attr: AttrSymbol; value: Term }[],
  family?: readonly FamilyValue[],
): void {
  if (!def) return;
  for (const { attr, value } of attrs)
    def.attrs[to.numbers.attr(attr)] = evaluate(value, { design: to.numbers.design, family }) ?? 0;
}

function compileCard(to: Building, unit: Unit, body: CardBody, design: DesignSymbol): void {
  const def = to.ruleset.designs[to.numbers.design(design)];
  if (!def) return;
  const family = body.families.map((local, at) => ({ local, value: design.family?.values[at]?.value ?? 0 }));
  setAttrs(to, def, body.attrs, family);
  const params: NonNullable<DesignDef['params']> = body.own.map(({ local, value }) => ({
    name: local.name,
    type: emitType(local.type, to.numbers),
    value: evaluate(value, { design: to.numbers.design, family }) ?? 0,
  }));
  params.unshift(
    ...family.map(({ local, value }) => ({ name: local.name, type: emitType(local.type, to.numbers), value })),
  );
  if (params.length) def.params = params;
  if (design.family) def.family = design.family.name;
  const needs = body.needs.map(({ test, frame }) => {
    const emitter = createEmitter(to, frame, unit, family);
    const node: Node = emit(test, emitter);
    const span = to.span(unit, test.loc);
    return { test: node, names: emitter.slots.names, ...(span && { span }) };
  });
  if (needs.length) def.needs = needs;
  if (body.effect) def.effect = compileEffect(to, unit, body.effect, design.id, family);
  const hooks = body.whiles.map(({ zone, hook }) => {
    const emitter = createEmitter(to, hook.frame, unit, family);
    const { index } = compileHook(to, hook, { id: design.id, is: 'effect' }, emitter);
    const made = to.ruleset.hooks[index];
    if (made) made.zone = to.numbers.zone(zone);
    return index;
  });
  if (hooks.length) def.hooks = hooks;
  const span = to.wholeSpan(unit);
  if (span) def.span = span;
}

function compileEffect(
  to: Building,
  unit: Unit,
  effect: { frame: Frame; block: TermBlock },
  id: string,
  family: Emitter['family'],
): number {
  const emitter = createEmitter(to, effect.frame, unit, family);
  const def: RoutineDef = { id, is: 'card', params: [], slots: emitter.slots.names, body: [] };
  to.routine = addRoutine(to, def);
  def.body = emitBlock(effect.block, emitter);
  const span = to.span(unit, effect.block.loc);
  if (span) def.span = span;
  return to.routine;
}
