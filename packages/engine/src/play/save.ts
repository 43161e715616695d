import type { Problem } from '@draco-table/ruleset';
import type { SavedGame, StartOptions } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { problem } from '../problems.js';
import { restore, type State, snapshot } from '../state/run.js';
import { checkState } from './check-state.js';
import { decisionOf } from './decisions.js';
import { ENGINE, SAVE_FORMAT } from './engine-version.js';
import { brokenStart, readStart } from './options.js';
import { beginSession, countEvents, resultOf, revisit, type Session } from './session.js';
import { viewOf } from './view.js';

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

/** A copy of what was given, if it can be written as JSON at all: it may be too deep for that, or a circle. */
function readSave(given: SavedGame): SavedGame | undefined {
  try {
    return copyOf(given);
  } catch {
    return undefined;
  }
}

/** A session from a save; with a fault, and at the start, when the save is not what it has to be. */
export function resumeSession(loaded: Loaded, given: SavedGame): Session {
  const { ruleset, program } = loaded;
  const saved = readSave(given);
  const start: StartOptions = brokenStart(saved?.start)
    ? { seats: ruleset.seats.min, seed: '' }
    : (saved as SavedGame).start;
  const { seats, options, problem: wrong } = readStart(ruleset, start);
  const begin = (): Session => beginSession(program, { ...start, seats }, options);
  const fresh = begin();
  // From the start again: what was tried with a broken state must not be seen.
  const refuse = (fault: Problem): Session => ({ ...begin(), fault });
  const unreadable = (what: string): Session => refuse(problem('D0923', { what }));
  if (typeof saved !== 'object' || saved === null) return unreadable('no save');
  if (saved.format !== SAVE_FORMAT)
    return unreadable(Number.isInteger(saved.format) ? `format ${saved.format}` : 'format');
  if (saved.ruleset !== ruleset.hash) {
    const found = typeof saved.ruleset === 'string' ? saved.ruleset.slice(0, ruleset.hash.length) : '–';
    return refuse(problem('D0922', { found, ruleset: ruleset.hash }));
  }
  const part = brokenStart(saved.start);
  if (part) return unreadable(part);
  if (wrong) return refuse(wrong);
  const state = saved.state as SavedState;
  const broken = checkState(program, fresh.base, state, saved.answers);
  if (broken !== undefined) return unreadable(broken);
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
  try {
    if (run.ended === 1) session.result = resultOf(run);
    else findQuestion(session);
    // Whoever sits there will be shown it: what cannot be shown is no game.
    for (let seat = 0; seat < seats; seat++) viewOf(session, seat);
    for (const open of run.open) decisionOf(run, open);
  } catch (thrown) {
    return unreadable(thrown instanceof Misfit ? thrown.what : 'state');
  }
  return session;
}

/** A state that its answers do not lead to. */
class Misfit {
  constructor(readonly what: string) {}
}

/** Carries out the statement under way up to its question, held to what was answered and told in it. */
function findQuestion(session: Session): void {
  const { run, recorded, told, imagined } = session;
  let used = 0;
  let count = 0;
  run.doubt = (_, at, list, min, max, may) => {
    const answer = recorded[at] as number[];
    const enough = (answer.length === 0 && may) || (answer.length >= min && answer.length <= max);
    if (!enough || new Set(answer).size < answer.length || !answer.every((value) => list.includes(value)))
      throw new Misfit('answers');
    used = Math.max(used, at + 1);
    return answer;
  };
  run.emit = () => {
    count++;
  };
  try {
    if (revisit(session) !== 'asked') throw new Misfit('flow');
  } finally {
    run.doubt = null;
    run.emit = null;
  }
  if (recorded.some((answer, at) => answer !== null && at >= used)) throw new Misfit('answers');
  // What happens in a guess is not what was told of the game it was made of.
  if (!imagined && count !== told) throw new Misfit('told');
}
