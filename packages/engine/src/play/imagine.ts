import type { Game } from '../api.js';
import { LIMITS } from '../limits.js';
import { below, seedState } from '../state/random.js';
import { type Run, runFrom, type State } from '../state/run.js';
import { type Doubt, SUSPEND } from './ask.js';
import { makeGame, sessionOf } from './game.js';
import type { Session } from './session.js';
import { bitOf } from './shown.js';
import { step } from './steps.js';

/** How often another guess is tried when the answers so far do not fit it. */
const TRIES = 8;

/**
 * Deals what the seat cannot know anew: designs change places among the things of one type whose faces the seat does
 * not know. Things, zones and answers stay as they are, so whatever the seat sees stays the same.
 */
export function dealAnew(run: Run, state: State, bit: number, seed: string): State {
  const random = seedState(seed);
  const design = state.design.slice();
  const attrs = state.attrs.map((values) => values.slice());
  const { thingsOfType } = run.program.layout;
  for (const things of thingsOfType) {
    // What the seat knows now counts, not what it knew before the statement under way.
    const unknown = things.filter((thing) => (run.known[thing] & bit) === 0);
    // Sorted first: the same knowledge and seed give the same guess, whatever is true.
    const faces = unknown
      .map((thing) => ({ design: state.design[thing], attrs: state.attrs.map((values) => values[thing]) }))
      .sort((a, b) => a.design - b.design || compare(JSON.stringify(a.attrs), JSON.stringify(b.attrs)));
    for (let i = faces.length - 1; i >= 0; i--) {
      const chosen = below(random, i + 1);
      const face = faces[chosen];
      faces[chosen] = faces[i];
      design[unknown[i]] = face.design;
      for (const [at, values] of attrs.entries()) values[unknown[i]] = face.attrs[at];
    }
  }
  return { ...state, design, attrs };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A fork in which what the seat (or with null a spectator) cannot know is dealt anew, and chance to come too. */
export const imagine = (game: Game, seat: number | null, seed: string): Game =>
  makeGame(imagineSession(sessionOf(game), seat, seed));

/** A session in which everything that the seat cannot know is a guess, chance to come included. */
function imagineSession(session: Session, seat: number | null, seed: string): Session {
  const { run } = session;
  const group = run.open[0]?.group ?? -1;
  const { recorded } = session;
  // What others have answered in secret to questions put together is a guess too.
  const isSecret = (at: number): boolean =>
    group >= 0 && session.base.asks + at >= group && recorded[at] !== null && !isOwn(session, at, seat);
  let guess: Session = session;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = `${seed}/${attempt}`;
    const base = dealAnew(run, session.base, bitOf(run, seat), text);
    const other = runFrom(session.program, base);
    other.reseedAt = group;
    other.reseed = seedState(`${text}/chance`);
    let misfits = 0;
    const random = seedState(`${text}/answers`);
    const doubt: Doubt = (r, at, list, min, max, may) => {
      const answer = r.recorded[at] as number[];
      const secret = isSecret(at);
      const many = answer.length;
      const enough = (many === 0 && may) || (many >= min && many <= max);
      if (!secret && enough && answer.every((value) => list.includes(value))) return answer;
      if (!secret) misfits++;
      const left = list.slice();
      const size = min + below(random, max - min + 1);
      const guessed = Array.from({ length: size }, () => left.splice(below(random, left.length), 1)[0]);
      r.recorded[at] = guessed;
      return guessed;
    };
    other.recorded = recorded.slice();
    other.doubt = doubt;
    other.steps = LIMITS.steps;
    let fits = true;
    if (other.ended === 0) {
      try {
        step(other);
        fits = false;
      } catch (thrown) {
        fits = thrown === SUSPEND && misfits === 0 && sameQuestion(other, run);
      }
    }
    other.doubt = null;
    guess = {
      ...session,
      run: other,
      base,
      recorded: other.recorded,
      answers: session.answers.slice(),
      imagined: true,
    };
    guess.log = { before: { log: session.log, count: session.log.list.length }, list: [] };
    if (fits) break;
  }
  return guess;
}

/** Whether an answer under way to questions put together was this seat's. */
function isOwn(session: Session, at: number, seat: number | null): boolean {
  const number = session.base.asks + at;
  const mine = session.answers.find((answer) => answer.decision === `d${number}`);
  return mine?.seat === seat;
}

/** All see who is asked what. */
const sameQuestion = (a: Run, b: Run): boolean =>
  a.open.length === b.open.length &&
  a.open.every(({ number, seat, ask }, i) => {
    const other = b.open[i];
    return number === other.number && seat === other.seat && ask === other.ask;
  });
