import fc from 'fast-check';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { below, next, seedState } from './random.js';

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

test('numbers below another are the upper half of a product, each equally likely', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 0x1fffff }), (seed, n) => {
      const [random, model] = [seedState(seed), seedState(seed)];
      for (const count of [n, (n & 31) + 1, 0x7fff, 0x8000, 0x8001]) {
        let product = BigInt(next(model)) * BigInt(count);
        const least = 2n ** 32n % BigInt(count);
        while ((product & 0xffffffffn) < least) product = BigInt(next(model)) * BigInt(count);
        expect(below(random, count)).toBe(Number(product >> 32n));
      }
    }),
  );
});
