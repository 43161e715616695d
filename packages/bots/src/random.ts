import { type Dice, dice, onlyAnswer, type Picker } from '@draco-table/engine';
import type { Bot } from './bot.js';

/** How much there is to choose: what a decision and a playout's question have in common. */
interface Question {
  min: number;
  max: number;
  optional: boolean;
}

/** What is still to be chosen from, in the same place each time: a playout asks often. */
const left: number[] = [];

/** Indices at random: how many first, then which. Declining is one more option. */
export function randomIndices(roll: Dice, count: number, { min, max, optional }: Question, many: boolean): number[] {
  if (!many) {
    const chosen = optional ? roll(count + 1) - 1 : roll(count);
    return chosen < 0 ? [] : [chosen];
  }
  const least = optional ? 0 : min;
  const wanted = least + roll(max - least + 1);
  // What may be declined is taken in full or not at all.
  const size = wanted > 0 && wanted < min ? min : wanted;
  const chosen: number[] = [];
  if (size === 0) return chosen;
  for (let i = 0; i < count; i++) left[i] = i;
  for (let n = 0; n < size; n++) {
    const at = roll(count - n);
    chosen.push(left[at]);
    for (let i = at + 1; i < count - n; i++) left[i - 1] = left[i];
  }
  return chosen;
}

/** Any legal answer, each as likely as the other. */
export const random: Bot = {
  name: 'random',
  choose: (_, decision, seed) => {
    const only = onlyAnswer(decision);
    if (only !== undefined) return only;
    const { options, max } = decision;
    const many = max > 1 || (decision.min === 0 && !decision.optional);
    return randomIndices(dice(seed), options.length, decision, many).map((i) => options[i].id);
  },
  picker: (seed) => randomPicker(seed),
};

/** The same for playouts, where every answer is given at once. */
export function randomPicker(seed: string): Picker {
  const roll = dice(seed);
  return (info) => {
    if (info.many) return randomIndices(roll, info.count, info, true);
    return info.optional ? roll(info.count + 1) - 1 : roll(info.count);
  };
}
