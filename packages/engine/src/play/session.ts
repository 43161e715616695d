import type { Problem } from '@draco-table/ruleset';
import type { Answer, GameEvent, Result, StartOptions } from '../api.js';
import { LIMITS } from '../limits.js';
import { breach, isProblem } from '../problems.js';
import type { Program } from '../program/program.js';
import { freshRun, type Run, restore, type State, settle, snapshot } from '../state/run.js';
import { type OpenAsk, SUSPEND } from './ask.js';
import { checkAnswer } from './decisions.js';
import { scoresOf } from './scores.js';
import { bitOf, redact } from './shown.js';
import { faultOf, flowOf, step } from './steps.js';
import { tellChoice } from './tell.js';

/** An event before it is redacted, and the seats that are told. */
export interface Told {
  event: Record<string, unknown>;
  seats: number;
}
/** Events of a game since a point; a fork goes on from its parent's. */
export interface Log {
  before: { log: Log; count: number } | null;
  list: Told[];
}

/**
 * A game that waits for answers. `base` is the state before the statement under way and `recorded` what was answered
 * inside it; both together are the game. `run` stands where the last answer led and is only looked at.
 */
export interface Session {
  program: Program;
  start: StartOptions;
  run: Run;
  base: State;
  recorded: (number[] | null)[];
  /** Events that the statement under way has told already. */
  told: number;
  answers: Answer[];
  log: Log;
  /** Of a game that was resumed: how many events each seat, and last a spectator, was told before. */
  past: number[];
  /** The lowest version that can be gone back to. */
  floor: number;
  result: Result | undefined;
  fault: Problem | undefined;
  /** Everything in it is a guess, so it may show what a real one may not. */
  imagined: boolean;
}

export const versionOf = (session: Session): number =>
  session.base.asks + session.recorded.filter((answer) => answer !== null).length;

/** A game at its first decision. */
export function beginSession(program: Program, start: StartOptions, options: number[]): Session {
  const { given } = start;
  const run = freshRun(program, start.seats, options, start.seed);
  const { setup, play } = program.layout.ruleset;
  if (start.alone !== undefined) run.minds = 1 << start.alone;
  run.flow = [flowOf(run, play), ...(given === undefined ? [] : [flowOf(run, given)]), flowOf(run, setup)];
  const session: Session = {
    program,
    start,
    run,
    base: snapshot(run),
    recorded: [],
    told: 0,
    answers: [],
    log: { before: null, list: [{ event: { is: 'start' }, seats: run.everyone }] },
    past: new Array<number>(start.seats + 1).fill(0),
    floor: 0,
    result: undefined,
    fault: undefined,
    imagined: false,
  };
  return session;
}

/**
 * Carries the game on to where it has to wait, or to its end. False, and back where it was, when a rule went wrong.
 * `before` is called ahead of every statement.
 */
export function proceed(session: Session, before?: () => void): boolean {
  const { run, log, base, recorded, told } = session;
  const events = log.list.length;
  let skip = told;
  let count = 0;
  let size = 0;
  run.emit = (event, seats) => {
    size += JSON.stringify(event).length;
    if (size > LIMITS.characters) breach('characters');
    count++;
    if (skip > 0) skip--;
    else log.list.push({ event, seats });
  };
  run.barrier = false;
  goBack(session);
  try {
    while (run.ended === 0) {
      before?.();
      step(run);
      session.base = snapshot(run, session.base);
      session.recorded = [];
      run.recorded = [];
      skip = 0;
      count = 0;
    }
    finish(session);
  } catch (thrown) {
    if (thrown === SUSPEND) {
      session.told = count;
      return true;
    }
    Object.assign(session, { fault: faultOf(run, thrown), base, recorded, told });
    log.list.length = events;
    return false;
  } finally {
    run.emit = null;
  }
  session.told = 0;
  return true;
}

/** To the beginning of the statement under way. */
function goBack({ run, base, recorded }: Session): void {
  restore(run, base);
  run.recorded = recorded;
  run.steps = LIMITS.steps;
}

function finish(session: Session): void {
  const { run } = session;
  settle(run);
  session.result = resultOf(run);
  session.base = snapshot(run);
  session.log.list.push({ event: { is: 'end', result: session.result }, seats: run.everyone });
}

/** Without a rule of its own a game is won by the highest score. */
export function resultOf(run: Run): Result {
  const { score, winners } = run.program;
  const scores = scoresOf(run);
  const best = score && Math.max(...scores);
  return { winners: winners ? [...winners(run)] : run.players.filter((seat) => scores[seat] === best), scores };
}

/** Brings the run back to the decision that is open, without telling anything. Says whether it came to one. */
export function revisit(session: Session): 'asked' | 'not asked' {
  const { run } = session;
  goBack(session);
  if (run.ended === 1) return 'not asked';
  try {
    step(run);
  } catch (thrown) {
    if (thrown === SUSPEND) return 'asked';
    settle(run);
  }
  return 'not asked';
}

/** Answers a decision. Refused answers, and those that lead into a rule that goes wrong, change nothing. */
export function answerSession(session: Session, answer: Answer): Problem | undefined {
  const { run } = session;
  const version = versionOf(session);
  const checked = checkAnswer(run, answer, version);
  if (isProblem(checked)) return checked;
  const { open, values } = checked;
  const { recorded, log } = session;
  const events = log.list.length;
  const next = recorded.slice();
  while (next.length < open.at) next.push(null);
  next[open.at] = values;
  tellAnswer(session, open, values);
  session.recorded = next;
  const { decision, seat, choose } = answer;
  session.answers.push({ decision, seat, choose: [...choose], version });
  if (!proceed(session)) {
    session.recorded = recorded;
    session.answers.pop();
    log.list.length = events;
    revisit(session);
    return session.fault;
  }
  session.fault = undefined;
  if (run.barrier) session.floor = versionOf(session);
  return undefined;
}

/** That somebody answered, and what; of questions put together the run itself tells when all are in. */
function tellAnswer(session: Session, open: OpenAsk, values: number[]): void {
  const { run, log } = session;
  run.emit = (event, seats) => log.list.push({ event, seats });
  if (open.together) run.emit({ is: 'answer', seat: open.seat, prompt: open.ask.prompt }, run.everyone);
  else tellChoice(run, open.ask, open.seat, values);
  run.emit = null;
}

/** The events a seat is told, oldest first; those of a game before it was resumed are only counted. */
export function eventsOf(session: Session, seat: number | null, from: number): GameEvent[] {
  const { run, log, past } = session;
  const bit = bitOf(run, seat);
  const out: GameEvent[] = [];
  let n = past[seat ?? run.seats];
  eachTold(log, log.list.length, ({ event, seats }) => {
    if ((seats & bit) === 0) return;
    if (n >= from) out.push({ n, ...redact(run, event, bit) } as GameEvent);
    n++;
  });
  return out;
}

/** How many events each seat, and last a spectator, has been told. */
export function countEvents(session: Session): number[] {
  const counts = session.past.slice();
  eachTold(session.log, session.log.list.length, ({ seats }) => {
    for (let seat = 0; seat < counts.length; seat++) if (seats & (1 << seat)) counts[seat]++;
  });
  return counts;
}

function eachTold(log: Log, count: number, visit: (told: Told) => void): void {
  if (log.before !== null) eachTold(log.before.log, log.before.count, visit);
  for (let i = 0; i < count; i++) visit(log.list[i]);
}
