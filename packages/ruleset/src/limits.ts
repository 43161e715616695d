/**
 * Every limit that keeps a stranger's file from taking a machine with it, by what it limits. All are far above what
 * games need. docs/limits.md tells of each why it is there and what happens beyond it; a test holds the two together.
 */

/** What the files of a game may ask of the compiler. */
export const LANGUAGE_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 400_000,
  /** Characters of all files of a game. */
  characters: 500_000,
  /** Files of a game. */
  files: 1_000,
  /** Cards, verbs and other declarations of a game, its tests included. */
  declarations: 10_000,
  /** Brackets and braces inside each other. */
  nesting: 64,
  /** Operators in a row: `a + b + c …`, `x of y of z …`, `else if … else if …`. */
  chain: 200,
  /** Routines that call routines that call routines, as far as the text tells. */
  calls: 200,
  /** Names in one declaration; `you` and `this` are there without being named. */
  names: 398,
  /** Problems told of one file by one stage; the rest is counted in one more. */
  problems: 500,
} as const;

/** How large a ruleset may be, whoever made it. */
export const RULESET_LIMITS = {
  /** Things in a game, all copies counted. */
  things: 5_000,
  /** Zones, counters and variables, one for each player, value or design they exist for. */
  places: 20_000,
  seats: 24,
  /** Names in one routine. */
  slots: 400,
  /** Nesting of operations in a routine. */
  nesting: 120,
  /** Operations in a ruleset. */
  nodes: 500_000,
  /** Operations in one routine. */
  routine: 50_000,
  /** Cards and pieces that differ, copies not counted. */
  designs: 10_000,
  /** What waits for a verb. */
  hooks: 5_000,
  /** Numbers that a game has to remember: starts of variables by place, attributes by design and by thing. */
  cells: 2_000_000,
  /** Names that a question may tell of: each of them may hold every thing there is. */
  arguments: 50,
  /** Characters of a name or another text in a ruleset. */
  text: 2_000,
  /** Numbers, texts, lists and objects in a ruleset. */
  values: 4_000_000,
} as const;

/** What one answer may cost, and how far a game may go. */
export const GAME_LIMITS = {
  /**
   * Operations and list elements that one answer may cost: from the beginning of the statement it was asked in, which is
   * carried out again, to the next question. Rules as WebAssembly count a call, a pass or a condition as the size of its text.
   */
  steps: 2_000_000,
  /** Routines calling routines. */
  depth: 200,
  /** Elements of one list. */
  list: 20_000,
  /** Characters of the events that one answer leads to, as JSON. */
  characters: 5_000_000,
  /** Lasting effects in force. */
  effects: 1_000,
  /** Answers inside one statement of a phase, since each is carried out again with the next answer. */
  decisions: 1_000,
  /** Distance from the middle of a grid. */
  grid: 127,
  /** Phases inside phases. */
  phases: 60,
  /** Decisions of a playout before it is given up. */
  playout: 200_000,
  /** Cards that a start lays into hands. */
  held: 64,
} as const;

/** What texts may become. */
export const TEXT_LIMITS = {
  /** Characters of one message with all that it refers to. */
  message: 20_000,
  /** Braces inside each other in a message. */
  nesting: 50,
  /** Bytes of a table of translations, and of each part of a packed one. */
  tableBytes: 8_000_000,
  /** Rows of such a table. */
  tableRows: 20_000,
} as const;

/** What a page may be given to read and to draw. */
export const TABLE_LIMITS = {
  /** Bytes of a ruleset, a game in one file, a saved game or a replay. */
  fileBytes: 8_000_000,
  /** Bytes of a text file, a theme or a sheet of art. */
  partBytes: 1_000_000,
  /** Milliseconds until a file has come. */
  patience: 30_000,
  /** Elements of a sheet of art. */
  artElements: 4_000,
  /** Elements that one drawing of the sheet comes to, with all that it uses again. */
  drawing: 1_000,
  /** Things that are drawn in a ring. */
  ring: 200,
  /** Answers that are offered beside the table, since what they stand for is not drawn on it. */
  offers: 1_000,
  /** Bytes of a replay in a link, unpacked. */
  replayBytes: 2_000_000,
} as const;

/** What the workshop takes from a person's disk. */
export const WORKSHOP_LIMITS = {
  /** Bytes of one file. */
  fileBytes: 8_000_000,
  /** Files at once. */
  files: 300,
  /** Letters of a link that holds a deck. */
  linkLength: 30_000,
} as const;
