import type { PickInfo } from '@draco-table/engine';
import type { Senses } from './senses.js';

/** So many weights for the marks of options, by as many bits of a key. */
const MARK_BITS = 12;
const MARKS = 1 << MARK_BITS;
const MARK_SHIFT = 32 - MARK_BITS;
/** And so many for marks together with what is seen. */
const CROSS_BITS = 14;
const CROSS_SHIFT = 32 - CROSS_BITS;
export const SIZE = MARKS + (1 << CROSS_BITS);

const markSlot = (key: number): number => Math.imul(key, 0x9e3779b1) >>> MARK_SHIFT;
const crossSlot = (key: number): number => MARKS + (Math.imul(key, 0x9e3779b1) >>> CROSS_SHIFT);

/** The same for what a moment promises. */
const PROMISE_BITS = 12;
export const PROMISES = 1 << PROMISE_BITS;
const PROMISE_SHIFT = 32 - PROMISE_BITS;

/** Where the promise of something that is seen stands. */
export const promiseAt = (key: number): number => Math.imul(key, 0x9e3779b1) >>> PROMISE_SHIFT;

/** What an option is worth: its own marks, and what they mean with all that is seen. Any numbers serve as weights. */
export function worthOf(senses: Senses, weights: { readonly [at: number]: number }): number {
  const { marks, markCount, crossed, seen, seenCount } = senses;
  let sum = 0;
  for (let i = 0; i < markCount; i++) sum += weights[markSlot(marks[i])];
  for (let i = 0; i < crossed; i++) {
    const mark = marks[i];
    for (let n = 0; n < seenCount; n++) sum += weights[crossSlot(mark ^ seen[n])];
  }
  return sum;
}

/** The weights that such a sum is made of, written one after the other; gives how many. */
export function slotsOf(senses: Senses, into: Int32Array, from: number): number {
  const { marks, markCount, crossed, seen, seenCount } = senses;
  let at = from;
  for (let i = 0; i < markCount; i++) into[at++] = markSlot(marks[i]);
  for (let i = 0; i < crossed; i++) {
    const mark = marks[i];
    for (let n = 0; n < seenCount; n++) into[at++] = crossSlot(mark ^ seen[n]);
  }
  return at - from;
}

/** What a seat remembers of its own answers: how often it chose each design, and how many it gave. */
export interface Memory {
  chosen: Uint8Array;
  answers: Uint16Array;
}

export const emptyMemory = (designs: number, seats: number): Memory => ({
  chosen: new Uint8Array(designs * seats),
  answers: new Uint16Array(seats),
});

/** The seat remembers an option that it chose. */
export function remember({ chosen }: Memory, info: PickInfo, index: number, designs: number): void {
  const { type, seat, sight } = info;
  const value = info.value(index);
  const design = type.is === 'design' ? value : type.is === 'thing' && value >= 0 ? sight.design(value) : -1;
  if (design >= 0 && chosen[seat * designs + design] < 255) chosen[seat * designs + design]++;
}
