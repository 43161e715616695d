import { breach, fault } from '../problems.js';
import { BREACHES, FAIL_NAMES, FAULTS } from '../runtime/memory.js';

/** Ends a game: the code tells by number why. */
export function fail(n: number): never {
  if (n < BREACHES.length) breach(BREACHES[n]);
  return fault(FAULTS[FAIL_NAMES[n] as keyof typeof FAULTS]);
}

export const tooMany = (name: (typeof BREACHES)[number]): never => fail(BREACHES.indexOf(name));
