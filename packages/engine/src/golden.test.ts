import { expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { digests, GOLDEN } from './fixtures/golden.js';
import { marketWithForecast } from './fixtures/market.js';

test('the same games have the same digests as ever', () => {
  expect(digests(load(marketWithForecast()))).toEqual(GOLDEN);
});
