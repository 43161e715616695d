import type { Loaded, StartOptions } from '@draco-table/engine';
import type { Problem } from '@draco-table/ruleset';
import fc from 'fast-check';
import { breathe } from '../frame/io.js';
import { drive, LARGEST } from './drive.js';

/** Tries, so that the same game is found on a slow machine; time only for games that take very long. */
const TRIES = 400;
const TIME = 30_000;
const LONGEST = 5000;

/** The simplest list of numbers found that still leads into the same fault. */
export async function shrink(
  loaded: Loaded,
  start: StartOptions,
  numbers: readonly number[],
  fault: Problem,
  stop: AbortSignal,
): Promise<number[]> {
  const key = keyOf(fault);
  let tries = 0;
  const property = fc.asyncProperty(fc.array(fc.nat({ max: LARGEST }), { maxLength: LONGEST }), async (list) => {
    await breathe();
    tries += 1;
    if (tries > TRIES || stop.aborted) return true;
    const { fault: found } = drive(loaded, start, (at) => list[at] ?? 0, undefined, false);
    return found === undefined || keyOf(found) !== key;
  });
  // Only the example is tried; what fast-check does is make it smaller.
  const details = await fc.check(property, {
    examples: [[[...numbers]]],
    numRuns: 1,
    interruptAfterTimeLimit: TIME,
    markInterruptAsFailure: false,
  });
  return details.counterexample?.[0] ?? [...numbers];
}

/** The same thing going wrong at the same place; a game without an end stops anywhere. */
export function keyOf(fault: Problem): string {
  const { code, file, range, args } = fault;
  if (args.limit === 'playout') return 'playout';
  return JSON.stringify([code, file, range?.start.line, args.card ?? args.routine]);
}
