/** What stands under the cursor: a use or a declaration, and where else the same thing stands. */
import type { Form } from '../resolve/forms.js';
import type { Program } from '../resolve/program.js';
import type { AnySymbol, KindSymbol } from '../resolve/symbols.js';
import type { Local } from '../resolve/terms.js';
import { placeIn, type Unit } from '../resolve/units.js';
import type { Ident, Loc } from '../syntax.js';

export type Thing =
  | AnySymbol
  | Local
  | { is: 'builtin'; form: Form }
  | { is: 'kind-value'; kind: KindSymbol; index: number }
  | { is: 'seat'; index: number };

export interface FilePlace {
  file: string;
  loc: Loc;
}

export interface Target extends FilePlace {
  thing: Thing;
  /** The declaration that the cursor is in. */
  unit?: Unit;
}

const holds = (loc: Loc, offset: number): boolean => loc.start <= offset && offset <= loc.end && loc.end > loc.start;

export function unitAt(program: Program, file: string, offset: number): Unit | undefined {
  return program.units.find((unit) => unit.file === file && holds(unit.decl.loc, offset));
}

export function targetAt(program: Program, file: string, offset: number): Target | undefined {
  const unit = unitAt(program, file, offset);
  let best: Target | undefined;
  for (const ref of unit?.refs ?? []) {
    if (!unit) break;
    const { loc } = placeIn(unit, ref.loc);
    if (holds(loc, offset) && (!best || size(loc) <= size(best.loc)))
      best = { thing: ref.to as Thing, file, loc, unit };
  }
  if (best) return best;
  for (const local of unit?.locals ?? []) {
    const loc = unit && placeIn(unit, local.loc).loc;
    if (loc && holds(loc, offset)) return { thing: local, file, loc, unit };
  }
  for (const { name, loc, file: at } of program.typeRefs) {
    const symbol =
      at === file && holds(loc, offset) ? (program.table.types.get(name) ?? program.table.kinds.get(name)) : undefined;
    if (symbol) return { thing: symbol, file, loc, ...(unit && { unit }) };
  }
  for (const found of [...mentions(program), ...declarations(program)])
    if (found.file === file && holds(found.loc, offset)) return found;
  return undefined;
}

const size = (loc: Loc): number => loc.end - loc.start;

/** Names outside of any sentence: what a total is of, what a deck counts anew, leaves out or decides. */
function* mentions({ table, loaded }: Program): Generator<Target> {
  for (const { path: file, tree } of loaded.files) {
    for (const decl of tree.declarations) {
      const [idents, symbols]: [Ident[], ReadonlyMap<string, Thing>] =
        decl.is === 'total'
          ? [[decl.type], table.types]
          : decl.is === 'remove'
            ? [decl.cards, table.designs]
            : decl.is === 'recount'
              ? [[decl.card], table.designs]
              : decl.is === 'set-option'
                ? [[decl.name], table.options]
                : [[], table.types];
      for (const { text, loc } of idents) {
        const thing = symbols.get(text);
        if (thing) yield { thing, file, loc };
      }
    }
  }
}

/** Every name that is declared, and where. */
export function* declarations({ table, loaded }: Program): Generator<Target> {
  const all: Iterable<AnySymbol>[] = [
    table.types.values(),
    table.attrs,
    table.designs.values(),
    table.zones.values(),
    table.vars.values(),
    table.options.values(),
    table.dice.values(),
    table.forecasts.values(),
    table.routines,
  ];
  for (const symbols of all) {
    for (const symbol of symbols)
      if (symbol.file !== undefined) yield { thing: symbol, file: symbol.file, loc: symbol.loc };
  }
  for (const kind of table.kinds.values()) {
    if (kind.file === undefined) continue;
    if (kind.decl?.is === 'kind') yield { thing: kind, file: kind.file, loc: kind.loc };
    for (const [index, ident] of kind.valueIdents.entries())
      yield { thing: { is: 'kind-value', kind, index }, file: kind.file, loc: ident.loc };
  }
  const game = loaded.game?.path;
  if (game !== undefined)
    for (const [index, ident] of table.seats.names.entries())
      yield { thing: { is: 'seat', index }, file: game, loc: ident.loc };
}

export function same(a: Thing, b: Thing): boolean {
  if (a === b) return true;
  if (a.is === 'kind-value' && b.is === 'kind-value') return a.kind === b.kind && a.index === b.index;
  if (a.is === 'seat' && b.is === 'seat') return a.index === b.index;
  return a.is === 'builtin' && b.is === 'builtin' && a.form === b.form;
}

/** Where a thing is declared. Built-ins are not. */
export function declaredAt(program: Program, { thing, unit }: Pick<Target, 'thing' | 'unit'>): FilePlace | undefined {
  if (thing.is === 'builtin') return undefined;
  if (thing.is === 'local') return unit && thing.loc.end > 0 ? placeIn(unit, thing.loc) : undefined;
  for (const declared of declarations(program))
    if (same(declared.thing, thing)) return { file: declared.file, loc: declared.loc };
  return undefined;
}

/** Every use of a thing, its declaration left out. */
export function usesOf(program: Program, { thing, unit }: Pick<Target, 'thing' | 'unit'>): FilePlace[] {
  const found: FilePlace[] = [];
  for (const one of thing.is === 'local' && unit ? [unit] : program.units) {
    for (const ref of one.refs) if (same(ref.to as Thing, thing)) found.push(placeIn(one, ref.loc));
  }
  if (thing.is === 'type' || thing.is === 'kind') {
    for (const { name, loc, file } of program.typeRefs) if (name === thing.id && loc.end > 0) found.push({ file, loc });
  }
  for (const mention of mentions(program)) if (same(mention.thing, thing)) found.push(mention);
  return unique(found);
}

function unique(places: FilePlace[]): FilePlace[] {
  const seen = new Map(places.map((place) => [`${place.file}:${place.loc.start}:${place.loc.end}`, place]));
  return [...seen.values()].sort((a, b) => (a.file === b.file ? a.loc.start - b.loc.start : a.file < b.file ? -1 : 1));
}
