import type { SavedGame } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { problem } from '../problems.js';
import { restore, type State, snapshot } from '../state/run.js';
import { checkState } from './check-state.js';
import { ENGINE, SAVE_FORMAT } from './engine-version.js';
import { readStart } from './options.js';
import { beginSession, countEvents, resultOf, revisit, type Session } from './session.js';

/** What a save holds besides the answers. */
export interface SavedState {
  base: State;
  recorded: (number[] | null)[];
  told: number;
  floor: number;
  /** Events told so far, by seat. */
  past: number[];
  imagined: boolean;
  reseedAt: number;
  reseed: number[];
}

export function saveSession(session: Session): SavedGame {
  const { base, recorded, told, floor, imagined, run } = session;
  const past = countEvents(session);
  const state: SavedState = { base, recorded, told, floor, past, imagined, reseedAt: run.reseedAt, reseed: run.reseed };
  const saved: SavedGame = {
    format: SAVE_FORMAT,
    engine: ENGINE,
    ruleset: session.program.layout.ruleset.hash,
    start: session.start,
    answers: session.answers,
    state,
  };
  // A copy: what is done to a save must not reach the game.
  return copyOf(saved);
}

const copyOf = (saved: SavedGame): SavedGame => JSON.parse(JSON.stringify(saved));

/** A session from a save; with a fault, and at the start, when the save is not what it has to be. */
export function resumeSession(loaded: Loaded, given: SavedGame): Session {
  const saved: SavedGame = copyOf(given ?? {});
  const start = { ...saved.start, seats: Number(saved.start?.seats), seed: String(saved.start?.seed ?? '') };
  const { seats, options, problem: wrong } = readStart(loaded.ruleset, start);
  const fresh = beginSession(loaded.program, { ...start, seats }, options);
  const refuse = (fault: Session['fault']): Session => ({ ...fresh, fault });
  if (saved.format !== SAVE_FORMAT) return refuse(problem('D0923', { what: `format ${String(saved.format)}` }));
  if (saved.ruleset !== loaded.ruleset.hash) {
    return refuse(problem('D0922', { found: String(saved.ruleset), ruleset: loaded.ruleset.hash }));
  }
  if (wrong) return refuse(wrong);
  const state = saved.state as SavedState;
  const broken = checkState(loaded.program, fresh.base, state, saved.answers);
  if (broken !== undefined) return refuse(problem('D0923', { what: broken }));
  const { run } = fresh;
  restore(run, state.base);
  run.reseedAt = state.reseedAt;
  run.reseed = state.reseed;
  const session: Session = {
    ...fresh,
    base: snapshot(run),
    recorded: state.recorded,
    told: state.told,
    floor: state.floor,
    past: state.past,
    answers: saved.answers,
    imagined: state.imagined,
    log: { before: null, list: [] },
  };
  if (run.ended === 1) session.result = resultOf(run);
  else revisit(session);
  return session;
}
