import { hexOf } from '../play/digest.js';
import { mixed } from '../state/random.js';
import { flowsOf, listAt, type Memory } from './memory.js';

type Told = ArrayLike<number | null | Told>;

/** The numbers that `play/digest.ts` makes of a state, in the same order, of the game in memory: nothing is copied. */
class Writer {
  private units = new Int32Array(4096);
  private count = 0;

  private unit(unit: number): void {
    if (this.count === this.units.length) {
      const longer = new Int32Array(2 * this.count);
      longer.set(this.units);
      this.units = longer;
    }
    this.units[this.count++] = unit;
  }

  number(value: number): void {
    if (value >>> 0 < 60_000) this.unit(value);
    else {
      this.unit(60_000);
      this.unit(value >>> 16);
      this.unit(value);
    }
  }

  head(length: number): void {
    this.unit(62_000);
    this.unit(length);
  }

  list(list: Told, from = 0, to = list.length): void {
    this.head(to - from);
    for (let i = from; i < to; i++) {
      const item = list[i];
      if (typeof item === 'number') this.number(item);
      else if (item === null) this.unit(61_000);
      else this.list(item);
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
  const { run, plan, attrs, things, begin, end, vars } = memory;
  const { routines } = run.program;
  const writer = new Writer();
  const listVars = new Set(plan.listVars);
  const values = (numbers: ArrayLike<number>, isList: (i: number) => boolean): Told =>
    Array.from(numbers, (value, i) => (isList(i) ? listAt(memory, value) : value));
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
    writer.list(run.design);
    writer.list(memory.where);
    writer.list(memory.known);
    writer.list(memory.face);
    writer.list(memory.since);
    writer.list(memory.cell);
    writer.head(attrs.length);
    for (const [i, isList] of plan.attrs.entries()) writer.list(isList ? values(attrs[i], () => true) : attrs[i]);
    writer.head(begin.length);
    for (let place = 0; place < begin.length; place++) writer.list(things, begin[place], end[place]);
    writer.list(memory.spin);
    writer.list(memory.direction);
    writer.list(listVars.size === 0 ? vars : values(vars, (i) => listVars.has(i)));
    writer.list(lasting());
    writer.list(phases());
    writer.list(memory.random);
    writer.number(run.sequence);
    writer.number(run.asks);
    writer.number(run.ended);
    writer.list(run.script);
    // Answers under way, of which a playout has none.
    writer.head(0);
    return writer.digest();
  };
}
