/**
 * Every operation of a ruleset and what its arguments are, in order. One letter an argument:
 *
 *   e expression, a value   l expression, a list or not b block of statements
 *   s slot of the frame
 *   z zone                v variable or counter        a attribute
 *   o option              d die                        t type of thing
 *   r routine             h hook                       p prompt
 *   n whole number        w one of a few words         c a choice (an object)
 *   i index expression or null: whose zone, counter or variable
 *
 * A trailing `?` makes it optional, a trailing `*` any number of them.
 */
export const EXPRESSIONS = {
  // values
  none: '',
  list: 'e*',
  slot: 's',
  /** The value that a simultaneous choice in slot s has for player e. */
  answer: 's e',
  var: 'v i',
  /** A holder of tokens, as an index of `var`, or as the from or to of `pay`. */
  holder: 'n',
  option: 'o',
  /** Attribute of a thing. */
  attr: 'a e',
  /** Attribute of a design. */
  printed: 'a e',
  /** What lies in a zone, in reading order; a pile from the top. */
  zone: 'z i',
  // arithmetic and logic
  '+': 'e e',
  '-': 'e e',
  '*': 'e e',
  '/': 'e e',
  mod: 'e e',
  max: 'e e',
  min: 'e e',
  '=': 'e e',
  '<': 'e e',
  '<=': 'e e',
  not: 'e',
  and: 'e e',
  or: 'e e',
  if: 'e l l',
  /** Equality of lists. */
  same: 'l l',
  in: 'e l',
  /** Whether thing e lies in the zone; with no index, in any of that name. */
  'in-zone': 'e z i',
  /** Whether thing e is of one of the types. */
  'is-a': 'e t*',
  // lists
  range: 'e e',
  where: 'l s e',
  most: 'l s e',
  least: 'l s e',
  sorted: 'l s e',
  giving: 'l s l',
  /** Like giving, but each is a list and they are joined. */
  joined: 'l s l',
  count: 'l',
  any: 'l',
  first: 'l',
  last: 'l',
  only: 'l',
  /** The list, then the number. */
  at: 'l e',
  'first-n': 'l e',
  'last-n': 'l e',
  sum: 'l',
  distinct: 'l',
  reversed: 'l',
  plus: 'l l',
  without: 'l l',
  /** All that is reached from list e when slot s leads on to the list of the third argument. */
  reached: 'l s l',
  // things
  every: 't',
  /** What is printed on things of a type, each design once. */
  designs: 't',
  /** The piece of design n. Not its thing number: what lies hidden may be imagined to be another piece. */
  piece: 'n',
  copies: 'e',
  design: 'e',
  place: 'e',
  'cell-of': 'e',
  neighbours: 'e',
  'holder-of': 'e',
  playable: 'e',
  'face-down': 'e',
  // players
  players: '',
  'players-from': 'e',
  opponents: '',
  after: 'e',
  before: 'e',
  // grid
  cell: 'e e',
  x: 'e',
  y: 'e',
  toward: 'e e',
  opposite: 'e',
  rim: 'z i',
  'at-cell': 'z i e',
  // chance
  roll: 'd',
  random: 'e e',
  'random-from': 'l',
  weighing: 'l s e',
  shuffled: 'l',
  // asking and calling
  agrees: 'e p',
  call: 'r e*',
} as const;

export const STATEMENTS = {
  let: 's l',
  set: 'v i l',
  add: 'v i e',
  'set-attr': 'a l l',
  /** What (thing or list), where to, whose; then 'end' | 'top' | 'bottom' | 'place' | 'cell', and for the last two e. */
  move: 'l z i w e?',
  /** What, 'before' | 'after', whom. */
  beside: 'l w e',
  swap: 'e e',
  rearrange: 'l l',
  shuffle: 'z i',
  reverse: 'z i',
  /** Which tokens, how many, from whom, to whom. */
  pay: 'v e e e',
  look: 'e l',
  reveal: 'l',
  /** What, 1 face up or 0 face down. */
  face: 'l n',
  carry: 'e',
  choose: 'c',
  /** Together: who chooses (a list), the slot of the chooser, the choice. Its slot then holds an answer per seat. */
  atonce: 'l s c',
  if: 'e b b?',
  /** Slot, list, block; with a fourth argument, that player chooses the order. */
  each: 's l b e?',
  repeat: 'e b',
  until: 'e b',
  do: 'r e*',
  give: 'l',
  stop: '',
  proceed: '',
  end: '',
  /** 'next' | 'until' | 'on', the hook, then pairs of slots: from this frame, into the effect's. */
  effect: 'w h n*',
  mark: 'n',
} as const;

export type ExpressionOp = keyof typeof EXPRESSIONS;
export type StatementOp = keyof typeof STATEMENTS;
