import { dice, type Loaded, type PickInfo, playout, type StartOptions } from '@draco-table/engine';
import { Senses } from '../learn/senses.js';
import { emptyMemory, PROMISES, promiseAt, remember, SIZE, slotsOf } from '../learn/table.js';

/** What is learned: worths of options, and (for the learning alone) what a moment promises. */
export interface Weights {
  table: Float32Array;
  critic: Float32Array;
}
/** A game with more decisions is left: no deck may keep the learning waiting. */
const MOST_DECISIONS = 5000;

export const noWeights = (): Weights => ({ table: new Float32Array(SIZE), critic: new Float32Array(PROMISES) });

/** How a few games went: where the weights should go, and what to tell. */
export interface Lesson {
  gradient: Weights;
  games: number;
  decisions: number;
  /** Sums of squares: how far scores lay apart, and of the surprises. */
  spread: number;
  surprise: number;
  unfinished: number;
}

/** A run of consecutive games to learn from: plain data, for a thread or another machine. */
export interface Task {
  weights: Weights;
  start: StartOptions;
  first: number;
  games: number;
  /** How wide scores lie apart, so far. */
  spread: number;
  /** The size of a surprise, so far. */
  surprise: number;
  lambda: number;
  entropy: number;
}

/** A list of numbers that grows. */
class Log {
  data: Int32Array;
  length = 0;
  constructor(size: number) {
    this.data = new Int32Array(size);
  }
  room(more: number): Int32Array {
    if (this.length + more > this.data.length) {
      const wider = new Int32Array(2 * (this.length + more));
      wider.set(this.data);
      this.data = wider;
    }
    return this.data;
  }
}

/** Plays games in which all seats think with the same weights, and works out what would have been better. */
export function makeTeacher(loaded: Loaded): (task: Task) => Lesson {
  const senses = new Senses(loaded.ruleset);
  const designs = loaded.ruleset.designs.length;
  const slots = new Log(1 << 18);
  const seen = new Log(1 << 16);
  /** By decision. */
  const steps = {
    seat: new Log(4096),
    first: new Log(4096),
    count: new Log(4096),
    chosen: new Log(4096),
    seenAt: new Log(4096),
  };
  /** By option of a decision: where its slots end. */
  const ends = new Log(1 << 15);
  let value = new Float64Array(4096);
  let probability = new Float64Array(1 << 15);
  let work = new Float64Array(4096);

  return (spec) => {
    const gradient = noWeights();
    const lesson: Lesson = { gradient, games: 0, decisions: 0, spread: 0, surprise: 0, unfinished: 0 };
    const { start, first } = spec;
    for (let n = first; n < first + spec.games; n++) playOne(spec, { ...start, seed: `${start.seed}/${n}` }, lesson);
    return lesson;
  };

  function playOne(spec: Task, start: StartOptions, lesson: Lesson): void {
    const { table, critic } = spec.weights;
    const roll = dice(`${start.seed}/learner`);
    const memory = emptyMemory(designs, start.seats);
    for (const log of [slots, seen, ends, ...Object.values(steps)]) log.length = 0;

    const score = (from: number, to: number): number => {
      const { data } = slots;
      let sum = 0;
      for (let i = from; i < to; i++) sum += table[data[i]];
      return sum;
    };
    const addOption = (): number => {
      const from = slots.length;
      const into = slots.room(64 + 64 * senses.seenCount);
      slots.length += slotsOf(senses, into, from);
      return score(from, slots.length);
    };
    /** One of the options in `work`, by chance; noted as a decision. */
    const choose = (seat: number, first: number, count: number, seenAt: number): number => {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) if (work[i] > most) most = work[i];
      let total = 0;
      if (probability.length < ends.length + 8) {
        const wider = new Float64Array(2 * ends.length + 64);
        wider.set(probability);
        probability = wider;
      }
      for (let i = 0; i < count; i++) {
        const p = Math.exp(work[i] - most);
        probability[first + i] = p;
        total += p;
      }
      for (let i = 0; i < count; i++) probability[first + i] /= total;
      let left = roll(1 << 30) / (1 << 30);
      let chosen = 0;
      while (chosen < count - 1) {
        left -= probability[first + chosen];
        if (left < 0) break;
        chosen++;
      }
      const at = steps.seat.length;
      for (const [log, what] of [
        [steps.seat, seat],
        [steps.first, first],
        [steps.count, count],
        [steps.chosen, chosen],
        [steps.seenAt, seenAt],
      ] as const) {
        log.room(1)[log.length] = what;
        log.length++;
      }
      if (value.length <= at) {
        const wider = new Float64Array(2 * at + 64);
        wider.set(value);
        value = wider;
      }
      return chosen;
    };
    const put = (log: Log, what: number): void => {
      log.room(1)[log.length] = what;
      log.length++;
    };

    const pick = (info: PickInfo): number | number[] | undefined => {
      if (steps.seat.length >= MOST_DECISIONS) return undefined;
      const { seat, count, optional, many, min, max } = info;
      if (work.length <= count) work = new Float64Array(2 * count);
      senses.look(info, memory.answers[seat]);
      memory.answers[seat]++;
      const seenAt = seen.length;
      const into = seen.room(senses.seenCount + 1);
      into[seen.length++] = senses.seenCount;
      for (let i = 0; i < senses.seenCount; i++) into[seen.length++] = senses.seen[i];
      const from = seat * designs;
      if (!many) {
        const first = ends.length;
        for (let i = 0; i < count; i++) {
          senses.weigh(info, i, memory.chosen, from);
          work[i] = addOption();
          put(ends, slots.length);
        }
        let options = count;
        if (optional) {
          senses.weighStop(0);
          work[options++] = addOption();
          put(ends, slots.length);
        }
        const chosen = choose(seat, first, options, seenAt);
        if (chosen >= count) return -1;
        remember(memory, info, chosen, designs);
        return chosen;
      }
      const left = Array.from({ length: count }, (_, i) => i);
      const taken: number[] = [];
      while (taken.length < max) {
        const mayStop = taken.length >= min || (optional && taken.length === 0);
        const first = ends.length;
        for (let i = 0; i < left.length; i++) {
          senses.weigh(info, left[i], memory.chosen, from);
          work[i] = addOption();
          put(ends, slots.length);
        }
        if (mayStop) {
          senses.weighStop(taken.length);
          work[left.length] = addOption();
          put(ends, slots.length);
        }
        const chosen = choose(seat, first, left.length + Number(mayStop), seenAt);
        if (chosen >= left.length) break;
        taken.push(left[chosen]);
        left.splice(chosen, 1);
      }
      for (const i of taken) remember(memory, info, i, designs);
      return taken;
    };

    const { result, scores } = playout(loaded, start, pick);
    lesson.games++;
    if (result === undefined) lesson.unfinished++;
    learn(critic, spec, lesson, rewards(start.seats, result?.winners ?? [], scores, spec, lesson));
  }

  function rewards(
    seats: number,
    winners: readonly number[],
    scores: readonly number[],
    spec: Task,
    lesson: Lesson,
  ): number[] {
    const total = scores.reduce((sum, one) => sum + one, 0);
    return scores.map((score, seat) => {
      const ahead = seats > 1 ? score - (total - score) / (seats - 1) : score;
      lesson.spread += (ahead * ahead) / seats;
      const lead = Math.max(-2, Math.min(2, ahead / (spec.spread || 1)));
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      return won - 1 / seats + 0.1 * lead;
    });
  }

  function learn(critic: Float32Array, spec: Task, lesson: Lesson, reward: readonly number[]): void {
    const count = steps.seat.length;
    lesson.decisions += count;
    const promise = (at: number): number => {
      const { data } = seen;
      let sum = 0;
      for (let i = 1; i <= data[at]; i++) sum += critic[promiseAt(data[at + i])];
      return sum;
    };
    for (let i = 0; i < count; i++) value[i] = promise(steps.seenAt.data[i]);
    const after: number[] = reward.slice();
    const surprise: number[] = reward.map(() => 0);
    const { table: toTable, critic: toCritic } = lesson.gradient;
    for (let i = count - 1; i >= 0; i--) {
      const seat = steps.seat.data[i];
      const delta = after[seat] - value[i];
      surprise[seat] = delta + spec.lambda * surprise[seat];
      after[seat] = value[i];
      const advantage = surprise[seat];
      lesson.surprise += advantage * advantage;
      // The promise moves towards what came of it.
      const at = steps.seenAt.data[i];
      const seenCount = seen.data[at];
      for (let k = 1; k <= seenCount; k++) toCritic[promiseAt(seen.data[at + k])] -= advantage;
      const first = steps.first.data[i];
      const options = steps.count.data[i];
      const chosen = steps.chosen.data[i];
      const scale = advantage / (spec.surprise || 1);
      let entropy = 0;
      for (let o = 0; o < options; o++) {
        const p = probability[first + o];
        if (p > 1e-9) entropy -= p * Math.log(p);
      }
      for (let o = 0; o < options; o++) {
        const p = probability[first + o];
        const spreadOut = spec.entropy * p * (Math.log(Math.max(p, 1e-9)) + entropy);
        const g = scale * (p - (o === chosen ? 1 : 0)) + spreadOut;
        if (g === 0) continue;
        const to = ends.data[first + o];
        for (let k = first + o === 0 ? 0 : ends.data[first + o - 1]; k < to; k++) toTable[slots.data[k]] += g;
      }
    }
  }
}
