import { describe, expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { marketWithForecast } from './fixtures/market.js';
import { gameAfter } from './fixtures/play.js';
import { forecast, type Game, imagine, resumeGame } from './index.js';

const market = load(marketWithForecast());

/** What a seat is shown, as text: view, events, options and their order. */
const shown = (game: Game, seat: number): string =>
  JSON.stringify([game.view(seat), game.decisions.filter((open) => open.seat === seat), forecast(game, 'tax', seat)]);

describe('what a seat cannot know', () => {
  test('may be anything else, and what it is shown stays the same byte for byte', () => {
    let changed = 0;
    for (let n = 0; n < 150; n++) {
      const game = gameAfter(market, `leak${n % 7}`, n % 40);
      for (let seat = 0; seat < 3; seat++) {
        const mine = game.decisions.some((open) => open.seat === seat);
        const other = imagine(game, seat, `other${n}`);
        if (other.digest() !== game.digest()) changed++;
        // Scores of an imagined game are guesses; here they are open anyway.
        if (mine || game.decisions.length === 0) expect(shown(other, seat)).toBe(shown(game, seat));
        expect(JSON.stringify(other.events(seat))).toBe(JSON.stringify(game.events(seat)));
      }
    }
    expect(changed).toBeGreaterThan(200);
  });

  test('is guessed alike, whatever is true', () => {
    const game = gameAfter(market, 'alike', 5);
    const [{ seat }] = game.decisions;
    const truth = imagine(game, seat, 'guess').digest();
    expect(imagine(imagine(game, seat, 'other truth'), seat, 'guess').digest()).toBe(truth);
  });

  test('is not named to it', () => {
    for (let n = 0; n < 40; n++) {
      const game = gameAfter(market, `names${n}`, n);
      const { zones } = game.view(null);
      const named = (id: string) =>
        zones
          .filter(({ zone }) => zone === id)
          .flatMap(({ items }) => items.filter(({ value }) => value.is === 'thing'));
      expect(named('deck')).toEqual([]);
      // The card that is being played is open, although it still lies in the hand.
      expect(named('hand').length).toBeLessThanOrEqual(1);
      expect(zones.filter(({ zone }) => zone === 'hand')).toHaveLength(3);
    }
  });

  test('others see of a decision that it is open, not what there is to choose', () => {
    const game = gameAfter(market, 'others', 3);
    const [{ seat }] = game.decisions;
    const [own] = game.view(seat).decisions;
    const [open] = game.view((seat + 1) % 3).decisions;
    expect(own.options?.length).toBeGreaterThan(0);
    expect(open).not.toHaveProperty('options');
    expect(open).not.toHaveProperty('max');
    expect(open.id).toBe(own.id);
  });

  test('secret answers wait until all are in', () => {
    for (let n = 0; n < 200; n++) {
      const game = gameAfter(market, `vote${n % 9}`, n % 45);
      if (game.decisions.length !== 3) continue;
      const [first, second] = game.decisions;
      const before = JSON.stringify(game.view(second.seat).decisions.find((open) => open.seat === second.seat));
      const yes = game.fork();
      const no = game.fork();
      yes.answer({ decision: first.id, seat: first.seat, choose: ['yes'], version: game.version });
      no.answer({ decision: first.id, seat: first.seat, choose: ['no'], version: game.version });
      expect(JSON.stringify(yes.view(second.seat))).toBe(JSON.stringify(no.view(second.seat)));
      expect(yes.events(second.seat)).toEqual(no.events(second.seat));
      expect(JSON.stringify(yes.view(second.seat).decisions.find((open) => open.seat === second.seat))).toBe(before);
      // The second answers what it was asked before the first answered: still good.
      expect(yes.answer({ decision: second.id, seat: second.seat, choose: ['no'], version: game.version }).ok).toBe(
        true,
      );
      const again = resumeGame(market, yes.save());
      expect(again.decisions).toEqual(yes.decisions);
      return;
    }
    throw new Error('no vote came up');
  });
});
