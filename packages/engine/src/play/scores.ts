import type { Run } from '../state/run.js';

/** Everybody's score at this moment; 0 in games without scores. */
export function scoresOf(run: Run): number[] {
  const { score } = run.program;
  return run.players.map((seat) => (score === null ? 0 : score(run, seat)));
}
