import { NONE } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { type Intrinsics, under } from './intrinsics.js';
import { FAIL, type Memory, R } from './memory.js';

/** Up to here a list is looked through by hand. */
const FEW = 64;

export interface LongLists {
  longDistinct(list: number): number;
  longByKey(all: number, keys: number): number;
}

/**
 * Lists. A list is the address of its length, with its elements behind; before a list that grows stands how long it may
 * become where it is. Lists live until the statement that made them is over, one after the other.
 */
export function makeLists(memory: Memory, machine: Intrinsics, long: LongLists) {
  const { words, begin, end, things, design, firstThing, copyCount, thingType } = memory;
  const { count, designs, empty, players } = memory.facts;
  const { fail, copy } = machine;
  const { longDistinct, longByKey } = long;

  function spend(n: number): void {
    words[R.STEPS] -= n;
    if (words[R.STEPS] < 0) fail(FAIL.steps);
  }
  function open(capacity: number): number {
    const list = words[R.TOP] + 1;
    if (words[R.TOP] > words[R.LIMIT]) fail(FAIL.steps);
    words[list - 1] = capacity;
    words[list] = 0;
    words[R.TOP] = list + 1 + capacity;
    return list;
  }
  function make(n: number): number {
    const list = words[R.TOP] + 1;
    if (words[R.TOP] > words[R.LIMIT]) fail(FAIL.steps);
    words[list] = n;
    words[R.TOP] = list + 1 + n;
    return list;
  }
  /** Ends a list that grew where the next one would have begun. */
  function close(list: number, n: number): number {
    if (words[R.TOP] > words[R.LIMIT]) fail(FAIL.steps);
    words[list - 1] = n;
    words[list] = n;
    words[R.TOP] = list + 1 + n;
    return list;
  }
  function grown(list: number): number {
    const n = words[list];
    const to = open(n << 1);
    copy(to + 1, list + 1, n);
    return to;
  }
  function push(list: number, item: number): number {
    const n = words[list];
    let to = list;
    if (n === words[list - 1]) to = grown(list);
    words[to + 1 + n] = item;
    words[to] = n + 1;
    return to;
  }
  function single(item: number): number {
    if (item === NONE) return empty;
    const list = make(1);
    words[list + 1] = item;
    return list;
  }
  function sliced(list: number, from: number, n: number): number {
    const to = make(n);
    if (n > FEW) copy(to + 1, list + 1 + from, n);
    else for (let i = 0; i < n; i++) words[to + 1 + i] = words[list + 1 + from + i];
    return to;
  }
  function same(a: number, b: number): number {
    const n = words[a];
    if (n !== words[b]) return 0;
    for (let i = 1; i <= n; i++) if (words[a + i] !== words[b + i]) return 0;
    return 1;
  }
  function includes(list: number, item: number): number {
    const n = words[list];
    for (let i = 1; i <= n; i++) if (words[list + i] === item) return 1;
    return 0;
  }
  function distinct(list: number): number {
    const n = words[list];
    if (n > FEW) return longDistinct(list);
    const to = open(n);
    let found = 0;
    for (let i = 1; i <= n; i++) {
      const x = words[list + i];
      if (!includes(to, x)) {
        found++;
        words[to + found] = x;
        words[to] = found;
      }
    }
    return to;
  }
  function without(all: number, gone: number): number {
    const n = words[all];
    const to = open(n);
    let found = 0;
    for (let i = 1; i <= n; i++) {
      const x = words[all + i];
      if (!includes(gone, x)) {
        found++;
        words[to + found] = x;
      }
    }
    words[to] = found;
    return to;
  }
  function joint(a: number, b: number): number {
    const n = words[a];
    const more = words[b];
    if (n + more > LIMITS.list) fail(FAIL.list);
    spend(n + more);
    const to = make(n + more);
    copy(to + 1, a + 1, n);
    copy(to + 1 + n, b + 1, more);
    return to;
  }
  function reversed(list: number): number {
    const n = words[list];
    const to = make(n);
    for (let i = 1; i <= n; i++) words[to + 1 + n - i] = words[list + i];
    return to;
  }
  /** Puts a list into the order of its keys, where it is; those with the same stay as they were. */
  function byKey(all: number, keys: number): number {
    const n = words[all];
    if (n > FEW) return longByKey(all, keys);
    for (let i = 2; i <= n; i++) {
      const item = words[all + i];
      const key = words[keys + i];
      let at = i;
      while (at > 1 && words[keys + at - 1] > key) {
        words[all + at] = words[all + at - 1];
        words[keys + at] = words[keys + at - 1];
        at--;
      }
      words[all + at] = item;
      words[keys + at] = key;
    }
    return all;
  }
  function range(from: number, to: number): number {
    const n = to < from ? 0 : to - from + 1;
    const list = make(n);
    for (let i = 0; i < n; i++) words[list + 1 + i] = from + i;
    return list;
  }
  /** Takes out the first that is what stands at an index. */
  function takeAt(all: number, index: number): number {
    const item = words[all + 1 + index];
    const n = words[all];
    let i = 0;
    while (words[all + 1 + i] !== item) i++;
    i++;
    for (; i < n; i++) words[all + i] = words[all + 1 + i];
    words[all] = n - 1;
    return item;
  }
  /** Puts a list where it stays. */
  function keepList(list: number): number {
    if (list < words[R.BASE]) return list;
    const n = words[list];
    if (n === 0) return empty;
    const to = words[R.KEPT];
    if (to + n + 2 > words[R.KEPT_END]) fail(FAIL.steps);
    copy(to, list, n + 1);
    words[R.KEPT] = to + n + 1;
    return to;
  }
  function keepLists(all: number): number {
    const n = words[all];
    for (let i = 1; i <= n; i++) words[all + i] = keepList(words[all + i]);
    return keepList(all);
  }
  /** What lies at a place, as a list of its own. */
  function lying(place: number): number {
    const from = begin[place];
    const n = end[place] - from;
    const list = make(n);
    for (let i = 0; i < n; i++) words[list + 1 + i] = things[from + i];
    return list;
  }
  function firstOf(place: number, n: number): number {
    const from = begin[place];
    const all = end[place] - from;
    const most = n < 0 ? 0 : Math.min(n, all);
    const list = make(most);
    for (let i = 0; i < most; i++) words[list + 1 + i] = things[from + i];
    return list;
  }
  /** The last so many seats, counted from a seat. */
  function seatsFrom(seat: number, n: number): number {
    const list = make(n);
    const seats = words[R.SEATS];
    const skipped = seats - n;
    for (let i = 0; i < n; i++) words[list + 1 + i] = (seat + skipped + i) % seats;
    return list;
  }
  function opponents(you: number): number {
    return you === NONE ? players : seatsFrom(you, words[R.SEATS] - 1);
  }
  function copies(which: number): number {
    if (words[R.PLAIN]) {
      if (!under(which, designs)) return empty;
      return range(firstThing[which], firstThing[which] + copyCount[which] - 1);
    }
    let list = open(8);
    for (let i = 0; i < count; i++) if (design[i] === which) list = push(list, i);
    return list;
  }
  function spendAt(place: number): void {
    spend(3 * (end[place] - begin[place]));
  }
  /** Of what lies at a place: how many are of a type, which is the n-th, the last, all. */
  function countOf(place: number, type: number): number {
    spendAt(place);
    let n = 0;
    const last = end[place];
    for (let i = begin[place]; i < last; i++) n += +(thingType[things[i]] === type);
    return n;
  }
  function nthOf(place: number, type: number, n: number): number {
    if (n <= 0) return NONE;
    spendAt(place);
    let left = n;
    const last = end[place];
    for (let i = begin[place]; i < last; i++) {
      const x = things[i];
      if (thingType[x] === type) {
        left--;
        if (left === 0) return x;
      }
    }
    return NONE;
  }
  function lastOf(place: number, type: number): number {
    spendAt(place);
    const first = begin[place];
    for (let i = end[place] - 1; i >= first; i--) {
      const x = things[i];
      if (thingType[x] === type) return x;
    }
    return NONE;
  }
  function allOf(place: number, type: number): number {
    spendAt(place);
    const list = words[R.TOP] + 1;
    let n = 0;
    const last = end[place];
    for (let i = begin[place]; i < last; i++) {
      const x = things[i];
      words[list + 1 + n] = x;
      n += +(thingType[x] === type);
    }
    return close(list, n);
  }
  return {
    spend,
    open,
    make,
    close,
    push,
    single,
    sliced,
    same,
    includes,
    distinct,
    without,
    joint,
    reversed,
    byKey,
    range,
    takeAt,
    keepList,
    keepLists,
    lying,
    firstOf,
    seatsFrom,
    opponents,
    copies,
    countOf,
    nthOf,
    lastOf,
    allOf,
  };
}
