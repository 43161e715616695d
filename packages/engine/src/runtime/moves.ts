import { NONE } from '@draco-table/ruleset';
import type { makeChance } from './chance.js';
import { type Intrinsics, under } from './intrinsics.js';
import type { makeLists } from './lists.js';
import { FAIL, type Memory, R } from './memory.js';

/** Up to here those behind a thing move up where that is written: which side is shorter is foreseen by no machine. */
const FEW = 8;
/** What `shapeAt` says. */
const RING = 1;

/**
 * Things and places. Where a thing lies is known; taking out and putting in moves the shorter side of the others, and the
 * front of a pile is as near as its end. Each place has room for all things on both sides of its middle.
 */
export function makeMoves(
  memory: Memory,
  machine: Intrinsics,
  lists: Pick<ReturnType<typeof makeLists>, 'spend' | 'make' | 'lying'>,
  chance: Pick<ReturnType<typeof makeChance>, 'fairBelow'>,
  script: { shuffleScripted(list: number, front: number): number },
) {
  const { words, where, index, known, face, since, cell, begin, end, spin, direction, things } = memory;
  const { sees, blind, heads, marked, scratch, looseAt, againAt, shapeAt } = memory;
  const { count, room, clues, hasGrid, hasRing, hasSince, hasAgain } = memory.facts;
  const { fail, xoroshiro, high } = machine;
  const { spend, make, lying } = lists;
  const { fairBelow } = chance;
  const { shuffleScripted } = script;

  function put(at: number, thing: number): void {
    things[at] = thing;
    index[thing] = at;
  }
  function checkThing(thing: number): void {
    if (!under(thing, count)) fail(FAIL.thing);
  }
  function invalidateCells(): void {
    if (hasGrid) words[R.INDEXED] = -1;
  }
  /** What only these seats go on knowing of a thing: what it is, and what they were told of it. */
  function keepKnown(thing: number, seats: number): void {
    known[thing] = known[thing] & seats;
    if (clues) for (let at = thing + count; at < (clues + 1) * count; at += count) known[at] = known[at] & seats;
  }
  /** It came to another place. */
  function arrive(thing: number): void {
    if (hasAgain) if (againAt[where[thing]]) keepKnown(thing, seenAt(thing, where[thing]));
    if (hasSince) {
      words[R.SEQUENCE] += 1;
      since[thing] = words[R.SEQUENCE];
    }
    if (hasGrid) {
      cell[thing] = NONE;
      words[R.INDEXED] = -1;
    }
  }
  /** Who sees what lies at a place, if the thing lies face up. */
  function seenAt(thing: number, place: number): number {
    return sees[place] & (0 - face[thing]);
  }
  /** Moves what lies at a place to the middle of its room. */
  function centre(place: number): void {
    const from = begin[place];
    const n = end[place] - from;
    for (let i = 0; i < n; i++) scratch[i] = things[from + i];
    const to = place * room + ((room - n) >> 1);
    for (let i = 0; i < n; i++) put(to + i, scratch[i]);
    begin[place] = to;
    end[place] = to + n;
  }
  function takeOut(place: number, at: number): void {
    const from = begin[place];
    const last = end[place] - 1;
    if (at - from < last - at) {
      if (at - from > 64) spend((at - from) >> 6);
      for (let i = at; i > from; i--) put(i, things[i - 1]);
      begin[place] = from + 1;
    } else {
      if (last - at > 64) spend((last - at) >> 6);
      for (let i = at; i < last; i++) put(i, things[i + 1]);
      end[place] = last;
    }
  }
  function putIn(place: number, n: number, thing: number): void {
    if (begin[place] === place * room || end[place] === (place + 1) * room) centre(place);
    const from = begin[place];
    const to = end[place];
    if (n * 2 < to - from) {
      if (n > 64) spend(n >> 6);
      for (let i = 0; i < n; i++) put(from - 1 + i, things[from + i]);
      begin[place] = from - 1;
      put(from - 1 + n, thing);
    } else {
      if (to - from - n > 64) spend((to - from - n) >> 6);
      for (let i = to; i > from + n; i--) put(i, things[i - 1]);
      end[place] = to + 1;
      put(from + n, thing);
    }
  }
  /** Puts what is at one index to another; only those between the two move up. */
  function slide(from: number, to: number): void {
    const far = from < to ? to - from : from - to;
    if (far > 64) spend(far >> 6);
    invalidateCells();
    const thing = things[from];
    let i = from;
    for (; i < to; i++) put(i, things[i + 1]);
    for (; i > to; i--) put(i, things[i - 1]);
    put(to, thing);
  }
  /** A ring on which nothing is left stands at 0. */
  function spinBy(place: number, by: number): void {
    if (hasRing) {
      const n = end[place] - begin[place];
      spin[place] = n === 0 ? 0 : (((spin[place] + direction[place] * by) % n) + n) % n;
    }
  }
  /** The first so many, after those that are kept, go to the end. */
  function turn(place: number, kept: number, by: number): void {
    const from = begin[place] + kept;
    const n = end[place] - from;
    if (n > 64) spend(n >> 6);
    for (let i = 0; i < by; i++) scratch[i] = things[from + i];
    for (let i = by; i < n; i++) put(from + i - by, things[from + i]);
    for (let i = 0; i < by; i++) put(from + n - by + i, scratch[i]);
  }
  /** Turns a ring so that it is read from its head again; all keep their seats. */
  function readAnew(place: number): void {
    const head = heads[place];
    if (head === NONE) return;
    if (where[head] !== place) return;
    const by = index[head] - begin[place];
    if (by <= 0) return;
    turn(place, 0, by);
    spinBy(place, by);
  }
  /** The head goes to the gap after so many others; as few as possible move up for it. */
  function moveHead(place: number, at: number): void {
    const others = end[place] - begin[place] - 1;
    const gap = at < 0 || at > others ? others : at;
    if (gap === 0 || gap === others) return;
    turn(place, 1, gap);
    spinBy(place, gap * 2 <= others ? gap : gap + 1);
  }
  /** Who sees neither place cannot tell which of several it was. */
  function forget(place: number, lost: number): void {
    const last = end[place];
    const n = last - begin[place];
    if (n < 2) return;
    if (n > 64) spend(n >> 6);
    for (let i = begin[place]; i < last; i++) {
      keepKnown(things[i], ~lost);
    }
  }
  /** Knowledge after a thing went from one place to another. Call while it still lies where it was. */
  function follow(thing: number, from: number, to: number): void {
    const seen = seenAt(thing, to);
    known[thing] = known[thing] | seen;
    if (from !== to) {
      const lost = blind[from] & ~seen;
      if (lost !== 0) forget(from, lost);
    }
  }
  /** Where a thing may be put: 0 and up from the front, -1 at the end. Nobody can sit in front of a ring's head. */
  function moveTo(thing: number, to: number, at: number): void {
    checkThing(thing);
    const from = where[thing];
    follow(thing, from, to);
    const head = heads[to];
    const n = end[to] - begin[to];
    if (from === to) {
      if (thing === head) {
        moveHead(to, at);
        invalidateCells();
        return;
      }
      const last = n - 1;
      let goal = last;
      if (at >= 0 && at < last) goal = at === 0 && head !== NONE && things[begin[to]] === head ? 1 : at;
      slide(index[thing], begin[to] + goal);
      return;
    }
    let goal = n;
    if (at >= 0 && at < n) goal = at === 0 && head !== NONE && things[begin[to]] === head ? 1 : at;
    takeOut(from, index[thing]);
    putIn(to, goal, thing);
    where[thing] = to;
    if (thing === head) readAnew(to);
    arrive(thing);
  }
  /** Takes a thing from where it lies to another place, but for putting it there. */
  function pickUp(thing: number, from: number, to: number): void {
    const seen = seenAt(thing, to);
    known[thing] = known[thing] | seen;
    const lost = blind[from] & ~seen;
    if (lost !== 0) forget(from, lost);
    const at = index[thing];
    const first = begin[from];
    const last = end[from] - 1;
    if (at === first) begin[from] = first + 1;
    else if (last - at < FEW) {
      for (let i = at; i < last; i++) put(i, things[i + 1]);
      end[from] = last;
    } else takeOut(from, at);
    where[thing] = to;
    arrive(thing);
  }
  /** To the front or the end of a place without a head. */
  function toFront(thing: number, to: number): void {
    checkThing(thing);
    const from = where[thing];
    if (from === to) {
      moveTo(thing, to, 0);
      return;
    }
    pickUp(thing, from, to);
    if (begin[to] === to * room) centre(to);
    const goal = begin[to] - 1;
    begin[to] = goal;
    put(goal, thing);
  }
  function toEnd(thing: number, to: number): void {
    checkThing(thing);
    const from = where[thing];
    if (from === to) {
      moveTo(thing, to, -1);
      return;
    }
    pickUp(thing, from, to);
    if (end[to] === (to + 1) * room) centre(to);
    const goal = end[to];
    end[to] = goal + 1;
    put(goal, thing);
  }
  /** Whether a list is what lies at the front or the end of a place, in its order. */
  function isRow(list: number, n: number, from: number): number {
    const first = index[words[list + 1]];
    if (first !== begin[from] && first + n !== end[from]) return 0;
    if (first + n > end[from]) return 0;
    for (let i = 1; i < n; i++) {
      const x = words[list + 1 + i];
      if (!under(x, count)) return 0;
      if (index[x] !== first + i) return 0;
    }
    return 1;
  }
  /** Takes a list of different things out of a place, if all lie there. */
  function takeAll(list: number, n: number, from: number): number {
    let all = 0;
    for (; all < n; all++) {
      const x = words[list + 1 + all];
      if (!under(x, count)) break;
      if (where[x] !== from || marked[x] !== 0) break;
      marked[x] = 1;
    }
    if (all === n) {
      let left = begin[from];
      const last = end[from];
      for (let k = left; k < last; k++) {
        const x = things[k];
        put(left, x);
        left += 1 - marked[x];
      }
      end[from] = left;
    }
    for (let k = 0; k < all; k++) marked[words[list + 1 + k]] = 0;
    return +(all === n);
  }
  /** All of a list to the front or the end of a place without a head, one after the other. */
  function moveAll(list: number, to: number, isFront: number): void {
    const n = words[list];
    const from = n > 3 && under(words[list + 1], count) ? where[words[list + 1]] : to;
    let taken = 0;
    if (from !== to && looseAt[from] === 0) {
      spend((end[from] - begin[from]) >> 6);
      if (isRow(list, n, from)) {
        taken = 1;
        if (index[words[list + 1]] === begin[from]) begin[from] += n;
        else end[from] -= n;
      } else taken = takeAll(list, n, from);
    }
    if (taken) {
      if (isFront ? begin[to] - n < to * room : end[to] + n > (to + 1) * room) centre(to);
      let goal = isFront ? begin[to] - 1 : end[to];
      const step = isFront ? -1 : 1;
      for (let k = 1; k <= n; k++) {
        const thing = words[list + k];
        known[thing] = known[thing] | seenAt(thing, to);
        where[thing] = to;
        arrive(thing);
        put(goal, thing);
        goal += step;
      }
      if (isFront) begin[to] = goal + 1;
      else end[to] = goal;
    } else if (isFront) for (let k = 1; k <= n; k++) toFront(words[list + k], to);
    else for (let k = 1; k <= n; k++) toEnd(words[list + k], to);
  }
  /** The place of a thing in its zone, from 1; the head of a ring has 0. */
  function placeOf(thing: number): number {
    checkThing(thing);
    const place = where[thing];
    if (looseAt[place]) return NONE;
    const from = begin[place];
    const at = index[thing] - from;
    return heads[place] === things[from] ? at : at + 1;
  }
  /** `move X to place N`: the index that place N has. */
  function indexOfPlace(thing: number, place: number, n: number): number {
    const head = heads[place];
    if (head === NONE) return n < 1 ? 0 : n - 1;
    if (thing === head) return Math.max(n, 0);
    if (begin[place] === end[place] || things[begin[place]] !== head) return n < 1 ? 0 : n - 1;
    return Math.max(n, 1);
  }
  /** `move X before Y`, `move X after Y`, in reading order. */
  function moveBeside(thing: number, other: number, after: number): void {
    if (thing === other) return;
    checkThing(other);
    const place = where[other];
    let n = index[other] - begin[place];
    const head = heads[place];
    if (under(thing, count) && where[thing] === place) {
      if (thing === head) {
        moveHead(place, after ? n : n - 1);
        return;
      }
      // Taking it out first moves those behind it one place up.
      if (index[thing] < index[other]) n--;
    }
    if (head !== NONE && other === head) moveTo(thing, place, after ? 1 : -1);
    else moveTo(thing, place, after ? n + 1 : n);
  }
  function swap(a: number, b: number): void {
    if (a === b) return;
    if (hasGrid || !under(a, count) || !under(b, count) || where[a] !== where[b]) {
      const one = make(2);
      words[one + 1] = a;
      words[one + 2] = b;
      const other = make(2);
      words[other + 1] = b;
      words[other + 2] = a;
      rearrange(one, other, words[R.EVERYONE]);
      return;
    }
    const first = index[a];
    const second = index[b];
    put(first, b);
    put(second, a);
    readAnew(where[a]);
  }
  /** Puts each of an order on the place that the one at its place of the list had. `seats` see what goes where inside a hidden zone. */
  function rearrange(all: number, order: number, seats: number): void {
    const n = words[all];
    for (let k = 1; k <= n; k++) checkThing(words[all + k]);
    if (words[order] !== n) fail(FAIL.order);
    for (let k = 1; k <= n; k++) marked[words[all + k]] = -1;
    for (let k = 1; k <= n; k++) {
      const x = words[order + k];
      if (under(x, count)) if (marked[x] === -1) marked[x] = -2;
    }
    let met = 0;
    for (let k = 1; k <= n; k++) {
      const x = words[all + k];
      if (marked[x] === -2) met++;
      marked[x] = 0;
    }
    if (met !== n) fail(FAIL.order);
    const places = make(n);
    const indices = make(n);
    const cells = hasGrid ? make(n) : 0;
    for (let k = 1; k <= n; k++) {
      const x = words[all + k];
      words[places + k] = where[x];
      words[indices + k] = index[x];
      if (hasGrid) words[cells + k] = cell[x];
    }
    for (let k = 1; k <= n; k++) {
      const x = words[order + k];
      if (where[x] !== words[places + k]) follow(x, where[x], words[places + k]);
    }
    for (let k = 1; k <= n; k++) {
      const thing = words[order + k];
      const place = words[places + k];
      const stays = where[thing] === place;
      put(words[indices + k], thing);
      where[thing] = place;
      if (hasGrid) {
        cell[thing] = words[cells + k];
        words[R.INDEXED] = -1;
      }
      if (stays) keepKnown(thing, seenAt(thing, place) | seats);
      else {
        if (hasAgain) if (againAt[place]) keepKnown(thing, seenAt(thing, place));
        if (hasSince) {
          words[R.SEQUENCE] += 1;
          since[thing] = words[R.SEQUENCE];
        }
      }
    }
    for (let k = 1; k <= n; k++) readAnew(words[places + k]);
  }
  function shuffle(place: number): void {
    const from = begin[place];
    const n = end[place] - from;
    const front = n > 0 && heads[place] === things[from] ? 1 : 0;
    spend(n >> 4);
    const cells = hasGrid ? make(n) : 0;
    if (hasGrid) for (let i = 0; i < n; i++) words[cells + 1 + i] = cell[things[from + i]];
    if (words[R.SCRIPTED] > 0) {
      const list = lying(place);
      shuffleScripted(list, front);
      for (let i = 0; i < n; i++) things[from + i] = words[list + 1 + i];
    } else {
      for (let i = n - 1; i > front; i--) {
        const m = i + 1 - front;
        const some = xoroshiro();
        const j = from + front + (under(Math.imul(some, m), m) ? fairBelow(m, some) : high(some, m));
        const x = things[from + i];
        things[from + i] = things[j];
        things[j] = x;
      }
    }
    for (let i = 0; i < n; i++) {
      const x = things[from + i];
      index[x] = from + i;
      keepKnown(x, seenAt(x, place));
      if (hasGrid) cell[x] = words[cells + 1 + i];
    }
    invalidateCells();
  }
  function reverse(place: number): void {
    const n = end[place] - begin[place];
    spend(n >> 4);
    invalidateCells();
    const isHeaded = +(shapeAt[place] === RING && n > 0 && heads[place] === things[begin[place]]);
    let b = end[place] - 1;
    for (let a = begin[place] + isHeaded; a < b; a++) {
      const x = things[a];
      const y = things[b];
      put(a, y);
      put(b, x);
      b--;
    }
    if (hasRing) {
      if (shapeAt[place] === RING) {
        if (!isHeaded) spinBy(place, -1);
        direction[place] = 0 - direction[place];
      }
    }
  }
  function turnFace(thing: number, up: number): void {
    checkThing(thing);
    face[thing] = up;
    if (up === 1) known[thing] = known[thing] | sees[where[thing]];
  }
  /** Gives seats knowledge of things. */
  function look(seats: number, all: number): void {
    const n = words[all];
    for (let i = 1; i <= n; i++) {
      const x = words[all + i];
      checkThing(x);
      known[x] = known[x] | seats;
    }
  }
  /** Tells seats one attribute of things. */
  function learn(clue: number, seats: number, all: number): void {
    const n = words[all];
    for (let i = 1; i <= n; i++) {
      const x = words[all + i];
      checkThing(x);
      known[x + clue * count] = known[x + clue * count] | seats;
    }
  }
  return {
    moveTo,
    toFront,
    toEnd,
    moveAll,
    placeOf,
    indexOfPlace,
    moveBeside,
    swap,
    rearrange,
    shuffle,
    reverse,
    turnFace,
    look,
    learn,
    checkThing,
  };
}
