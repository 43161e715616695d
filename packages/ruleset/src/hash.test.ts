import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashRuleset, type Ruleset } from './index.js';

test('canonical JSON does not depend on the order of keys, and reads back as the same data', () => {
  expect(canonicalJson({ b: 1, a: [2, { d: null, c: 'x"' }], e: undefined })).toBe(
    '{"a":[2,{"c":"x\\"","d":null}],"b":1}',
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

const game = (more: Partial<Ruleset>) => hashRuleset({ game: 'x', ...more } as Ruleset);

test('the hash leaves out places, marks, sources and itself, and nothing else', () => {
  const routine = {
    id: 'r',
    is: 'verb' as const,
    params: [],
    slots: [],
    body: [['stop']] as Ruleset['routines'][0]['body'],
  };
  const plain = game({ routines: [routine] });
  const marked = game({
    hash: 'other',
    sources: ['a'],
    marks: [{ routine: 0, span: [0, 1, 1, 1, 2] }],
    routines: [{ ...routine, span: [0, 1, 1, 2, 2], body: [['mark', 0], ['stop']] }],
  });
  expect(marked).toBe(plain);
  expect(game({ routines: [{ ...routine, body: [] }] })).not.toBe(plain);
});
