/** Rules that would run on and on, or ask in an odd order: they are stopped, and both ways of playing agree. */
import { randomPicker } from '@draco-table/bots';
import { loadRuleset, type Playout, playout } from '@draco-table/engine';
import { compile, EXAMPLE_GAME } from '@draco-table/lang';
import type { Node, Ruleset } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  function rulesetWith(more: string): Ruleset {
    const { ruleset, problems } = compile('game.draco', (path) =>
      path === 'game.draco' ? `${EXAMPLE_GAME}\n${more}` : undefined,
    );
    if (!ruleset) throw new Error(problems.map(({ message }) => message).join('\n'));
    return ruleset;
  }

  function play(ruleset: Ruleset, back?: (typeof WAYS)[number][1]): Playout {
    const loaded = loadRuleset(ruleset, back);
    if (!loaded.ok) throw new Error('it does not load');
    return playout(loaded.ruleset, { seats: 2, seed: '1' }, randomPicker('1'));
  }

  const cardThat = (does: string): string => `card odd x40: action {\n${does}\n}\n`;
  const defines = (count: number, saying: (before: string) => string): string =>
    Array.from({ length: count }, (_, i) => `define d${i + 1} gives number = ${saying(`d${i}`)}\n`).join('');

  test.each([
    ['a range longer than a list may be', 'let n = count (1 to 30000 where it > 5)\nadd n to round', 'list'],
    ['a range that ends before it begins', 'repeat until count (9 + round to -9) > 0 { add 0 to round }', 'steps'],
    [
      'a choice that nobody is asked about',
      'repeat until round > 9 {\nchoose any number of hs from track where it is not scout\nadd 0 to round\n}',
      'steps',
    ],
  ])('%s', (_, does, limit) => {
    const ruleset = rulesetWith(cardThat(does));
    for (const { fault } of [play(ruleset), play(ruleset, generate)]) expect(fault?.args).toMatchObject({ limit });
  });

  test('definitions that call two others each', () => {
    const ruleset = rulesetWith(
      `define d0 gives number = count hand of you\n${defines(50, (one) => `${one} + ${one}`)}${cardThat('add d50 to round')}`,
    );
    expect(play(ruleset, generate).fault?.args).toMatchObject({ limit: 'steps' });
  });

  test('definitions that would grow beyond all bounds, put in place of their calls', () => {
    const ruleset = rulesetWith(
      `define d0 gives number = count hand of you\n${defines(6, (one) => Array(40).fill(one).join(' + '))}${cardThat('add d6 to round')}`,
    );
    for (const back of [null, generate]) expect(loadRuleset(ruleset, back).ok).toBe(true);
  });

  test('cards that can be played if another can, twice over', () => {
    const cards = Array.from({ length: 40 }, (_, i) => `card c${i}: action { add 1 to round }\n`).join('');
    const ruleset = rulesetWith(cards + cardThat('add count (every action where it can be played) to round'));
    const first = ruleset.designs.findIndex(({ id }) => id === 'c0');
    for (let i = first + 1; i < first + 40; i++) {
      const other = ['playable', ['piece', i - 1]] as unknown as Node;
      Object.assign(ruleset.designs[i] ?? {}, { needs: [{ test: ['and', other, other], names: [] }] });
    }
    for (const { fault } of [play(ruleset), play(ruleset, generate)])
      expect(fault?.args).toMatchObject({ limit: 'steps' });
  });

  test('dice at both ends of a range fall in their order', () => {
    const ruleset = rulesetWith(
      cardThat('let n = count ((roll die) to (roll die) where it > 2)\nmove n coin from bank to you'),
    );
    const [one, other] = [play(ruleset), play(ruleset, generate)];
    expect(other.digest()).toBe(one.digest());
  });
});
