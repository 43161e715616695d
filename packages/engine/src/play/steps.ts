import { NONE, type Problem, type Span } from '@draco-table/ruleset';
import { LIMITS } from '../limits.js';
import { Fault, problemAt } from '../problems.js';
import { takeStep } from '../program/phases.js';
import type { Flow, Frame, Run } from '../state/run.js';

/** A frame for a routine that nobody calls: nobody acts, no card. */
export const bareFrame = (r: Run, routine: number): Frame => r.program.routines[routine].frame(NONE, NONE);

export const flowOf = (r: Run, routine: number): Flow => ({ routine, pc: 0, frame: bareFrame(r, routine) });

/** Carries out one statement of the phase that runs. When the last phase is over, so is the game. */
export function step(r: Run): void {
  const top = r.flow.length - 1;
  if (top < 0) {
    r.ended = 1;
    return;
  }
  const flow = r.flow[top];
  r.cursor = 0;
  r.chances = 0;
  r.begun = r.steps;
  r.at = flow.routine;
  takeStep(r, flow);
}

/** Goes on to the end of the game; every decision is answered by the run's picker. */
export function runToEnd(r: Run): void {
  // What was answered in the statement under way is used up first.
  if (r.recorded.length > 0) step(r);
  r.recorded = [];
  r.doubt = null;
  const { fast } = r.program;
  // Coverage is counted operation by operation.
  if (fast !== null && r.covered === null) {
    fast.play(r);
    return;
  }
  while (r.ended === 0) step(r);
}

/** What went wrong inside a run, with the card or rule and its line. */
export function faultOf(r: Run, thrown: unknown): Problem {
  const { ruleset } = r.program.layout;
  const found = thrown instanceof Fault ? thrown : overflow(thrown);
  const mark = ruleset.marks?.[r.mark];
  const routine = ruleset.routines[mark?.routine ?? r.at];
  const span: Span | undefined = mark?.span ?? routine?.span;
  const card = ruleset.designs.find(
    (design) => design.effect !== undefined && ruleset.routines[design.effect] === routine,
  );
  const args = { ...found.args, routine: routine?.id ?? '', ...(card ? { card: card.id } : {}) };
  return problemAt(found.code, args, ruleset, span);
}

function overflow(thrown: unknown): Fault {
  if (thrown instanceof RangeError) return new Fault('D0910', { limit: 'depth', most: LIMITS.depth });
  return new Fault('D0911', { what: thrown instanceof Error ? thrown.message : 'something unknown' });
}
