import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT, LANGUAGE, type Ruleset, type TestValue, validateRuleset } from '../index.js';
import { checkShape } from './check-shape.js';

const file = new URL('../generated/ruleset.schema.json', import.meta.url);
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync(file, 'utf8')));

const said: TestValue = { node: 1, type: { is: 'number' } };
/** Everything that a ruleset can have. */
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
  designs: [
    {
      id: 'd',
      type: 0,
      copies: 1,
      attrs: { 0: 1 },
      params: [{ name: 'n', type: { is: 'thing', types: [0], list: true, none: true }, value: [1] }],
      family: 'f',
      needs: [{ test: 1, names: ['n'], span: [0, 1, 1, 2, 2] }],
      effect: 0,
      hooks: [0],
      span: [0, 1, 1, 2, 2],
    },
  ],
  zones: [{ id: 'z', shape: 'ring', of: [0], per: 'game', seen: 'all', head: 0 }],
  vars: [
    {
      id: 'v',
      role: 'tokens',
      type: { is: 'number' },
      per: { kind: 0 },
      start: [1, 2],
      holders: [{ id: 'b', start: 3, owes: true }],
      seen: 'owner',
    },
  ],
  options: [{ id: 'o', type: { is: 'yes-no' }, values: [0, 1] }],
  dice: [{ id: 'die', sides: 6 }],
  routines: [
    {
      id: 'a',
      is: 'verb',
      params: [{ name: 'x', slot: 2, type: { is: 'number' } }],
      slots: ['', '', 'x'],
      body: [['stop']],
      gives: { is: 'number' },
      told: true,
      ordered: true,
      span: [0, 1, 1, 2, 2],
    },
  ],
  hooks: [
    {
      verb: 0,
      args: [{ equals: 5 }, { slot: 1 }, null],
      when: 'before',
      where: 1,
      body: 0,
      zone: 0,
      until: { verb: 0, args: [null] },
    },
  ],
  always: [0],
  prompts: [{ id: 'p', args: [], span: [0, 1, 1, 2, 2] }],
  setup: 0,
  play: 0,
  forecasts: [{ id: 'f', routine: 0 }],
  score: 0,
  winners: 0,
  tests: [
    {
      name: 't',
      players: 2,
      options: { o: 1 },
      given: 0,
      steps: [
        { is: 'rolls', values: [said], span: [0, 1, 1, 2, 2] },
        { is: 'answers', seat: said, values: [{ ...said, nothing: true }], span: [0, 1, 1, 2, 2] },
        { is: 'expect', test: said, text: '', span: [0, 1, 1, 2, 2] },
        { is: 'cannot', seat: said, value: said, span: [0, 1, 1, 2, 2] },
        { is: 'event', match: { verb: 0, args: [{ slot: 0 }] }, frame: 2, not: true, span: [0, 1, 1, 2, 2] },
      ],
      span: [0, 1, 1, 2, 2],
    },
  ],
  marks: [{ routine: 0, span: [0, 1, 1, 2, 2] }],
  sources: ['a.draco'],
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

test('the sound ruleset is sound, and every field that may be left out may', () => {
  expect(ajv(sound), JSON.stringify(ajv.errors)).toBe(true);
  expect(checkShape(sound, 'Ruleset', sound)).toEqual([]);
  for (const path of paths(sound)) {
    const without = replaced(sound, path, undefined);
    const plain = JSON.parse(JSON.stringify(without ?? null));
    const fits = checkShape(plain, 'Ruleset', plain).every(({ code }) => code === 'D0805');
    expect(fits, path.join('.')).toBe(ajv(plain));
  }
});

test('wherever a ruleset is broken, the shapes say what AJV says of the schema', () => {
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
      const misfits = checkShape(broken, 'Ruleset', broken);
      expect(misfits.every(({ code }) => code === 'D0805')).toBe(ok);
      expect(validateRuleset(broken).ok && !ok).toBe(false);
    }),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

test('a field too many, too few or of another sort is named with its place', () => {
  const found = (path: string[], by: unknown) => {
    const broken = replaced(sound, path, by);
    return checkShape(broken, 'Ruleset', broken).map(({ code, path: at, what }) => `${code} ${at} ${what}`);
  };
  expect(found(['kinds', '0'], { id: 'k' })).toEqual(['D0801 kinds[0] has no "values"']);
  expect(found(['kinds', '0'], { id: 'k', values: [], more: 1 })).toEqual([
    'D0801 kinds[0] has "more", which is not known',
  ]);
  expect(found(['zones', '0', 'shape'], 'cube')).toEqual([
    'D0801 zones[0].shape is not one of ring|row|grid|pile|hand|set',
  ]);
  expect(found(['designs', '0', 'type'], 7)).toEqual(['D0805 designs[0].type names 7, of 1']);
  expect(found(['vars', '0', 'per'], { kind: 3 })).toEqual(['D0805 vars[0].per.kind names 3, of 1']);
  expect(found(['attrs', '0', 'type'], { is: 'kind' })).toEqual(['D0805 attrs[0].type says not which kind']);
  expect(found([], null)).toEqual(['D0801 the ruleset is not an object']);
});
