import { expect, test } from 'vitest';
import { suggest } from './suggest.js';

test('a slip is found, another word is not', () => {
  expect(suggest('conut', ['counter', 'count', 'remove'])).toEqual(['count']);
  expect(suggest('frward', ['back', 'forward'], 1)).toEqual(['forward']);
  expect(suggest('zork', ['favourite', 'forward'])).toEqual([]);
});

test('a word of two letters is one that lacks a letter, where it can be no other', () => {
  expect(suggest('yu', ['you', 'them'])).toEqual(['you']);
  expect(suggest('yu', ['you', 'yum'])).toEqual([]);
  expect(suggest('x', ['y', 'you'])).toEqual([]);
});
