import type { Program } from '../program/program.js';
import type { State } from '../state/run.js';
import type { SavedState } from './save.js';

const isInt = (value: unknown): value is number => Number.isInteger(value);
const ints = (value: unknown, length?: number): boolean =>
  Array.isArray(value) && (length === undefined || value.length === length) && value.every(isInt);
/** Values in frames and variables: numbers, lists of them, and by seat either. */
const value = (one: unknown): boolean =>
  one === null || isInt(one) || (Array.isArray(one) && one.every((item) => isInt(item) || ints(item)));

/** Says what is wrong with a saved state. A save may come from anywhere; what holds here cannot break the engine. */
export function checkState(program: Program, fresh: State, saved: SavedState, answers: unknown): string | undefined {
  const state = saved?.base;
  if (typeof state !== 'object' || state === null) return 'no state';
  const { routines, hooks } = program;
  const things = fresh.design.length;
  for (const name of [
    'design',
    'where',
    'known',
    'face',
    'since',
    'cell',
    'spin',
    'direction',
    'options',
    'random',
  ] as const) {
    if (!ints(state[name], fresh[name].length)) return name;
  }
  for (const name of ['sequence', 'asks', 'ended', 'seats'] as const) if (!isInt(state[name])) return name;
  if (state.seats !== fresh.seats) return 'seats';
  if (!Array.isArray(state.script) || !state.script.every(value)) return 'script';
  const designs = [...state.design].sort((a, b) => a - b);
  if (designs.some((design, i) => design !== fresh.design[i])) return 'design';
  if (!Array.isArray(state.zones) || state.zones.length !== fresh.zones.length) return 'zones';
  const seen = new Set<number>();
  for (const [place, zone] of state.zones.entries()) {
    if (!ints(zone)) return 'zones';
    for (const thing of zone) {
      if (seen.has(thing) || state.where[thing] !== place) return 'zones';
      seen.add(thing);
    }
  }
  if (seen.size !== things) return 'zones';
  if (!Array.isArray(state.vars) || state.vars.length !== fresh.vars.length) return 'vars';
  if (state.vars.some((v, i) => (isInt(v) ? !isInt(fresh.vars[i]) : !ints(v)))) return 'vars';
  if (!Array.isArray(state.attrs) || state.attrs.length !== fresh.attrs.length) return 'attrs';
  if (!state.attrs.every((values) => Array.isArray(values) && values.length === things && values.every(value)))
    return 'attrs';
  const frame = (values: unknown, routine: number): boolean =>
    routines[routine] !== undefined &&
    Array.isArray(values) &&
    values.length === routines[routine].size &&
    values.every(value);
  if (!Array.isArray(state.flow) || !Array.isArray(state.effects)) return 'flow';
  for (const flow of state.flow) {
    const steps = routines[flow?.routine]?.steps;
    if (!steps || !isInt(flow.pc) || flow.pc < 0 || flow.pc >= steps.length || !frame(flow.frame, flow.routine))
      return 'flow';
  }
  for (const effect of state.effects) {
    const body = hooks[effect?.hook]?.body;
    if (!body || !isInt(effect.mode) || !isInt(effect.since) || !frame(effect.frame, body.index)) return 'effects';
  }
  if (!Array.isArray(saved.recorded) || !saved.recorded.every((answer) => answer === null || ints(answer)))
    return 'recorded';
  for (const name of ['told', 'floor', 'reseedAt'] as const) if (!isInt(saved[name])) return name;
  if (!ints(saved.past, state.seats + 1)) return 'past';
  return ints(saved.reseed) && Array.isArray(answers) ? undefined : 'answers';
}
