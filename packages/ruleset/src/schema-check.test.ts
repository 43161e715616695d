import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT, LANGUAGE, type Ruleset, validate } from './index.js';

const file = new URL('./generated/ruleset.schema.json', import.meta.url);
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync(file, 'utf8')));

const sound: Ruleset = {
  format: FORMAT,
  language: LANGUAGE,
  hash: '',
  game: 'x',
  deck: 'y',
  seats: { min: 1, max: 2, names: ['a'] },
  kinds: [{ id: 'k', values: ['v'] }],
  types: [{ id: 't', base: 'card' }],
  attrs: [{ id: 'a', of: [0], type: { is: 'kind', kind: 0 }, fixed: true }],
  designs: [{ id: 'd', type: 0, copies: 1, attrs: { 0: 1 }, effect: 0, needs: [{ test: 1, names: [] }], hooks: [0] }],
  zones: [{ id: 'z', shape: 'ring', of: [0], per: 'game', seen: 'all', head: 0 }],
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
  options: [{ id: 'o', type: { is: 'yes-no' }, values: [0, 1] }],
  dice: [{ id: 'die', sides: 6 }],
  routines: [
    { id: 'a', is: 'verb', params: [{ name: 'x', slot: 2, type: { is: 'number' } }], slots: [], body: [['stop']] },
  ],
  hooks: [{ verb: 0, args: [{ equals: 5 }, { slot: 1 }, null], when: 'before', body: 0 }],
  always: [0],
  prompts: [{ id: 'p', args: [], span: [0, 1, 1, 2, 2] }],
  setup: 0,
  play: 0,
  forecasts: [{ id: 'f', routine: 0 }],
  tests: [{ name: 't', options: {}, steps: [{ is: 'rolls', values: [{ node: 1, type: { is: 'number' } }] }] }],
};

/** Every place in a value, as a path. */
function paths(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => paths(item, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('the sound ruleset is sound', () => {
  expect(ajv(sound), JSON.stringify(ajv.errors)).toBe(true);
  expect(validate(sound)).toBe(true);
  expect(validate.errors).toBeNull();
});

test('wherever a ruleset is broken, the check that walks the schema says what AJV says', () => {
  const junk = fc.oneof(
    fc.constantFrom(null, true, 0.5, -1, 3, 'ring', '', [], {}, [1], [null], { kind: 0 }, { is: 'number' }, [1, 2, 3]),
    fc.jsonValue({ maxDepth: 2 }),
  );
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...paths(sound)), junk, (path, by) => {
      const broken = replaced(sound, path, by);
      const ok = ajv(broken);
      if (!ok) refused++;
      expect(validate(broken)).toBe(ok);
    }),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(1000);
});
