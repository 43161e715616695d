import type { LIMITS } from '../limits.js';

/** Numbers of a game of which there is one, at the beginning of the memory. */
export const REGISTERS = [
  'NOTHING',
  'STEPS',
  'BEGUN',
  'DEPTH',
  'GIVEN',
  'MARK',
  'AT',
  'ENDED',
  'SEQUENCE',
  'ASKS',
  'CURSOR',
  'SEATS',
  'EVERYONE',
  'WATCHING',
  'SCRIPTED',
  /** Whether every thing is of the design it began with. */
  'PLAIN',
  /** Where the next list of a statement goes. */
  'TOP',
  /** Where the next list that stays goes, where those have to end, and how far they go until they are moved. */
  'KEPT',
  'KEPT_END',
  'KEPT_MOST',
  'FLOWS',
  'INDEXED',
  'RESEED_AT',
  'EFFECTS',
  /** What lets the verb go on that an effect has replaced. */
  'PROCEEDING',
  /** Where lists of a statement begin and have to end. */
  'BASE',
  'LIMIT',
] as const;
export type Register = (typeof REGISTERS)[number];

/** Which word of the memory a register is. */
export const R = Object.fromEntries(REGISTERS.map((name, i) => [name, i])) as Record<Register, number>;

/** What can go wrong while rules run: limits that are broken first. */
export const BREACHES = [
  'steps',
  'list',
  'depth',
  'grid',
  'phases',
  'decisions',
  'playout',
  'effects',
] as const satisfies readonly (keyof typeof LIMITS)[];
export const FAULTS = {
  thing: 'no such thing',
  nobody: 'nobody there',
  zero: 'division by zero',
  design: 'no such design',
  cell: 'no such cell',
  order: 'not an order of the same things',
  tokens: 'more tokens than can be counted',
  seat: 'nobody to choose',
  replaced: 'nothing was replaced here',
} as const;
export type FailName = (typeof BREACHES)[number] | keyof typeof FAULTS;
export const FAIL_NAMES: readonly FailName[] = [...BREACHES, ...(Object.keys(FAULTS) as (keyof typeof FAULTS)[])];
/** By name: its number, which is what code says. */
export const FAIL = Object.fromEntries(FAIL_NAMES.map((name, i) => [name, i])) as Record<FailName, number>;

/** By thing: where it lies, at which index of `things`, who knows it, whether it lies face up, since when, on which cell. */
export const BY_THING = ['where', 'index', 'known', 'face', 'since', 'cell'] as const;
/** By place: where what lies there begins and ends in `things`; of a ring, its turn and direction. */
export const BY_PLACE = ['begin', 'end', 'spin', 'direction'] as const;
/** What follows from seats and from what is which: the same in a whole game. */
export const FIXED_TABLES = ['design', 'thingOf', 'sees', 'blind', 'heads', 'options'] as const;
/** For what is worked out meanwhile. */
export const SCRATCH = ['things', 'marked', 'scratch', 'onCell', 'filled', 'filledCount', 'scores'] as const;
/** What is known of a ruleset beforehand. */
export const KNOWN_TABLES = ['thingType', 'firstThing', 'copyCount', 'looseAt', 'againAt', 'shapeAt'] as const;
/** By verb: sets of what may act on it, whether somebody chooses the order, whether effects end with it, what it gives at first. */
export const VERB_TABLES = [
  'befores',
  'afters',
  'insteads',
  'orderedVerb',
  'endsEffects',
  'givesAtFirst',
  'changesOnly',
] as const;
/** By hook: its verb, the verb that ends it, when it acts, whether it speaks of its card, which of its slots hold lists. */
export const HOOK_TABLES = ['hookVerb', 'hookUntil', 'hookSort', 'hookUsesThis', 'hookLists'] as const;

export type TableName =
  | (typeof BY_THING)[number]
  | (typeof BY_PLACE)[number]
  | (typeof FIXED_TABLES)[number]
  | (typeof SCRATCH)[number]
  | (typeof KNOWN_TABLES)[number]
  | (typeof VERB_TABLES)[number]
  | (typeof HOOK_TABLES)[number]
  | 'vars'
  | 'random'
  | 'awaited';

/** Numbers of a ruleset that the run time needs to know, and whether it has what needs looking after. */
export interface Facts {
  /** How many things there are, and how many places between two beginnings of zones. */
  count: number;
  room: number;
  designs: number;
  /** Attributes that seats may be told of what they do not know otherwise. */
  clues: number;
  hasGrid: number;
  hasRing: number;
  hasSince: number;
  hasAgain: number;
  hasCardHooks: number;
  /** The empty list, that of all players, and how the effects in force lie. */
  empty: number;
  players: number;
  effectsAt: number;
  effectStride: number;
  effectSlots: number;
  /** The question for the order of effects. */
  orderQuestion: number;
}

/** One memory of whole numbers, and views of its parts. */
export interface Memory extends Record<TableName, Int32Array> {
  words: Int32Array;
  facts: Facts;
}

/** Of an effect in force: its hook, how it ends, since when it is there, then two words for each slot: value and what it is. */
export const EFFECT_HEAD = 3;
/** Of an effect that is about to act, before its frame: hook, since when, whether it lasts, its card, where that lies. */
export const FIRING_HEAD = 5;
/** What a slot of a frame that stays holds; with lists, by seat what each has chosen. */
export const HOLDS = { nothing: 0, number: 1, list: 2, lists: 3 } as const;
/** How a statement ended: the game is over. */
export const END = 3;
