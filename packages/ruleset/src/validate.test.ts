import { expect, test } from 'vitest';
import validate from './generated/validate.js';

test('the generated validator takes a ruleset and refuses anything else', () => {
  expect(validate({ language: 1, game: 'x' })).toBe(true);
  expect(validate({ language: 1 })).toBe(false);
  expect(validate.errors).toHaveLength(1);
});
