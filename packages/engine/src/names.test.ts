/** A name is read only where it has a value, so that no rule ever meets one without, whichever way it is run. */
import type { Choice, HookDef, Node, Ruleset, TestStep } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { emptyRuleset, listOf, load, number, player, routine } from './fixtures/base.js';
import { generate } from './generate.js';
import { loadRuleset, playout } from './index.js';

const said = (more: Partial<Ruleset>): string => {
  const found = loadRuleset(JSON.parse(JSON.stringify(emptyRuleset(more))));
  return found.ok ? 'loaded' : found.problems.map(({ code, args }) => `${code} ${args.what}`).join('\n');
};
const sum = { id: 'sum', role: 'counter', type: number, per: 'game', start: 0 } as const;
const setup = routine('setup', 'verb', []);
const inPlay = (...body: Node[]): string =>
  said({ vars: [sum], prompts: [{ id: 'choose', args: [] }], routines: [setup, routine('play', 'phase', body)] });

const slot = (s: number): Node => ['slot', s];
const add = (node: Node): Node => ['add', 0, null, node];
const choice: Choice = { slot: 2, who: 0, from: ['range', 1, 3], type: number, prompt: 0 };
const some: Node = ['range', 1, 3];

describe('a name that may have no value is refused', () => {
  test.each<[string, Node[]]>([
    ['never given one', [add(slot(2))]],
    ['given one in a branch', [['if', ['=', 1, 1], [['let', 2, 5]]], add(slot(2))]],
    ['given one in both branches', [['if', 1, [['let', 2, 5]], [['let', 2, 6]]], add(slot(2))]],
    ['given one in a loop', [['repeat', 0, [['let', 2, 5]]], add(slot(2))]],
    ['what each element was called', [['each', 2, some, []], add(slot(2))]],
    ['what a condition called each', [['let', 3, ['count', ['where', some, 2, 1]]], add(slot(2))]],
    ['what a choice called each', [['choose', { ...choice, slot: 3, from: ['where', some, 2, 1] }], add(slot(2))]],
    ['chosen for a block, after it', [['choose', { ...choice, body: [] }], add(slot(2))]],
    ['chosen or something else done', [['choose', { ...choice, else: [] }], add(slot(2))]],
    ['chosen, where nothing was', [['choose', { ...choice, body: [], else: [add(slot(2))] }]]],
    ['who chose together', [['atonce', ['players'], 2, { ...choice, slot: 3 }], add(slot(2))]],
  ])('%s', (_, body) => {
    expect(inPlay(...body)).toBe('D0803 names what may have no value');
  });

  test.each<[string, Node[]]>([
    ['in its branch', [['if', 1, [['let', 2, 5], add(slot(2))]]]],
    ['after a choice without which one leaves', [['choose', choice], add(slot(2))]],
    ['after a choice of several', [['choose', { ...choice, many: { min: 0, max: 1 } }], add(['count', slot(2)])]],
    ['in two branches, each its own', [['if', 1, [['let', 2, 5], add(slot(2))], [['let', 2, 6], add(slot(2))]]]],
    ['by seat', [['atonce', ['players'], 2, { ...choice, slot: 3 }], add(['answer', 3, 0])]],
  ])('and fine %s', (_, body) => {
    expect(inPlay(...body)).toBe('loaded');
  });
});

describe('a name holds one sort of value', () => {
  test.each<[string, Node[]]>([
    ['a number, then a list', [['if', 1, [['let', 2, 5]], [['let', 2, some]]]]],
    [
      'a value, then an element',
      [
        ['if', 1, [['let', 2, 5]]],
        ['let', 3, ['count', ['where', some, 2, 1]]],
      ],
    ],
    [
      'answers by seat, then a value',
      [
        ['atonce', ['players'], 3, choice],
        ['let', 2, 5],
      ],
    ],
  ])('%s', (_, body) => {
    expect(inPlay(...body)).toBe('D0803 puts another sort of value into a name');
  });
  test('and is read as what it holds', () => {
    expect(inPlay(['atonce', ['players'], 3, choice], add(slot(2)))).toBe('D0803 is not how this name is read');
    expect(inPlay(['let', 2, 5], add(['answer', 2, 0]))).toBe('D0803 is not how this name is read');
  });
  test('an element is not called as another that is looked at', () => {
    const nested: Node = ['where', some, 2, ['any', ['where', some, 2, 1]]];
    expect(inPlay(['let', 3, nested])).toBe('D0803 would change a name');
  });
});

test('one value of two is no list where a single value is needed', () => {
  for (const [yes, no] of [
    [5, some],
    [some, 5],
  ] as Node[][])
    expect(inPlay(add(['if', 1, yes, no] as Node))).toBe('D0803 is a list where a single value is needed');
});

test('a define of a list may say a single value, whichever way it is run', () => {
  const few = routine('few', 'define', [['give', 7]], { gives: listOf(number) });
  const play: Node[] = [
    ['let', 2, ['if', 1, ['call', 2], some]],
    ['each', 3, slot(2), [add(slot(3))]],
  ];
  const ruleset = emptyRuleset({ vars: [sum], routines: [setup, routine('play', 'phase', play), few] });
  const [plain, made] = [undefined, generate].map((back) =>
    playout(load(ruleset, back), { seats: 2, seed: 'x' }, () => 0).digest(),
  );
  expect(made).toBe(plain);
});

describe('effects', () => {
  const hook: HookDef = { verb: 2, args: [], when: 'after', body: 3 };
  const effects = (play: Node[], body: Node[], more: Partial<Ruleset> = {}): string =>
    said({
      vars: [sum],
      hooks: [hook],
      routines: [setup, routine('play', 'phase', play), routine('tick', 'verb', []), routine('on', 'effect', body)],
      ...more,
    });
  const begin: Node = ['effect', 'on', 0, 0, 0, 1, 1, 2, 2];

  test('find the names that they took along', () => {
    expect(effects([['let', 2, 5], begin], [add(slot(2))])).toBe('loaded');
  });
  test.each<[string, Node[], Partial<Ruleset>, string]>([
    ['a name without a value', [['if', 1, [['let', 2, 5]]], begin], {}, 'takes along what may have no value'],
    [
      'other names elsewhere',
      [['let', 2, 5], begin, ['effect', 'on', 0]],
      {},
      'takes along other names than the effect has',
    ],
    [
      'names, and stand by themselves',
      [['let', 2, 5], begin],
      { always: [0] },
      'takes along other names than the effect has',
    ],
    [
      'somebody else as you',
      [
        ['let', 2, 5],
        ['effect', 'on', 0, 2, 0],
      ],
      {},
      'would change what is given',
    ],
  ])('cannot take along %s', (_, play, more, what) => {
    expect(effects(play, [], more)).toContain(`D0803 ${what}`);
  });
  test('that end with a sentence do not hear what it said', () => {
    const tick = routine('tick', 'verb', [], { params: [{ name: 'p', slot: 2, type: player }] });
    const told = (body: Node[], until: number): string =>
      said({
        hooks: [{ ...hook, args: [{ slot: 2 }], until: { verb: 2, args: [{ slot: until }] } }],
        vars: [sum],
        routines: [setup, routine('play', 'phase', [['effect', 'until', 0]]), tick, routine('on', 'effect', body)],
      });
    expect(told([add(slot(2))], 3)).toBe('loaded');
    expect(told([add(slot(3))], 3)).toBe('D0803 names what may have no value');
  });
  test('have a body of their own, which nobody calls', () => {
    expect(effects([['do', 3]], [])).toBe('D0803 calls what the engine begins');
    expect(effects([], [], { hooks: [hook, hook] })).toBe('D0805 belongs to several');
  });
  test('cannot act on a define, which only gives a value', () => {
    const worth = routine('worth', 'define', [['give', 1]], { gives: number });
    const routines = [setup, routine('play', 'phase', []), worth, routine('on', 'effect', [])];
    for (const when of ['before', 'after', 'instead'] as const)
      expect(said({ hooks: [{ ...hook, when }], routines })).toBe('D0805 waits for what is no verb');
  });
});

test('what a card does or needs has no parameters', () => {
  const designs = [{ id: 'a', type: 0, copies: 1, attrs: {}, effect: 2, needs: [{ test: slot(2), names: [] }] }];
  const params = [{ name: 'n', slot: 2, type: number }];
  const routines = [setup, routine('play', 'phase', []), routine('a', 'card', [], { params })];
  const types = [{ id: 'action', base: 'card' as const }];
  expect(said({ types, designs, routines })).toBe('D0805 has parameters');
  expect(said({ types, designs, routines: [...routines.slice(0, 2), routine('a', 'card', [])] })).toBe(
    'D0803 names what may have no value',
  );
});

test.each<[string, Extract<TestStep, { is: 'event' }>, string]>([
  ['sound', { is: 'event', match: { verb: 2, args: [{ equals: 1 }] }, frame: 2 }, 'loaded'],
  [
    'with too few values',
    { is: 'event', match: { verb: 2, args: [] }, frame: 2 },
    'D0805 does not have the parameters',
  ],
  [
    'of a name without a value',
    { is: 'event', match: { verb: 2, args: [{ equals: slot(2) }] }, frame: 3 },
    'D0803 names what',
  ],
  [
    'with no expression',
    { is: 'event', match: { verb: 2, args: [{ equals: ['stop'] }] }, frame: 2 },
    'D0803 is a statement where an expression',
  ],
  [
    'with a slot beyond its frame',
    { is: 'event', match: { verb: 2, args: [{ slot: 2 }] }, frame: 2 },
    'D0805 fills a slot',
  ],
  ['with too large a frame', { is: 'event', match: { verb: 2, args: [null] }, frame: 1e9 }, 'D0805 has too many names'],
])('an event that a test expects, %s', (_, step, found) => {
  const tick = routine('tick', 'verb', [], { params: [{ name: 'p', slot: 2, type: player }] });
  const tests = [{ name: 'x', options: {}, steps: [step] }];
  expect(said({ tests, routines: [setup, routine('play', 'phase', []), tick] })).toMatch(new RegExp(`^${found}`));
});
