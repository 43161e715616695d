import { NONE } from '@draco-table/ruleset';
import type { Layout } from '../program/layout.js';
import type { Run } from '../state/run.js';
import { varSeats } from './tell.js';

/**
 * What the seat that is asked may know, as whole numbers: the same as its view, for those who ask thousands of times a
 * second. Places are the zones in the order of the ruleset, each as often as it is there. A thing is a number to ask with,
 * never to reason with: where its design is hidden, the number would tell it.
 */
export interface Sight {
  readonly seat: number;
  readonly seats: number;
  /** How many things lie at a place. */
  count(place: number): number;
  thing(place: number, index: number): number;
  place(thing: number): number;
  /** Where it lies at its place, from 0; 0 in a hand or set that the seat does not see. */
  index(thing: number): number;
  /** -1 where the seat does not know it. */
  design(thing: number): number;
  /** NONE where there is none or the seat does not know the thing; so is a list. */
  attr(attr: number, thing: number): number;
  /** In a grid; NONE elsewhere. */
  cell(thing: number): number;
  /** A counter, tokens or a variable, by whose it is; NONE where the seat does not see it. A list is NONE too. */
  value(variable: number, index: number): number;
  /** The score of a seat, where it rests on nothing hidden; else 0. */
  score(seat: number): number;
}

/** Where the numbers of a game lie: the same questions for a run of its own and for the memory of a playout. */
export interface Numbers {
  where(thing: number): number;
  known(thing: number): number;
  sees(place: number): number;
  count(place: number): number;
  thing(place: number, index: number): number;
  indexOf(thing: number, place: number): number;
  designOf(thing: number): number;
  attrOf(changing: number, thing: number): number;
  cellOf(thing: number): number;
  varAt(at: number): number;
}

/** Lets a seat see what it may know of the numbers, and nothing else. */
export class SeatSight implements Sight {
  seat = 0;
  private readonly layout: Layout;

  constructor(
    private readonly run: Run,
    private readonly numbers: Numbers,
  ) {
    this.layout = run.program.layout;
  }

  get seats(): number {
    return this.run.seats;
  }
  count(place: number): number {
    return this.numbers.count(place);
  }
  thing(place: number, index: number): number {
    return this.numbers.thing(place, index);
  }
  place(thing: number): number {
    return this.numbers.where(thing);
  }
  index(thing: number): number {
    const place = this.numbers.where(thing);
    const isLoose = this.layout.looseAt[place] && ((this.numbers.sees(place) >> this.seat) & 1) === 0;
    return isLoose ? 0 : this.numbers.indexOf(thing, place);
  }
  design(thing: number): number {
    return (this.numbers.known(thing) >> this.seat) & 1 ? this.numbers.designOf(thing) : -1;
  }
  attr(attr: number, thing: number): number {
    if (((this.numbers.known(thing) >> this.seat) & 1) === 0) return NONE;
    if (this.layout.ruleset.attrs[attr].type.list) return NONE;
    const at = this.layout.changing[attr];
    if (at < 0) return this.layout.printed[attr][this.numbers.designOf(thing)] as number;
    return this.numbers.attrOf(at, thing);
  }
  cell(thing: number): number {
    return this.layout.hasGrid ? this.numbers.cellOf(thing) : NONE;
  }
  value(variable: number, index: number): number {
    if (this.layout.ruleset.vars[variable].type.list) return NONE;
    if (((varSeats(this.run, variable, index) >> this.seat) & 1) === 0) return NONE;
    return this.numbers.varAt(this.layout.varBase[variable] + index);
  }
  score(seat: number): number {
    const { program } = this.run;
    return program.openScore && program.score !== null ? program.score(this.run, seat) : 0;
  }
}

/** The numbers of a game that is played one operation at a time. */
export const numbersOf = (r: Run): Numbers => ({
  where: (thing) => r.where[thing],
  known: (thing) => r.known[thing],
  sees: (place) => r.sees[place],
  count: (place) => r.zones[place].length,
  thing: (place, index) => r.zones[place][index],
  indexOf: (thing, place) => r.zones[place].indexOf(thing),
  designOf: (thing) => r.design[thing],
  attrOf: (changing, thing) => r.attrs[changing][thing] as number,
  cellOf: (thing) => r.cell[thing],
  varAt: (at) => r.vars[at] as number,
});
