import { type Lesson, noWeights, type Weights } from './shard.js';

const FADE = 0.9;
const FADE_SQUARE = 0.99;
/** How much of the past the average keeps: about the last tenth of all rounds counts. */
const RECENT = 9;

/** Everything that the next step rests on. */
export interface LearnerState {
  weights: Weights;
  mean: Weights;
  square: Weights;
  average: Weights;
  step: number;
  spread: number;
  surprise: number;
}

/** Begins with nothing, or with what is known already. */
export function newLearner(from: Weights = noWeights()): LearnerState {
  const copy = ({ table, critic }: Weights): Weights => ({ table: table.slice(), critic: critic.slice() });
  return {
    weights: copy(from),
    mean: noWeights(),
    square: noWeights(),
    average: copy(from),
    step: 0,
    spread: 0,
    surprise: 0,
  };
}

/** Adds lessons up in the order given: sums of fractions rest on it. */
export function addLessons([first, ...others]: readonly Lesson[]): Lesson {
  const sum = { ...first };
  for (const { gradient, ...figures } of others) {
    for (const name of ['table', 'critic'] as const) {
      const [to, more] = [sum.gradient[name], gradient[name]];
      for (let i = 0; i < to.length; i++) to[i] += more[i];
    }
    for (const name of ['games', 'decisions', 'spread', 'surprise', 'unfinished'] as const) sum[name] += figures[name];
  }
  return sum;
}

/** Takes a lesson and moves the weights (Adam); what is kept is their average over the recent past, which is steadier. */
export function learnFrom(
  state: LearnerState,
  { gradient, games, decisions, spread, surprise }: Lesson,
  rate: number,
): void {
  const fade = state.step === 0 ? 0 : 0.95;
  state.spread = fade * state.spread + (1 - fade) * Math.sqrt(spread / Math.max(1, games));
  state.surprise = fade * state.surprise + (1 - fade) * Math.sqrt(surprise / Math.max(1, decisions));
  state.step++;
  const fix = Math.sqrt(1 - FADE_SQUARE ** state.step) / (1 - FADE ** state.step);
  move(state, 'table', gradient.table, decisions, rate * fix);
  move(state, 'critic', gradient.critic, decisions, 0.3 * rate * fix);
}

function move(state: LearnerState, name: keyof Weights, sum: Float32Array, count: number, rate: number): void {
  const [weights, mean, square] = [state.weights[name], state.mean[name], state.square[name]];
  const average = state.average[name];
  const share = (RECENT + 1) / (RECENT + state.step);
  for (let i = 0; i < sum.length; i++) {
    const g = sum[i] / Math.max(1, count);
    mean[i] = FADE * mean[i] + (1 - FADE) * g;
    square[i] = FADE_SQUARE * square[i] + (1 - FADE_SQUARE) * g * g;
    weights[i] -= (rate * mean[i]) / (Math.sqrt(square[i]) + 1e-5);
    average[i] += share * (weights[i] - average[i]);
  }
}
