import { expect, test } from 'vitest';
import { FORMAT, LANGUAGE, type Ruleset, validate } from './index.js';

const empty: Ruleset = {
  format: FORMAT,
  language: LANGUAGE,
  hash: '',
  game: 'x',
  seats: { min: 1, max: 2, names: [] },
  kinds: [],
  types: [],
  attrs: [],
  designs: [],
  zones: [],
  vars: [],
  options: [],
  dice: [],
  routines: [],
  hooks: [],
  always: [],
  prompts: [],
  setup: 0,
  play: 0,
  forecasts: [],
};

test('the generated validator takes a ruleset', () => {
  expect(validate(empty)).toBe(true);
});

test.each([
  ['a field too few', { ...empty, game: undefined }],
  ['a field too many', { ...empty, extra: 1 }],
  ['a broken number', { ...empty, setup: 0.5 }],
  [
    'a node that is neither number nor array',
    { ...empty, designs: [{ id: 'a', type: 0, copies: 1, attrs: {}, needs: [{ test: 'x', names: [] }] }] },
  ],
  ['nothing', null],
])('and refuses %s', (_, data) => {
  expect(validate(data)).toBe(false);
  expect(validate.errors?.length).toBeGreaterThan(0);
});
