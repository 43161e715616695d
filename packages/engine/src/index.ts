export type {
  Answer,
  Decision,
  Forecast,
  Game,
  GameEvent,
  Hold,
  Holder,
  OpenDecision,
  Option,
  Outcome,
  Playout,
  Result,
  SavedGame,
  Shown,
  StartOptions,
  View,
  Watch,
  WhyNot,
  ZoneRef,
  ZoneView,
} from './api.js';
export { LIMITS, type LimitName } from './limits.js';
export { type LoadResult, loadRuleset } from './load/load-ruleset.js';
export { type Loaded, readyRuleset } from './load/ready-ruleset.js';
export { forecast } from './play/forecast.js';
export { resumeGame, startGame } from './play/game.js';
export { imagine } from './play/imagine.js';
export { onlyAnswer } from './play/only-answer.js';
export { type Picker, type PickInfo, questionOf } from './play/picking.js';
export { playOn, playout } from './play/playout.js';
export { makeReplay, type Replay, type ReplayResult, replay } from './play/replay.js';
export type { Sight } from './play/sight.js';
export { whyNot } from './play/why-not.js';
export { type Dice, dice } from './state/dice.js';
