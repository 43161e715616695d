import { describe, expect, test } from 'vitest';
import { CATALOGUE, CODES, compile, type Example } from '../index.js';
import { EXAMPLE_GAME, wholeExample } from './example-game.js';

/** Codes that an example gives, each once. */
function codesOf(example: Example): string[] {
  const files = new Map(
    typeof example === 'string'
      ? [['example.draco', wholeExample(example)]]
      : Object.entries(example as Record<string, string>),
  );
  const { problems } = compile('example.draco', (path) => files.get(path));
  return [...new Set(problems.map((problem) => problem.code))];
}

test('the small game of the examples has no problem', () => {
  expect(compile('example.draco', () => EXAMPLE_GAME).problems).toEqual([]);
});

describe.each(CODES.filter((code) => code >= 'D0150'))('%s', (code) => {
  test('its failing example gives it and nothing else', () => {
    expect(codesOf(CATALOGUE[code].failing)).toEqual([code]);
  });

  test('its mended example gives none', () => {
    expect(codesOf(CATALOGUE[code].mended)).toEqual([]);
  });
});
