import type { Block, Node } from '@draco-table/ruleset';
import { add, eq, load, local, not, num, ONE, set, store, when } from '../ir/build.js';
import type { Expr, Stmt } from '../ir/ir.js';
import { HOLDS, R } from '../runtime/memory.js';
import type { Context } from './context.js';
import { type Shape, shapeOf } from './invariant.js';

/** Another way than on to what comes next, and what it goes by. */
export interface Way {
  key: string;
  code: Stmt[];
}
export const leaving = (label: number): Way => ({ key: `leave ${label}`, code: [{ is: 'break', label }] });

/** Names where a verb has gone on and its list is still given. */
export const GIVEN: Way = { key: 'given', code: [] };

export const register = (at: number): Expr => load(num(at));
export const setRegister = (at: number, value: Expr): Stmt => store(num(at), value);

/**
 * One function in the making. Expressions are given back; what has to happen before them (loops, mostly) is written at once.
 * Names of a routine are the first locals of the function; those of a phase that are state stay in its frame, whose address
 * is then the first local.
 */
export class Unit {
  private code: Stmt[] = [];
  private labels = 0;
  /** The next local that is free. */
  locals: number;
  private readonly firstFresh: number;
  /** Loops that are being written in which nothing changes but the slots they go through. */
  private readonly loops: Loop[] = [];
  /** By slot: the value that it holds, where that is known. */
  private readonly held = new Map<number, Shape>();
  /** Slots of loops that hold things for certain. */
  readonly real = new Set<number>();
  /** Whether a verb was called for its value since this was last cleared: the game may have ended inside. */
  called = false;
  /** Whether lists are left where it is left early, or by names that hold them. */
  leaves = false;
  /** What the statement that is being written does and those around it have to know. */
  private noted = new Set<string>();

  constructor(
    readonly c: Context,
    /** All that is written in it. */
    readonly body: Block,
    /** Of a phase: which of its slots are in the frame. */
    private readonly framed: ReadonlySet<number> | null,
    /** What to do where the game has ended, and where the routine is to be left. */
    public end: Stmt[] = [{ is: 'return', value: num(3) }],
    public stop: Way = leaving(-1),
  ) {
    this.firstFresh = this.localOf(Math.max(2, c.size));
    this.locals = this.firstFresh;
  }

  get isPhase(): boolean {
    return this.framed !== null;
  }

  /** A local of its own. */
  fresh(): number {
    return this.locals++;
  }
  label(): number {
    return this.labels++;
  }
  private localOf(slot: number): number {
    return this.framed === null ? slot : 1 + slot;
  }

  /** Of a phase: a word of its frame. */
  own(word: number): Expr {
    return load(local(0), word);
  }

  slot(slot: number): Expr {
    return this.framed?.has(slot) ? this.own(this.c.plan.flow.head + 2 * slot) : local(this.localOf(slot));
  }

  /** Puts a value into a slot; a list in a frame has to stay, and so have lists in a list. */
  assign(slot: number, value: Expr, holds: boolean | 'lists'): void {
    this.real.delete(slot);
    if (!this.framed?.has(slot)) {
      this.write(set(this.localOf(slot), value));
      return;
    }
    const sort = holds === 'lists' ? HOLDS.lists : holds ? HOLDS.list : HOLDS.number;
    const kept: Expr = holds
      ? { is: 'call', name: holds === 'lists' ? 'keepLists' : 'keepList', args: [value] }
      : value;
    const at = this.c.plan.flow.head + 2 * slot;
    this.write(store(local(0), kept, at), store(local(0), num(sort), at + 1));
  }

  /** Whether a value is a thing for certain: one that is gone through where it lies. */
  isReal(node: Node): boolean {
    return Array.isArray(node) && node[0] === 'slot' && this.real.has(node[1] as number);
  }

  write(...code: Stmt[]): void {
    for (const one of code) this.code.push(one);
  }

  /** Goes another way than on to what comes next. */
  note({ key, code }: Way): Stmt[] {
    this.noted.add(key);
    return code;
  }

  /** What was noted meanwhile. */
  noting(act: () => void): ReadonlySet<string> {
    const outer = this.noted;
    const noted = new Set<string>();
    this.noted = noted;
    act();
    for (const one of noted) outer.add(one);
    this.noted = outer;
    return noted;
  }

  /** Code under a label, where something in it goes there. */
  labelled(label: number, code: Stmt[]): Stmt[] {
    return this.noted.has(leaving(label).key) ? [{ is: 'block', label, body: code }] : code;
  }

  /** Whether nothing changes a value before it is used. */
  private isFixed(value: Expr): boolean {
    return value.is === 'const' || (value.is === 'local' && value.index >= this.firstFresh);
  }

  /** A value that is worked out now. */
  hold(value: Expr): Expr {
    if (this.isFixed(value)) return value;
    const index = this.fresh();
    this.write(set(index, value));
    return local(index);
  }

  /** A value that may be looked at several times before anything changes. */
  holdBriefly(value: Expr): Expr {
    return value.is === 'local' ? value : this.hold(value);
  }

  /** What was written meanwhile, and the value that came out. */
  apart<T>(make: () => T): { before: Stmt[]; value: T } {
    const outer = this.code;
    this.code = [];
    const value = make();
    const before = this.code;
    this.code = outer;
    return { before, value };
  }
  /** What is written meanwhile. */
  within(make: () => void): Stmt[] {
    return this.apart(make).before;
  }

  /** Several expressions, worked out in their order even where a later one has to write something first. */
  inOrder(makes: readonly (() => Expr)[]): Expr[] {
    const parts = makes.map((make) => this.apart(make));
    const last = parts.reduce((found, part, i) => (part.before.length === 0 ? found : i), -1);
    return parts.map(({ before, value }, i) => {
      this.write(...before);
      return i < last ? this.hold(value) : value;
    });
  }

  /** A loop in which nothing is done but to work out values. */
  loop(write: () => void): void {
    const loop: Loop = { slots: new Set(), kept: new Map(), isKeeping: false };
    this.loops.push(loop);
    const code = this.within(write);
    this.loops.pop();
    for (const { done } of loop.kept.values()) this.write(set(done, num(0)));
    this.write(...code);
  }

  /** Puts a value into a slot: of the node, or another in each pass of a loop. */
  put(slot: number, value: Expr, node?: Node, isList = false): void {
    const shape = node !== undefined && this.c.isPure(node) ? shapeOf(node, this.held) : undefined;
    if (shape) this.held.set(slot, shape);
    else {
      this.held.delete(slot);
      for (const { slots } of this.loops) slots.add(slot);
    }
    this.assign(slot, value, isList);
  }

  /** The outermost loop in all of whose passes a value is the same, if it is worth keeping, and what to keep it as. */
  private staying(node: Node): { loop: Loop; key: string } | null {
    if (this.loops.length === 0 || !this.c.isPure(node)) return null;
    const { key, reads, long } = shapeOf(node, this.held);
    const loop = this.loops.find(({ slots }) => [...reads].every((slot) => !slots.has(slot)));
    return long && loop?.isKeeping === false ? { loop, key } : null;
  }

  /** Whether a loop is being written whose passes may have something in common. */
  get isLooping(): boolean {
    return this.loops.length > 0;
  }

  stays(node: Node): boolean {
    return this.staying(node) !== null;
  }

  /** A value that is the same in all passes of a loop is worked out in the first that wants it. */
  keep(sort: 'test' | 'num' | 'list', node: Node, make: () => Expr): Expr {
    const found = this.staying(node);
    if (found === null) return make();
    const { loop } = found;
    const key = `${sort} ${found.key}`;
    const kept = loop.kept.get(key) ?? { value: this.fresh(), done: this.fresh() };
    loop.kept.set(key, kept);
    // Its parts are worked out as often as the whole.
    loop.isKeeping = true;
    const { before, value } = this.apart(make);
    loop.isKeeping = false;
    this.write(...when(not(local(kept.done)), [...before, set(kept.value, value), set(kept.done, ONE)]));
    return local(kept.value);
  }

  /** After a verb was called for its value, here or around, the game may be over. */
  stopAtEnd(): void {
    if (this.called) this.write(...when(eq(register(R.ENDED), ONE), this.end));
  }

  /** Everything written so far. */
  take(): Stmt[] {
    const { code } = this;
    this.code = [];
    return code;
  }

  /** Counts up a local from a value, as long as it is below another. */
  count(from: Expr, end: Expr, body: (i: Expr) => void, label = this.label()): void {
    const i = this.fresh();
    this.write(set(i, from), {
      is: 'for',
      label,
      test: { is: 'binary', op: '<', a: local(i), b: end },
      step: [set(i, add(local(i), ONE))],
      body: this.within(() => body(local(i))),
    });
  }
}

interface Loop {
  /** Slots that are put in it. */
  slots: Set<number>;
  /** What stays the same, and the locals that hold it and whether they do. */
  kept: Map<string, { value: number; done: number }>;
  isKeeping: boolean;
}
