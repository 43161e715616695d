import type { Block, Node } from '@draco-table/ruleset';
import type { Context } from './context.js';
import { type Shape, shapeOf } from './invariant.js';
import { FLAG, flagText, slotText } from './shelf.js';

/**
 * One function in the making. Expressions are given back as text; what has to happen before them (loops, mostly) is
 * written at once. Names of a routine are variables of the function; those of a phase that are state stay in its frame.
 */
export class Unit {
  private text: string[] = [];
  private names = 0;
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
    /** What to write where the game has ended, and where the routine is to be left. */
    public end = 'return 3;',
    public stop = 'break out;',
  ) {}

  get isPhase(): boolean {
    return this.framed !== null;
  }

  fresh(): string {
    return `v${this.names++}`;
  }

  slot(slot: number): string {
    if (this.framed?.has(slot)) return slotText(this.c.plan.flow, 'w', slot);
    return slot === 0 ? 'you' : slot === 1 ? 'card' : `s${digits(slot)}`;
  }

  /** Puts a value into a slot; a list in a frame has to stay, and so have lists in a list. */
  assign(slot: number, value: string, holds: boolean | 'lists'): void {
    this.real.delete(slot);
    const name = this.slot(slot);
    if (!this.framed?.has(slot)) this.write(`${name}=${value};`);
    else {
      const flag = holds === 'lists' ? FLAG.lists : holds ? FLAG.list : FLAG.number;
      const kept = holds === 'lists' ? `keepLists(${value})` : holds ? `keepList(${value})` : value;
      this.write(`${name}=${kept};${flagText(this.c.plan.flow, 'w', slot)}=${digits(flag)};`);
    }
  }

  /** Whether a value is a thing for certain: one that is gone through where it lies. */
  isReal(node: Node): boolean {
    return Array.isArray(node) && node[0] === 'slot' && this.real.has(node[1] as number);
  }

  write(text: string): void {
    this.text.push(text);
  }

  /** Goes another way than on to what comes next: the text of that way. */
  note(way: string): string {
    this.noted.add(way);
    return way;
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

  /** A text under a label, where something in it goes there. */
  labelled(label: string, text: string): string {
    return this.noted.has(`break ${label};`) ? `${label}:{${text}}` : text;
  }

  /** A name for a value that is worked out now. */
  hold(text: string): string {
    if (isFixed(text)) return text;
    const name = this.fresh();
    this.write(`const ${name}=${text};`);
    return name;
  }

  /** What was written meanwhile, and the text that came out. */
  apart(make: () => string): { before: string; value: string } {
    const outer = this.text;
    this.text = [];
    const value = make();
    const before = this.text.join('');
    this.text = outer;
    return { before, value };
  }

  /** Several expressions, worked out in their order even where a later one has to write something first. */
  inOrder(makes: readonly (() => string)[]): string[] {
    const parts = makes.map((make) => this.apart(make));
    const last = parts.reduce((found, part, i) => (part.before === '' ? found : i), -1);
    return parts.map(({ before, value }, i) => {
      this.write(before);
      return i < last ? this.hold(value) : value;
    });
  }

  /** A loop in which nothing is done but to work out values. */
  loop(write: () => void): void {
    const loop: Loop = { slots: new Set(), kept: new Map(), isKeeping: false };
    const { text } = this;
    const before = text.push('') - 1;
    this.loops.push(loop);
    write();
    this.loops.pop();
    if (loop.kept.size > 0) text[before] = `let ${[...loop.kept.values()].map((name) => `${name},${name}d`).join()};`;
  }

  /** Puts a value into a slot: of the node, or another in each pass of a loop. */
  put(slot: number, value: string, node?: Node, isList = false): void {
    const shape = node !== undefined && this.c.quiet(node) ? shapeOf(node, this.held) : undefined;
    if (shape) this.held.set(slot, shape);
    else {
      this.held.delete(slot);
      for (const { slots } of this.loops) slots.add(slot);
    }
    this.assign(slot, value, isList);
  }

  /** The outermost loop in all of whose passes a value is the same, if it is worth keeping, and what to keep it as. */
  private staying(node: Node): { loop: Loop; key: string } | null {
    if (this.loops.length === 0 || !this.c.quiet(node)) return null;
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
  keep(sort: 'test' | 'num' | 'list', node: Node, make: () => string): string {
    const found = this.staying(node);
    if (found === null) return make();
    const { loop } = found;
    const key = `${sort} ${found.key}`;
    const name = loop.kept.get(key) ?? this.fresh();
    loop.kept.set(key, name);
    // Its parts are worked out as often as the whole.
    loop.isKeeping = true;
    const { before, value } = this.apart(make);
    loop.isKeeping = false;
    this.write(`if(!${name}d){${before}${name}=${value};${name}d=1;}`);
    return name;
  }

  /** After a verb was called for its value, here or around, the game may be over. */
  stopAtEnd(): void {
    if (this.called) this.write(`if(ended===1){${this.end}}`);
  }

  /** Everything written so far. */
  take(): string {
    const text = this.text.join('');
    this.text = [];
    return text;
  }
}

/** Noted where a verb has gone on and its list is still given. */
export const GIVEN = 'given';

interface Loop {
  /** Slots that are put in it. */
  slots: Set<number>;
  /** What stays the same, and the names that hold it. */
  kept: Map<string, string>;
  isKeeping: boolean;
}

/** A literal, or a name that is written once. */
const isFixed = (text: string): boolean => /^(\(?-?\d+\)?|v\d+)$/.test(text);

/** Whole numbers only: whatever else stood here could not be told from code. */
export function digits(n: unknown): string {
  if (typeof n !== 'number' || !Number.isInteger(n)) throw new Error('not a whole number');
  return n < 0 ? `(${n})` : String(n);
}
