import type { Constant } from '@draco-table/ruleset';
import type { Watch } from '../api.js';
import type { Plan } from '../lower/plan.js';
import type { Answerer } from '../play/ask.js';
import type { Picker } from '../play/picking.js';
import type { Program } from '../program/program.js';
import { R } from '../runtime/memory.js';
import type { Effect, Flow, PlayoutView, Run } from '../state/run.js';
import { effectsOf, flowsOf, layEffects, layFlows } from './frames.js';
import type { Memory } from './memory.js';

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
  playoutView: PlayoutView | null = null;
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
    this.words[R.SCRIPTED] = values.length;
  }
  get watch(): Watch | null {
    return this.looking;
  }
  set watch(who: Watch | null) {
    this.looking = who;
    this.words[R.WATCHING] = who === null ? 0 : 1;
  }
  get flow(): Flow[] {
    return flowsOf(this.memory);
  }
  set flow(all: Flow[]) {
    layFlows(this.memory, all);
  }

  get steps(): number {
    return this.words[R.STEPS];
  }
  set steps(n: number) {
    this.words[R.STEPS] = n;
  }
  get begun(): number {
    return this.words[R.BEGUN];
  }
  set begun(n: number) {
    this.words[R.BEGUN] = n;
  }
  get depth(): number {
    return this.words[R.DEPTH];
  }
  set depth(n: number) {
    this.words[R.DEPTH] = n;
  }
  get mark(): number {
    return this.words[R.MARK];
  }
  set mark(n: number) {
    this.words[R.MARK] = n;
  }
  get at(): number {
    return this.words[R.AT];
  }
  set at(n: number) {
    this.words[R.AT] = n;
  }
  get ended(): number {
    return this.words[R.ENDED];
  }
  set ended(n: number) {
    this.words[R.ENDED] = n;
  }
  get sequence(): number {
    return this.words[R.SEQUENCE];
  }
  set sequence(n: number) {
    this.words[R.SEQUENCE] = n;
  }
  get asks(): number {
    return this.words[R.ASKS];
  }
  set asks(n: number) {
    this.words[R.ASKS] = n;
  }
  get cursor(): number {
    return this.words[R.CURSOR];
  }
  set cursor(n: number) {
    this.words[R.CURSOR] = n;
  }
  get seats(): number {
    return this.words[R.SEATS];
  }
  set seats(n: number) {
    this.words[R.SEATS] = n;
  }
  get everyone(): number {
    return this.words[R.EVERYONE];
  }
  set everyone(n: number) {
    this.words[R.EVERYONE] = n;
  }
  get reseedAt(): number {
    return this.words[R.RESEED_AT];
  }
  set reseedAt(n: number) {
    this.words[R.RESEED_AT] = n;
  }
  /** What a verb gives may be a list, of which this is the address; from outside it is one that is empty. */
  get given(): Constant {
    return this.words[R.GIVEN];
  }
  set given(value: Constant) {
    this.words[R.GIVEN] = typeof value === 'number' ? value : this.plan.facts.empty;
  }
}
