import { expect, test } from 'vitest';
import {
  FORMAT,
  LANGUAGE,
  RULESET_LIMITS as MOST,
  type Node,
  type Ruleset,
  type Type,
  validateRuleset,
} from '../index.js';

const number: Type = { is: 'number' };
const empty = (more: Partial<Ruleset> = {}): Ruleset => ({
  format: FORMAT,
  language: LANGUAGE,
  hash: '',
  game: 'x',
  seats: { min: 1, max: 2, names: [] },
  kinds: [],
  types: [{ id: 't', base: 'card' }],
  attrs: [],
  designs: [],
  zones: [{ id: 'box', shape: 'set', of: [0], per: 'game', seen: 'all' }],
  vars: [],
  options: [],
  dice: [],
  routines: [routine([]), routine([]), { ...routine([]), is: 'verb' }],
  hooks: [],
  always: [],
  prompts: [],
  setup: 0,
  play: 1,
  forecasts: [],
  ...more,
});
const routine = (body: Node[]): Ruleset['routines'][number] => ({
  id: 'r',
  is: 'phase',
  params: [],
  slots: ['you', 'this', 'n'],
  body,
});
const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const design = (i: number, copies = 0) => ({ id: `d${i}`, type: 0, copies, attrs: {} });
const name = { name: 'n', slot: 2, type: number };

/** By limit: a ruleset that asks for so much of it. */
const ASKING: { [K in keyof typeof MOST]?: (count: number) => Ruleset } = {
  things: (count) => empty({ designs: [design(0, count)] }),
  seats: (count) => empty({ seats: { min: 1, max: count, names: [] } }),
  places: (count) =>
    empty({ vars: times(count - 1, (i) => ({ id: `v${i}`, role: 'variable', type: number, per: 'game', start: 0 })) }),
  designs: (count) => empty({ designs: times(count, design) }),
  arguments: (count) => empty({ prompts: [{ id: 'p', args: times(count, () => name) }] }),
  text: (count) => empty({ game: 'x'.repeat(count) }),
  // The body is a list as well.
  routine: (count) => empty({ routines: [routine([]), routine(times(count - 1, () => ['stop']))] }),
  hooks: (count) =>
    empty({
      routines: [
        routine([]),
        routine([]),
        { ...routine([]), is: 'verb' },
        ...times(count, () => ({ ...routine([]), is: 'effect' as const })),
      ],
      hooks: times(count, (i) => ({ verb: 2, args: [], when: 'after' as const, body: 3 + i })),
    }),
  // One for the box.
  cells: (count) =>
    empty({
      vars: [
        {
          id: 'v',
          role: 'variable',
          type: { ...number, list: true },
          per: 'player',
          start: times((count - 1) / 2, () => 0),
        },
      ],
    }),
};

const limitOf = (ruleset: unknown) => {
  const found = validateRuleset(ruleset);
  return found.ok ? 'loaded' : found.problems[0]?.args.limit;
};

test.each(Object.entries(ASKING))('%s: at the limit, and one above', (limit, asking) => {
  const most = MOST[limit as keyof typeof MOST];
  const step = limit === 'cells' ? 2 : 1;
  const at = limit === 'cells' ? most - 1 : most;
  expect(limitOf(asking(at))).toBe('loaded');
  expect(limitOf(asking(at + step))).toBe(limit);
});

test('slots: at the limit, and one above', () => {
  const named = (count: number) =>
    validateRuleset(empty({ routines: [routine([]), { ...routine([]), slots: times(count, (i) => `n${i}`) }] }));
  expect(named(MOST.slots).ok).toBe(true);
  expect(named(MOST.slots + 1)).toMatchObject({ ok: false, problems: [{ code: 'D0805' }] });
});

test('values: one above the limit nothing is looked at any more', () => {
  // The object itself and its one list are values too.
  const many = validateRuleset({ designs: times(MOST.values - 1, () => 0) });
  expect(many).toMatchObject({ ok: false, problems: [{ code: 'D0804', args: { limit: 'values' } }] });
});

test.each(['designs', 'routines', 'hooks', 'vars'])('a million %s that are none are refused at once', (part) => {
  const found = validateRuleset({ ...empty(), [part]: times(1_000_000, () => 0) });
  expect(found).toMatchObject({ ok: false, problems: [{ code: 'D0801' }, ...times(99, () => ({}))] });
});

test('nodes: at the limit, and one above', () => {
  const of = (count: number) => {
    const routines = times(Math.ceil(count / 40_000), (i) =>
      routine(times(Math.min(40_000, count - i * 40_000), () => ['stop'])),
    );
    return limitOf(empty({ routines: [...routines, routine([])], setup: 0, play: 1 }));
  };
  expect(of(MOST.nodes)).toBe('loaded');
  expect(of(MOST.nodes + 1)).toBe('nodes');
});

test.each<[string, () => unknown, string]>([
  [
    'a list of 20,000 numbers in 20,000 variables',
    () => {
      const start = times(20_000, () => 0);
      const kinds = [{ id: 'k', values: times(19_000, (i) => `v${i}`) }];
      return empty({
        kinds,
        vars: [{ id: 'v', role: 'variable', type: { ...number, list: true }, per: { kind: 0 }, start }],
      });
    },
    'cells',
  ],
  [
    'attributes that change, of things',
    () =>
      empty({
        attrs: times(60_000, (i) => ({ id: `a${i}`, of: [0], type: number })),
        designs: [design(0, 5_000)],
      }),
    'cells',
  ],
  [
    'attributes of designs',
    () =>
      empty({
        attrs: times(2_000, (i) => ({ id: `a${i}`, of: [0], type: number, fixed: true as const })),
        designs: times(9_000, design),
      }),
    'cells',
  ],
  ['an id of a megabyte', () => empty({ designs: [{ ...design(0, 5_000), id: 'x'.repeat(1_000_000) }] }), 'text'],
  [
    'half a million operations in a routine',
    () => empty({ routines: [routine([]), routine(times(500_000, () => ['stop']))] }),
    'routine',
  ],
])('%s is refused before anything is made of it', (_, make, limit) => {
  expect(limitOf(make())).toBe(limit);
});

test.each<[string, () => unknown]>([
  ['a body 20,000 deep', () => times(20_000, () => 0).reduce<unknown>((inner) => ['if', 1, [inner]], ['stop'])],
  ['a word that cannot be text', () => ['move', 1, 0, null, { toString: 1, valueOf: 1 }]],
  [
    'a word 20,000 lists deep',
    () => ['move', 1, 0, null, times(20_000, () => 0).reduce<unknown>((inner) => [inner], 'end')],
  ],
])('%s is a problem, and nothing is thrown', (_, make) => {
  expect(validateRuleset(empty({ routines: [routine([]), routine([make() as Node])] })).ok).toBe(false);
});
