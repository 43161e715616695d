import type { Problem } from '@draco-table/ruleset';
import type { Answer, Decision, Game, Outcome, SavedGame, StartOptions } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { problem } from '../problems.js';
import type { Program } from '../program/program.js';
import { shareRun } from '../state/run.js';
import { decisionOf } from './decisions.js';
import { digestOf } from './digest.js';
import { proceedHolding } from './hold.js';
import { readStart } from './options.js';
import { resumeSession, saveSession } from './save.js';
import { answerSession, beginSession, countEvents, eventsOf, proceed, type Session, versionOf } from './session.js';
import { viewOf } from './view.js';

/** Starts a game. With seats or options that do not exist the game has a `fault` and no decisions. */
export function startGame(loaded: Loaded, start: StartOptions): Game {
  const { seats, options, problem: wrong } = readStart(loaded.ruleset, start);
  const session = beginSession(loaded.program, { ...start, seats, seed: String(start.seed) }, options);
  if (wrong === undefined) toFirstQuestion(session);
  else session.fault = wrong;
  return makeGame(session);
}

/** Goes on with a saved game. When it does not belong to this ruleset, the game has a `fault` and no decisions. */
export function resumeGame(loaded: Loaded, saved: SavedGame): Game {
  return makeGame(resumeSession(loaded, saved));
}

function toFirstQuestion(session: Session): void {
  const { hold } = session.start;
  if (hold === undefined) proceed(session);
  else if (!proceedHolding(session, hold)) session.fault ??= problem('D0925', hold);
}

/** The session again from its start up to a version. */
function replaySession(program: Program, start: StartOptions, answers: readonly Answer[]): Session | Problem {
  const { seats, options } = readStart(program.layout.ruleset, start);
  const session = beginSession(program, { ...start, seats }, options);
  toFirstQuestion(session);
  for (const answer of answers) {
    const refused = answerSession(session, answer);
    if (refused) return refused;
  }
  return session;
}

/** What a game is made of, for functions that are no method of it: who does not use them does not carry them. */
export const sessionOf = (game: Game): Session => game.inside as Session;

export function makeGame(first: Session): Game {
  let session = first;
  const { program } = first;
  let decisions: Decision[] | undefined;
  /** Events of a game that was resumed are found again from its answers when somebody wants them. */
  const withPast = (): Session => {
    if (session.past.some((count) => count > 0) && !session.imagined) {
      const again = replaySession(program, session.start, session.answers);
      if ('run' in again) {
        session.log = again.log;
        session.past = again.past;
      }
    }
    return session;
  };

  const game: Game = {
    ruleset: program.layout.ruleset,
    seats: session.run.seats,
    get version() {
      return versionOf(session);
    },
    get decisions() {
      decisions ??= session.run.open.map((open) => decisionOf(session.run, open));
      return decisions;
    },
    get result() {
      return session.result;
    },
    get fault() {
      return session.fault;
    },
    answer(answer: Answer): Outcome {
      const told = countEvents(session);
      const refused = answerSession(session, answer);
      if (refused) return { ok: false, problem: refused };
      decisions = undefined;
      return { ok: true, events: eventsOf(session, answer.seat, told[answer.seat]) };
    },
    view: (seat) => viewOf(session, seat),
    events: (seat, from = 0) => eventsOf(withPast(), seat, from),
    save: () => saveSession(session),
    fork: () => makeGame(forkSession(withPast())),
    digest: () => digestOf(session.base, session.recorded),
    canUndo: (version = versionOf(session) - 1) =>
      !session.imagined && version >= session.floor && version < versionOf(session),
    undo(version = versionOf(session) - 1): Outcome {
      const { floor, answers, start } = session;
      if (!game.canUndo(version)) {
        return { ok: false, problem: problem('D0930', { version, floor }) };
      }
      const again = replaySession(program, start, answers.slice(0, version));
      if (!('run' in again)) return { ok: false, problem: again };
      session = again;
      decisions = undefined;
      return { ok: true, events: [] };
    },
    get inside() {
      return session;
    },
  };
  return game;
}

/** A game of its own from this moment. Nothing that changes is shared. */
function forkSession(session: Session): Session {
  return {
    ...session,
    run: shareRun(session.run),
    recorded: session.recorded.slice(),
    answers: session.answers.slice(),
    log: { before: { log: session.log, count: session.log.list.length }, list: [] },
  };
}
