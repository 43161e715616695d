import { LIMITS } from '../limits.js';
import type { Program } from '../program/program.js';
import type { State } from '../state/run.js';
import { isAnswer } from './decisions.js';
import type { SavedState } from './save.js';

const isInt = (value: unknown): value is number => Number.isInteger(value);
/** A list, of that many if it is said, all of whose elements are fine. */
const isList = (value: unknown, fine: (item: unknown, i: number) => boolean, length?: number): boolean =>
  Array.isArray(value) && (length ?? value.length) === value.length && value.every(fine);
const isInts = (value: unknown): boolean => isList(value, isInt) && (value as number[]).length <= LIMITS.list;
/** Values in frames and variables: numbers, lists of them, and by seat either. */
const isValue = (value: unknown): boolean =>
  value === null || isInt(value) || isList(value, (item) => isInt(item) || isInts(item));

const isCount = (value: unknown): boolean => isInt(value) && value >= 0;

/** Chance that stands at nothing but zeros would stay there for ever. */
const isSeed = (value: unknown): boolean => isList(value, isInt, 4) && (value as number[]).some((part) => part | 0);

/** What may be longer or shorter than at the start of a game, and how long it may be. */
const GROWS: Partial<Record<keyof State, number>> = {
  effects: LIMITS.effects,
  // The rules of the game itself, set-up and what a test is given come before the phases.
  flow: LIMITS.phases + 3,
  script: LIMITS.list,
};

/** Says what is wrong with a saved state. A save may come from anywhere; what holds here cannot break the engine. */
export function checkState(program: Program, fresh: State, saved: SavedState, answers: unknown): string | undefined {
  const state = saved?.base;
  if (typeof state !== 'object' || state === null) return 'no state';
  const { routines, hooks } = program;
  const isFrame = (frame: unknown, routine: number): boolean => isList(frame, isValue, routines[routine].size);
  const isFlow = (flow: State['flow'][0]): boolean =>
    isInt(flow?.pc) && routines[flow.routine]?.steps?.[flow.pc] !== undefined && isFrame(flow.frame, flow.routine);
  const isEffect = (effect: State['effects'][0]): boolean => {
    const body = hooks[effect?.hook]?.body;
    return body !== undefined && isInt(effect.mode) && isInt(effect.since) && isFrame(effect.frame, body.index);
  };
  const seen = new Set<number>();
  const isZone = (zone: unknown, place: number): boolean =>
    isList(
      zone,
      (thing) => isInt(thing) && state.where[thing] === place && !seen.has(thing) && seen.add(thing) !== null,
    );
  const parts: Partial<Record<keyof State, (item: never, i: number) => boolean>> = {
    zones: isZone,
    flow: isFlow,
    effects: isEffect,
    script: isValue,
    attrs: (values) => isList(values, isValue, fresh.design.length),
    // A number stays a number.
    vars: (value, i) => (isInt(value) ? isInt(fresh.vars[i]) : isInts(value)),
  };
  for (const [name, model] of Object.entries(fresh) as [keyof State, number | unknown[]][]) {
    const found: unknown = state[name];
    const most = GROWS[name];
    const isFine = Array.isArray(model)
      ? isList(found, (parts[name] as typeof isValue) ?? isInt, most === undefined ? model.length : undefined)
      : isInt(found) && found >= 0;
    if (!isFine || (most !== undefined && (found as unknown[]).length > most)) return name;
  }
  if (!isSeed(state.random)) return 'random';
  if (state.seats !== fresh.seats) return 'seats';
  if ([...state.design].sort((a, b) => a - b).some((design, i) => design !== fresh.design[i])) return 'design';
  if (seen.size !== fresh.design.length) return 'zones';
  const { recorded, told, floor, reseedAt, past, reseed } = saved;
  const isSaved =
    isInts([told, floor, reseedAt]) && isList(past, isCount, state.seats + 1) && (reseedAt < 0 || isSeed(reseed));
  if (!isSaved || typeof saved.imagined !== 'boolean') return 'state';
  const isRecorded = isList(recorded, (answer) => answer === null || isInts(answer));
  if (!isRecorded || recorded.length > LIMITS.decisions) return 'answers';
  const version = state.asks + recorded.filter((answer) => answer !== null).length;
  const isHistory = isList(answers, isAnswer, version) && isCount(told) && isCount(floor) && floor <= version;
  return isHistory ? undefined : 'answers';
}
