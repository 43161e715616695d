/**
 * The ruleset: a game as JSON. This file is the one source of its shape; the JSON Schema and the validator in
 * `generated/` are made from it. The meaning of the nodes is in `ops.ts`.
 */

/** Rises when the JSON changes so that an older engine could misread it. */
export const FORMAT = 1;
/** The version of the language that this package's types carry. */
export const LANGUAGE = 1;

/**
 * An expression or statement: a whole number stands for itself, an array is an operation with its arguments.
 * `ops.ts` lists every operation and what its arguments are.
 */
export type Node = number | Operation;
/** The name of the operation, then its arguments. An interface, since a tuple type cannot refer to itself. */
export interface Operation extends Array<NodeArg> {
  0: string;
}
export type NodeArg = number | string | null | Operation | NodeArg[] | Choice;
export type Block = Node[];

/** What a value is. All values are whole numbers; `list` makes it an array of them; `none` allows NONE. */
export interface Type {
  is: 'number' | 'yes-no' | 'player' | 'kind' | 'thing' | 'design' | 'cell';
  /** Index in `kinds`, when `is` is 'kind'. */
  kind?: number;
  /** Indices in `types`, when `is` is 'thing' and not every thing will do. */
  types?: number[];
  list?: true;
  none?: true;
}

export type Per = 'game' | 'player' | 'design' | { kind: number };
export type Constant = number | number[];

/** [source file, first line, first column, last line, last column]; file is an index in `sources`. */
export type Span = [file: number, line: number, column: number, endLine: number, endColumn: number];

export interface KindDef {
  id: string;
  values: string[];
}
export interface TypeDef {
  id: string;
  base: 'piece' | 'card';
}
export interface AttrDef {
  id: string;
  type: Type;
  /** Types of thing that have it. */
  of: number[];
  /** Whether any statement sets it; if not, it can be read from the design. */
  fixed?: true;
}
export interface DesignDef {
  id: string;
  type: number;
  copies: number;
  /** Values at the start, by index in `attrs`. */
  attrs: Record<string, Constant>;
  /** The card's own numbers and its family's value, for texts. */
  params?: { name: string; type: Type; value: Constant }[];
  /** The id that texts use when it is not the card's own: the name of the family. */
  family?: string;
  needs?: { test: Node; names: string[]; span?: Span }[];
  /** Index in `routines` of what happens when it is carried out. */
  effect?: number;
  /** Indices in `hooks`, in force while the card lies in the hook's zone. */
  hooks?: number[];
  span?: Span;
}
export interface ZoneDef {
  id: string;
  shape: 'ring' | 'row' | 'grid' | 'pile' | 'hand' | 'set';
  /** Indices in `types`. */
  of: number[];
  per: Per;
  seen: 'all' | 'none' | 'owner';
  /** A ring's head: index in `designs`. */
  head?: number;
}
export interface VarDef {
  id: string;
  role: 'tokens' | 'counter' | 'variable';
  type: Type;
  per: Per;
  start: Constant;
  /** Holders of tokens besides the players. */
  holders?: { id: string; start: number; owes?: true }[];
  seen?: 'all' | 'none' | 'owner';
}
export interface OptionDef {
  id: string;
  type: Type;
  /** The first is the default. */
  values: number[];
}
export interface DieDef {
  id: string;
  sides: number;
}
/** A slot is a place in a routine's frame: 0 is `you`, 1 is `this`, the rest are parameters and names. */
export interface RoutineDef {
  id: string;
  is: 'verb' | 'phase' | 'define' | 'card' | 'effect' | 'rule';
  params: { name: string; slot: number; type: Type }[];
  /** Names of the slots, for texts and tools; '' where a slot has none. */
  slots: string[];
  /** Of a define one `give`: it gives a value and does nothing else. */
  body: Block;
  gives?: Type;
  told?: true;
  /** Effects on this verb act in an order its `you` chooses. */
  ordered?: true;
  span?: Span;
}
/** A sentence to wait for: the verb, and for each parameter a value to equal, a slot to fill, or null for any. */
export interface Match {
  verb: number;
  args: ({ equals: Node } | { slot: number } | null)[];
}
export interface HookDef extends Match {
  when: 'before' | 'after' | 'instead';
  where?: Node;
  /** Index in `routines`. Match, where and body share its frame. */
  body: number;
  /** For cards: the zone in which the card must lie. */
  zone?: number;
  until?: Match;
}
export interface PromptDef {
  id: string;
  /** Names in scope that the text may use, with `you` where somebody acts. */
  args: { name: string; slot: number; type: Type }[];
  span?: Span;
}
/** The details of a choice; see the operations `choose` and `atonce`. */
export interface Choice {
  slot: number;
  /** Who chooses; for `atonce` the slot that holds the chooser while `from` is worked out. */
  who: Node;
  from: Node;
  type: Type;
  /** Absent: exactly one, held as a value. Present: a list; both bounds are cut down to what there is, null is no bound. */
  many?: { min: Node; max: Node | null };
  ordered?: true;
  may?: true;
  /** What there is to choose follows from what not all may know: asked even where there is but one answer, or none. */
  secret?: true;
  prompt: number;
  body?: Block;
  else?: Block;
}
/** A place in the source at which a block begins: for coverage and for "where did it happen". */
export interface MarkDef {
  routine: number;
  span: Span;
}
export interface TestDef {
  name: string;
  players?: number;
  options: Record<string, number>;
  /** Index in `routines`: runs after setup, before play. */
  given?: number;
  steps: TestStep[];
  span?: Span;
}
export type TestStep =
  | { is: 'rolls'; values: TestValue[]; span?: Span }
  | { is: 'answers'; seat: TestValue; values: TestValue[]; span?: Span }
  | { is: 'expect'; test: TestValue; text: string; span?: Span }
  | { is: 'cannot'; seat: TestValue; value: TestValue; span?: Span }
  | { is: 'event'; match: Match; frame: number; not?: true; span?: Span };
/** An expression worked out at that moment of the test; `nothing` for declining. */
export interface TestValue {
  node: Node;
  type: Type;
  nothing?: true;
}

export interface Ruleset {
  format: number;
  language: number;
  /** Of everything that is played: not itself, places, marks, sources, nor the tests and what only they use. */
  hash: string;
  game: string;
  /** Name of the custom deck, when there is one. */
  deck?: string;
  seats: { min: number; max: number; names: string[] };
  kinds: KindDef[];
  types: TypeDef[];
  attrs: AttrDef[];
  /** Pieces first, so that their numbers do not move when a deck changes its cards. */
  designs: DesignDef[];
  /** Zone 0 is the box. */
  zones: ZoneDef[];
  vars: VarDef[];
  options: OptionDef[];
  dice: DieDef[];
  routines: RoutineDef[];
  hooks: HookDef[];
  /** Indices in `hooks` that are in force from the start. */
  always: number[];
  prompts: PromptDef[];
  setup: number;
  play: number;
  /** A `define` with one parameter, the player. */
  score?: number;
  /** A `define` that gives a list of players. */
  winners?: number;
  forecasts: { id: string; routine: number }[];
  tests?: TestDef[];
  marks?: MarkDef[];
  sources?: string[];
}
