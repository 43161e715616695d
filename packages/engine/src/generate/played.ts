import type { Constant } from '@draco-table/ruleset';
import type { Watch } from '../api.js';
import type { Answerer } from '../play/ask.js';
import type { Picker } from '../play/picking.js';
import type { Program } from '../program/program.js';
import type { Effect, Flow, Run, Swift } from '../state/run.js';
import { effectsOf, flowsOf, layEffects, layFlows } from './frames.js';
import type { Memory } from './memory.js';
import { at, type Plan } from './plan.js';

const [STEPS, BEGUN, DEPTH, GIVEN, MARK, AT, ENDED, SEQUENCE] = (
  ['steps', 'begun', 'depth', 'given', 'mark', 'at', 'ended', 'sequence'] as const
).map(at);
const [ASKS, CURSOR, SEATS, EVERYONE, SCRIPTED, WATCHING, RESEED_AT] = (
  ['asks', 'cursor', 'seats', 'everyone', 'scripted', 'watching', 'reseedAt'] as const
).map(at);
const NUMBERS: number[] = [];

/**
 * The game in the memory, for those who know a run: digests, scores, whoever looks on. Its numbers are those of the memory.
 */
export class Played implements Omit<Run, 'emit' | 'traced' | 'covered' | 'doubt'> {
  memory!: Memory;
  design = NUMBERS;
  where = NUMBERS;
  known = NUMBERS;
  face = NUMBERS;
  since = NUMBERS;
  cell = NUMBERS;
  attrs: Constant[][] = [];
  zones: number[][] = [];
  spin = NUMBERS;
  direction = NUMBERS;
  vars: Constant[] = [];
  random = NUMBERS;
  players = NUMBERS;
  sees = NUMBERS;
  thingOf = NUMBERS;
  readonly headAt: number[];
  readonly looseAt: boolean[];
  readonly index = null;
  answer: Answerer | null = null;
  pick: Picker | null = null;
  emit = null;
  traced = null;
  covered = null;
  doubt = null;
  recorded: (number[] | null)[] = [];
  open: Run['open'] = [];
  barrier = false;
  minds = -1;
  proceeding: (() => number)[] = [];
  swift: Swift | null = null;
  chances = 0;
  reseed = NUMBERS;
  options = NUMBERS;
  private laidOut: Constant[] = [];
  private looking: Watch | null = null;

  constructor(
    readonly program: Program,
    private readonly words: Int32Array,
    private readonly plan: Plan,
  ) {
    this.headAt = program.layout.headAt;
    this.looseAt = program.layout.looseAt;
  }

  get effects(): Effect[] {
    return effectsOf(this.memory);
  }
  set effects(all: Effect[]) {
    layEffects(this.memory, all);
  }
  get script(): Constant[] {
    return this.laidOut;
  }
  set script(values: Constant[]) {
    this.laidOut = values;
    this.words[SCRIPTED] = values.length;
  }
  get watch(): Watch | null {
    return this.looking;
  }
  set watch(who: Watch | null) {
    this.looking = who;
    this.words[WATCHING] = who === null ? 0 : 1;
  }
  get flow(): Flow[] {
    return flowsOf(this.memory);
  }
  set flow(all: Flow[]) {
    layFlows(this.memory, all);
  }

  get steps(): number {
    return this.words[STEPS];
  }
  set steps(n: number) {
    this.words[STEPS] = n;
  }
  get begun(): number {
    return this.words[BEGUN];
  }
  set begun(n: number) {
    this.words[BEGUN] = n;
  }
  get depth(): number {
    return this.words[DEPTH];
  }
  set depth(n: number) {
    this.words[DEPTH] = n;
  }
  get mark(): number {
    return this.words[MARK];
  }
  set mark(n: number) {
    this.words[MARK] = n;
  }
  get at(): number {
    return this.words[AT];
  }
  set at(n: number) {
    this.words[AT] = n;
  }
  get ended(): number {
    return this.words[ENDED];
  }
  set ended(n: number) {
    this.words[ENDED] = n;
  }
  get sequence(): number {
    return this.words[SEQUENCE];
  }
  set sequence(n: number) {
    this.words[SEQUENCE] = n;
  }
  get asks(): number {
    return this.words[ASKS];
  }
  set asks(n: number) {
    this.words[ASKS] = n;
  }
  get cursor(): number {
    return this.words[CURSOR];
  }
  set cursor(n: number) {
    this.words[CURSOR] = n;
  }
  get seats(): number {
    return this.words[SEATS];
  }
  set seats(n: number) {
    this.words[SEATS] = n;
  }
  get everyone(): number {
    return this.words[EVERYONE];
  }
  set everyone(n: number) {
    this.words[EVERYONE] = n;
  }
  get reseedAt(): number {
    return this.words[RESEED_AT];
  }
  set reseedAt(n: number) {
    this.words[RESEED_AT] = n;
  }
  /** What a verb gives may be a list, of which this is the address; from outside it is one that is empty. */
  get given(): Constant {
    return this.words[GIVEN];
  }
  set given(value: Constant) {
    this.words[GIVEN] = typeof value === 'number' ? value : this.plan.empty;
  }
}
