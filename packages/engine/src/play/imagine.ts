import type { Game } from '../api.js';
import { LIMITS } from '../limits.js';
import { below, seedState } from '../state/random.js';
import { type Run, runFrom, type State } from '../state/run.js';
import { type Doubt, SUSPEND } from './ask.js';
import { dealFaces, dealFreely } from './deal.js';
import { makeGame, sessionOf } from './game.js';
import { orderFor } from './loose.js';
import type { Session } from './session.js';
import { attrOf, bitOf, redact } from './shown.js';
import { step } from './steps.js';

/** How often another guess is tried when the answers so far do not fit it. */
const TRIES = 8;

/**
 * Deals what the seat cannot know anew: designs change places among the things of one type whose faces the seat does
 * not know. Things, zones and answers stay as they are, so whatever the seat sees stays the same.
 *
 * What is dealt, and in which order, follows from what the seat knows: faces are sorted before they are dealt, and things
 * take them as they lie before the seat's eyes, zone by zone. The numbers of things would tell: they follow the designs.
 */
export function dealAnew(run: Run, state: State, bit: number, seed: string): State {
  const random = seedState(seed);
  const design = state.design.slice();
  const attrs = state.attrs.map((values) => values.slice());
  const { thingsOfType, thingType } = run.program.layout;
  const unknown: number[][] = thingsOfType.map(() => []);
  // What the seat knows and sees now counts, not what it did before the statement under way.
  for (const place of run.zones.keys()) {
    for (const thing of orderFor(run, place, bit)) {
      if ((run.known[thing] & bit) === 0) unknown[thingType[thing]].push(thing);
    }
  }
  const isTold = run.program.layout.clues.length > 0;
  for (const things of unknown) {
    const isAlike = state.attrs.every((values) => things.every((thing) => values[thing] === values[things[0]]));
    if (isAlike && !isTold) {
      // They differ in nothing but their designs.
      const faces = things.map((thing) => state.design[thing]).sort((a, b) => a - b);
      const dealt = dealFreely(faces.length, random);
      for (let at = 0; at < things.length; at++) design[things[at]] = faces[dealt[at]];
      continue;
    }
    const faces = things
      .map((thing) => {
        const own = state.attrs.map((values) => values[thing]);
        return { thing, design: state.design[thing], attrs: own, key: own.length > 0 ? JSON.stringify(own) : '' };
      })
      .sort((a, b) => a.design - b.design || compare(a.key, b.key));
    const told = (at: number): readonly number[] => cluesOf(run, things[at], bit);
    const value = (attr: number, thing: number): string => JSON.stringify(attrOf(run, attr, thing));
    const dealt = dealFaces(
      things.length,
      (at) =>
        told(at)
          .map((attr) => `${attr} ${value(attr, things[at])}`)
          .join() || undefined,
      (at, face) => told(at).every((attr) => value(attr, things[at]) === value(attr, faces[face].thing)),
      random,
    );
    for (const [at, thing] of things.entries()) {
      const face = faces[dealt[at]];
      design[thing] = face.design;
      for (const [attr, values] of attrs.entries()) values[thing] = face.attrs[attr];
    }
  }
  return { ...state, design, attrs };
}

/** The attributes that a seat was told of a thing that it does not know. */
function cluesOf({ known, where, program }: Run, thing: number, bit: number): readonly number[] {
  const { clues } = program.layout;
  return clues.length === 0 ? clues : clues.filter((_, clue) => known[(clue + 1) * where.length + thing] & bit);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * In a hand or set that the seat does not see, nobody could tell in which order things lie: those that it knows come
 * first. Only where the statement under way has told nothing yet, since what it did may rest on the order.
 */
function withoutOrder({ run, base, told }: Session, bit: number): State {
  if (told > 0) return base;
  return { ...base, zones: base.zones.map((_, place) => [...orderFor(run, place, bit)]) };
}

/**
 * A fork in which what the seat (or with null a spectator) cannot know is dealt anew, and chance to come too. What the
 * seat knows and the seed decide it, nothing else: games that the seat cannot tell apart give the same guess, up to the
 * numbers that tell copies of one design apart.
 */
export const imagine = (game: Game, seat: number | null, seed: string): Game =>
  makeGame(imagineSession(sessionOf(game), seat, seed, true));

/** The same, but chance to come stays: another game that looks the same to the seat, to test what it is shown. */
export const swapHidden = (game: Game, seat: number | null, seed: string): Game =>
  makeGame(imagineSession(sessionOf(game), seat, seed, false));

/** What the statement under way has told a seat so far, found again: in another deal it may have told something else. */
export function toldUnderWay(game: Game, seat: number | null): unknown[] {
  const { program, base, recorded, run } = sessionOf(game);
  const bit = bitOf(run, seat);
  const again = runFrom(program, base);
  const told: unknown[] = [];
  again.recorded = recorded.slice();
  again.steps = LIMITS.steps;
  again.emit = (event, seats) => {
    if (seats & bit) told.push(redact(again, event, bit));
  };
  try {
    if (again.ended === 0) step(again);
  } catch (thrown) {
    if (thrown !== SUSPEND) throw thrown;
  }
  return told;
}

/** A session in which everything that the seat cannot know is a guess. */
function imagineSession(session: Session, seat: number | null, seed: string, withChance: boolean): Session {
  const { run } = session;
  const group = run.open[0]?.group ?? -1;
  const { recorded } = session;
  // What others have answered in secret to questions put together is a guess too.
  const isSecret = (at: number): boolean =>
    group >= 0 && session.base.asks + at >= group && recorded[at] !== null && !isOwn(session, at, seat);
  const bit = bitOf(run, seat);
  const before = withoutOrder(session, bit);
  let guess: Session = session;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = `${seed}/${attempt}`;
    const base = dealAnew(run, before, bit, text);
    const other = runFrom(session.program, base);
    if (withChance) {
      other.reseedAt = group;
      other.reseed = seedState(`${text}/chance`);
    }
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
      // The seed of the true game would tell what is hidden.
      start: { ...session.start, seed: text },
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
