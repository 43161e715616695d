import { LIMITS } from '../limits.js';
import type { Run } from '../state/run.js';

/** Everybody's score at this moment; 0 in games without scores. */
export function scoresOf(run: Run, into: number[] = []): number[] {
  if (run.pick !== null && run.program.scores !== null) {
    run.program.scores(run, into);
    return into;
  }
  for (const seat of run.players) into[seat] = run.program.score?.(run, seat) ?? 0;
  return into;
}

/** The same for who only looks: with a budget of its own, and undefined where the rule of the score goes wrong. */
export function scoresSeen(run: Run): number[] | undefined {
  const { steps, depth } = run;
  run.steps = LIMITS.steps;
  run.depth = 0;
  try {
    return scoresOf(run);
  } catch {
    return undefined;
  } finally {
    run.steps = steps;
    run.depth = depth;
  }
}
