import fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { next, seedState } from './random.js';

test('chance is xoroshiro128+, number for number', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const random = seedState(seed);
      const model = xoroshiro128plusFromState(seedState(seed));
      for (let i = 0; i < 50; i++) expect(next(random)).toBe(model.next() >>> 0);
      expect(random).toEqual(model.getState());
    }),
  );
});
