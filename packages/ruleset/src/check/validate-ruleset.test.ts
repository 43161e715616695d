import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from '../generated/validate.js';
import {
  EXPRESSIONS,
  FORMAT,
  LANGUAGE,
  type Node,
  RULESET_LIMITS,
  type Ruleset,
  STATEMENTS,
  type TestValue,
  validateRuleset,
} from '../index.js';

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
        { is: 'asked', seat: said, not: true, span: [0, 1, 1, 2, 2] },
        { is: 'nothing-shown', span: [0, 1, 1, 2, 2] },
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

test('a ruleset that has everything is well formed, and so it is without what may be left out, and only that', () => {
  expect(validate(sound), JSON.stringify(validate.errors)).toBe(true);
  const optional = paths(sound).filter((path) => {
    const key = path.at(-1) ?? '0';
    return !/^\d+$/.test(key) && validate(JSON.parse(JSON.stringify(replaced(sound, path, undefined))));
  });
  const names = optional.map((path) => path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.'));
  expect([...new Set(names)]).toMatchInlineSnapshot(`
    [
      "deck",
      "attrs.*.fixed",
      "designs.*.params",
      "designs.*.params.*.type.types",
      "designs.*.params.*.type.list",
      "designs.*.params.*.type.none",
      "designs.*.family",
      "designs.*.needs",
      "designs.*.needs.*.span",
      "designs.*.effect",
      "designs.*.hooks",
      "designs.*.span",
      "zones.*.head",
      "vars.*.holders",
      "vars.*.holders.*.owes",
      "vars.*.seen",
      "routines.*.gives",
      "routines.*.told",
      "routines.*.ordered",
      "routines.*.span",
      "hooks.*.where",
      "hooks.*.zone",
      "hooks.*.until",
      "prompts.*.span",
      "score",
      "winners",
      "tests",
      "tests.*.players",
      "tests.*.options.o",
      "tests.*.given",
      "tests.*.steps.*.span",
      "tests.*.steps.*.values.*.nothing",
      "tests.*.steps.*.not",
      "tests.*.span",
      "marks",
      "sources",
    ]
  `);
});

const junk = fc.oneof(
  fc.constantFrom(null, true, 0.5, -1, 3, 'ring', '', [], {}, [1], [null], { kind: 0 }, { is: 'number' }, [1, 2, 3]),
  fc.jsonValue({ maxDepth: 2 }),
);

test('wherever a ruleset is broken, it is refused or fits, with a place, and nothing is thrown', () => {
  let refused = 0;
  fc.assert(
    fc.property(fc.constantFrom(...paths(sound)), junk, (path, by) => {
      const found = validateRuleset(replaced(sound, path, by));
      if (found.ok) return;
      refused++;
      for (const { code, message } of found.problems) {
        expect(code).toMatch(/^D080[1-5]$/);
        expect(message).not.toMatch(/undefined|\[object|fails "/);
      }
    }),
    { numRuns: 3000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

/** The smallest ruleset with a body to play. */
const playing = (...body: unknown[]): unknown => {
  const { deck, tests, marks, sources, score, winners, ...rest } = sound;
  const routine = { id: 'go', is: 'phase', params: [], slots: ['', '', '', ''], body: [] };
  return {
    ...rest,
    designs: [],
    attrs: [],
    zones: [{ id: 'z', shape: 'row', of: [0], per: 'game', seen: 'all' }],
    vars: [],
    hooks: [],
    always: [],
    forecasts: [],
    routines: [routine, { ...routine, body }],
    setup: 0,
    play: 1,
  };
};
const messages = (json: unknown): string[] => {
  const found = validateRuleset(json);
  return found.ok ? [] : found.problems.map(({ message }) => message);
};

test('every operation is refused with an argument too many, too few or of another sort', () => {
  const said = (node: unknown, isStatement: boolean): string =>
    messages(playing(isStatement ? node : ['let', 2, node])).join();
  for (const [table, isStatement] of [
    [EXPRESSIONS, false],
    [STATEMENTS, true],
  ] as const) {
    for (const [op, { args }] of Object.entries(table)) {
      const letters: string[] = args.split(' ').filter(Boolean);
      const fewest = letters.filter((letter) => !/[?*]/.test(letter)).length;
      if (fewest > 0) expect(said([op], isStatement), op).toContain(`"${op}"`);
      if (!args.includes('*')) {
        const many = [op, ...letters.map(() => 0), 0, 0];
        expect(said(many, isStatement), op).toMatch(new RegExp(`"${op.replace(/[*+]/, '\\$&')}".*too many arguments`));
      }
      if (fewest > 0) expect(said([op, ...letters.map(() => ({}))], isStatement), op).toContain(`"${op}"`);
    }
  }
});

test('a field too many, too few or of another sort is named with its place', () => {
  const found = (path: string[], by: unknown) => messages(replaced(sound, path, by));
  const broken = (what: string) => [`The ruleset is not well formed: ${what}.`];
  const contradicts = (what: string) => [`The ruleset contradicts itself: ${what}.`];
  expect(found(['kinds', '0'], { id: 'k' })).toEqual(broken('kinds[0] has no "values"'));
  expect(found(['kinds', '0'], { id: 'k', values: [], more: 1 })).toEqual(
    broken('kinds[0] has "more", which is not known'),
  );
  expect(found(['zones', '0', 'shape'], 'cube')).toEqual(
    broken('zones[0].shape is not one of ring, row, grid, pile, hand, set'),
  );
  expect(found(['designs', '0', 'type'], 7)).toEqual(
    contradicts('designs[0].type names 7 of the types, of which there are 1'),
  );
  expect(found(['vars', '0', 'per'], { kind: 3 })).toEqual(
    contradicts('vars[0].per.kind names 3 of the kinds, of which there are 1'),
  );
  expect(found(['vars', '0', 'per'], 'week')).toEqual(broken('vars[0].per is not one of game, player, design'));
  expect(found(['attrs', '0', 'type'], { is: 'kind' })).toEqual(broken('attrs[0].type has no "kind"'));
  expect(found(['tests', '0', 'steps', '0'], { is: 'dance' })).toEqual(
    broken('tests[0].steps[0] is of a sort that is not known'),
  );
  expect(messages(null)).toEqual(broken('the ruleset is not an object'));
});

test('a wrong operation is named with its place in the ruleset', () => {
  const found = (node: unknown) => messages(playing(node));
  const wrong = (op: string, path: string, what: string) => [`The operation "${op}" at ${path} ${what}.`];
  expect(found(['explode'])).toEqual(wrong('explode', 'routines[1].body[0]', 'is not an operation'));
  expect(found(['+', 1, 2])).toEqual(wrong('+', 'routines[1].body[0]', 'is an expression where a statement is needed'));
  expect(found(['let', 2, ['shuffle', 0, null]])).toEqual(
    wrong('shuffle', 'routines[1].body[0][2]', 'is a statement where an expression is needed'),
  );
  expect(found(['let', 2, ['+', 1, 2 ** 40]])).toEqual(
    wrong('+', 'routines[1].body[0][2][2]', 'is not a whole number of 32 bits'),
  );
  expect(found(['shuffle', 7, null])).toEqual(
    wrong('shuffle', 'routines[1].body[0][1]', 'names 7 of the zones, of which there are 1'),
  );
});

test('nesting is bounded: as deep as allowed loads, deeper is refused, what comes back to itself too', () => {
  const nested = (depth: number) =>
    playing(['let', 2, Array.from({ length: depth }).reduce((inner) => ['not', inner], 1)]);
  const chosen = (depth: number) => {
    const ask = { slot: 2, who: 0, from: ['players'], type: { is: 'player' }, prompt: 0 };
    return playing(Array.from({ length: depth }).reduce((inner) => ['choose', { ...ask, body: [inner] }], ['stop']));
  };
  expect(messages(nested(RULESET_LIMITS.nesting - 1))).toEqual([]);
  expect(messages(chosen(RULESET_LIMITS.nesting - 1))).toEqual([]);
  expect(messages(nested(RULESET_LIMITS.nesting)).join()).toContain('nested too deep');
  expect(messages(chosen(RULESET_LIMITS.nesting)).join()).toContain('nested too deep');
  expect(messages(nested(20_000)).join()).toContain('nesting is limited');
  const circle: Node[] = [];
  circle.push(circle as unknown as Node);
  expect(messages(playing(circle)).join()).toContain('nesting is limited');
});
