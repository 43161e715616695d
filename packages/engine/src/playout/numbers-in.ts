import type { Numbers } from '../play/sight.js';
import type { Memory } from './memory.js';

/** The numbers of the game in memory. */
export function numbersIn(memory: Memory): Numbers {
  const { where, known, sees, begin, end, things, index, design, attrs, cell, vars } = memory;
  return {
    where: (thing) => where[thing],
    known: (thing) => known[thing],
    sees: (place) => sees[place],
    count: (place) => end[place] - begin[place],
    thing: (place, at) => things[begin[place] + at],
    indexOf: (thing, place) => index[thing] - begin[place],
    designOf: (thing) => design[thing],
    attrOf: (changing, thing) => attrs[changing][thing],
    cellOf: (thing) => cell[thing],
    varAt: (at) => vars[at],
  };
}
