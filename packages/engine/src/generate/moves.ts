import { NONE } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import { spend } from '../program/evaluate.js';
import { shuffleList } from '../state/chance.js';
import { below } from '../state/random.js';
import { fixed, type Memory, roomOf } from './memory.js';

const gone = (): never => fault('no such thing');

/**
 * What `state/zones.ts` does, with a game in memory: where a thing lies is known, taking out and putting in moves the
 * shorter side of the others, and the front of a pile is as near as its end. Comments on the meaning are there.
 */
export type Moves = ReturnType<typeof makeMoves>;

export function makeMoves(memory: Memory) {
  const { run, where, known, face, since, cell, at, things, begin, end, spin, direction, sees, heads } = memory;
  const { layout } = run.program;
  const { ruleset, zoneOf } = layout;
  const room = roomOf(layout);
  const loose = fixed(layout.looseAt.map(Number));
  /** By place: 1 a ring, 2 a grid. */
  const shapes = fixed(zoneOf.map((zone) => ['ring', 'grid'].indexOf(ruleset.zones[zone].shape) + 1));
  const hasSince = since.length > 0;
  const hasCells = cell.length > 0;
  /** Where lists are put together. */
  const bench = new Int16Array(new ArrayBuffer(room * 2 + 128));
  const marks = fixed(layout.startDesign.map(() => 0));

  /** What lies at a place, as a list of its own. */
  function lying(place: number): number[] {
    const list: number[] = [];
    for (let i = begin[place]; i < end[place]; i++) list.push(things[i]);
    return list;
  }

  function firstOf(place: number, n: number): number[] {
    const from = begin[place];
    const to = Math.min(end[place], from + Math.max(0, n));
    const list: number[] = [];
    for (let i = from; i < to; i++) list.push(things[i]);
    return list;
  }

  function put(index: number, thing: number): void {
    things[index] = thing;
    at[thing] = index;
  }

  /** Puts what lies at a place into the middle of its room. */
  function centre(place: number): void {
    const count = end[place] - begin[place];
    const from = begin[place];
    for (let i = 0; i < count; i++) bench[i] = things[from + i];
    const to = place * room + ((room - count) >> 1);
    for (let i = 0; i < count; i++) put(to + i, bench[i]);
    begin[place] = to;
    end[place] = to + count;
  }

  /** Many things moved or looked through are work, which counts. */
  function spendOn(count: number): void {
    if (count > 64) spend(run, count >> 6);
  }

  function takeOut(place: number, index: number): void {
    const from = begin[place];
    const last = end[place] - 1;
    if (index - from < last - index) {
      spendOn(index - from);
      for (let i = index; i > from; i--) put(i, things[i - 1]);
      begin[place] = from + 1;
    } else {
      spendOn(last - index);
      for (let i = index; i < last; i++) put(i, things[i + 1]);
      end[place] = last;
    }
  }

  /** Makes room before the one that is `n`th now, counted from 0, and puts the thing there. */
  function putIn(place: number, n: number, thing: number): void {
    if (begin[place] === place * room || end[place] === (place + 1) * room) centre(place);
    const from = begin[place];
    const to = end[place];
    if (n * 2 < to - from) {
      spendOn(n);
      for (let i = 0; i < n; i++) put(from - 1 + i, things[from + i]);
      begin[place] = from - 1;
      put(from - 1 + n, thing);
    } else {
      spendOn(to - from - n);
      for (let i = to; i > from + n; i--) put(i, things[i - 1]);
      end[place] = to + 1;
      put(from + n, thing);
    }
  }

  function slide(from: number, to: number): void {
    spendOn(Math.abs(to - from));
    if (run.index !== null) run.index.place = -1;
    const thing = things[from];
    let i = from;
    for (; i < to; i++) put(i, things[i + 1]);
    for (; i > to; i--) put(i, things[i - 1]);
    put(to, thing);
  }

  function spinBy(place: number, steps: number): void {
    const n = end[place] - begin[place];
    spin[place] = n === 0 ? 0 : (((spin[place] + direction[place] * steps) % n) + n) % n;
  }

  /** Takes so many from the front, after the first `keep`, to the end. */
  function turn(place: number, keep: number, steps: number): void {
    const from = begin[place] + keep;
    const count = end[place] - from;
    spendOn(count);
    for (let i = 0; i < steps; i++) bench[i] = things[from + i];
    for (let i = steps; i < count; i++) put(from + i - steps, things[from + i]);
    for (let i = 0; i < steps; i++) put(from + count - steps + i, bench[i]);
  }

  function readAnew(place: number): void {
    const head = heads[place];
    if (where[head] !== place) return;
    const steps = at[head] - begin[place];
    if (steps <= 0) return;
    turn(place, 0, steps);
    spinBy(place, steps);
  }

  function moveHead(place: number, index: number): void {
    const others = end[place] - begin[place] - 1;
    const gap = index < 0 || index > others ? others : index;
    if (gap === 0 || gap === others) return;
    turn(place, 1, gap);
    spinBy(place, gap * 2 <= others ? gap : gap + 1);
  }

  function look(seats: number, all: readonly number[]): void {
    for (let i = 0; i < all.length; i++) {
      if (known[all[i]] === undefined) gone();
      known[all[i]] |= seats;
    }
  }

  function follow(thing: number, from: number, to: number): void {
    const seen = face[thing] === 1 ? sees[to] : 0;
    if (from !== to && loose[from] === 1) {
      const lost = run.everyone & ~sees[from] & ~seen;
      if (lost !== 0 && end[from] - begin[from] > 1) {
        spendOn(end[from] - begin[from]);
        for (let i = begin[from]; i < end[from]; i++) known[things[i]] &= ~lost;
      }
    }
    known[thing] |= seen;
  }

  function setCell(thing: number, to: number): void {
    cell[thing] = to;
    if (run.index !== null) run.index.place = -1;
  }

  function moveTo(thing: number, to: number, index: number): void {
    const from = where[thing];
    if (from === undefined) gone();
    follow(thing, from, to);
    const head = heads[to];
    const count = end[to] - begin[to];
    if (from === to) {
      if (thing === head) {
        moveHead(to, index);
        return;
      }
      const last = count - 1;
      const front = head !== NONE && last > 0 && things[begin[to]] === head ? 1 : 0;
      slide(at[thing], begin[to] + (index < 0 || index >= last ? last : Math.max(index, front)));
      return;
    }
    const front = head !== NONE && count > 0 && things[begin[to]] === head ? 1 : 0;
    takeOut(from, at[thing]);
    putIn(to, index < 0 || index >= count ? count : Math.max(index, front), thing);
    where[thing] = to;
    if (thing === head) readAnew(to);
    if (hasSince) since[thing] = ++run.sequence;
    if (hasCells) setCell(thing, NONE);
  }

  /** Before it is put somewhere else. */
  function pickUp(thing: number, from: number, to: number): void {
    if (loose[from] === 1) follow(thing, from, to);
    else if (face[thing] === 1) known[thing] |= sees[to];
    takeOut(from, at[thing]);
    where[thing] = to;
    if (hasSince) since[thing] = ++run.sequence;
    if (hasCells) setCell(thing, NONE);
  }

  /** To the front of what is not read from a head. */
  function toFront(thing: number, to: number): void {
    const from = where[thing];
    if (from === to || from === undefined) {
      moveTo(thing, to, 0);
      return;
    }
    pickUp(thing, from, to);
    if (begin[to] === to * room) centre(to);
    const index = begin[to] - 1;
    begin[to] = index;
    put(index, thing);
  }

  /** To the end of it. */
  function toEnd(thing: number, to: number): void {
    const from = where[thing];
    if (from === to || from === undefined) {
      moveTo(thing, to, -1);
      return;
    }
    pickUp(thing, from, to);
    if (end[to] === (to + 1) * room) centre(to);
    const index = end[to];
    end[to] = index + 1;
    put(index, thing);
  }

  function placeOf(thing: number): number {
    const place = where[thing];
    if (place === undefined) gone();
    const from = begin[place];
    return heads[place] === things[from] ? at[thing] - from : at[thing] - from + 1;
  }

  function indexOfPlace(thing: number, place: number, n: number): number {
    const head = heads[place];
    if (head === NONE) return n < 1 ? 0 : n - 1;
    if (thing === head) return Math.max(n, 0);
    if (begin[place] === end[place] || things[begin[place]] !== head) return n < 1 ? 0 : n - 1;
    return Math.max(n, 1);
  }

  function moveBeside(thing: number, other: number, after: boolean): void {
    if (thing === other) return;
    const place = where[other];
    if (place === undefined) gone();
    let n = at[other] - begin[place];
    const head = heads[place];
    const from = where[thing];
    if (from === place) {
      if (thing === head) {
        moveHead(place, after ? n : n - 1);
        return;
      }
      if (at[thing] < at[other]) n--;
    }
    if (head !== NONE && other === head) moveTo(thing, place, after ? 1 : -1);
    else moveTo(thing, place, after ? n + 1 : n);
  }

  function swap(a: number, b: number): void {
    if (a === b) return;
    const place = where[a];
    if (place === undefined || place !== where[b] || hasCells) {
      rearrange([a, b], [b, a], run.everyone);
      return;
    }
    const [one, other] = [at[a], at[b]];
    put(one, b);
    put(other, a);
    if (heads[place] !== NONE) readAnew(place);
  }

  function rearrange(all: readonly number[], order: readonly number[], seats: number): void {
    const count = all.length;
    for (let k = 0; k < count; k++) if (where[all[k]] === undefined) gone();
    if (order.length !== count) fault('not an order of the same things');
    // Each is met once in the one list, and once in the other.
    for (let k = 0; k < count; k++) marks[all[k]] = -1;
    for (let k = 0; k < count; k++) if (marks[order[k]] === -1) marks[order[k]] = -2;
    let met = 0;
    for (let k = 0; k < count; k++) {
      if (marks[all[k]] === -2) met++;
      marks[all[k]] = 0;
    }
    if (met !== count) fault('not an order of the same things');
    const places: number[] = [];
    const indices: number[] = [];
    const cells: number[] = [];
    for (let k = 0; k < count; k++) {
      places.push(where[all[k]]);
      indices.push(at[all[k]]);
      if (hasCells) cells.push(cell[all[k]]);
    }
    for (let k = 0; k < count; k++) if (where[order[k]] !== places[k]) follow(order[k], where[order[k]], places[k]);
    for (let k = 0; k < count; k++) {
      const thing = order[k];
      const place = places[k];
      const stays = where[thing] === place;
      put(indices[k], thing);
      where[thing] = place;
      if (hasCells) setCell(thing, cells[k]);
      if (stays) known[thing] &= (face[thing] === 1 ? sees[place] : 0) | seats;
      else if (hasSince) since[thing] = ++run.sequence;
    }
    for (let k = 0; k < count; k++) if (heads[places[k]] !== NONE) readAnew(places[k]);
  }

  function shuffle(place: number): void {
    const from = begin[place];
    const count = end[place] - from;
    const front = count > 0 && heads[place] === things[from] ? 1 : 0;
    const cells = hasCells ? lying(place).map((thing) => cell[thing]) : null;
    if (run.script.length > 0) {
      const list = lying(place);
      shuffleList(run, list, front);
      for (let i = 0; i < count; i++) put(from + i, list[i]);
    } else {
      run.chances++;
      spend(run, count >> 4);
      const { random } = memory;
      for (let i = count - 1; i > front; i--) {
        const j = front + below(random, i + 1 - front);
        const item = things[from + i];
        things[from + i] = things[from + j];
        things[from + j] = item;
      }
      for (let i = from; i < from + count; i++) at[things[i]] = i;
    }
    if (cells !== null) for (let i = 0; i < count; i++) setCell(things[from + i], cells[i]);
    const seen = sees[place];
    for (let i = from; i < from + count; i++) known[things[i]] &= face[things[i]] === 1 ? seen : 0;
  }

  function reverse(place: number): void {
    const count = end[place] - begin[place];
    spend(run, count >> 4);
    if (run.index !== null) run.index.place = -1;
    const isRing = shapes[place] === 1;
    const isHeaded = isRing && count > 0 && heads[place] === things[begin[place]];
    for (let a = begin[place] + (isHeaded ? 1 : 0), b = end[place] - 1; a < b; a++, b--) {
      const item = things[a];
      put(a, things[b]);
      put(b, item);
    }
    if (isRing) {
      if (!isHeaded) spinBy(place, -1);
      direction[place] = -direction[place];
    }
  }

  function turnFace(thing: number, up: number): void {
    if (face[thing] === undefined) gone();
    face[thing] = up;
    if (up === 1) known[thing] |= sees[where[thing]];
  }

  return {
    lying,
    firstOf,
    look,
    moveTo,
    toFront,
    toEnd,
    placeOf,
    indexOfPlace,
    moveBeside,
    swap,
    rearrange,
    shuffle,
    reverse,
    turnFace,
    setCell,
    shapes,
  };
}
