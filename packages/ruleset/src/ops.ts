/**
 * Every operation of a ruleset and what its arguments are, in order. One letter an argument:
 *
 *   e expression          b block of statements        s slot of the frame
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
  if: 'e e e',
  /** Equality of lists. */
  same: 'e e',
  in: 'e e',
  /** Whether thing e lies in the zone; with no index, in any of that name. */
  'in-zone': 'e z i',
  /** Whether thing e is of one of the types. */
  'is-a': 'e t*',
  // lists
  range: 'e e',
  where: 'e s e',
  most: 'e s e',
  least: 'e s e',
  sorted: 'e s e',
  giving: 'e s e',
  /** Like giving, but each is a list and they are joined. */
  joined: 'e s e',
  count: 'e',
  any: 'e',
  first: 'e',
  last: 'e',
  only: 'e',
  /** The list, then the number. */
  at: 'e e',
  'first-n': 'e e',
  'last-n': 'e e',
  sum: 'e',
  distinct: 'e',
  reversed: 'e',
  plus: 'e e',
  without: 'e e',
  /** All that is reached from list e when slot s leads on to the list of the third argument. */
  reached: 'e s e',
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
  'random-from': 'e',
  weighing: 'e s e',
  shuffled: 'e',
  // asking and calling
  agrees: 'e p',
  call: 'r e*',
} as const;

export const STATEMENTS = {
  let: 's e',
  set: 'v i e',
  add: 'v i e',
  'set-attr': 'a e e',
  /** What (thing or list), where to, whose; then 'end' | 'top' | 'bottom' | 'place' | 'cell', and for the last two e. */
  move: 'e z i w e?',
  /** What, 'before' | 'after', whom. */
  beside: 'e w e',
  swap: 'e e',
  rearrange: 'e e',
  shuffle: 'z i',
  reverse: 'z i',
  /** Which tokens, how many, from whom, to whom. */
  pay: 'v e e e',
  look: 'e e',
  reveal: 'e',
  /** What, 1 face up or 0 face down. */
  face: 'e n',
  carry: 'e',
  choose: 'c',
  /** Together: who chooses (a list), the slot of the chooser, the choice. Its slot then holds an answer per seat. */
  atonce: 'e s c',
  if: 'e b b?',
  /** Slot, list, block; with a fourth argument, that player chooses the order. */
  each: 's e b e?',
  repeat: 'e b',
  until: 'e b',
  do: 'r e*',
  give: 'e',
  stop: '',
  proceed: '',
  end: '',
  /** 'next' | 'until' | 'on', the hook, then pairs of slots: from this frame, into the effect's. */
  effect: 'w h n*',
  mark: 'n',
} as const;

export type ExpressionOp = keyof typeof EXPRESSIONS;
export type StatementOp = keyof typeof STATEMENTS;

/** Stands for `none` in every type. */
export const NONE = -2147483648;
