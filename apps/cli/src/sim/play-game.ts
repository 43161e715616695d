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

export type PlayGame = (start: StartOptions) => GameRecord;

/** Plays whole games with one bot in every seat and notes what happens. All have the same number of seats. */
export function gamePlayer(loaded: Loaded, bot: Bot): PlayGame {
  const turns = turnPhases(loaded.ruleset);
  let recorder: Recorder | undefined;
  return (start) => {
    recorder ??= createRecorder(turns, start.seats);
    recorder.begin();
    // A bot that needs no look at the game answers inside a playout, many times faster.
    const pick = bot.name === 'random' ? randomPicker(`${start.seed}/bot`) : answersOf(loaded, bot, start);
    const { result, scores, fault, decisions, digest } = playout(loaded, start, pick, recorder.watch);
    return {
      decisions,
      winners: result?.winners ?? [],
      scores,
      digest: digest(),
      ...recorder.finish(scores),
      ...(fault && { fault: fault.code }),
    };
  };
}

/** A game that the bot plays to its end, as answers for a playout to give again while it is watched. */
function answersOf(loaded: Loaded, bot: Bot, start: StartOptions): Picker {
  const queues: string[][][] = Array.from({ length: start.seats }, () => []);
  const game = startGame(loaded, start);
  for (let decision = game.decisions[0]; decision && !game.fault; decision = game.decisions[0]) {
    const only = onlyAnswer(decision);
    const choose = only ?? choiceOf(bot, game, decision, start.seed);
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
