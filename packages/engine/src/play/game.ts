import type { Problem } from '@draco-table/ruleset';
import type { Answer, Decision, Game, GameEvent, Outcome, SavedGame, StartOptions, View } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { problem } from '../problems.js';
import type { Program } from '../program/program.js';
import { shareRun } from '../state/run.js';
import { decisionOf } from './decisions.js';
import { digestOf } from './digest.js';
import { holdsOf, proceedHolding } from './hold.js';
import { readStart, wordOf } from './options.js';
import { resumeSession, saveSession } from './save.js';
import { answerSession, beginSession, countEvents, eventsOf, proceed, type Session, versionOf } from './session.js';
import { viewOf } from './view.js';

/** Starts a game. With seats or options that do not exist the game has a `fault` and no decisions. */
export function startGame(loaded: Loaded, start: StartOptions): Game {
  const { seats, options, problem: wrong } = readStart(loaded.ruleset, start);
  const session = beginSession(loaded.program, { ...start, seats, seed: wordOf(start.seed) }, options);
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
  else if (!proceedHolding(session, hold)) session.fault ??= problem('D0925', { ...holdsOf(hold)[0] });
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

export const makeGame = (session: Session): Game => new SessionGame(session);

/** A class, since accessors of a literal are another hidden class for every game, which holds on to it until all is collected. */
class SessionGame implements Game {
  readonly ruleset: Game['ruleset'];
  readonly seats: number;
  private made: Decision[] | undefined;

  constructor(private session: Session) {
    this.ruleset = session.program.source;
    this.seats = session.run.seats;
  }

  get version(): number {
    return versionOf(this.session);
  }
  get decisions(): Decision[] {
    const { run } = this.session;
    this.made ??= run.open.map((open) => decisionOf(run, open));
    return this.made;
  }
  get result(): Game['result'] {
    return this.session.result;
  }
  get fault(): Game['fault'] {
    return this.session.fault;
  }
  get inside(): Session {
    return this.session;
  }

  answer(answer: Answer): Outcome {
    const told = countEvents(this.session);
    const refused = answerSession(this.session, answer);
    if (refused) return { ok: false, problem: refused };
    this.made = undefined;
    return { ok: true, events: eventsOf(this.session, answer.seat, told[answer.seat]) };
  }
  view(seat: number | null): View {
    return viewOf(this.session, seat);
  }
  events(seat: number | null, from = 0): GameEvent[] {
    // Of a game that was resumed, what happened since need not wait for what happened before.
    const isNew = from >= this.session.past[seat ?? this.seats];
    return eventsOf(isNew ? this.session : this.withPast(), seat, from);
  }
  save(): SavedGame {
    return saveSession(this.session);
  }
  fork(): Game {
    return makeGame(forkSession(this.withPast()));
  }
  digest(): string {
    return digestOf(this.session.base, this.session.recorded);
  }
  canUndo(version = this.version - 1): boolean {
    return !this.session.imagined && version >= this.session.floor && version < this.version;
  }
  undo(version = this.version - 1): Outcome {
    const { program, floor, answers, start } = this.session;
    if (!this.canUndo(version)) return { ok: false, problem: problem('D0930', { version, floor }) };
    const again = replaySession(program, start, answers.slice(0, version));
    if (!('run' in again)) return { ok: false, problem: again };
    this.session = again;
    this.made = undefined;
    return { ok: true, events: [] };
  }

  /** Events of a game that was resumed are found again from its answers when somebody wants them. */
  private withPast(): Session {
    const { session } = this;
    if (session.past.some((count) => count > 0) && !session.imagined) {
      const again = replaySession(session.program, session.start, session.answers);
      if ('run' in again) {
        session.log = again.log;
        session.past = again.past;
      }
    }
    return session;
  }
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
