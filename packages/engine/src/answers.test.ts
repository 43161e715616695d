import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { marketWithForecast } from './fixtures/market.js';
import { gameAfter, legal } from './fixtures/play.js';
import { type Answer, dice } from './index.js';

const market = load(marketWithForecast());

describe('a bad answer is refused, says why, and changes nothing:', () => {
  const game = gameAfter(market, 'bad', 4);
  const good = legal(game, dice('good'));
  const [open] = game.decisions;
  const cases: [string, Answer, string][] = [
    ['another decision', { ...good, decision: 'd999' }, 'D0901'],
    ['the wrong seat', { ...good, seat: (good.seat + 1) % 3 }, 'D0902'],
    ['an old version', { ...good, version: game.version - 1 }, 'D0903'],
    ['a version to come', { ...good, version: game.version + 1 }, 'D0903'],
    ['an unknown option', { ...good, choose: ['no-such'] }, 'D0904'],
    ['the same twice', { ...good, choose: [open.options[0].id, open.options[0].id] }, 'D0905'],
    ['too many', { ...good, choose: open.options.map((option) => option.id) }, 'D0906'],
    ['no object', null as unknown as Answer, 'D0908'],
    ['no list', { ...good, choose: 'all' as unknown as string[] }, 'D0908'],
  ];
  test.each(cases)('%s', (_, answer, code) => {
    const before = game.digest();
    const outcome = game.answer(answer);
    expect(outcome.ok ? 'accepted' : outcome.problem.code).toBe(code);
    expect(game.digest()).toBe(before);
  });

  test('too few, where one is needed', () => {
    for (let n = 0; n < 60; n++) {
      const other = gameAfter(market, 'few', n);
      const must = other.decisions.find((decision) => decision.min > 0 && !decision.optional);
      if (!must) continue;
      const outcome = other.answer({ decision: must.id, seat: must.seat, choose: [], version: other.version });
      expect(outcome.ok ? 'accepted' : outcome.problem.code).toBe('D0906');
      return;
    }
    throw new Error('no such decision');
  });

  test('after the end', () => {
    const over = gameAfter(market, 'over', 1000);
    expect(over.result).toBeDefined();
    const outcome = over.answer({ ...good, version: over.version });
    expect(outcome.ok ? 'accepted' : outcome.problem.code).toBe('D0907');
  });

  test('100,000 of chance', () => {
    const games = Array.from({ length: 100 }, (_, n) => gameAfter(market, `r${n}`, n));
    const ids = games.flatMap((one) =>
      one.decisions.flatMap((decision) => decision.options.map((option) => option.id)),
    );
    const digests = games.map((one) => one.digest());
    const roll = dice('bad answers');
    let refused = 0;
    for (let n = 0; n < 100_000; n++) {
      const at = roll(games.length);
      const one = games[at];
      const answer = {
        decision: `d${roll(40)}`,
        seat: roll(5) - 1,
        choose: Array.from({ length: roll(4) }, () => ids[roll(ids.length)]),
        version: one.version + roll(3) - 1,
      };
      const isLegal = one.decisions.some(
        (decision) =>
          decision.id === answer.decision &&
          decision.seat === answer.seat &&
          answer.version === one.version &&
          new Set(answer.choose).size === answer.choose.length &&
          answer.choose.every((id) => decision.options.some((option) => option.id === id)) &&
          ((answer.choose.length >= decision.min && answer.choose.length <= decision.max) ||
            (decision.optional && answer.choose.length === 0)),
      );
      if (isLegal) continue;
      const outcome = one.answer(answer as Answer);
      if (outcome.ok) throw new Error(`accepted ${JSON.stringify(answer)}`);
      refused++;
    }
    expect(refused).toBeGreaterThan(90_000);
    expect(games.map((one) => one.digest())).toEqual(digests);
  });

  test('anything at all', () => {
    const before = game.digest();
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(game.answer(anything as Answer).ok).toBe(false);
        expect(game.digest()).toBe(before);
      }),
      { numRuns: 500 },
    );
  });
});
