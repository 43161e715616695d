import { expect, test } from 'vitest';
import { parse } from './generated/parser.js';

test('the generated parser is there', () => {
  expect(parse('')).toEqual({ text: '' });
});
