import { NONE } from '@draco-table/ruleset';
import { askOne } from '../play/ask.js';
import { tellChance, tellRoll } from '../play/tell.js';
import { fault } from '../problems.js';
import { scripted } from '../state/chance.js';
import { below } from '../state/random.js';
import type { Run } from '../state/run.js';
import { cellAt, cellX, cellY, noThing, placeOf, thingAt, toward, whereIs } from '../state/zones.js';
import { call, frameMaker } from './calls.js';
import { equal, kept, list, num, test, value, varPlace, whole, zonePlace } from './evaluate.js';
import { upTo } from './lists.js';
import type { Act } from './program.js';

/** An operation on the values of its arguments, which are worked out in order. */
const one =
  (act: (a: number, r: Run) => number): Act =>
  (r, f, n) =>
    act(num(r, f, n[1]), r);
const two =
  (act: (a: number, b: number, r: Run) => number): Act =>
  (r, f, n) =>
    act(num(r, f, n[1]), num(r, f, n[2]), r);
const ofList =
  (act: (all: readonly number[]) => number): Act =>
  (r, f, n) =>
    act(list(r, f, n[1]));

const divide = (a: number, b: number): number => (b === 0 ? fault('division by zero') : Math.floor(a / b));

/** Expressions that give a single value; whether something is so is 1 or 0. */
export const VALUES: Record<string, Act> = {
  none: () => NONE,
  slot: (_, f, n) => f[n[1]],
  answer: (r, f, n) => (f[n[1]] as unknown as number[])[num(r, f, n[2])] ?? NONE,
  var: (r, f, n) => r.vars[varPlace(r, f, n[1], n[2])],
  holder: (r, _, n) => r.program.layout.maxSeats + n[1],
  option: (r, _, n) => r.options[n[1]],
  attr: (r, f, n) => {
    const { changing, printed } = r.program.layout;
    const thing = num(r, f, n[2]);
    const at = changing[n[1]];
    return (at < 0 ? printed[n[1]][r.design[thing]] : r.attrs[at][thing]) ?? noThing();
  },
  printed: (r, f, n) => r.program.layout.printed[n[1]][num(r, f, n[2])] ?? fault('no such design'),
  piece: (r, _, n) => r.thingOf[n[1]],
  // Whole numbers of 32 bits wrap round: the same on every machine, and never a fraction.
  '+': two((a, b) => (a + b) | 0),
  '-': two((a, b) => (a - b) | 0),
  '*': two(Math.imul),
  '/': two((a, b) => divide(a, b) | 0),
  mod: two((a, b) => (a - b * divide(a, b)) | 0),
  max: two((a, b) => Math.max(a, b)),
  min: two((a, b) => Math.min(a, b)),
  '=': two((a, b) => +(a === b)),
  '<': two((a, b) => +(a < b)),
  '<=': two((a, b) => +(a <= b)),
  not: one((a) => +(a !== 1)),
  and: (r, f, n) => +(test(r, f, n[1]) && test(r, f, n[2])),
  or: (r, f, n) => +(test(r, f, n[1]) || test(r, f, n[2])),
  same: (r, f, n) => +equal(kept(r, f, n[1]), whole(r, f, n[2])),
  in: (r, f, n) => {
    const wanted = num(r, f, n[1]);
    return +whole(r, f, n[2]).includes(wanted);
  },
  'in-zone': (r, f, n) => {
    const place = r.where[num(r, f, n[1])];
    const from = zonePlace(r, f, n[2], n[3]);
    return +(place >= from && place < from + (n[3] === null ? r.program.layout.zoneCount[n[2]] : 1));
  },
  'is-a': (r, f, n) => +n.includes(r.program.layout.thingType[num(r, f, n[1])] as never, 2),
  any: (r, f, n) => +(upTo(r, f, n[1], 1).length > 0),
  playable: (r, f, n) => +playable(r, num(r, f, n[1]), f[0]),
  'face-down': one((thing, r) => +((r.face[thing] ?? noThing()) === 0)),
  /** A statement too: its blocks give how to go on. */
  if: (r, f, n) => value(r, f, test(r, f, n[1]) ? n[2] : (n[3] ?? 0)),
  count: ofList((all) => all.length),
  first: (r, f, n) => upTo(r, f, n[1], 1)[0] ?? NONE,
  last: ofList((all) => all.at(-1) ?? NONE),
  only: ofList((all) => (all.length === 1 ? all[0] : NONE)),
  at: (r, f, n) => kept(r, f, n[1])[num(r, f, n[2]) - 1] ?? NONE,
  sum: (r, f, n) => whole(r, f, n[1]).reduce((sum, item) => (sum + item) | 0, 0),
  design: one((thing, r) => r.design[thing] ?? noThing()),
  place: one((thing, r) => placeOf(r, thing)),
  'cell-of': one((thing, r) => r.cell[thing] ?? NONE),
  'holder-of': one((thing, r) => {
    const { zoneOf, zoneIndex, ruleset } = r.program.layout;
    const place = whereIs(r, thing);
    return ruleset.zones[zoneOf[place]].per === 'player' ? zoneIndex[place] : NONE;
  }),
  after: one((seat, r) => (seat + 1) % r.seats),
  before: one((seat, r) => (seat + r.seats - 1) % r.seats),
  cell: two(cellAt),
  x: one(cellX),
  y: one(cellY),
  toward: two(toward),
  opposite: one((side) => (side + 2) & 3),
  'at-cell': (r, f, n) => thingAt(r, zonePlace(r, f, n[1], n[2]), num(r, f, n[3])),
  roll: (r, f, n) => {
    const { sides, id } = r.program.layout.ruleset.dice[n[1]];
    const rolled = scripted(r) ?? 1 + below(r.random, sides);
    if (r.emit !== null) tellRoll(r, id, rolled, f[0]);
    return rolled;
  },
  random: two((from, to, r) => {
    const found = scripted(r) ?? (to < from ? from : from + below(r.random, to - from + 1));
    if (r.emit !== null) tellChance(r, { is: 'number' }, found);
    return found;
  }),
  'random-from': (r, f, n) => {
    const all = list(r, f, n[1]);
    return oneOf(r, n[2], all.length, (at) => all[at]);
  },
  weighing: (r, f, n) => {
    const all = kept(r, f, n[1]);
    let total = 0;
    const ends = all.map((item) => {
      f[n[2]] = item;
      total += Math.max(0, num(r, f, n[3]));
      return total;
    });
    return oneOf(r, n[4], total, (at) => all[ends.findIndex((end) => at < end)]);
  },
  agrees: (r, f, n) => askOne(r, n[3], f, num(r, f, n[1]), [1, 0]),
  call,
};

/** A value by chance, of as many as there are. */
function oneOf(r: Run, type: Parameters<typeof tellChance>[1], count: number, at: (n: number) => number): number {
  if (count === 0) return NONE;
  const found = scripted(r) ?? at(below(r.random, count));
  if (r.emit !== null) tellChance(r, type, found);
  return found;
}

/** The first of what a card needs that does not hold for a player, or -1. */
export function failing(r: Run, card: number, you: number): number {
  const { tests, size } = r.program.needs[r.design[card] ?? noThing()];
  const frame = frameMaker(size)(you, card);
  return tests.findIndex((need) => !test(r, frame, need));
}

const playable = (r: Run, card: number, you: number): boolean => failing(r, card, you) < 0;
