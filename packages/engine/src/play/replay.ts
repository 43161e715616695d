import type { Problem } from '@draco-table/ruleset';
import type { Answer, Game, SavedGame, StartOptions } from '../api.js';
import type { Loaded } from '../load/ready-ruleset.js';
import { problem } from '../problems.js';
import { ENGINE, SAVE_FORMAT } from './engine-version.js';
import { startGame } from './game.js';
import { brokenStart, isObject } from './options.js';

/** A game as its seed and answers, with what is needed to notice when it no longer plays the same. */
export interface Replay {
  format: number;
  engine: string;
  /** Hash of the ruleset. */
  ruleset: string;
  start: StartOptions;
  answers: Answer[];
  /** Digests: at the first decision, then after every answer. */
  digests: string[];
}
export type ReplayResult =
  /** Digests of another engine cannot be compared: then `ok` says no more than that every answer could still be given. */
  | { ok: true; game: Game; sameEngine: boolean }
  /** `step` 0 is the start, n the n-th answer; the game stands just before or at what differs. */
  | { ok: false; step: number; problem: Problem; game: Game; sameRuleset: boolean; sameEngine: boolean };

/** The replay of a game or a save. */
export function makeReplay(loaded: Loaded, saved: Pick<SavedGame, 'start' | 'answers'>): Replay {
  const game = startGame(loaded, saved.start);
  const digests = [game.digest()];
  for (const answer of saved.answers) {
    if (!game.answer(answer).ok) break;
    digests.push(game.digest());
  }
  const { start, answers } = saved;
  return { format: SAVE_FORMAT, engine: ENGINE, ruleset: loaded.ruleset.hash, start, answers, digests };
}

/** Plays a replay again and names the first step that differs. `visit` sees the game at every step. */
export function replay(loaded: Loaded, header: Replay, visit?: (game: Game, step: number) => void): ReplayResult {
  const sameRuleset = header?.ruleset === loaded.ruleset.hash;
  const sameEngine = header?.engine === ENGINE;
  const broken = brokenPart(header);
  const game = startGame(loaded, broken ? { seats: loaded.ruleset.seats.min, seed: '' } : header.start);
  const differs = (step: number, found: Problem): ReplayResult => ({
    ok: false,
    step,
    problem: found,
    game,
    sameRuleset,
    sameEngine,
  });
  if (broken) return differs(0, problem('D0923', { what: broken }));
  if (game.fault) return differs(0, game.fault);
  for (let step = 0; ; step++) {
    visit?.(game, step);
    const expected = header.digests[step];
    if (sameEngine && expected !== undefined && expected !== game.digest())
      return differs(step, problem('D0924', { step }));
    const answer = header.answers[step];
    if (answer === undefined) return { ok: true, game, sameEngine };
    const outcome = game.answer(answer);
    if (!outcome.ok) {
      const cause = outcome.problem;
      return differs(step + 1, { ...problem('D0924', { step: step + 1 }), help: cause.message });
    }
  }
}

/** A replay may come from anywhere: the part of it that is not what it has to be. */
function brokenPart(header: unknown): string | undefined {
  if (!isObject(header)) return 'no replay';
  const { start, answers, digests } = header;
  const part = brokenStart(start);
  if (part) return part;
  if (!Array.isArray(answers) || !answers.every(isObject)) return 'answers';
  return Array.isArray(digests) && digests.every((digest) => typeof digest === 'string') ? undefined : 'digests';
}
