import { expect, test } from 'vitest';
import { ask, optionsOf, thing } from '../fixtures/fake-game.js';
import { controlOf, isComplete, optionsByKey, shift, toggle } from './selection.js';

const numbers = (count: number) =>
  optionsOf(...Array.from({ length: count }, (_, i) => ({ is: 'number', value: i }) as const));
const decision = (given: Parameters<typeof ask>[0]) => ({ ...ask(given), id: 'd' });

test('the control follows from what is asked', () => {
  const animals = optionsOf(thing('fox'), thing('owl'));
  expect(controlOf(decision({ options: animals }))).toBe('one');
  expect(controlOf(decision({ options: animals, max: 2 }))).toBe('several');
  expect(controlOf(decision({ options: animals, max: 2, ordered: true }))).toBe('ordered');
  expect(controlOf(decision({ options: numbers(4) }))).toBe('one');
  expect(controlOf(decision({ options: numbers(30) }))).toBe('number');
  expect(controlOf(decision({ options: optionsOf({ is: 'yes-no', value: true }) }))).toBe('yes-no');
});

test('pointing adds, takes back, and replaces where only one is asked for', () => {
  expect(toggle([], 'a', 2)).toEqual(['a']);
  expect(toggle(['a'], 'a', 2)).toEqual([]);
  expect(toggle(['a'], 'b', 1)).toEqual(['b']);
  expect(toggle(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
});

test('an order is changed one place at a time, and not beyond its ends', () => {
  expect(shift(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(shift(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(shift(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
});

test('a choice of several is complete between its bounds', () => {
  const several = decision({ options: numbers(4), min: 2, max: 3 });
  expect([1, 2, 3, 4].map((count) => isComplete(several, Array(count).fill('x')))).toEqual([false, true, true, false]);
});

test('options are found by what they point at', () => {
  const options = optionsOf(thing('fox'), { is: 'player', seat: 2 }, { is: 'cell', x: -1, y: 4 });
  expect([...optionsByKey(decision({ options })).keys()]).toEqual(['t:fox#1', 'p:2', 'c:-1,4']);
});
