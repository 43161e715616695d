import { expect, test } from 'vitest';
import { coinsFor } from './counters.js';

test('a sum is paid in as few coins as possible, whatever their order in the theme', () => {
  const coins = [
    { value: 1, symbol: 'silver' },
    { value: 3, symbol: 'gold' },
  ];
  expect(coinsFor(11, coins)).toEqual([
    { symbol: 'gold', count: 3 },
    { symbol: 'silver', count: 2 },
  ]);
  expect(coinsFor(0, coins)).toEqual([]);
  expect(coinsFor(-4, coins)).toEqual([]);
});
