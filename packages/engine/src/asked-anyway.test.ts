import type { Choice } from '@draco-table/ruleset';
import { describe, expect, test } from 'vitest';
import { emptyRuleset, load, number, routine } from './fixtures/base.js';
import { generate } from './generate.js';
import { type Loaded, loadRuleset, onlyAnswer, playout, startGame } from './index.js';

/** Seat 0 chooses from 1 to n, seat 1 from 1 to 3; then all at once from 1 to n. */
function asking(n: number, choice: Partial<Choice> = {}): ReturnType<typeof emptyRuleset> {
  const from = (slot: number, who: number, to: number): Choice => ({
    slot,
    who,
    from: ['range', 1, to],
    type: number,
    prompt: 0,
  });
  const play = routine('play', 'phase', [
    ['choose', { ...from(2, 0, n), secret: true, body: [['add', 0, null, 1]], ...choice }],
    ['choose', { ...from(3, 1, 3), body: [] }],
    ['atonce', ['players'], 4, { ...from(5, 0, n), secret: true, ...choice }],
  ] as never);
  return emptyRuleset({
    vars: [{ id: 'sum', role: 'counter', type: number, per: 'game', start: 0 }],
    prompts: [{ id: 'choose-number', args: [] }],
    routines: [routine('setup', 'phase', []), play],
  });
}

const several = { many: { min: 0, max: null } };

describe('a question whose length not all may know', () => {
  test.each([
    ['nothing', asking(0), []],
    ['one', asking(1), ['1']],
    ['none of several', asking(0, several), []],
    ['all of one', asking(1, { many: { min: 1, max: 1 } }), ['1']],
  ])('is put with %s to choose from, and has one answer', (_, ruleset, only) => {
    const game = startGame(load(ruleset), { seats: 2, seed: 'a' });
    const [first] = game.decisions;
    expect(first).toMatchObject({ seat: 0, min: only.length, max: only.length });
    expect(onlyAnswer(first)).toEqual(only);
    // The others see the same as if there were more.
    const more = startGame(load(asking(5)), { seats: 2, seed: 'a' });
    expect(game.view(1).decisions).toEqual(more.view(1).decisions);
    expect(game.answer({ decision: first.id, seat: 0, choose: ['2'], version: 0 }).ok).toBe(false);
    expect(game.answer({ decision: first.id, seat: 0, choose: only, version: 0 }).ok).toBe(true);
    expect(game.decisions.map(({ seat }) => seat)).toEqual([1]);
  });

  test('is put to all at once, to those without a choice too', () => {
    const game = startGame(load(asking(0)), { seats: 3, seed: 'a' });
    const answer = (choose: string[]): void => {
      const [{ id, seat }] = game.decisions;
      expect(game.answer({ decision: id, seat, choose, version: game.version }).ok).toBe(true);
    };
    answer([]);
    answer(['1']);
    expect(game.decisions.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (let n = 0; n < 3; n++) answer([]);
    expect(game.result).toBeDefined();
  });

  test('counts in a playout, but its picker is not bothered', () => {
    for (const ruleset of [asking(0), asking(1), asking(2), asking(0, several), asking(0, { may: true })]) {
      const made = loadRuleset(ruleset, generate);
      if (!made.ok) throw new Error('does not load');
      const asked = (loaded: Loaded): { counts: number[]; decisions: number; digest: string } => {
        const counts: number[] = [];
        const out = playout(loaded, { seats: 2, seed: 'a' }, (info) => {
          counts.push(info.count);
          return info.many ? [] : 0;
        });
        expect(out.fault).toBeUndefined();
        return { counts, decisions: out.decisions, digest: out.digest() };
      };
      const plain = asked(load(ruleset));
      expect(plain.decisions).toBe(4);
      expect(plain.counts.every((count) => count > 1)).toBe(true);
      expect(asked(made.ruleset)).toEqual(plain);
    }
  });

  test('a decision with a choice has no only answer', () => {
    const [decision] = startGame(load(asking(2)), { seats: 2, seed: 'a' }).decisions;
    expect(onlyAnswer(decision)).toBeUndefined();
    expect(onlyAnswer({ ...decision, optional: true, min: 1, options: decision.options.slice(0, 1) })).toBeUndefined();
    expect(onlyAnswer({ ...decision, min: 2, max: 2, ordered: true })).toBeUndefined();
    expect(onlyAnswer({ ...decision, min: 2, max: 2 })).toEqual(['1', '2']);
  });
});
