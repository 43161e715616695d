import { makeAsking, type Pickers } from './asking.js';
import { makeChance, type RareChance } from './chance.js';
import { makeEffects, type Rules } from './effects.js';
import { makeGrid } from './grid.js';
import type { Intrinsics } from './intrinsics.js';
import { type LongLists, makeLists } from './lists.js';
import type { Memory } from './memory.js';
import { makeMoves } from './moves.js';

/** What the run time calls that is not its own. */
export type Outside = LongLists & RareChance & Pickers;

/** The whole run time over a memory, by name, as it is. */
export function makeRuntime(memory: Memory, machine: Intrinsics, outside: Outside, rules: Rules) {
  const lists = makeLists(memory, machine, outside);
  const chance = makeChance(memory, machine, outside, lists);
  const asking = makeAsking(memory, machine, outside);
  const moves = makeMoves(memory, machine, lists, chance, outside);
  const grid = makeGrid(memory, machine, lists, chance, moves);
  const effects = makeEffects(memory, machine, lists, asking, rules);
  return { ...lists, ...chance, ...asking, ...moves, ...grid, ...effects };
}
