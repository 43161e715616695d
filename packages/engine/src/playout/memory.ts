import { NONE } from '@draco-table/ruleset';
import { ARENA, EFFECT, KEPT, PHASE, type Plan, roomOf, startOf } from '../lower/plan.js';
import type { Program } from '../program/program.js';
import { HOLDS, R, type TableName } from '../runtime/memory.js';
import type { Run } from '../state/run.js';
import { tooMany } from './fails.js';
import type { Sheet } from './images.js';
import { Played } from './played.js';

/**
 * The game that is being played, as whole numbers at addresses that are the same in every game, so that they are part of
 * the code. One for a program. What follows are views of it for whoever looks at it from outside.
 */
export interface Memory {
  readonly plan: Plan;
  readonly words: Int32Array;
  /** What is no number: who answers, who looks on. Its numbers are those of the memory. */
  readonly run: Run;
  readonly where: Numbers;
  readonly known: Numbers;
  readonly face: Numbers;
  readonly since: Numbers;
  readonly cell: Numbers;
  readonly index: Numbers;
  readonly begin: Numbers;
  readonly end: Numbers;
  readonly spin: Numbers;
  readonly direction: Numbers;
  readonly vars: Numbers;
  readonly random: Numbers;
  readonly things: Numbers;
  readonly design: Numbers;
  readonly thingOf: Numbers;
  readonly sees: Numbers;
  /** By place in which nobody can tell things apart: who does not see it. */
  readonly blind: Numbers;
  readonly heads: Numbers;
  /** By verb: how many effects in force wait for it. */
  readonly awaited: Numbers;
  /** By seat, when they were last asked for. */
  readonly scores: Numbers;
  /** By attribute that changes, then thing. */
  readonly attrs: Numbers[];
  /** Where the next image goes. */
  readonly sheet: Sheet;
}
export type Numbers = Int32Array;

export function copy(from: ArrayLike<number>, to: { [index: number]: number }, start = 0): void {
  for (let i = 0; i < from.length; i++) to[start + i] = from[i];
}

/** The list at an address. */
export function listAt({ words }: Pick<Memory, 'words'>, address: number): number[] {
  const list: number[] = [];
  for (let i = 1; i <= words[address]; i++) list.push(words[address + i]);
  return list;
}

/** Puts a list where it is left until the statement is over. */
export function lay({ words, plan }: Pick<Memory, 'words' | 'plan'>, list: ArrayLike<number>): number {
  const from = words[R.TOP];
  if (from + list.length > plan.arena + ARENA) tooMany('steps');
  words[from] = list.length;
  words[from + 1] = list.length;
  for (let i = 0; i < list.length; i++) words[from + 2 + i] = list[i];
  words[R.TOP] = from + 2 + list.length;
  return from + 1;
}

/** Puts a list where it stays. */
export function keep({ words, plan }: Pick<Memory, 'words' | 'plan'>, list: ArrayLike<number>): number {
  if (list.length === 0) return plan.facts.empty;
  const from = words[R.KEPT];
  if (from + list.length + 2 > words[R.KEPT_END]) tooMany('steps');
  words[from] = list.length;
  for (let i = 0; i < list.length; i++) words[from + 1 + i] = list[i];
  words[R.KEPT] = from + 1 + list.length;
  return from;
}

/** Over words that are all 0, at least as many as the plan takes. */
export function makeMemory(program: Program, plan: Plan, words: Int32Array): Memory {
  for (const { address, values } of plan.data) words.set(values, address);
  const view = (name: TableName | `attr${number}`): Int32Array => {
    const { address, length } = plan.tables.get(name) as { address: number; length: number };
    return words.subarray(address, address + length);
  };
  const run = new Played(program, words, plan);
  const memory: Memory = {
    plan,
    words,
    run: run as unknown as Run,
    where: view('where'),
    known: view('known'),
    face: view('face'),
    since: view('since'),
    cell: view('cell'),
    index: view('index'),
    begin: view('begin'),
    end: view('end'),
    spin: view('spin'),
    direction: view('direction'),
    vars: view('vars'),
    random: view('random'),
    things: view('things'),
    design: view('design'),
    thingOf: view('thingOf'),
    sees: view('sees'),
    blind: view('blind'),
    heads: view('heads'),
    awaited: view('awaited'),
    scores: view('scores'),
    attrs: plan.attrs.map((_, i) => view(`attr${i}`)),
    sheet: { words: new Int32Array(0), used: 0, block: words.subarray(0, startOf(plan.flow, 0)) },
  };
  words[R.BASE] = plan.arena;
  words[R.LIMIT] = plan.arena + ARENA;
  empty(memory);
  // Whoever looks at the run sees what the memory holds; what lies where is asked for.
  const { where, known, face, since, cell, random } = memory;
  Object.assign(run, { where, known, face, since, cell, random });
  run.memory = memory;
  return memory;
}

/** Before another game is there. */
function empty({ words, plan }: Memory, half: 0 | 1 = 0): void {
  words[R.TOP] = plan.arena;
  words[R.KEPT] = plan.kept[half];
  words[R.KEPT_END] = plan.kept[half] + KEPT;
  words[R.KEPT_MOST] = plan.kept[half] + (KEPT >> 1);
}

/** Lists that are still held go to the other half of the room for them, and the rest is gone. Between two statements. */
export function compact(memory: Memory): void {
  const { words, plan, vars, attrs, run } = memory;
  const half = words[R.KEPT_END] > plan.arena - 1 ? 0 : 1;
  empty(memory, half);
  let seen = plan.listVars.length;
  /** What is held twice is moved once: where it was is then told where it went, which no length can be taken for. */
  const moved = (address: number, isOfLists = false): number => {
    if (address < plan.kept[0] || address >= plan.arena) return address;
    const length = words[address];
    if (length < 0) return -length;
    const to = words[R.KEPT];
    const first = to + 1;
    words.copyWithin(to, address, address + 1 + length);
    words[address] = -to;
    words[R.KEPT] = first + length;
    if (isOfLists) for (let i = first; i < first + length; i++) words[i] = moved(words[i]);
    return to;
  };
  const frame = (from: number, size: number): void => {
    seen += size;
    for (let at = from; at < from + 2 * size; at += 2) {
      if (words[at + 1] >= HOLDS.list) words[at] = moved(words[at], words[at + 1] === HOLDS.lists);
    }
  };
  for (const i of plan.listVars) vars[i] = moved(vars[i]);
  for (const [i, isList] of plan.attrs.entries()) {
    if (!isList) continue;
    seen += attrs[i].length;
    for (let n = 0; n < attrs[i].length; n++) attrs[i][n] = moved(attrs[i][n]);
  }
  for (let i = 0; i < words[R.FLOWS]; i++) {
    const routine = words[startOf(plan.flow, i) + PHASE.routine];
    frame(startOf(plan.flow, i) + plan.flow.head, run.program.routines[routine].size);
  }
  for (let i = 0; i < words[R.EFFECTS]; i++) {
    const hook = words[startOf(plan.effects, i) + EFFECT.hook];
    frame(startOf(plan.effects, i) + plan.effects.head, run.program.hooks[hook].body.size);
  }
  // Not again before a good part of what was moved has come anew, or half of what is left is used.
  const live = words[R.KEPT] - plan.kept[half];
  const most = Math.min((live + KEPT) >> 1, Math.max(KEPT >> 1, live + (live >> 2)));
  words[R.KEPT_MOST] = plan.kept[half] + most;
  words[R.STEPS] -= (live + seen) >> 4;
  if (words[R.STEPS] < 0) tooMany('steps');
}

/** Of a run under way: what is copied as it is. */
const FIELDS = ['effects', 'flow', 'sequence', 'asks', 'ended', 'script', 'mark', 'at', 'given'] as const;
/** What a game does not change. */
const GIVEN = ['seats', 'options', 'players', 'everyone', 'answer', 'pick', 'watch', 'reseedAt', 'reseed'] as const;
const PARTS = ['where', 'known', 'face', 'since', 'cell', 'spin', 'direction', 'random'] as const;

/** Copies a game in. */
export function take(memory: Memory, r: Run): void {
  const { run, things, begin, end, vars, attrs } = memory;
  empty(memory);
  copyFields(run, r, GIVEN);
  copyFields(run, r, FIELDS);
  setUp(memory, r);
  for (const name of PARTS) copy(r[name], memory[name]);
  const room = roomOf(run.program.layout);
  for (let place = 0; place < r.zones.length; place++) {
    const list = r.zones[place];
    const from = place * room + ((room - list.length) >> 1);
    begin[place] = from;
    end[place] = from + list.length;
    for (let i = 0; i < list.length; i++) {
      things[from + i] = list[i];
      memory.index[list[i]] = from + i;
    }
  }
  const value = (one: number | readonly number[]): number => (typeof one === 'number' ? one : keep(memory, one));
  for (let i = 0; i < r.vars.length; i++) vars[i] = value(r.vars[i]);
  r.attrs.forEach((values, attr) => {
    for (let i = 0; i < values.length; i++) attrs[attr][i] = value(values[i]);
  });
}

/** Before a game: what follows from seats and options and from what is which, and what belongs to a statement. */
export function setUp(memory: Memory, r: Pick<Run, 'design' | 'thingOf' | 'sees' | 'options' | 'players'>): void {
  const { run, words, plan } = memory;
  copy(r.options, words, plan.address('options'));
  words[R.DEPTH] = 0;
  words[R.CURSOR] = 0;
  run.chances = 0;
  words[R.INDEXED] = -1;
  words[R.PROCEEDING] = 0;
  words[plan.facts.players] = r.players.length;
  if (run.design === r.design && run.thingOf === r.thingOf && run.sees === r.sees) return;
  run.design = r.design;
  run.thingOf = r.thingOf;
  run.sees = r.sees;
  words[R.PLAIN] = Number(r.design === run.program.layout.startDesign);
  copy(r.design, memory.design);
  copy(r.thingOf, memory.thingOf);
  copy(r.sees, memory.sees);
  const everyone = (2 << r.players.length) - 1;
  for (let place = 0; place < r.sees.length; place++) {
    memory.blind[place] = run.looseAt[place] ? everyone & ~r.sees[place] : 0;
  }
  for (let place = 0; place < run.headAt.length; place++) {
    const head = run.headAt[place];
    memory.heads[place] = head < 0 ? NONE : r.thingOf[head];
  }
}

function copyFields(to: Run, from: Run, names: readonly (keyof Run)[]): void {
  const target = to as unknown as Record<string, unknown>;
  for (const name of names) target[name] = from[name];
}

/** Copies the game back, so that the run can be looked at and go on by itself. */
export function give(memory: Memory, r: Run): void {
  const { run, things, begin, end, vars, plan, attrs } = memory;
  copyFields(r, run, FIELDS);
  for (const name of PARTS) copy(memory[name], r[name]);
  r.zones.forEach((list, place) => {
    const from = begin[place];
    const count = end[place] - from;
    while (list.length > count) list.pop();
    for (let i = 0; i < count; i++) list[i] = things[from + i];
  });
  const isList = new Set(plan.listVars);
  for (let i = 0; i < r.vars.length; i++) r.vars[i] = isList.has(i) ? listAt(memory, vars[i]) : vars[i];
  r.attrs.forEach((values, attr) => {
    const from = attrs[attr];
    for (let i = 0; i < values.length; i++) values[i] = plan.attrs[attr] ? listAt(memory, from[i]) : from[i];
  });
  if (r.index !== null) r.index.place = -1;
}
