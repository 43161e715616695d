import { hexOf } from '../play/digest.js';
import { mixed } from '../state/random.js';
import { flowsOf } from './frames.js';
import type { Memory, Numbers } from './memory.js';

type Told = readonly (number | null | Told)[];

/** Puts a number behind others, and tells where the next one goes. */
function put(units: Int32Array, at: number, value: number): number {
  if (value >>> 0 < 60_000) {
    units[at] = value;
    return at + 1;
  }
  units[at] = 60_000;
  units[at + 1] = value >>> 16;
  units[at + 2] = value;
  return at + 3;
}

/** The numbers that `play/digest.ts` makes of a state, in the same order, of the game in memory: nothing is copied. */
class Writer {
  private units = new Int32Array(4096);
  private count = 0;

  /** Room for so many more, whatever they are. */
  private room(count: number): Int32Array {
    const most = this.count + 3 * count + 2;
    if (most > this.units.length) {
      const longer = new Int32Array(2 * most);
      longer.set(this.units);
      this.units = longer;
    }
    return this.units;
  }

  number(value: number): void {
    this.count = put(this.room(1), this.count, value);
  }

  head(length: number): void {
    const units = this.room(0);
    units[this.count++] = 62_000;
    units[this.count++] = length;
  }

  /** A table of the memory. */
  table(table: Numbers, from = 0, to = table.length): void {
    this.head(to - from);
    const units = this.room(to - from);
    let at = this.count;
    for (let i = from; i < to; i++) at = put(units, at, table[i]);
    this.count = at;
  }

  list(list: Told): void {
    this.head(list.length);
    for (const item of list) {
      if (typeof item === 'number') this.number(item);
      else if (item === null) this.room(1)[this.count++] = 61_000;
      else this.list(item);
    }
  }

  /** Numbers, some of which are addresses in the memory: of lists, each with its length before it. */
  lists(numbers: Numbers, words: Int32Array, isList: (i: number) => boolean): void {
    this.head(numbers.length);
    for (let i = 0; i < numbers.length; i++) {
      const value = numbers[i];
      const from = value + 1;
      if (isList(i)) this.table(words, from, from + words[from - 1]);
      else this.number(value);
    }
  }

  digest(): string {
    const { count } = this;
    this.count = 0;
    return hexOf(mixed(this.units, count));
  }
}

/** What takes the digest of the game in memory. */
export function digestIn(memory: Memory): () => string {
  const { run, plan, words, attrs, things, begin, end, vars } = memory;
  const { routines } = run.program;
  const writer = new Writer();
  const listVars = new Set(plan.listVars);
  const isListVar = (i: number): boolean => listVars.has(i);
  const always = (): boolean => true;
  const lasting = (): Told => run.effects.map(({ hook, mode, since, frame }) => [hook, mode, since, frame]);
  const phases = (): Told =>
    flowsOf(memory).map(({ routine, pc, frame }) => {
      const { passing } = routines[routine];
      return [routine, pc, frame.map((value, slot) => (passing.includes(slot) ? null : value))];
    });
  return () => {
    writer.head(21);
    writer.number(run.seats);
    writer.list(run.options);
    writer.table(memory.design);
    for (const table of [memory.where, memory.known, memory.face, memory.since, memory.cell]) writer.table(table);
    writer.head(attrs.length);
    for (let i = 0; i < attrs.length; i++) {
      if (plan.attrs[i]) writer.lists(attrs[i], words, always);
      else writer.table(attrs[i]);
    }
    writer.head(begin.length);
    for (let place = 0; place < begin.length; place++) writer.table(things, begin[place], end[place]);
    writer.table(memory.spin);
    writer.table(memory.direction);
    if (listVars.size === 0) writer.table(vars);
    else writer.lists(vars, words, isListVar);
    writer.list(lasting());
    writer.list(phases());
    writer.table(memory.random);
    writer.number(run.sequence);
    writer.number(run.asks);
    writer.number(run.ended);
    writer.list(run.script);
    // Answers under way, of which a playout has none.
    writer.head(0);
    return writer.digest();
  };
}
