import { seedState } from '../state/random.js';
import type { State } from '../state/run.js';

export const hashText = (text: string): string =>
  seedState(text)
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');

/** Equal exactly when nothing that matters differs: state, answers under way and chance to come. */
export const digestOf = (state: State, recorded: readonly (readonly number[] | null)[]): string =>
  hashText(
    JSON.stringify([
      // In the order in which a snapshot has them.
      ...Object.values({
        ...state,
        effects: state.effects.map(({ hook, mode, since, frame }) => [hook, mode, since, frame]),
        flow: state.flow.map(({ routine, pc, frame }) => [routine, pc, frame]),
      }),
      recorded,
    ]),
  );
