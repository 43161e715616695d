import { NONE } from '@draco-table/ruleset';
import type { makeChance } from './chance.js';
import { type Intrinsics, under } from './intrinsics.js';
import type { makeLists } from './lists.js';
import { FAIL, type Memory, R } from './memory.js';
import type { makeMoves } from './moves.js';

const [RING, GRID] = [1, 2];

/** Cells of grids, and who lies beside whom. A cell is one number. */
export function makeGrid(
  memory: Memory,
  machine: Intrinsics,
  lists: Pick<ReturnType<typeof makeLists>, 'spend' | 'open' | 'make' | 'push' | 'includes'>,
  chance: Pick<ReturnType<typeof makeChance>, 'toward'>,
  moves: Pick<ReturnType<typeof makeMoves>, 'moveTo' | 'checkThing'>,
) {
  const { words, where, index, cell, begin, end, things, shapeAt, onCell, filled, filledCount } = memory;
  const { hasGrid } = memory.facts;
  const { fail } = machine;
  const { spend, open, make, push, includes } = lists;
  const { toward } = chance;
  const { moveTo, checkThing } = moves;

  /** A grid is looked at many times between two changes, so what lies on which cell gets written down: the thing and 1. */
  function indexCells(place: number): void {
    const first = begin[place];
    const n = end[place] - first;
    if (n > 64) spend(n >> 6);
    const last = filledCount[0];
    for (let i = 0; i < last; i++) onCell[filled[i]] = 0;
    let found = 0;
    // The first of several in one cell is found first.
    for (let i = end[place] - 1; i >= first; i--) {
      const x = things[i];
      const on = cell[x];
      if (under(on, 65536)) {
        onCell[on] = x + 1;
        filled[found] = on;
        found++;
      }
    }
    filledCount[0] = found;
    words[R.INDEXED] = place;
  }
  function thingAt(place: number, on: number): number {
    if (!under(on, 65536)) {
      const last = end[place];
      for (let i = begin[place]; i < last; i++) if (cell[things[i]] === on) return things[i];
      return NONE;
    }
    if (words[R.INDEXED] !== place) indexCells(place);
    const found = onCell[on];
    return found === 0 ? NONE : found - 1;
  }
  /** Empty cells next to an occupied one, in the order of the things they lie beside. */
  function rim(place: number): number {
    let found = open(8);
    const last = end[place];
    for (let i = begin[place]; i < last; i++) {
      for (let side = 0; side < 4; side++) {
        const to = toward(cell[things[i]], side);
        if (thingAt(place, to) === NONE && !includes(found, to)) found = push(found, to);
      }
    }
    return found;
  }
  function putOnCell(thing: number, place: number, on: number): void {
    if (on === NONE) fail(FAIL.cell);
    moveTo(thing, place, -1);
    cell[thing] = on;
    words[R.INDEXED] = -1;
  }
  function neighbours(thing: number): number {
    checkThing(thing);
    const place = where[thing];
    const list = make(4);
    let n = 0;
    if (shapeAt[place] === GRID) {
      if (hasGrid) {
        for (let side = 0; side < 4; side++) {
          const other = thingAt(place, toward(cell[thing], side));
          if (other !== NONE) {
            n++;
            words[list + n] = other;
          }
        }
      }
    } else {
      const from = begin[place];
      const last = end[place] - 1;
      const own = index[thing];
      // In a ring of three and more the last sits beside the first; of two, each has one neighbour.
      const isRound = shapeAt[place] === RING && last - from > 1;
      if (own > from || isRound) {
        n++;
        words[list + n] = things[own > from ? own - 1 : last];
      }
      if (own < last || isRound) {
        n++;
        words[list + n] = things[own < last ? own + 1 : from];
      }
    }
    words[list] = n;
    return list;
  }
  return { thingAt, rim, putOnCell, neighbours };
}
