import { describe, expect, test } from 'vitest';
import { load } from './fixtures/base.js';
import { marketWithForecast } from './fixtures/market.js';
import { type Game, playout, resumeGame, startGame } from './index.js';

const market = load(marketWithForecast());

/** Answers with a fixed pattern, so that many paths are taken. */
function answerOnce(game: Game, n: number): void {
  const open = game.decisions[n % game.decisions.length];
  const count = Math.min(open.max, Math.max(open.min, n % 3));
  const start = n % Math.max(1, open.options.length);
  const choose = Array.from({ length: count }, (_, i) => open.options[(start + i) % open.options.length].id);
  const outcome = game.answer({ decision: open.id, seat: open.seat, choose, version: game.version });
  if (!outcome.ok) throw new Error(outcome.problem.message);
}

function playToEnd(game: Game, visit: (game: Game, n: number) => Game = (same) => same): Game {
  let current = game;
  for (let n = 0; current.decisions.length > 0; n++) {
    current = visit(current, n);
    answerOnce(current, n * 7 + 3);
    if (n > 1000) throw new Error('never ends');
  }
  return current;
}

describe('a game', () => {
  test('goes from decision to decision to its result', () => {
    const end = playToEnd(startGame(market, { seats: 3, seed: 'a' }));
    expect(end.fault).toBeUndefined();
    expect(end.result?.scores).toHaveLength(3);
    expect(end.result?.winners.length).toBeGreaterThan(0);
    expect(end.events(0).at(-1)?.is).toBe('end');
  });

  test('is the same again from the same seed and answers, and another from another seed', () => {
    const digest = (seed: string) => playToEnd(startGame(market, { seats: 3, seed })).digest();
    expect(digest('a')).toBe(digest('a'));
    expect(digest('a')).not.toBe(digest('b'));
  });

  test('saved and resumed at every decision, ends the same and tells the same', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const plain = playToEnd(startGame(market, { seats: 3, seed }));
      const resumed = playToEnd(startGame(market, { seats: 3, seed }), (game) => {
        const again = resumeGame(market, JSON.parse(JSON.stringify(game.save())));
        expect(again.fault).toBeUndefined();
        expect(again.view(1)).toEqual(game.view(1));
        expect(again.digest()).toBe(game.digest());
        return again;
      });
      expect(resumed.digest()).toBe(plain.digest());
      expect(resumed.events(2)).toEqual(plain.events(2));
    }
  });

  test('forks go their own way', () => {
    const game = startGame(market, { seats: 2, seed: 'f' });
    for (let n = 0; n < 6; n++) answerOnce(game, n);
    const digest = game.digest();
    const view = JSON.stringify(game.view(0));
    playToEnd(game.fork());
    expect(game.digest()).toBe(digest);
    expect(JSON.stringify(game.view(0))).toBe(view);
    expect(playToEnd(game.fork()).digest()).toBe(playToEnd(game).digest());
  });

  test('a playout with the same answers reaches the same digest', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = startGame(market, { seats: 4, seed });
      const out = playout(market, { seats: 4, seed }, (info) => {
        const open = game.decisions[0];
        expect(open.seat).toBe(info.seat);
        const count = Math.min(info.max, Math.max(info.min, info.count % 3));
        const indices = Array.from({ length: count }, (_, i) => i);
        const outcome = game.answer({
          decision: open.id,
          seat: open.seat,
          choose: indices.map((i) => info.id(i)),
          version: game.version,
        });
        expect(outcome.ok).toBe(true);
        return info.many ? indices : (indices[0] ?? -1);
      });
      expect(out.fault).toBeUndefined();
      expect(game.result).toEqual(out.result);
      expect(out.digest()).toBe(game.digest());
    }
  });
});
