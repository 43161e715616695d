import type { Frame } from '../state/run.js';

/** Makes the frame of a routine; names without a value hold null. */
export type FrameMaker = (you: number, card: number) => Frame;

// Null in every frame: engines then keep numbers and lists in them the same way, whatever a routine holds.
const O = null as unknown as number;

/** Literals are made in a few instructions; copying a blank list is many times slower. */
const MAKERS: FrameMaker[] = [
  (y, t) => [y, t],
  (y, t) => [y, t],
  (y, t) => [y, t],
  (y, t) => [y, t, O],
  (y, t) => [y, t, O, O],
  (y, t) => [y, t, O, O, O],
  (y, t) => [y, t, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O, O, O, O, O],
  (y, t) => [y, t, O, O, O, O, O, O, O, O, O, O, O, O],
];

export function frameMaker(size: number): FrameMaker {
  if (size < MAKERS.length) return MAKERS[size];
  const rest = size - 14;
  return (y, t) => {
    const frame = [y, t, O, O, O, O, O, O, O, O, O, O, O, O];
    for (let i = 0; i < rest; i++) frame.push(O);
    return frame;
  };
}
