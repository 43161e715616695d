import { seedState } from '../state/random.js';
import type { State } from '../state/run.js';

/** The state in one order, whatever order its keys were made in. */
function canonical(state: State, recorded: readonly (readonly number[] | null)[]): string {
  return JSON.stringify([
    state.seats,
    state.options,
    state.design,
    state.where,
    state.known,
    state.face,
    state.since,
    state.cell,
    state.attrs,
    state.zones,
    state.spin,
    state.direction,
    state.vars,
    state.effects.map(({ hook, mode, since, frame }) => [hook, mode, since, frame]),
    state.flow.map(({ routine, pc, frame }) => [routine, pc, frame]),
    state.random,
    state.sequence,
    state.asks,
    state.ended,
    state.script,
    recorded,
  ]);
}

export const hashText = (text: string): string =>
  seedState(text)
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** Equal exactly when nothing that matters differs: state, answers under way and chance to come. */
export const digestOf = (state: State, recorded: readonly (readonly number[] | null)[]): string =>
  hashText(canonical(state, recorded));
