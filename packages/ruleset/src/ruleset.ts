/**
 * The ruleset: a game as JSON. The JSON Schema and the validator in `generated/` are made from these types and from the
 * table of operations. `@index` names the table of the ruleset that a number, or each number of a list, is an index of.
 */

/** Rises when the JSON changes so that an older engine could misread it. */
export const FORMAT = 1;
/** The version of the language that this package's types carry. */
export const LANGUAGE = 1;

/**
 * An expression or statement: a whole number stands for itself, an array is an operation with its arguments.
 * `operations.ts` lists every operation and what its arguments are.
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
  /** When `is` is 'kind'. @index kinds */
  kind?: number;
  /** When `is` is 'thing' and not every thing will do. @index types */
  types?: number[];
  list?: true;
  none?: true;
}

export type Per =
  | 'game'
  | 'player'
  | 'design'
  | {
      /** @index kinds */
      kind: number;
    };
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
  /** Types of thing that have it. @index types */
  of: number[];
  /** Whether any statement sets it; if not, it can be read from the design. */
  fixed?: true;
  /** Seats may come to know it of a thing that they do not know otherwise: the operation `learn`. */
  clue?: true;
}
export interface DesignDef {
  id: string;
  /** @index types */
  type: number;
  copies: number;
  /** Values at the start, by index in `attrs`. */
  attrs: Record<string, Constant>;
  /** The card's own numbers and its family's value, for texts. */
  params?: { name: string; type: Type; value: Constant }[];
  /** The id that texts use when it is not the card's own: the name of the family. */
  family?: string;
  needs?: { test: Node; names: string[]; span?: Span }[];
  /** What happens when it is carried out. @index routines */
  effect?: number;
  /** In force while the card lies in the hook's zone. @index hooks */
  hooks?: number[];
  span?: Span;
}
export interface ZoneDef {
  id: string;
  shape: 'ring' | 'row' | 'grid' | 'pile' | 'hand' | 'set';
  /** @index types */
  of: number[];
  per: Per;
  /** `others`: every player but the one whose zone it is. */
  seen: 'all' | 'none' | 'owner' | 'others';
  /** What comes here is hidden again: only those who see the zone go on knowing what it is. */
  again?: true;
  /** A ring's head. @index designs */
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
  /** `change`: no verb, but every change of one sort, whatever statement makes it; effects wait for it like for a verb. */
  is: 'verb' | 'phase' | 'define' | 'card' | 'effect' | 'rule' | 'change';
  params: { name: string; slot: number; type: Type }[];
  /** Names of the slots, for texts and tools; '' where a slot has none. */
  slots: string[];
  /** Of a define one `give`: it gives a value and does nothing else. */
  body: Block;
  gives?: Type;
  told?: true;
  /** Effects on this verb act in an order its `you` chooses. */
  ordered?: true;
  /** Of a change. Its parameters are those of `CHANGE_PARAMS`, its body is empty: the engine knows what makes it. */
  changes?: ChangeDef;
  span?: Span;
}
/** What changes: where things lie, which way up they lie, an attribute of theirs, or a counter, variable or tokens. */
export interface ChangeDef {
  is: 'place' | 'face' | 'attr' | 'var';
  /** Of `place` and `face`: only things of these types. @index types */
  types?: number[];
  /** @index attrs */
  attr?: number;
  /** @index vars */
  var?: number;
}
/**
 * What there is to ask about a change, in order: the thing, or whose counter it is; what it changes to (of a place the
 * zone, and whose); who acts; and the card that is carried out.
 */
export const CHANGE_PARAMS = ['of', 'to', 'whose', 'by', 'through'] as const;
/** A sentence to wait for: the verb, and for each parameter a value to equal, a slot to fill, or null for any. */
export interface Match {
  /** @index routines */
  verb: number;
  args: ({ equals: Node } | { slot: number } | null)[];
}
export interface HookDef extends Match {
  when: 'before' | 'after' | 'instead';
  where?: Node;
  /** Match, where and body share its frame. @index routines */
  body: number;
  /** For cards: the zone in which the card must lie. @index zones */
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
  /** @index prompts */
  prompt: number;
  body?: Block;
  else?: Block;
}
/** A place in the source at which a block begins: for coverage and for "where did it happen". */
export interface MarkDef {
  /** @index routines */
  routine: number;
  span: Span;
}
export interface TestDef {
  name: string;
  players?: number;
  options: Record<string, number>;
  /** Runs after setup, before play. @index routines */
  given?: number;
  steps: TestStep[];
  span?: Span;
}
export type TestStep =
  | { is: 'rolls'; values: TestValue[]; span?: Span }
  | { is: 'answers'; seat: TestValue; values: TestValue[]; span?: Span }
  | { is: 'expect'; test: TestValue; text: string; span?: Span }
  | { is: 'asked'; seat: TestValue; not?: true; span?: Span }
  /** In all that was answered up to here, nobody could tell one deal from another by what is shown. */
  | { is: 'nothing-shown'; span?: Span }
  | { is: 'cannot'; seat: TestValue; value: TestValue; span?: Span }
  | {
      is: 'knows';
      seat: TestValue;
      things: TestValue;
      /** Only this of them. @index attrs */
      attr?: number;
      not?: true;
      span?: Span;
    }
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
  /** In force from the start. @index hooks */
  always: number[];
  prompts: PromptDef[];
  /** @index routines */
  setup: number;
  /** @index routines */
  play: number;
  /** A `define` with one parameter, the player. @index routines */
  score?: number;
  /** A `define` that gives a list of players. @index routines */
  winners?: number;
  forecasts: {
    id: string;
    /** @index routines */
    routine: number;
  }[];
  tests?: TestDef[];
  marks?: MarkDef[];
  sources?: string[];
}
