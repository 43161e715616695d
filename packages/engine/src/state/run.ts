import type { Constant } from '@draco-table/ruleset';
import { NONE } from '@draco-table/ruleset';
import type { Watch } from '../api.js';
import { LIMITS } from '../limits.js';
import type { Answerer, Doubt, OpenAsk } from '../play/ask.js';
import type { Picker } from '../play/picking.js';
import { forSeats } from '../program/layout.js';
import type { Program, Routine } from '../program/program.js';
import { seedState } from './random.js';
import { type CellIndex, cellIndex } from './zones.js';

/** The values of a routine's names: 0 is `you`, 1 is `this`. Lists are held in it too; the program knows which. */
export type Frame = number[];

/** A phase that runs: its routine, the next of its statements, its names. */
export interface Flow {
  routine: number;
  pc: number;
  frame: Frame;
}
/** A lasting effect. `mode` 0 once, 1 until, 2 for ever. */
export interface Effect {
  hook: number;
  mode: number;
  since: number;
  frame: Frame;
}
/** Everything that a game is at a moment between two statements, as plain JSON. */
export interface State {
  seats: number;
  options: number[];
  design: number[];
  where: number[];
  known: number[];
  face: number[];
  since: number[];
  cell: number[];
  attrs: Constant[][];
  zones: number[][];
  spin: number[];
  direction: number[];
  vars: Constant[];
  effects: Effect[];
  flow: Flow[];
  random: number[];
  sequence: number;
  asks: number;
  ended: number;
  script: Constant[];
}
/** What a faster program tells of the game that it plays. */
export interface PlayoutView {
  lying(place: number): number[];
  /** Gives the digest of the game as it is now, whenever it is asked for. */
  digest(): () => string;
}
/** What the run tells: built only when somebody listens. */
export type Emit = (event: Record<string, unknown>, seats: number) => void;

/**
 * A game in motion: the state as arrays of numbers, and what is needed while rules run. Fields are public and plain,
 * since every compiled operation reads them.
 */
export class Run {
  // ---- state ----
  design: number[] = [];
  where: number[] = [];
  known: number[] = [];
  face: number[] = [];
  since: number[] = [];
  cell: number[] = [];
  attrs: Constant[][] = [];
  zones: number[][] = [];
  spin: number[] = [];
  direction: number[] = [];
  vars: Constant[] = [];
  effects: Effect[] = [];
  flow: Flow[] = [];
  random: number[] = [];
  sequence = 0;
  /** Decisions that were asked so far; those with one possible answer count only where they are asked all the same. */
  asks = 0;
  ended = 0;
  /** What chance is to give next, for tests: a value, a list for a shuffle, NONE to leave it to chance. */
  script: Constant[] = [];

  // ---- made from the state ----
  players: number[] = [];
  /** By place of a zone: the seats that see what lies there; the bit after the last seat is the spectator. */
  sees: number[] = [];
  everyone = 0;
  readonly headAt: number[];
  readonly looseAt: boolean[];
  /** What lies on which cell of a grid, as far as it is known. */
  readonly index: CellIndex | null;
  /** By design: the thing that has it (the first, if there are copies). */
  thingOf: number[] = [];

  // ---- while it runs ----
  /** Who answers at once, and the picker behind that. */
  answer: Answerer | null = null;
  pick: Picker | null = null;
  emit: Emit | null = null;
  /** Values answered inside the statement that is being carried out, null where one is still open. */
  recorded: (number[] | null)[] = [];
  doubt: Doubt | null = null;
  cursor = 0;
  open: OpenAsk[] = [];
  steps: number = LIMITS.steps;
  /** What was left of them when the statement under way began. */
  begun: number = LIMITS.steps;
  depth = 0;
  given: Constant = NONE;
  mark = -1;
  at = -1;
  /** Chance was used or something hidden became known: no way back beyond this point. */
  barrier = false;
  /** The seats for which that counts. */
  minds = -1;
  proceeding: (() => number)[] = [];
  /** While a faster program plays. */
  playoutView: PlayoutView | null = null;
  /** Chances taken in the statement under way. */
  chances = 0;
  /** Tests want to know of every call. */
  traced: ((routine: Routine, frame: Frame) => void) | null = null;
  covered: Uint8Array | null = null;
  /** Who looks on at a playout. */
  watch: Watch | null = null;
  /** In an imagined game: chance is new from this ask on. */
  reseedAt = -1;
  reseed: number[] = [];

  constructor(
    readonly program: Program,
    public seats: number,
    public options: number[],
  ) {
    this.headAt = program.layout.headAt;
    this.looseAt = program.layout.looseAt;
    this.index = program.layout.hasGrid ? cellIndex() : null;
    this.everyone = (2 << seats) - 1;
    this.design = program.layout.startDesign;
    this.thingOf = program.layout.firstThing;
    const { players, sees } = forSeats(program.layout, seats);
    this.players = players;
    this.sees = sees;
  }
}

/** A run before set-up. */
export const freshRun = (program: Program, seats: number, options: number[], seed: string): Run =>
  runFrom(program, { ...forSeats(program.layout, seats).blank, options, random: seedState(seed) });

/** By design the first thing that has it: differs from the layout's only in an imagined game. */
export function thingsByDesign(program: Program, design: readonly number[]): number[] {
  const found = program.layout.firstThing.map(() => NONE);
  for (let thing = design.length - 1; thing >= 0; thing--) found[design[thing]] = thing;
  return found;
}

const same = <T>(value: T): T => value;
const list = <T>(values: T[]): T[] => values.slice();
const lists = <T>(all: T[][]): T[][] => {
  const out: T[][] = [];
  for (const one of all) out.push(one.slice());
  return out;
};

/**
 * What a run and a state have in common, in the order of a digest, and how it is copied so that nothing that changes is
 * shared. Lists inside values never change and may be shared.
 */
const COPIES: { [Name in keyof State]: (value: State[Name]) => State[Name] } = {
  seats: same,
  options: same,
  design: same,
  where: list,
  known: list,
  face: list,
  since: list,
  cell: list,
  attrs: lists,
  zones: lists,
  spin: list,
  direction: list,
  vars: list,
  effects: list,
  flow: (all) => all.map((one) => ({ ...one, frame: one.frame.slice() })),
  random: list,
  sequence: same,
  asks: same,
  ended: same,
  script: same,
};
const NAMES = Object.keys(COPIES) as (keyof State)[];

function copyState(from: State, to: State): void {
  const target = to as unknown as Record<string, unknown>;
  for (const name of NAMES) target[name] = (COPIES[name] as typeof same)(from[name]);
}

/** The list before where nothing has changed since: a statement changes little, and what is shared need not be collected. */
function copyOf<T>(values: T[], before: T[]): T[] {
  if (before.length !== values.length) return values.slice();
  for (let i = 0; i < values.length; i++) if (values[i] !== before[i]) return values.slice();
  return before;
}
const SHARED = ['where', 'known', 'face', 'since', 'cell', 'spin', 'direction', 'vars', 'effects'] as const;

/** The state of a run, which may go on; what is as in the state before it is shared with that. */
export function snapshot(run: Run, before?: State): State {
  const state = {} as State;
  if (before === undefined) copyState(run, state);
  else {
    for (const name of NAMES) (state as unknown as Record<string, unknown>)[name] = run[name];
    for (const name of SHARED)
      (state as unknown as Record<string, unknown>)[name] = copyOf<unknown>(run[name], before[name]);
    state.zones = run.zones.map((one, place) => copyOf(one, before.zones[place]));
    state.attrs = run.attrs.map((one, attr) => copyOf(one, before.attrs[attr]));
    state.flow = COPIES.flow(run.flow);
    state.random = run.random.slice();
  }
  for (const { routine, frame } of state.flow) {
    // What an expression left behind is no state.
    for (const slot of run.program.routines[routine].passing) frame[slot] = null as unknown as number;
  }
  return state;
}

/** Puts a run back to a state, which stays usable. */
export function restore(run: Run, state: State): void {
  if (run.design !== state.design) run.thingOf = thingsByDesign(run.program, state.design);
  copyState(state, run);
  settle(run);
}

/** Forgets what belonged to a statement under way. */
export function settle(run: Run): void {
  run.cursor = 0;
  run.chances = 0;
  run.open = [];
  run.depth = 0;
  run.mark = -1;
  run.at = -1;
  run.proceeding = [];
  if (run.index !== null) run.index.place = -1;
}

export function runFrom(program: Program, state: State): Run {
  const run = new Run(program, state.seats, state.options);
  restore(run, state);
  return run;
}

/**
 * A run at the same moment. It shares the lists, which is safe as long as neither goes on without `restore`: a run that
 * waits for an answer never changes what it holds.
 */
export function shareRun(run: Run): Run {
  const other = new Run(run.program, run.seats, run.options);
  const { index } = other;
  return Object.assign(other, run, { index });
}
