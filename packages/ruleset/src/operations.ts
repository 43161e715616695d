/**
 * The one table of operations: what each takes, what it gives, and every fact about it that somebody has to ask. The types
 * of nodes, the JSON Schema, the type of an expression, the checks of the language and the engine all read it here.
 *
 * `args` has a letter for each argument, in order:
 *
 *   e expression, a value   l expression, a list or not b block of statements
 *   s slot of the frame
 *   z zone                v variable or counter        a attribute
 *   o option              d die                        t type of thing
 *   r routine             h hook                       p prompt
 *   g design              m mark
 *   n whole number        w one of a few words         c a choice (an object)
 *   i index expression or null: whose zone, counter or variable
 *
 * A trailing `?` makes it optional, a trailing `*` any number of them.
 */

/** What an expression gives: a sort of value, or how to find it from its arguments. */
export type Gives =
  | 'number'
  | 'yes-no'
  | 'player'
  | 'design'
  | 'thing'
  | 'cell'
  | 'nothing'
  | `list of ${'number' | 'player' | 'design' | 'thing' | 'cell'}`
  /** As the first argument, a list of what it is or holds, one element of it. */
  | 'as first'
  | 'list as first'
  | 'element of first'
  /** A list of what the last argument gives for each element of the first. */
  | 'list of last'
  /** Either of the last two arguments; a list of either of the two. */
  | 'either'
  | 'list of either'
  | 'list of arguments'
  /** What the declaration says that the first argument names. */
  | 'declared'
  /** What a routine gives. */
  | 'given'
  /** What the slot holds. */
  | 'held'
  /** A list of things: what may lie in the zone, what is of the type. */
  | 'things of zone'
  | 'things of type'
  | 'thing of design';

export interface ExpressionFacts {
  args: string;
  gives: Gives;
  /** Chance decides, so that working it out twice may give two values. */
  chance?: true;
  /** Somebody is asked. */
  asks?: true;
  /** The second argument is the slot that holds each element of the first while the third is worked out. */
  loops?: true;
  /** What it gives are elements of the first argument: one of them, some, or all in an order of its own. */
  keeps?: 'one' | 'some' | 'all';
  /** The list never holds a value twice: always, or if the first argument does not. */
  distinct?: 'always' | 'as first';
  /** The list is never empty: always, or if the first argument is not. Absent: it may be, or it depends on more. */
  filled?: 'always' | 'as first';
  /**
   * What it looks at that may be hidden: what lies in a zone, where a thing lies or which way up, what is printed on a
   * thing, which thing has a name, what a variable holds.
   */
  reads?: 'zone' | 'place' | 'face' | 'name' | 'variable';
  /** Its value for two constants; undefined where there is none. */
  compute?: (a: number, b: number) => number | undefined;
}

/** Whole numbers of 32 bits wrap round: the same on every machine, and never a fraction. */
const divided = (a: number, b: number): number | undefined => (b === 0 ? undefined : Math.floor(a / b) | 0);

export const EXPRESSIONS = {
  // values
  none: { args: '', gives: 'nothing' },
  list: { args: 'e*', gives: 'list of arguments' },
  slot: { args: 's', gives: 'held' },
  /** The value that a simultaneous choice in slot s has for player e. */
  answer: { args: 's e', gives: 'held' },
  var: { args: 'v i', gives: 'declared', reads: 'variable' },
  /** A holder of tokens, as an index of `var`, or as the from or to of `pay`. */
  holder: { args: 'n', gives: 'player' },
  option: { args: 'o', gives: 'declared' },
  /** Attribute of a thing. */
  attr: { args: 'a e', gives: 'declared', reads: 'face' },
  /** Attribute of a design. */
  printed: { args: 'a e', gives: 'declared' },
  /** What lies in a zone, in reading order; a pile from the top. */
  zone: { args: 'z i', gives: 'things of zone', distinct: 'always', reads: 'zone' },
  // arithmetic and logic
  '+': { args: 'e e', gives: 'number', compute: (a, b) => (a + b) | 0 },
  '-': { args: 'e e', gives: 'number', compute: (a, b) => (a - b) | 0 },
  '*': { args: 'e e', gives: 'number', compute: Math.imul },
  '/': { args: 'e e', gives: 'number', compute: divided },
  mod: {
    args: 'e e',
    gives: 'number',
    compute: (a, b) => (b === 0 ? undefined : (a - b * Math.floor(a / b)) | 0),
  },
  max: { args: 'e e', gives: 'number', compute: (a, b) => Math.max(a, b) },
  min: { args: 'e e', gives: 'number', compute: (a, b) => Math.min(a, b) },
  '=': { args: 'e e', gives: 'yes-no', compute: (a, b) => Number(a === b) },
  '<': { args: 'e e', gives: 'yes-no', compute: (a, b) => Number(a < b) },
  '<=': { args: 'e e', gives: 'yes-no', compute: (a, b) => Number(a <= b) },
  not: { args: 'e', gives: 'yes-no' },
  and: { args: 'e e', gives: 'yes-no' },
  or: { args: 'e e', gives: 'yes-no' },
  if: { args: 'e l l', gives: 'either' },
  /** Equality of lists. */
  same: { args: 'l l', gives: 'yes-no' },
  in: { args: 'e l', gives: 'yes-no' },
  /** Whether thing e lies in the zone; with no index, in any of that name. */
  'in-zone': { args: 'e z i', gives: 'yes-no', reads: 'place' },
  /** Whether thing e is of one of the types. */
  'is-a': { args: 'e t*', gives: 'yes-no' },
  // lists
  range: { args: 'e e', gives: 'list of number', distinct: 'always' },
  where: { args: 'l s e', gives: 'list as first', loops: true, keeps: 'some', distinct: 'as first' },
  most: { args: 'l s e', gives: 'list as first', loops: true, keeps: 'some', distinct: 'as first', filled: 'as first' },
  least: {
    args: 'l s e',
    gives: 'list as first',
    loops: true,
    keeps: 'some',
    distinct: 'as first',
    filled: 'as first',
  },
  sorted: {
    args: 'l s e',
    gives: 'list as first',
    loops: true,
    keeps: 'all',
    distinct: 'as first',
    filled: 'as first',
  },
  giving: { args: 'l s l', gives: 'list of last', loops: true, filled: 'as first' },
  /** Like giving, but each is a list and they are joined. */
  joined: { args: 'l s l', gives: 'list of last', loops: true },
  count: { args: 'l', gives: 'number' },
  any: { args: 'l', gives: 'yes-no' },
  first: { args: 'l', gives: 'element of first', keeps: 'one' },
  last: { args: 'l', gives: 'element of first', keeps: 'one' },
  only: { args: 'l', gives: 'element of first', keeps: 'one' },
  /** The list, then the number. */
  at: { args: 'l e', gives: 'element of first', keeps: 'one' },
  'first-n': { args: 'l e', gives: 'list as first', keeps: 'some', distinct: 'as first' },
  'last-n': { args: 'l e', gives: 'list as first', keeps: 'some', distinct: 'as first' },
  sum: { args: 'l', gives: 'number' },
  distinct: { args: 'l', gives: 'list as first', keeps: 'some', distinct: 'always', filled: 'as first' },
  reversed: { args: 'l', gives: 'list as first', keeps: 'all', distinct: 'as first', filled: 'as first' },
  /** Elements of the second list too. */
  plus: { args: 'l l', gives: 'list of either', keeps: 'all' },
  without: { args: 'l l', gives: 'list as first', keeps: 'some', distinct: 'as first' },
  /** All that is reached from list e when slot s leads on to the list of the third argument. */
  reached: { args: 'l s l', gives: 'list as first', loops: true, distinct: 'always' },
  // things
  every: { args: 't', gives: 'things of type', distinct: 'always', reads: 'name' },
  /** What is printed on things of a type, each design once. */
  designs: { args: 't', gives: 'list of design', distinct: 'always' },
  /** The piece of a design. Not its thing number: what lies hidden may be imagined to be another piece. */
  piece: { args: 'g', gives: 'thing of design', reads: 'name' },
  copies: { args: 'e', gives: 'list of thing', distinct: 'always', reads: 'name' },
  design: { args: 'e', gives: 'design', reads: 'face' },
  place: { args: 'e', gives: 'number', reads: 'place' },
  'cell-of': { args: 'e', gives: 'cell', reads: 'place' },
  neighbours: { args: 'e', gives: 'list of thing', distinct: 'always', reads: 'place' },
  'holder-of': { args: 'e', gives: 'player', reads: 'place' },
  playable: { args: 'e', gives: 'yes-no', reads: 'face' },
  'face-down': { args: 'e', gives: 'yes-no', reads: 'place' },
  // players
  players: { args: '', gives: 'list of player', distinct: 'always', filled: 'always' },
  'players-from': { args: 'e', gives: 'list of player', distinct: 'always', filled: 'always' },
  opponents: { args: '', gives: 'list of player', distinct: 'always' },
  after: { args: 'e', gives: 'player' },
  before: { args: 'e', gives: 'player' },
  // grid
  cell: { args: 'e e', gives: 'cell' },
  x: { args: 'e', gives: 'number' },
  y: { args: 'e', gives: 'number' },
  toward: { args: 'e e', gives: 'cell' },
  opposite: { args: 'e', gives: 'as first' },
  rim: { args: 'z i', gives: 'list of cell', distinct: 'always', reads: 'zone' },
  'at-cell': { args: 'z i e', gives: 'thing', reads: 'zone' },
  // chance
  roll: { args: 'd', gives: 'number', chance: true },
  random: { args: 'e e', gives: 'number', chance: true },
  'random-from': { args: 'l', gives: 'element of first', chance: true, keeps: 'one' },
  weighing: { args: 'l s e', gives: 'element of first', chance: true, loops: true, keeps: 'one' },
  shuffled: { args: 'l', gives: 'list as first', chance: true, keeps: 'all', distinct: 'as first', filled: 'as first' },
  // asking and calling
  agrees: { args: 'e p', gives: 'yes-no', asks: true },
  call: { args: 'r e*', gives: 'given' },
} as const satisfies Record<string, ExpressionFacts>;

export interface StatementFacts {
  args: string;
  /** What it changes for good: where things lie and which way up, values, what seats know, effects in force. */
  changes?: 'places' | 'variables' | 'attributes' | 'knowledge' | 'effects';
  chance?: true;
  asks?: true;
  /** The words that its argument `w` may be. */
  words?: readonly string[];
  /** How it goes on is not simply with the next statement. */
  leaves?: true;
}

export const STATEMENTS = {
  let: { args: 's l' },
  set: { args: 'v i l', changes: 'variables' },
  add: { args: 'v i e', changes: 'variables' },
  'set-attr': { args: 'a l l', changes: 'attributes' },
  /** What (thing or list), where to, whose; then how, and for the last two words e. */
  move: { args: 'l z i w e?', changes: 'places', words: ['end', 'top', 'bottom', 'place', 'cell'] },
  /** What, on which side, of whom. */
  beside: { args: 'l w e', changes: 'places', words: ['before', 'after'] },
  swap: { args: 'e e', changes: 'places' },
  rearrange: { args: 'l l', changes: 'places' },
  shuffle: { args: 'z i', changes: 'places', chance: true },
  reverse: { args: 'z i', changes: 'places' },
  /** Which tokens, how many, from whom, to whom. */
  pay: { args: 'v e e e', changes: 'variables' },
  look: { args: 'e l', changes: 'knowledge' },
  reveal: { args: 'l', changes: 'knowledge' },
  /** Which attribute, who (null is everybody), of what: a clue. */
  learn: { args: 'a i l', changes: 'knowledge' },
  /** What, 1 face up or 0 face down. */
  face: { args: 'l n', changes: 'places' },
  carry: { args: 'e' },
  choose: { args: 'c', asks: true },
  /** Together: who chooses (a list), the slot of the chooser, the choice. Its slot then holds an answer per seat. */
  atonce: { args: 'l s c', asks: true },
  if: { args: 'e b b?' },
  /** Slot, list, block; with a fourth argument, that player chooses the order. */
  each: { args: 's l b e?' },
  repeat: { args: 'e b' },
  until: { args: 'e b' },
  do: { args: 'r e*' },
  give: { args: 'l', leaves: true },
  stop: { args: '', leaves: true },
  proceed: { args: '' },
  end: { args: '', leaves: true },
  /** How long, the hook, then pairs of slots: from this frame, into the effect's. */
  effect: { args: 'w h n*', changes: 'effects', words: ['next', 'until', 'on'] },
  mark: { args: 'm' },
} as const satisfies Record<string, StatementFacts>;

export type ExpressionOp = keyof typeof EXPRESSIONS;
export type StatementOp = keyof typeof STATEMENTS;

export const isExpressionOp = (op: unknown): op is ExpressionOp =>
  typeof op === 'string' && Object.hasOwn(EXPRESSIONS, op);
export const isStatementOp = (op: unknown): op is StatementOp =>
  typeof op === 'string' && Object.hasOwn(STATEMENTS, op);

const NO_FACTS: ExpressionFacts = { args: '', gives: 'number' };
/** The facts of an expression; none of them for a name that is no expression. */
export const factsOf = (op: string): ExpressionFacts => (isExpressionOp(op) ? EXPRESSIONS[op] : NO_FACTS);

/** By letter of `args`: the table of the ruleset that the argument is an index of; the schema is made with it. @public */
export const TABLE_OF = {
  z: 'zones',
  v: 'vars',
  a: 'attrs',
  o: 'options',
  d: 'dice',
  t: 'types',
  r: 'routines',
  h: 'hooks',
  p: 'prompts',
  g: 'designs',
  m: 'marks',
} as const;

/** The value of an operation on constants: the meaning of arithmetic, for compiler, texts and engine. */
export function compute(op: string, a: number, b: number): number | undefined {
  return factsOf(op).compute?.(a, b);
}
