import type { Context } from './context.js';

/** Values of the engine that the text names, the same ones for the whole program. */
export class Constants {
  readonly values: unknown[] = [];
  private readonly known = new Map<unknown, string>();

  name(value: unknown): string {
    let name = this.known.get(value);
    if (name === undefined) {
      name = `k${this.values.push(value) - 1}`;
      this.known.set(value, name);
    }
    return name;
  }
}

/**
 * One function in the making. Expressions are given back as text; what has to happen before them (loops, mostly) is
 * written at once. Names of a routine are variables of the function; those of a phase that are state stay in its frame.
 */
export class Unit {
  private text: string[] = [];
  private names = 0;
  /** Whether a verb was called for its value since this was last cleared: the game may have ended inside. */
  called = false;

  constructor(
    readonly c: Context,
    private readonly constants: Constants,
    /** Of a phase: which of its slots are in the frame. */
    private readonly framed: ReadonlySet<number> | null,
    /** What to write where the game has ended, and where the routine is to be left. */
    public end = 'return 3;',
    public stop = 'return 0;',
  ) {}

  constant(value: unknown): string {
    return this.constants.name(value);
  }

  fresh(): string {
    return `v${this.names++}`;
  }

  slot(slot: number): string {
    if (this.framed?.has(slot)) return `f[${digits(slot)}]`;
    return slot === 0 ? 'you' : slot === 1 ? 'card' : `s${digits(slot)}`;
  }

  write(text: string): void {
    this.text.push(text);
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

  /** Everything written so far. */
  take(): string {
    const text = this.text.join('');
    this.text = [];
    return text;
  }
}

/** A literal, or a name that is written once. */
const isFixed = (text: string): boolean => /^(-?\d+|v\d+|k\d+)$/.test(text);

/** Whole numbers only: whatever else stood here could not be told from code. */
export function digits(n: unknown): string {
  if (typeof n !== 'number' || !Number.isInteger(n)) throw new Error('not a whole number');
  return n < 0 ? `(${n})` : String(n);
}
