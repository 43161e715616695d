import { NONE } from '@draco-table/ruleset';
import { fault } from '../problems.js';
import { spend } from '../program/evaluate.js';
import { toward } from '../state/zones.js';
import type { Memory } from './memory.js';
import type { Moves } from './moves.js';

/** What `state/zones.ts` says of neighbours and cells, with a game in memory. */
export function makeGrids({ run, where, cell, at, things, begin, end }: Memory, { shapes, moveTo, setCell }: Moves) {
  const { index } = run;
  /** By cell: the thing that lies there and 1, as long as nothing has moved since; and the cells that are filled. */
  const map = new Int16Array(index === null ? 0 : 0x10000);
  const filled = new Int32Array(cell.length);
  let count = 0;

  function indexCells(place: number): void {
    const lying = end[place] - begin[place];
    if (lying > 64) spend(run, lying >> 6);
    for (let i = 0; i < count; i++) map[filled[i]] = 0;
    count = 0;
    // The first of several in one cell is found first.
    for (let i = end[place] - 1; i >= begin[place]; i--) {
      const on = cell[things[i]];
      if (on >>> 16 !== 0) continue;
      map[on] = things[i] + 1;
      filled[count++] = on;
    }
    if (index !== null) index.place = place;
  }

  function thingAt(place: number, on: number): number {
    if (index === null || on >>> 16 !== 0) {
      for (let i = begin[place]; i < end[place]; i++) if (cell[things[i]] === on) return things[i];
      return NONE;
    }
    if (index.place !== place) indexCells(place);
    const found = map[on];
    return found === 0 ? NONE : found - 1;
  }

  /** Empty cells next to an occupied one, in the order of the things they lie beside. */
  function rim(place: number): number[] {
    const found: number[] = [];
    for (let i = begin[place]; i < end[place]; i++) {
      for (let side = 0; side < 4; side++) {
        const next = toward(cell[things[i]], side);
        if (thingAt(place, next) === NONE && !found.includes(next)) found.push(next);
      }
    }
    return found;
  }

  function neighbours(thing: number): number[] {
    const place = where[thing];
    if (place === undefined) fault('no such thing');
    if (shapes[place] === 2) {
      const found: number[] = [];
      for (let side = 0; side < 4; side++) {
        const other = thingAt(place, toward(cell[thing], side));
        if (other !== NONE) found.push(other);
      }
      return found;
    }
    const [from, last, own] = [begin[place], end[place] - 1, at[thing]];
    // In a ring of three and more the last sits beside the first; of two, each has one neighbour.
    const isRound = shapes[place] === 1 && last - from > 1;
    const before = own > from ? things[own - 1] : isRound ? things[last] : NONE;
    const after = own < last ? things[own + 1] : isRound ? things[from] : NONE;
    if (before === NONE) return after === NONE ? [] : [after];
    return after === NONE ? [before] : [before, after];
  }

  function putOnCell(thing: number, place: number, on: number): void {
    if (on === NONE) fault('no such cell');
    moveTo(thing, place, -1);
    setCell(thing, on);
  }

  return { thingAt, rim, neighbours, putOnCell };
}
