/** What each name means, for colouring beyond what a grammar can see. */
import type { Program } from '../resolve/program.js';
import { placeIn } from '../resolve/units.js';
import type { Loc } from '../syntax.js';
import { declarations, type Thing } from './target.js';

export const TOKEN_TYPES = [
  'type',
  'enum',
  'enumMember',
  'variable',
  'parameter',
  'property',
  'function',
  'class',
  'keyword',
] as const;
export const TOKEN_MODIFIERS = ['declaration', 'defaultLibrary', 'modification'] as const;

export interface Token extends Loc {
  type: (typeof TOKEN_TYPES)[number];
  modifiers: (typeof TOKEN_MODIFIERS)[number][];
}

/** In the order of the text, none over another. */
export function tokensOf(program: Program, file: string): Token[] {
  const found = new Map<number, Token>();
  const add = (loc: Loc, thing: Thing, modifiers: Token['modifiers']): void => {
    if (loc.end > loc.start && !found.has(loc.start)) found.set(loc.start, { ...loc, type: typeOf(thing), modifiers });
  };
  for (const { thing, file: at, loc } of declarations(program)) {
    // The name of a sentence is all of its words and slots: those are told apart by the grammar.
    if (at === file && thing.is !== 'routine') add(loc, thing, ['declaration']);
  }
  for (const unit of program.units) {
    if (unit.file !== file) continue;
    for (const local of unit.locals) if (local.loc.end > 0) add(placeIn(unit, local.loc).loc, local, ['declaration']);
    for (const ref of unit.refs) {
      const thing = ref.to as Thing;
      const modifiers: Token['modifiers'] = ref.write ? ['modification'] : [];
      add(placeIn(unit, ref.loc).loc, thing, thing.is === 'builtin' ? ['defaultLibrary'] : modifiers);
    }
  }
  for (const { name, loc, file: at } of program.typeRefs) {
    const symbol = at === file ? (program.table.types.get(name) ?? program.table.kinds.get(name)) : undefined;
    if (symbol) add(loc, symbol, []);
  }
  const sorted = [...found.values()].sort((a, b) => a.start - b.start);
  let end = -1;
  return sorted.filter((token) => {
    if (token.start < end) return false;
    end = token.end;
    return true;
  });
}

function typeOf(thing: Thing): Token['type'] {
  switch (thing.is) {
    case 'type':
      return 'type';
    case 'kind':
      return 'enum';
    case 'kind-value':
    case 'seat':
      return 'enumMember';
    case 'design':
      return 'class';
    case 'attr':
      return 'property';
    case 'local':
      return thing.role === 'you' || thing.role === 'this' || thing.role === 'it'
        ? 'keyword'
        : thing.role === 'param'
          ? 'parameter'
          : 'variable';
    case 'routine':
    case 'builtin':
      return 'function';
    default:
      return 'variable';
  }
}
