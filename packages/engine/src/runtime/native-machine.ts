import { next } from '../state/random.js';
import type { Intrinsics } from './intrinsics.js';
import type { Memory } from './memory.js';

/** What WebAssembly has instructions for, in JavaScript. */
export function nativeMachine({ words, random }: Memory, fail: (what: number) => never): Intrinsics {
  return {
    fail,
    xoroshiro: () => next(random) | 0,
    high: (a, b) => {
      const [x, y] = [a >>> 0, b >>> 0];
      // By halves, so that nothing is lost.
      const [xh, xl] = [x >>> 16, x & 0xffff];
      const [yh, yl] = [y >>> 16, y & 0xffff];
      const middle = xh * yl + ((xl * yl) >>> 16);
      return (xh * yh + Math.floor(middle / 0x10000) + Math.floor(((middle % 0x10000) + xl * yh) / 0x10000)) | 0;
    },
    copy: (to, from, count) => {
      words.copyWithin(to, from, from + count);
      return 0;
    },
  };
}
