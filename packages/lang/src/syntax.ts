/** The syntax tree: what is written, with its place, and nothing that is not. Made by `parse.ts`. */

/** Offsets in the file's text: from start up to, not including, end. */
export interface Loc {
  start: number;
  end: number;
}

interface At {
  loc: Loc;
}

/** A name where only a name can stand: a declaration's id, a label, a card in a list. */
export interface Ident extends At {
  text: string;
}

export interface Comment extends At {
  /** Without the `#`, blanks at the end dropped. */
  text: string;
  /** Nothing but blanks before it on its line. */
  ownLine: boolean;
}

export interface SourceFile extends At {
  header: Header[];
  declarations: Declaration[];
  comments: Comment[];
}

// ---- header lines ----
export type Header =
  | ({ is: 'game'; name: Ident } & At)
  | ({ is: 'deck'; name: Ident } & At)
  | ({ is: 'language'; version: number } & At)
  | ({ is: 'players'; min: number; max: number; names: Ident[] } & At)
  | ({ is: 'include'; path: Text } & At)
  | ({ is: 'builds-on'; game: Ident | Text } & At);

export interface Text extends At {
  /** Without the quotes. */
  value: string;
}

// ---- types as written ----
export type TypeExpr =
  | ({ is: 'type-name'; name: string } & At)
  /** `design of action`: what is printed on the cards of a type. */
  | ({ is: 'design-type'; of: Ident } & At)
  | ({ is: 'list-type'; of: TypeExpr } & At)
  /** `hero or king`, `player or none`. */
  | ({ is: 'either'; types: TypeExpr[] } & At);

// ---- declarations ----
/** A word of a sentence, or a slot for a value. */
export type PatternPart = ({ is: 'word'; text: string } & At) | Slot;
export interface Slot extends At {
  is: 'slot';
  name: Ident;
  type: TypeExpr;
}
export interface Pattern extends At {
  parts: PatternPart[];
}
export interface Argument extends At {
  name: Ident;
  value: Expr;
}
export interface AttrDecl extends At {
  name: Ident;
  type: TypeExpr;
  start?: Expr;
}
export type PerExpr = Ident; // player, design, or the name of a kind

export type Declaration =
  | ({ is: 'kind'; name: Ident; values: Ident[] } & At)
  | ({ is: 'type'; base: 'piece' | 'card'; name: Ident; attrs: AttrDecl[] } & At)
  | ({ is: 'piece'; name: Ident; type: Ident; args: Argument[] } & At)
  | Card
  | ({
      is: 'zone';
      name: Ident;
      shape: Ident;
      of: Ident[];
      per?: PerExpr;
      seen?: Ident;
      again?: true;
      head?: Ident;
    } & At)
  | ({ is: 'tokens'; name: Ident; holders: { name: Ident; count: Expr; owes: boolean; loc: Loc }[]; each: Expr } & At)
  | ({ is: 'counter'; name: Ident; start: Expr; per?: PerExpr } & At)
  | ({ is: 'variable'; name: Ident; type: TypeExpr; per?: PerExpr; start?: Expr; seen?: Ident } & At)
  | ({ is: 'option'; name: Ident; values: Expr[] } & At)
  | ({ is: 'die'; name: Ident; sides: number } & At)
  | ({ is: 'define'; pattern: Pattern; gives?: TypeExpr; value: Expr; neverEmpty: boolean } & At)
  | ({ is: 'verb'; pattern: Pattern; gives?: TypeExpr; told: boolean; ordered: boolean; body: Block } & At)
  | ({ is: 'phase'; pattern: Pattern; told: boolean; body: Block } & At)
  | ({ is: 'setup' | 'play'; body: Block } & At)
  | ({ is: 'score'; slot: Slot; value: Expr } & At)
  | ({ is: 'winners'; value: Expr } & At)
  | ({ is: 'forecast'; name: Ident; body: Block } & At)
  | ({ is: 'total'; type: Ident; count: number } & At)
  | ({ is: 'always'; hook: Hook } & At)
  | Test
  // only in decks
  | ({ is: 'remove'; cards: Ident[] } & At)
  | ({ is: 'recount'; card: Ident; count: number } & At)
  | ({ is: 'replace'; card: Card } & At)
  | ({ is: 'set-option'; name: Ident; value: Expr } & At)
  | BrokenDeclaration;

/** What could not be read; the problem stands in the parse result. What was certain is kept, to name it no second time. */
export interface BrokenDeclaration extends At {
  is: 'broken';
  /** `card`, `verb` …; absent if the first word is none of them. */
  keyword?: string;
  /** The name after it, where there is one. */
  name?: Ident;
  /** Its block, where there is one; read like any other. */
  body?: Block;
}

export interface Card extends At {
  is: 'card';
  name: Ident;
  copies: number;
  type?: Ident;
  args: Argument[];
  /** `for each s in suit for each r in rank`: a card for every pair. */
  families: ({ name: Ident; in: Expr } & At)[];
  needs: ({ test: Expr } & At)[];
  body: Block;
  whiles: ({ zone: Ident; hook: Hook } & At)[];
}

/** `before start turn of (p) where … { … }` */
export interface Hook extends At {
  when: 'before' | 'after' | 'instead';
  sentence: Phrase;
  where?: Expr;
  body: Block;
}

export interface Test extends At {
  is: 'test';
  name: Text;
  steps: TestStep[];
}
export type TestStep =
  | ({ is: 'players'; count: number } & At)
  | ({ is: 'option'; name: Ident; value: Expr } & At)
  | ({ is: 'given'; body: Block } & At)
  | ({ is: 'rolls'; values: Expr[] } & At)
  | ({ is: 'answers'; seat: Expr; values: Expr[] } & At)
  | ({ is: 'expect'; test: Expr } & At)
  | ({ is: 'cannot'; seat: Expr; value: Expr } & At)
  | ({ is: 'asked'; seat: Expr; not: boolean } & At)
  | ({ is: 'nothing-shown' } & At)
  | ({ is: 'knows'; seat: Expr; value: Expr; not: boolean } & At)
  | ({ is: 'event'; sentence: Phrase; not: boolean } & At)
  | ({ is: 'broken-step'; body?: Block } & At);

// ---- statements ----
export interface Block extends At {
  statements: Statement[];
}
export interface Quantity extends At {
  /** `4`, `up to 3`, `1 to 3`, `any number of`, `all` */
  is: 'exactly' | 'up-to' | 'between' | 'any' | 'all';
  min?: Expr;
  max?: Expr;
}
export type Statement =
  /** A sentence with a verb, built-in or the game's. */
  | ({ is: 'do'; sentence: Phrase } & At)
  | ({ is: 'let'; name: Ident; value: Expr } & At)
  | ({ is: 'set'; target: Expr; value: Expr } & At)
  | Choose
  | ({
      is: 'at-once';
      seat: Ident;
      seats: Expr;
      quantity?: Quantity;
      name: Ident;
      from: Expr;
      ordered: boolean;
      prompt?: Ident;
    } & At)
  | ({ is: 'if'; test: Expr; then: Block; else?: Block | Statement } & At)
  | ({ is: 'for-each'; name: Ident; in: Expr; ordered: boolean; body: Block } & At)
  | ({ is: 'repeat'; times: Expr; body: Block } & At)
  | ({ is: 'repeat-until'; test: Expr; body: Block } & At)
  | ({ is: 'give'; value: Expr } & At)
  | ({ is: 'stop' | 'proceed' | 'end-game' } & At)
  | ({ is: 'lasting'; mode: 'next' | 'until' | 'on'; until?: Phrase; hook: Hook } & At)
  /** What could not be read; a block that follows it is read like any other. */
  | ({ is: 'broken-statement'; body?: Block } & At);

export interface Choose extends At {
  is: 'choose';
  /** Absent: you. */
  who?: Expr;
  may: boolean;
  quantity?: Quantity;
  name: Ident;
  from: Expr;
  ordered: boolean;
  prompt?: Ident;
  body?: Block;
  else?: Block;
}

// ---- expressions ----
export type BinaryOp =
  | 'or'
  | 'and'
  | 'is'
  | 'is not'
  | 'is in'
  | 'is not in'
  | '<'
  | '>'
  | '<='
  | '>='
  | 'at least'
  | 'at most'
  | '+'
  | '-'
  | '*'
  | '/'
  | 'mod'
  | 'to';
export type ListOp = 'where' | 'with most' | 'with least' | 'sorted by' | 'giving';

/**
 * Words and values side by side. What is a word and what a value is for the resolver to find out. `of` after a number or
 * a bracket is a word of its own (`first 3 of hand`: first, 3, of, hand); after a name it makes an `of` node.
 */
export interface Phrase extends At {
  is: 'phrase';
  items: Expr[];
}

export type Expr =
  | ({ is: 'number'; value: number } & At)
  /** Any bare word, `you`, `this`, `it`, `none`, `yes`, `no` included. */
  | ({ is: 'name'; text: string } & At)
  /** `( … )` around one expression; kept, since a hook's `(n)` takes a value. */
  | ({ is: 'group'; inner: Expr } & At)
  | ({ is: 'list'; items: Expr[]; brackets: boolean } & At)
  | ({ is: 'of'; property: Ident; object: Expr } & At)
  | Phrase
  | ({ is: 'binary'; op: BinaryOp; left: Expr; right: Expr } & At)
  | ({ is: 'not'; value: Expr } & At)
  | ({ is: 'negative'; value: Expr } & At)
  | ({ is: 'list-op'; op: ListOp; list: Expr; by: Expr } & At)
  | ({ is: 'if-else'; test: Expr; then: Expr; else: Expr } & At)
  | ({ is: 'agrees'; who: Expr; prompt: Ident } & At);
