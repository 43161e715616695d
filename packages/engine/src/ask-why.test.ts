import { describe, expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { marketWithForecast } from './fixtures/market.js';
import { gameAfter } from './fixtures/play.js';
import { forecast, type Game, startGame, whyNot } from './index.js';

const market = load(marketWithForecast());

/** The first game in which something holds. */
function find(wanted: (game: Game) => boolean): Game {
  for (let n = 0; n < 400; n++) {
    const game = gameAfter(market, `find${n % 13}`, n % 40, 2);
    if (wanted(game)) return game;
  }
  throw new Error('no such game');
}

describe('why something is not offered', () => {
  test('it is offered', () => {
    const game = startGame(market, { seats: 2, seed: 'why' });
    const [{ seat, options }] = game.decisions;
    expect(whyNot(game, seat, options[0].id)).toBeUndefined();
  });
  test('it is not your turn', () => {
    const game = startGame(market, { seats: 2, seed: 'why' });
    const [{ seat }] = game.decisions;
    expect(whyNot(game, 1 - seat, 'dance')).toEqual({ reason: 'not-your-turn' });
  });
  test('it is not among what may be chosen', () => {
    const game = startGame(market, { seats: 2, seed: 'why' });
    expect(whyNot(game, game.decisions[0].seat, 'no-such-card')).toMatchObject({
      reason: 'not-listed',
      routine: 'turn',
    });
  });
  test('the condition of the choice', () => {
    const game = find(
      ({ decisions }) => decisions[0]?.prompt === 'choose-piece' && decisions[0].cause.card === 'dance',
    );
    expect(whyNot(game, game.decisions[0].seat, 'king')).toMatchObject({ reason: 'filter', routine: 'dance' });
  });
  test("the card's own needs", () => {
    const game = find((candidate) => {
      const open = candidate.decisions[0];
      if (open?.prompt !== 'play-card') return false;
      const hands = candidate.view(open.seat).zones.filter(({ zone }) => zone === 'hand');
      const mine = hands[open.seat].items.some(({ value }) => value.is === 'thing' && value.design === 'thief');
      return mine && hands[1 - open.seat].count === 0;
    });
    expect(whyNot(game, game.decisions[0].seat, 'thief')).toEqual({ reason: 'needs', card: 'thief' });
  });
});

describe('a forecast', () => {
  test('tells what would change and changes nothing', () => {
    const game = gameAfter(market, 'forecast', 4);
    const before = game.digest();
    const foretold = forecast(game, 'tax', null);
    const bank = game.view(null).counters.find(({ holder }) => holder === 'bank')?.value ?? 0;
    expect(foretold?.changes.at(-1)).toEqual({ counter: 'silver', holder: 'bank', from: bank, to: bank + 3 });
    expect(game.digest()).toBe(before);
    expect(forecast(game, 'no-such', null)).toBeUndefined();
  });
});

describe('starting wrongly', () => {
  test.each([
    [{ seats: 9, seed: 'x' }, 'D0920'],
    [{ seats: 2, seed: 'x', options: { weather: 'fine' } }, 'D0921'],
    [{ seats: 2, seed: 'x', options: { long: 'perhaps' } }, 'D0921'],
    [{ seats: { toString: 1 }, seed: 'x' }, 'D0920'],
    [{ seats: Number.NaN, seed: { toString: 1 } }, 'D0920'],
    [{ seats: 2, seed: 'x', options: { long: { toString: 1 } } }, 'D0921'],
    [{ seats: 2, seed: 'x', hold: { seat: { valueOf: 1 }, card: { toString: 1 } } }, 'D0925'],
    [{ seats: 2, seed: 'x', hold: [null] }, 'D0925'],
  ])('%j is a fault, and nothing can be decided', (start, code) => {
    const game = startGame(market, start as unknown as Parameters<typeof startGame>[1]);
    expect(game.fault?.code).toBe(code);
    expect(game.decisions).toEqual([]);
  });
  test('options are given by word, truth or number', () => {
    const shown = (long: string | boolean) =>
      startGame(market, { seats: 2, seed: 'x', options: { long } }).view(0).options;
    expect(shown('yes')).toEqual({ long: { is: 'yes-no', value: true } });
    expect(shown(true)).toEqual(shown('yes'));
  });
});
