import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginnings, initials } from './initials.js';

test('initials tell two designs apart', () => {
  const found = initials(['2 of hearts', '2 of spades', '10 of hearts', 'Small Brawl', 'Small Blackmail', 'Sinner']);
  expect(found.get('10 of hearts')).toBe('10O');
  expect(found.get('Sinner')).toBe('S');
  expect(new Set(found.values()).size).toBe(6);
});

test('whatever the names are, no two get the same initials', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 40 }), (names) => {
      const found = initials(names);
      expect(found.size).toBe(names.length);
      expect(new Set(found.values()).size).toBe(names.length);
    }),
    { numRuns: 200 },
  );
});

test('words of a kind are told apart by how they begin', () => {
  expect([...beginnings(['2', '10', 'jack', 'queen', 'king', 'ace']).values()]).toEqual([
    '2',
    '10',
    'J',
    'Q',
    'K',
    'A',
  ]);
  expect([...beginnings(['red', 'rose', 'blue']).values()]).toEqual(['Re', 'Ro', 'B']);
});
