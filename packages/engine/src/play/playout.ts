import type { Problem } from '@draco-table/ruleset';
import type { Game, Playout, StartOptions, Watch } from '../api.js';
import { LIMITS } from '../limits.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { freshRun, type Run, runFrom, snapshot } from '../state/run.js';
import { digestOf } from './digest.js';
import { sessionOf } from './game.js';
import { readStart } from './options.js';
import { answerBy, HALT, type Picker } from './picking.js';
import { scoresSeen } from './scores.js';
import { resultOf } from './session.js';
import { faultOf, flowOf, runToEnd } from './steps.js';

/**
 * Plays a game to its end without events, views or ids: every decision is answered at once by `pick`. With the same
 * answers it reaches the same states as a game that is answered one decision at a time.
 */
export function playout(loaded: Loaded, start: Omit<StartOptions, 'hold'>, pick: Picker, watch?: Watch): Playout {
  const { seats, options, problem } = readStart(loaded.ruleset, start);
  const { program } = loaded;
  const fast = problem || watch?.covered ? null : program.fast;
  const run = fast?.fresh(seats, options, start.seed) ?? freshRun(program, seats, options, start.seed);
  if (problem) return outcome(run, problem);
  const { setup, play } = loaded.ruleset;
  run.flow = [flowOf(run, play), flowOf(run, setup)];
  run.watch = watch ?? null;
  run.covered = watch?.covered ?? null;
  return finishWith(run, pick);
}

/** The same from a game under way, which stays where it is. */
export function playOn(game: Game, pick: Picker, watch?: Watch): Playout {
  const session = sessionOf(game);
  const run = runFrom(session.program, session.base);
  run.recorded = session.recorded;
  run.reseedAt = session.run.reseedAt;
  run.reseed = session.run.reseed;
  run.watch = watch ?? null;
  run.covered = watch?.covered ?? null;
  return finishWith(run, pick);
}

function finishWith(run: Run, pick: Picker): Playout {
  answerBy(run, pick);
  run.steps = LIMITS.steps;
  try {
    if (run.ended === 0) runToEnd(run);
    return outcome(run, undefined);
  } catch (thrown) {
    if (thrown === HALT) return outcome(run, undefined);
    return outcome(run, faultOf(run, thrown));
  }
}

function outcome(run: Run, fault: Problem | undefined): Playout {
  run.steps = LIMITS.steps;
  run.depth = 0;
  const digest = run.playoutView?.digest() ?? (() => digestOf(snapshot(run), []));
  const result = fault === undefined && run.ended === 1 ? resultOf(run) : undefined;
  return {
    result,
    scores: result?.scores.slice() ?? scoresSeen(run) ?? run.players.map(() => 0),
    fault,
    decisions: run.asks,
    digest,
  };
}
