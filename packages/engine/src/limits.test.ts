import type { Node, Ruleset } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { emptyRuleset, listOf, load, number, routine } from './fixtures/base.js';
import { LIMITS, loadRuleset, startGame } from './index.js';

/** A game whose only card is played by choice, so that there is a good state to go back to. */
function withCard(body: Node[], more: Partial<Ruleset> = {}) {
  const ruleset = emptyRuleset({
    types: [{ id: 'action', base: 'card' }],
    designs: [{ id: 'bomb', type: 0, copies: 1, attrs: {}, effect: 2 }],
    zones: [{ id: 'box', shape: 'set', of: [0], per: 'game', seen: 'all' }],
    vars: [{ id: 'pile', role: 'variable', type: listOf(number), per: 'game', start: [1] }],
    prompts: [{ id: 'light-it', args: [] }],
    marks: [{ routine: 2, span: [0, 7, 3, 9, 4] }],
    sources: ['bomb.draco'],
    routines: [
      routine('setup', 'phase', []),
      routine('play', 'phase', [
        ['choose', { slot: 2, who: 0, from: ['list', 1, 0], type: { is: 'yes-no' }, prompt: 0 }],
        ['if', ['=', ['slot', 2], 1], [['carry', 0]]],
        ['choose', { slot: 2, who: 0, from: ['list', 1, 0], type: { is: 'yes-no' }, prompt: 0 }],
      ]),
      routine('bomb', 'card', [['mark', 0], ...body]),
      routine('again', 'verb', [['do', 3]]),
      routine('deeper', 'define', [['give', ['+', 1, ['call', 4, ['slot', 2]]]]], {
        params: [{ name: 'n', slot: 2, type: number }],
        gives: number,
      }),
      routine('on-again', 'effect', []),
    ],
    hooks: [{ verb: 3, args: [], when: 'after', body: 5 }],
    ...more,
  });
  return load(ruleset);
}

const forever: Node = ['until', 0, [['let', 2, 1]]];
const doubling: Node = ['set', 0, null, ['plus', ['var', 0, null], ['var', 0, null]]];
const bombs: [name: string, limit: string, body: Node[]][] = [
  ['a loop without end', 'steps', [forever]],
  ['a verb that calls itself', 'depth', [['do', 3]]],
  ['a define that calls itself', 'depth', [['let', 2, ['call', 4, 1]]]],
  ['a list that doubles', 'list', [['until', 0, [doubling]]]],
  ['a range without end', 'list', [['let', 2, ['range', 0, 2000000000]]]],
  ['effects without end', 'effects', [['until', 0, [['effect', 'on', 0]]]]],
  ['a cell out of the world', 'grid', [['let', 2, ['cell', 1000, 0]]]],
];

describe('a card that does not end', () => {
  test.each(bombs)('%s breaks the limit of %s', (_, limit, body) => {
    const game = startGame(withCard(body), { seats: 2, seed: 'x' });
    const [open] = game.decisions;
    const before = game.digest();
    const outcome = game.answer({ decision: open.id, seat: 0, choose: ['yes'], version: 0 });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'D0910', args: { limit, card: 'bomb' } } });
    // With the card and its line, and back where it was.
    expect(game.fault).toMatchObject({ file: 'bomb.draco', range: { start: { line: 7, column: 3 } } });
    expect(game.digest()).toBe(before);
    expect(game.decisions).toEqual([open]);
    expect(game.answer({ decision: open.id, seat: 0, choose: ['no'], version: 0 }).ok).toBe(true);
    expect(game.fault).toBeUndefined();
  });

  test.each<[string, Node]>([
    ['copies', ['count', ['copies', 0]]],
    ['a place', ['place', ['last', ['zone', 0, null]]]],
  ])('one that looks through all things for %s, again and again', (_, node) => {
    const designs = [{ id: 'bomb', type: 0, copies: LIMITS.things, attrs: {}, effect: 2 }];
    const game = startGame(withCard([['until', 0, [['let', 2, node]]]], { designs }), { seats: 2, seed: 'x' });
    const outcome = game.answer({ decision: 'd0', seat: 0, choose: ['yes'], version: 0 });
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'D0910', args: { limit: 'steps' } } });
  });

  test('one that asks without end', () => {
    const asking: Node = ['choose', { slot: 3, who: 0, from: ['list', 1, 2], type: number, prompt: 0 }];
    const game = startGame(withCard([['until', 0, [asking]]]), { seats: 2, seed: 'x' });
    let outcome = game.answer({ decision: 'd0', seat: 0, choose: ['yes'], version: 0 });
    for (let n = 1; outcome.ok && n <= LIMITS.decisions + 1; n++) {
      outcome = game.answer({ decision: `d${n}`, seat: 0, choose: ['1'], version: n });
    }
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'D0910', args: { limit: 'decisions' } } });
  }, 60_000);
});

describe('at a limit, and one above', () => {
  /** The limit that playing the card breaks, if it breaks one. */
  const broken = (body: Node[], more: Partial<Ruleset> = {}): unknown => {
    const game = startGame(withCard(body, more), { seats: 2, seed: 'x' });
    const outcome = game.answer({ decision: 'd0', seat: 0, choose: ['yes'], version: 0 });
    return outcome.ok ? 'nothing' : outcome.problem.args.limit;
  };
  /** So many verbs, each of which calls the next, behind the routines of the game. */
  const chain = (count: number): Partial<Ruleset> => {
    const { routines } = withCard([]).ruleset;
    const first = routines.length;
    const called = Array.from({ length: count }, (_, i) =>
      routine(`v${i}`, 'verb', i + 1 < count ? [['do', first + i + 1]] : []),
    );
    const card = {
      ...routines[2],
      body: [
        ['mark', 0],
        ['do', first],
      ] as Node[],
    };
    return { routines: [...routines.slice(0, 2), card, ...routines.slice(3), ...called] };
  };

  test.each<[limit: string, at: Node[], above: Node[]]>([
    ['grid', [['let', 2, ['cell', LIMITS.grid, -LIMITS.grid]]], [['let', 2, ['cell', 0, LIMITS.grid + 1]]]],
    ['list', [['let', 2, ['range', 1, LIMITS.list]]], [['let', 2, ['range', 1, LIMITS.list + 1]]]],
    [
      'effects',
      [['repeat', LIMITS.effects, [['effect', 'on', 0]]]],
      [['repeat', LIMITS.effects + 1, [['effect', 'on', 0]]]],
    ],
  ])('%s', (limit, at, above) => {
    expect(broken(at)).toBe('nothing');
    expect(broken(above)).toBe(limit);
  });

  test('depth', () => {
    expect(broken([], chain(LIMITS.depth - 1))).toBe('nothing');
    expect(broken([], chain(LIMITS.depth))).toBe('depth');
  });
});

describe('a ruleset from anywhere', () => {
  const bad = (change: (ruleset: Ruleset) => unknown) => {
    const ruleset = emptyRuleset();
    const made = change(ruleset) ?? ruleset;
    const result = loadRuleset(made);
    return result.ok ? 'loaded' : result.problems[0].code;
  };
  const inPlay = (...nodes: unknown[]) =>
    bad((ruleset) => {
      ruleset.routines[1].body = nodes as Node[];
    });
  test('of a newer format says so', () => {
    expect(bad((ruleset) => ({ ...ruleset, format: 99, future: true }))).toBe('D0802');
  });
  test.each([
    ['nothing', null],
    ['a text', 'ruleset'],
    ['an empty object', {}],
    ['a field too many', { ...emptyRuleset(), constructor: 1 }],
  ])('that is %s is not well formed', (_, value) => {
    expect(bad(() => value ?? 'null')).toBe('D0801');
  });
  test('that is sound is loaded', () => {
    expect(inPlay(['let', 2, ['+', 1, 2]])).toBe('loaded');
  });
  test.each([
    ['an unknown operation', ['explode']],
    ['one from the prototype', ['constructor']],
    ['an expression for a statement', ['+', 1, 2]],
    ['a statement for an expression', ['let', 2, ['stop']]],
    ['too few arguments', ['let', 2]],
    ['too many arguments', ['stop', 1]],
    ['a slot that does not exist', ['let', 99, 1]],
    ['a zone that does not exist', ['shuffle', 7, null]],
    ['a variable that does not exist', ['set', 3, null, 1]],
    ['a routine that does not exist', ['do', 12]],
    ['a word that is not known', ['move', ['piece', 0], 0, null, 'up']],
    ['a list for a value', ['let', 2, ['+', ['list', 1, 2], 1]]],
    ['a broken number', ['let', 2, 0.5]],
    ['a choice that is none', ['choose', 5]],
    ['a block that is none', ['if', 1, 2]],
    ['a name without a value', ['let', 2, ['slot', 3]]],
    ['another who acts', ['let', 0, 1]],
    ['another who acts in a loop', ['let', 2, ['where', ['players'], 0, 1]]],
    ['a list in one case only', ['let', 2, ['if', 1, ['slot', 0], ['players']]]],
  ])('with %s is refused', (_, node) => {
    expect(inPlay(node)).toBe('D0803');
  });
  test('with depth without end is refused', () => {
    expect(inPlay(['let', 2, Array.from({ length: 5000 }).reduce((inner) => ['not', inner], 1)])).toBe('D0804');
  });
  test('with tokens made from nothing is refused', () => {
    const code = bad((ruleset) => {
      ruleset.vars.push({ id: 'silver', role: 'tokens', type: number, per: 'player', start: 1 });
      ruleset.routines[1].body = [['add', 0, 0, 5]];
    });
    expect(code).toBe('D0803');
  });
  test.each<[string, (ruleset: Ruleset) => void]>([
    ['a type', (ruleset) => ruleset.designs.push({ id: 'x', type: 3, copies: 1, attrs: {} })],
    [
      'a routine to play',
      (ruleset) => {
        ruleset.play = 9;
      },
    ],
    ['a kind', (ruleset) => ruleset.zones.push({ id: 'z', shape: 'row', of: [], per: { kind: 4 }, seen: 'all' })],
    ['a hook', (ruleset) => ruleset.always.push(0)],
  ])('that names %s that does not exist is refused', (_, change) => {
    expect(bad((ruleset) => void change(ruleset))).toBe('D0805');
  });
  test('with a define that does something is refused', () => {
    const define = (...body: Node[]) =>
      bad((ruleset) => {
        ruleset.routines.push(routine('sum', 'define', body, { gives: number }));
      });
    expect(define(['give', 1])).toBe('loaded');
    expect(define(['shuffle', 0, null], ['give', 1])).toBe('D0805');
    expect(define(['end'])).toBe('D0805');
  });
  test('that is too large is refused', () => {
    const code = bad((ruleset) => {
      ruleset.types.push({ id: 't', base: 'card' });
      ruleset.designs.push({ id: 'x', type: 0, copies: LIMITS.things + 1, attrs: {} });
    });
    expect(code).toBe('D0804');
  });
});
