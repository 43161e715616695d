import { readFileSync } from 'node:fs';
import { validate } from '@draco-table/ruleset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaValidator } from '../build/schema-check.ts';
import { bareSchema } from '../build/small-validator.ts';
import { fakeRuleset } from './fixtures/fake-game.js';

const file = new URL('../../ruleset/src/generated/ruleset.schema.json', import.meta.url);
const small = schemaValidator(bareSchema(JSON.parse(readFileSync(file, 'utf8'))));
const sound = {
  ...fakeRuleset,
  routines: [
    { id: 'a', is: 'verb', params: [{ name: 'x', slot: 2, type: { is: 'number' } }], slots: [], body: [['stop']] },
  ],
  hooks: [{ verb: 0, args: [{ equals: 5 }, { slot: 1 }, null], when: 'before', body: 0 }],
  prompts: [{ id: 'p', args: [], span: [0, 1, 1, 2, 2] }],
  vars: [
    {
      id: 'v',
      role: 'tokens',
      type: { is: 'number' },
      per: { kind: 0 },
      start: [1, 2],
      holders: [{ id: 'b', start: 3 }],
    },
  ],
};

test('both take a sound ruleset', () => {
  expect(validate(sound)).toBe(true);
  expect(small(sound)).toBe(true);
  expect(small.errors).toBeNull();
});

/** Every place in a value, as a path. */
function paths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => paths(item, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('wherever a ruleset is broken, the small check and the generated validator agree', () => {
  const everywhere = paths(sound);
  const junk = fc.oneof(
    fc.constantFrom(
      null,
      true,
      0.5,
      -1,
      3,
      'ring',
      '',
      [],
      {},
      [1],
      [null],
      { kind: 0 },
      { extra: 1 },
      { is: 'number' },
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...everywhere), junk, (path, by) => {
      const broken = replaced(sound, path, by);
      expect(small(broken)).toBe(validate(broken));
    }),
    { numRuns: 3000 },
  );
});
