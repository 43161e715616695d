import { NONE, type ZoneDef } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { breach, fault } from '../problems.js';
import { spend } from '../program/evaluate.js';
import { shuffleList } from './chance.js';
import type { Run } from './run.js';

/** The thing that a ring at this place is read from, or NONE. */
export function headOf(r: Run, place: number): number {
  const design = r.headAt[place];
  return design < 0 ? NONE : r.thingOf[design];
}

/** What lies at a place, to look at. */
export const lying = (r: Run, place: number): readonly number[] => r.playoutView?.lying(place) ?? r.zones[place];

export function shapeAt(r: Run, place: number): ZoneDef['shape'] {
  const { ruleset, zoneOf } = r.program.layout;
  return ruleset.zones[zoneOf[place]].shape;
}

export const noThing = (): never => fault('no such thing');
/** The place where a thing lies. */
export const whereIs = (r: Run, thing: number): number => r.where[thing] ?? noThing();

/** Gives seats knowledge of a thing; what was hidden from one of them cannot be taken back. */
export function learn(r: Run, thing: number, seats: number): void {
  const before = r.known[thing] ?? noThing();
  const after = before | seats;
  r.known[thing] = after;
  if ((after ^ before) & r.minds) r.barrier = true;
}

/** What only these seats go on knowing of a thing: what it is, and what they were told of it. */
function keepKnown(r: Run, thing: number, seats: number): void {
  const { known } = r;
  for (let at = thing; at < known.length; at += r.where.length) known[at] &= seats;
}

/** Tells seats one attribute of a thing. */
export function learnClue(r: Run, thing: number, clue: number, seats: number): void {
  whereIs(r, thing);
  const at = (clue + 1) * r.where.length + thing;
  const before = r.known[at];
  r.known[at] = before | seats;
  if (~before & seats & ~r.known[thing] & r.minds) r.barrier = true;
}

/** An attribute has another value, which nobody was told. */
export function forgetClue(r: Run, thing: number, clue: number): void {
  if (clue >= 0) r.known[(clue + 1) * r.where.length + thing] = 0;
}

/** Where things are hidden again, only those who see the place go on knowing what came there. */
function hideAgain(r: Run, thing: number, place: number): void {
  if (r.program.layout.againAt[place]) keepKnown(r, thing, r.face[thing] === 1 ? r.sees[place] : 0);
}

/** Knowledge after a thing went from one place to another. Call while it is still listed where it was. */
function follow(r: Run, thing: number, from: number, to: number): void {
  const sees = r.face[thing] === 1 ? r.sees[to] : 0;
  if (from !== to) {
    // Who sees neither place cannot tell which of several it was.
    const lost = r.everyone & ~r.sees[from] & ~sees;
    if (lost !== 0) {
      const things = r.zones[from];
      if (r.looseAt[from] && things.length > 1) {
        for (let i = 0; i < things.length; i++) keepKnown(r, things[i], ~lost);
      }
    }
  }
  learn(r, thing, sees);
}

function indexIn(r: Run, things: readonly number[], thing: number): number {
  // Looking through a long list is work, which counts.
  if (things.length > 64) spend(r, things.length >> 6);
  const at = things.indexOf(thing);
  return at < 0 ? fault('a thing is not where it should be') : at;
}

/** Puts what is at one index to another; only those between the two move up. */
function slide(things: number[], from: number, to: number): void {
  const thing = things[from];
  let i = from;
  for (; i < to; i++) things[i] = things[i + 1];
  for (; i > to; i--) things[i] = things[i - 1];
  things[to] = thing;
}

/** Turns a ring's list so that it is read from its head again; all keep their seats. */
function readAnew(r: Run, place: number, head: number): void {
  const things = r.zones[place];
  const at = things.indexOf(head);
  if (at <= 0) return;
  r.zones[place] = things.slice(at).concat(things.slice(0, at));
  spinBy(r, place, at);
}

/** A ring on which nothing is left stands at 0. */
function spinBy(r: Run, place: number, steps: number): void {
  r.spin[place] = slotOf(r, place, steps) || 0;
}

/** Where a thing may be put: 0 and up from the front, -1 at the end. */
export function moveTo(r: Run, thing: number, to: number, index: number): void {
  const from = whereIs(r, thing);
  const source = r.zones[from];
  const at = indexIn(r, source, thing);
  follow(r, thing, from, to);
  const head = headOf(r, to);
  if (head !== NONE && from === to && thing === head) {
    moveHead(r, to, index);
  } else {
    const target = r.zones[to];
    const end = from === to ? target.length - 1 : target.length;
    // Nobody can sit in front of a ring's head.
    const front = head !== NONE && end > 0 && target[0] === head ? 1 : 0;
    const goal = index < 0 || index >= end ? end : Math.max(index, front);
    if (from === to) slide(source, at, goal);
    else {
      source.splice(at, 1);
      target.splice(goal, 0, thing);
      r.where[thing] = to;
    }
    if (thing === head) readAnew(r, to, head);
  }
  if (from !== to) {
    hideAgain(r, thing, to);
    if (r.since.length > 0) r.since[thing] = ++r.sequence;
    if (r.cell.length > 0) leaveCell(r, thing);
  }
  invalidateCellIndex(r);
}

/** What lies on which cell has to be looked at anew. */
function invalidateCellIndex({ index }: Run): void {
  if (index !== null) index.place = -1;
}

/** The head goes to the gap after `index` others; as few as possible move up for it. */
function moveHead(r: Run, place: number, index: number): void {
  const things = r.zones[place];
  const others = things.length - 1;
  const gap = index < 0 || index > others ? others : index;
  if (gap === 0 || gap === others) return;
  const head = things[0];
  r.zones[place] = [head, ...things.slice(gap + 1), ...things.slice(1, gap + 1)];
  spinBy(r, place, gap * 2 <= others ? gap : gap + 1);
}

/** The place of a thing in its zone, from 1; the head of a ring has 0. */
export function placeOf(r: Run, thing: number): number {
  const place = whereIs(r, thing);
  // In a hand, in a set and in the box nothing has a place.
  if (r.looseAt[place]) return NONE;
  const things = r.zones[place];
  const at = indexIn(r, things, thing);
  return headOf(r, place) === things[0] ? at : at + 1;
}

/** `move X to place N`: the index that place N has. */
export function indexOfPlace(r: Run, thing: number, place: number, n: number): number {
  const head = headOf(r, place);
  if (head === NONE || thing === head || r.zones[place][0] !== head) {
    if (head !== NONE && thing === head) return Math.max(n, 0);
    return n < 1 ? 0 : n - 1;
  }
  return Math.max(n, 1);
}

/** `move X before Y`, `move X after Y`, in reading order. */
export function moveBeside(r: Run, thing: number, other: number, after: boolean): void {
  if (thing === other) return;
  const place = whereIs(r, other);
  const things = r.zones[place];
  const from = r.where[thing];
  let at = indexIn(r, things, other);
  const head = headOf(r, place);
  if (head !== NONE && thing === head && from === place) {
    moveHead(r, place, after ? at : at - 1);
    return;
  }
  // Taking it out first moves those behind it one place up.
  if (from === place && indexIn(r, things, thing) < at) at--;
  if (head !== NONE && other === head) moveTo(r, thing, place, after ? 1 : -1);
  else moveTo(r, thing, place, after ? at + 1 : at);
}

/** Puts things[k] of `order` on the place that `things[k]` had. `seats` see what goes where inside a hidden zone. */
export function rearrange(r: Run, things: readonly number[], order: readonly number[], seats: number): void {
  const places = things.map((thing) => whereIs(r, thing));
  const indices = things.map((thing, k) => indexIn(r, r.zones[places[k]], thing));
  const cells = r.cell.length > 0 ? things.map((thing) => r.cell[thing]) : null;
  if (order.length !== things.length) fault('not an order of the same things');
  for (let k = 0; k < things.length; k++) {
    // As many different ones, all from among them: so they are all there, and were different too.
    if (!things.includes(order[k]) || order.indexOf(order[k]) !== k) fault('not an order of the same things');
  }
  for (let k = 0; k < order.length; k++)
    if (r.where[order[k]] !== places[k]) follow(r, order[k], r.where[order[k]], places[k]);
  for (let k = 0; k < order.length; k++) {
    const thing = order[k];
    const place = places[k];
    const stays = r.where[thing] === place;
    r.zones[place][indices[k]] = thing;
    r.where[thing] = place;
    if (cells !== null) setCell(r, thing, cells[k]);
    if (stays) keepKnown(r, thing, (r.face[thing] === 1 ? r.sees[place] : 0) | seats);
    else {
      hideAgain(r, thing, place);
      if (r.since.length > 0) r.since[thing] = ++r.sequence;
    }
  }
  if (r.program.layout.hasRing) {
    for (const place of places) {
      const head = headOf(r, place);
      if (head !== NONE) readAnew(r, place, head);
    }
  }
}

export function shuffle(r: Run, place: number): void {
  const things = r.zones[place];
  const cells = r.cell.length > 0 ? things.map((thing) => r.cell[thing]) : null;
  const front = things.length > 0 && headOf(r, place) === things[0] ? 1 : 0;
  shuffleList(r, things, front);
  if (cells !== null) for (let i = 0; i < things.length; i++) setCell(r, things[i], cells[i]);
  const sees = r.sees[place];
  for (let i = 0; i < things.length; i++) {
    const thing = things[i];
    keepKnown(r, thing, r.face[thing] === 1 ? sees : 0);
  }
}

export function reverse(r: Run, place: number): void {
  const things = r.zones[place];
  spend(r, things.length >> 4);
  const ring = shapeAt(r, place) === 'ring';
  const headed = ring && things.length > 0 && headOf(r, place) === things[0];
  const turned = things.slice(headed ? 1 : 0).reverse();
  r.zones[place] = headed ? [things[0], ...turned] : turned;
  invalidateCellIndex(r);
  if (ring) {
    if (!headed) spinBy(r, place, -1);
    r.direction[place] = -r.direction[place];
  }
}

/** The fixed seat round the table of the thing at `index` of a ring. */
export function slotOf(r: Run, place: number, index: number): number {
  const n = r.zones[place].length;
  return (((r.spin[place] + r.direction[place] * index) % n) + n) % n;
}

export function turnFace(r: Run, thing: number, up: number): void {
  const place = whereIs(r, thing);
  r.face[thing] = up;
  if (up === 1) learn(r, thing, r.sees[place]);
}

export function neighbours(r: Run, thing: number): number[] {
  const place = whereIs(r, thing);
  const shape = shapeAt(r, place);
  const things = r.zones[place];
  if (shape === 'grid') {
    const cell = r.cell[thing];
    const found: number[] = [];
    for (let side = 0; side < 4; side++) {
      const other = thingAt(r, place, toward(cell, side));
      if (other !== NONE) found.push(other);
    }
    return found;
  }
  const n = things.length;
  const at = indexIn(r, things, thing);
  // In a ring of three and more the last sits beside the first; of two, each has one neighbour.
  const round = shape === 'ring' && n > 2 ? n : 0;
  return [things[at > 0 ? at - 1 : round - 1], things[at + 1 === round ? 0 : at + 1]].filter(
    (one) => one !== undefined,
  );
}

// ---- grids: a cell is one number ----
const MIDDLE = 128;
export function cellAt(x: number, y: number): number {
  if (x < -LIMITS.grid || x > LIMITS.grid || y < -LIMITS.grid || y > LIMITS.grid) breach('grid');
  return ((x + MIDDLE) << 8) | (y + MIDDLE);
}
export const cellX = (cell: number): number => (cell >> 8) - MIDDLE;
export const cellY = (cell: number): number => (cell & 255) - MIDDLE;
/** North, east, south, west: x grows to the east, y to the north. */
export function toward(cell: number, side: number): number {
  if (cell === NONE) fault('no such cell');
  const next = side === 0 ? cell + 1 : side === 1 ? cell + 256 : side === 2 ? cell - 1 : cell - 256;
  // Both parts of a cell are 1 to 255.
  if ((next & 255) === 0 || next >> 8 === 0 || next >> 8 > 255) breach('grid');
  return next;
}

/** A grid is looked at many times between two changes, so where each cell's thing is gets written down. */
const SLOTS = 256;
export interface CellIndex {
  /** The place it was made for, or -1 when something has moved since. */
  place: number;
  /** By a number made of the cell, with the next free one where it is taken: the thing, or -1. */
  things: Int16Array;
}
export const cellIndex = (): CellIndex => ({ place: -1, things: new Int16Array(SLOTS) });

const slotFor = (cell: number): number => (cell ^ ((cell >> 8) * 31)) & (SLOTS - 1);

function indexCells(r: Run, index: CellIndex, place: number): void {
  const found = index.things.fill(-1);
  const all = r.zones[place];
  // The first of several in one cell is found first.
  for (let i = 0; i < all.length; i++) {
    let slot = slotFor(r.cell[all[i]]);
    while (found[slot] >= 0) slot = (slot + 1) & (SLOTS - 1);
    found[slot] = all[i];
  }
  index.place = place;
}

export function thingAt(r: Run, place: number, cell: number): number {
  const all = r.zones[place];
  const cells = r.cell;
  const { index } = r;
  // Half full it is still fast; things above what it can hold are too.
  if (index === null || all.length > SLOTS / 2 || cells.length > 32_767) {
    for (let i = 0; i < all.length; i++) if (cells[all[i]] === cell) return all[i];
    return NONE;
  }
  if (index.place !== place) indexCells(r, index, place);
  const { things } = index;
  for (let slot = slotFor(cell); ; slot = (slot + 1) & (SLOTS - 1)) {
    const thing = things[slot];
    if (thing < 0) return NONE;
    if (cells[thing] === cell) return thing;
  }
}

function setCell(r: Run, thing: number, cell: number): void {
  r.cell[thing] = cell;
  invalidateCellIndex(r);
}
export const leaveCell = (r: Run, thing: number): void => setCell(r, thing, NONE);
/** Empty cells next to an occupied one, in the order of the things they lie beside. */
export function rim(r: Run, place: number): number[] {
  const found: number[] = [];
  for (const thing of r.zones[place]) {
    for (let side = 0; side < 4; side++) {
      const cell = toward(r.cell[thing], side);
      if (thingAt(r, place, cell) === NONE && !found.includes(cell)) found.push(cell);
    }
  }
  return found;
}
export function putOnCell(r: Run, thing: number, place: number, cell: number): void {
  if (cell === NONE) fault('no such cell');
  moveTo(r, thing, place, -1);
  setCell(r, thing, cell);
}
