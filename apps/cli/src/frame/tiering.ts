import { setFlagsFromString } from 'node:v8';

const LONG = new Set(['play', 'print', 'replay', 'train']);

/**
 * A command that reads some files and is gone in half a second spends more on optimising its code than it wins by it:
 * without the optimising compiler `check` takes half the processor time. Commands that run on switch it back on.
 */
export function tuneFor(argv: readonly string[]): void {
  if (!LONG.has(argv[0] ?? '') && !argv.includes('--deep') && !argv.includes('--watch')) setFlagsFromString('--no-opt');
}

/** Called when there turns out to be more to do than usual. */
export function optimise(): void {
  setFlagsFromString('--opt');
}
