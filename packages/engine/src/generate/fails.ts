import { breach, fault } from '../problems.js';

/** All that can go wrong in the memory, by the number that the code tells. */
const FAILS = {
  steps: () => breach('steps'),
  list: () => breach('list'),
  depth: () => breach('depth'),
  grid: () => breach('grid'),
  phases: () => breach('phases'),
  decisions: () => breach('decisions'),
  playout: () => breach('playout'),
  thing: () => fault('no such thing'),
  nobody: () => fault('nobody there'),
  zero: () => fault('division by zero'),
  design: () => fault('no such design'),
  cell: () => fault('no such cell'),
  order: () => fault('not an order of the same things'),
  tokens: () => fault('more tokens than can be counted'),
  seat: () => fault('nobody to choose'),
} as const;

const ALL = Object.values(FAILS);
const NUMBERS = Object.fromEntries(Object.keys(FAILS).map((name, i) => [name, `fail(${i})`]));

/** The text that ends a game so. */
export const FAIL = NUMBERS as Record<keyof typeof FAILS, string>;

export const fail = (n: number): number => ALL[n]();
