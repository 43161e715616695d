/** The bots on a real game: a slice of bench/strength.mjs, and that they know no more than their seat. */
import { type Bot, chooseAnswer, greedy, mcts, random } from '@draco-table/bots';
import { type Game, imagine, startGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';

const ruleset = loadGame('draco', generate);
const SEATS = 4;

/** Plays on; false when the game is over. */
function move(game: Game, bots: readonly Bot[], seed: string): boolean {
  const seat = game.decisions[0]?.seat;
  if (seat === undefined) return false;
  const answer = chooseAnswer(bots[seat] ?? random, game, seat, seed);
  const outcome = answer && game.answer(answer);
  if (!outcome?.ok) throw new Error(outcome?.problem.message ?? 'no answer');
  return true;
}

/** Wins of one against three others; a shared win is a part of one. */
function wins(player: Bot, other: Bot, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % SEATS;
    const bots = Array.from({ length: SEATS }, (_, i) => (i === seat ? player : other));
    const game = startGame(ruleset, { seats: SEATS, seed: `strength/${n}` });
    while (move(game, bots, `${n}`));
    const winners = game.result?.winners ?? [];
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
}

// Seeds are fixed, so the figures are exact: a change of the bots, the engine's chance or the game's cards shows here.
// Then run pnpm bench strength again, and write both here and into docs/bots.md what it finds.
test('greedy against three randoms', { timeout: 120_000 }, () => {
  expect(wins(greedy(), random, 100)).toBe(67);
});

test('the tree search against three greedies', { timeout: 240_000 }, () => {
  expect(wins(mcts({ iterations: 500 }), greedy(), 4)).toBe(2);
});

const thinkers = [greedy({ tries: 2 }), mcts({ iterations: 40 }), random];

describe.each(games)('%s', (name) => {
  const played = loadGame(name);

  test.each(thinkers)('$name chooses the same, whatever lies hidden', { timeout: 240_000 }, (bot) => {
    let differing = 0;
    for (let n = 0; n < 5; n++) {
      const game = startGame(played, { seats: played.ruleset.seats.min, seed: `hidden/${n}` });
      for (let step = 0; step < n * 11; step++) move(game, [], `${n}`);
      const seat = game.decisions[0]?.seat;
      if (seat === undefined) continue;
      const truth = chooseAnswer(bot, game, seat, 'choice');
      for (const guess of ['a', 'b', 'c']) {
        const other = imagine(game, seat, guess);
        if (other.digest() !== game.digest()) differing++;
        expect(chooseAnswer(bot, other, seat, 'choice')).toEqual(truth);
      }
    }
    expect(differing).toBeGreaterThan(5);
  });
});
