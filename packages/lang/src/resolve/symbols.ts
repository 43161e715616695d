/** Everything a program declares, by what it is. Symbols are made by `collect.ts`, once for each declaration. */
import type { Card, Declaration, Ident, Loc, Pattern } from '../syntax.js';
import type { Form } from './forms.js';
import type { Ty } from './types.js';

interface Base {
  id: string;
  /** Where it is declared; builtin symbols have no file. */
  file?: string;
  /** The name in the declaration. */
  loc: Loc;
  decl?: Declaration;
}

export interface KindSymbol extends Base {
  is: 'kind';
  values: string[];
  valueIdents: Ident[];
}
export interface TypeSymbol extends Base {
  is: 'type';
  base: 'piece' | 'card';
  attrs: Map<string, AttrSymbol>;
}
/** Attributes of one name and one type are one symbol, shared by the types that have it. */
export interface AttrSymbol extends Base {
  is: 'attr';
  type: Ty;
  of: TypeSymbol[];
}
/** What is printed: a piece, or one card of a card declaration (a family makes several). */
export interface DesignSymbol extends Base {
  is: 'design';
  type: TypeSymbol;
  piece: boolean;
  copies: number;
  card?: Card;
  /** With a value for each `for each` of its declaration. */
  family?: { name: string; values: { value: number; type: Ty }[] };
}
export interface ZoneSymbol extends Base {
  is: 'zone';
  shape: 'ring' | 'row' | 'grid' | 'pile' | 'hand' | 'set';
  of: TypeSymbol[];
  per: PerSymbol;
  seen: 'all' | 'none' | 'owner' | 'others';
  /** What comes there is hidden again. */
  again?: true;
  head?: Ident;
}
export type PerSymbol = 'game' | 'player' | 'design' | KindSymbol;
export interface VarSymbol extends Base {
  is: 'var';
  role: 'tokens' | 'counter' | 'variable';
  type: Ty;
  per: PerSymbol;
  holders: { id: string; loc: Loc; owes: boolean }[];
  seen?: 'all' | 'none' | 'owner';
}
export interface OptionSymbol extends Base {
  is: 'option';
  type: Ty;
  values: number[];
}
export interface DieSymbol extends Base {
  is: 'die';
  sides: number;
}
export interface RoutineSymbol extends Base {
  is: 'routine';
  role: 'verb' | 'phase' | 'define' | 'score' | 'winners' | 'setup' | 'play' | 'forecast' | 'change';
  /** What changes, of a change: no verb, but whatever makes it. */
  change?: ChangeSymbol;
  pattern: Pattern;
  form: Form;
  params: { name: string; type: Ty; loc: Loc }[];
  /** Written for verbs; for a define without `gives` found from its value, on demand. */
  gives?: Ty;
  /** `gives` was found from the value. */
  inferred?: boolean;
  /** It has a slot `(you: player)`. */
  setsYou: boolean;
  neverEmpty: boolean;
}
export type ChangeSymbol =
  | { is: 'place' | 'face'; types?: TypeSymbol[] }
  | { is: 'attr'; attr: AttrSymbol }
  | { is: 'var'; var: VarSymbol };
export interface ForecastSymbol extends Base {
  is: 'forecast';
}

export type AnySymbol =
  | KindSymbol
  | TypeSymbol
  | AttrSymbol
  | DesignSymbol
  | ZoneSymbol
  | VarSymbol
  | OptionSymbol
  | DieSymbol
  | RoutineSymbol
  | ForecastSymbol;

/** The words of a pattern joined by hyphens, slots dropped: the id that texts use. */
export function patternId(pattern: Pattern): string {
  return wordsOf(pattern).join('-');
}

export const wordsOf = (pattern: Pattern): string[] =>
  pattern.parts.flatMap((part) => (part.is === 'word' ? [part.text] : []));

/** `move (h: hero) forward (n: number)`, as one would say it. */
export function showPattern(
  pattern: Pattern,
  showTypes: (part: Extract<Pattern['parts'][number], { is: 'slot' }>) => string,
): string {
  return pattern.parts
    .map((part) => (part.is === 'word' ? part.text : `(${part.name.text}: ${showTypes(part)})`))
    .join(' ');
}
