import { breach, fault } from '../problems.js';

/** Limits that can be broken in the memory. */
const BREACHES = ['steps', 'list', 'depth', 'grid', 'phases', 'decisions', 'playout', 'effects'] as const;
/** What else can go wrong there. */
const FAULTS = {
  thing: () => fault('no such thing'),
  nobody: () => fault('nobody there'),
  zero: () => fault('division by zero'),
  design: () => fault('no such design'),
  cell: () => fault('no such cell'),
  order: () => fault('not an order of the same things'),
  tokens: () => fault('more tokens than can be counted'),
  seat: () => fault('nobody to choose'),
  replaced: () => fault('nothing was replaced here'),
} as const;

type Fail = (typeof BREACHES)[number] | keyof typeof FAULTS;
const NAMES: readonly Fail[] = [...BREACHES, ...(Object.keys(FAULTS) as (keyof typeof FAULTS)[])];

/** The text that ends a game so: the code tells which by number. */
export const FAIL = Object.fromEntries(NAMES.map((name, i) => [name, `fail(${i})`])) as Record<Fail, string>;

export function fail(n: number): never {
  if (n < BREACHES.length) breach(BREACHES[n]);
  return FAULTS[NAMES[n] as keyof typeof FAULTS]();
}

export const tooMany = (name: (typeof BREACHES)[number]): never => fail(BREACHES.indexOf(name));
