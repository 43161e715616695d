import {
  type Loaded,
  type Picker,
  type PickInfo,
  playOn,
  type StartOptions,
  startGame,
  type Watch,
} from '@draco-table/engine';
import { type Habits, questionKey, type Reading } from './looking.js';

/** Answers beyond this are a game without an end. */
const MOST_ANSWERS = 20_000;
/** A win may be shared by up to six, and its parts are still whole. */
export const SHARE = 60;

/** How a game ended, in whole numbers, so that sums do not depend on the order of adding. */
export interface Ending {
  /** By seat: its part of the win. */
  won: number[];
  scores: number[];
  /** Turns, or answers where the game has no turns. */
  length: number;
  /** Who had the first turn, or the first answer; -1 where nobody was asked, or where a card was dealt. */
  first: number;
  isOver: boolean;
  /** The scores a round after the moment that was asked for; absent where it never came. */
  soon?: number[];
}

/** A seat and a card, from a turn on: the first time that the seat could play it then. */
export interface Moment {
  seat: number;
  design: number;
  from: number;
}

/** What a seat does with the card, whatever it would do by itself: it leaves it, but for the moment if it is to `play`. */
export type Wish = 'leave' | 'play';

/** Looks on at the questions of a game. */
export interface Onlooker {
  /** The seat was asked which card to play; `chosen` is the design it took, or -1. */
  played?(info: PickInfo, chosen: number): void;
  /** The seat took a design that was not its own. */
  took?(seat: number, design: number): void;
}

export interface Trial {
  look?: Onlooker;
  moment?: Moment;
  wish?: Wish;
}

export type PlayOne = (start: StartOptions, bot: Picker, trial: Trial) => Ending | undefined;

/** Answers of each seat that count as a round where a game has no turns. */
const ROUND = 4;

/** Plays single games. Undefined where the start asks for a card that cannot be held. */
export function onePlayer(loaded: Loaded, reading: Reading, habits: Habits, turns: ReadonlySet<string>): PlayOne {
  const isPlay = new Set(habits.questions);
  return (start, bot, { look, moment, wish }) => {
    // The turn of the first question has begun.
    let length = 1;
    let answers = 0;
    let due = Number.POSITIVE_INFINITY;
    let soon: number[] | undefined;
    const now = (): number => (turns.size > 0 ? length : answers);
    const lookBack = (scores: (into?: number[]) => number[]): void => {
      if (now() < due) return;
      soon = scores([]);
      due = Number.POSITIVE_INFINITY;
    };
    const watch: Watch = {
      phase(phase, _seat, scores) {
        if (turns.has(phase)) length++;
        lookBack(scores);
      },
    };
    const asWished = (info: PickInfo, isPlayQuestion: boolean): PickInfo => {
      if (moment === undefined || moment.seat !== info.seat || info.many) return info;
      const it: number[] = [];
      const others: number[] = [];
      for (let i = 0; i < info.count; i++) {
        // What is its own is left by not playing it; to throw it away is no use of it.
        const counts = isPlayQuestion || reading.ownZone(info, i) < 0;
        (counts && reading.designOf(info, i) === moment.design ? it : others).push(i);
      }
      if (it.length === 0) return info;
      if (isPlayQuestion && soon === undefined && due === Number.POSITIVE_INFINITY && now() >= moment.from) {
        due = now() + (turns.size > 0 ? start.seats : ROUND * start.seats);
        if (wish === 'play') return narrowed(info, it.slice(0, 1), false);
      }
      if (wish === undefined) return info;
      return others.length === 0 && !info.optional ? info : narrowed(info, others);
    };
    const tell = (to: Onlooker, info: PickInfo, given: number, isPlayQuestion: boolean): void => {
      const design = given < 0 ? -1 : reading.designOf(info, given);
      if (isPlayQuestion) to.played?.(info, design);
      else if (design >= 0 && reading.ownZone(info, given) < 0) to.took?.(info.seat, design);
    };
    const pick: Picker = (info) => {
      if (++answers > MOST_ANSWERS) return undefined;
      const isPlayQuestion = !info.many && isPlay.has(questionKey(info));
      const narrow = asWished(info, isPlayQuestion);
      const chosen = narrow.count === 0 ? -1 : bot(narrow);
      const given = narrow === info || typeof chosen !== 'number' ? chosen : original(narrow, chosen);
      if (look !== undefined && typeof given === 'number') tell(look, info, given, isPlayQuestion);
      return given;
    };
    const game = startGame(loaded, start);
    if (game.fault) return undefined;
    const end = playOn(game, pick, watch);
    const winners = end.result?.winners ?? [];
    // A game that was over before the round was has its end for it.
    if (due < Number.POSITIVE_INFINITY) soon = end.scores;
    return {
      won: end.scores.map((_, seat) => (winners.includes(seat) ? Math.round(SHARE / winners.length) : 0)),
      scores: end.scores,
      length: now(),
      // It rests on the deal alone, and looking costs time.
      first: start.hold === undefined ? (game.view(null).active ?? game.decisions[0]?.seat ?? -1) : -1,
      isOver: end.result !== undefined,
      ...(soon && { soon }),
    };
  };
}

interface Narrowed extends PickInfo {
  /** Where its options are among all. */
  at: readonly number[];
}

function narrowed(info: PickInfo, at: readonly number[], optional = info.optional): Narrowed {
  const { seat, prompt, routine, type, min, max, ordered, many, sight } = info;
  const value = (index: number): number => info.value(at[index] as number);
  const id = (index: number): string => info.id(at[index] as number);
  return { seat, prompt, routine, type, min, max, ordered, many, sight, value, id, at, optional, count: at.length };
}

const original = (info: PickInfo, chosen: number): number =>
  chosen < 0 ? chosen : ((info as Narrowed).at[chosen] as number);
