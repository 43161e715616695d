import type { Bot } from '@draco-table/bots';
import { randomPicker } from '@draco-table/bots';
import {
  type Loaded,
  onlyAnswer,
  type Picker,
  type PickInfo,
  playout,
  type StartOptions,
  startGame,
} from '@draco-table/engine';
import { choiceOf } from '../play/bots.js';
import { createRecorder, type Recorder } from './recorder.js';
import type { GameRecord } from './tally.js';
import { turnPhases } from './turns.js';

/** Plays the game with that number, which says who sits where. */
export type PlayGame = (start: StartOptions, index: number) => GameRecord;

/**
 * Plays whole games and notes what happens: one bot in every seat, or one for each, which move on by a seat with every
 * game, so that nobody is better for where he sits. All games have the same number of seats.
 */
export function gamePlayer(loaded: Loaded, bots: readonly Bot[]): PlayGame {
  const turns = turnPhases(loaded.ruleset);
  let recorder: Recorder | undefined;
  const isRandom = bots.every(({ name }) => name === 'random');
  return (start, index) => {
    recorder ??= createRecorder(turns, start.seats);
    recorder.begin();
    const at = (seat: number): Bot => bots[botAt(bots.length, index, seat)] as Bot;
    // A bot that needs no look at the game answers inside a playout, many times faster.
    const pick = isRandom ? randomPicker(`${start.seed}/bot`) : (pickersOf(at, start) ?? answersOf(loaded, at, start));
    const { result, scores, fault, decisions, digest } = playout(loaded, start, pick, recorder.watch);
    return {
      decisions,
      winners: result?.winners ?? [],
      scores,
      first: botAt(bots.length, index, 0),
      digest: digest(),
      ...recorder.finish(scores),
      ...(fault && { fault: fault.code }),
    };
  };
}

/** Which of the bots sits there in the game with that number. */
function botAt(bots: number, index: number, seat: number): number {
  return (seat + index) % bots;
}

/** Answers of bots that all can answer inside a playout. */
function pickersOf(at: (seat: number) => Bot, { seats, seed }: StartOptions): Picker | undefined {
  const pickers: Picker[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const picker = at(seat).picker?.(`${seed}/bot/${seat}`);
    if (picker === undefined) return undefined;
    pickers.push(picker);
  }
  return (info) => pickers[info.seat]?.(info);
}

/** A game that bots play to its end, as answers for a playout to give again while it is watched. */
function answersOf(loaded: Loaded, at: (seat: number) => Bot, start: StartOptions): Picker {
  const queues: string[][][] = Array.from({ length: start.seats }, () => []);
  const game = startGame(loaded, start);
  for (let decision = game.decisions[0]; decision && !game.fault; decision = game.decisions[0]) {
    const only = onlyAnswer(decision);
    const choose = only ?? choiceOf(at(decision.seat), game, decision, start.seed);
    // A playout does not ask where there is but one answer.
    if (only === undefined) queues[decision.seat]?.push(choose);
    if (!game.answer({ decision: decision.id, seat: decision.seat, choose, version: game.version }).ok) break;
  }
  return (info) => {
    const choose = queues[info.seat]?.shift() ?? [];
    const indices = choose.map((id) => indexOf(info, id));
    return info.many ? indices : (indices[0] ?? -1);
  };
}

function indexOf(info: PickInfo, id: string): number {
  for (let i = 0; i < info.count; i += 1) if (info.id(i) === id) return i;
  throw new Error(`${id} is no longer offered`);
}
