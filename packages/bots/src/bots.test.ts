import type { Game } from '@draco-table/engine';
import { imagine, loadRuleset, playOn, startGame } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { raceRuleset } from './fixtures/race.js';
import { type Bot, chooseAnswer, greedy, mcts, random, randomPicker } from './index.js';

const loaded = loadRuleset(raceRuleset());
if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
const race = loaded.ruleset;

const bots: Bot[] = [random, greedy({ tries: 2 }), mcts({ iterations: 40, depth: 20 })];

function play(game: Game, seats: Bot[], seed: string): Game {
  for (let n = 0; game.decisions.length > 0 && n < 500; n++) {
    const { seat } = game.decisions[0] ?? { seat: 0 };
    const answer = chooseAnswer(seats[seat] ?? random, game, seat, seed);
    if (!answer) throw new Error('no answer');
    const outcome = game.answer(answer);
    if (!outcome.ok) throw new Error(outcome.problem.message);
  }
  return game;
}

describe.each(bots)('$name', (bot) => {
  test('plays whole games with legal answers', () => {
    for (let n = 0; n < 5; n++) {
      const game = play(startGame(race, { seats: 3, seed: `whole${n}` }), [bot, random, random], 'x');
      expect(game.result).toBeDefined();
    }
  });

  test('plays the same from the same seed', () => {
    const once = () => play(startGame(race, { seats: 2, seed: 'same' }), [bot, bot], 'seed').digest();
    expect(once()).toBe(once());
  });

  test('sees no more than its seat: whatever is hidden, it chooses the same', () => {
    for (let n = 0; n < 12; n++) {
      const game = startGame(race, { seats: 3, seed: `hidden${n}` });
      const { seat } = game.decisions[0] ?? { seat: 0 };
      const truth = chooseAnswer(bot, game, seat, 'choice');
      for (const other of ['a', 'b', 'c']) {
        expect(chooseAnswer(bot, imagine(game, seat, other), seat, 'choice')).toEqual(truth);
      }
    }
  });

  test('has nothing to say when its seat is not asked', () => {
    const game = startGame(race, { seats: 2, seed: 'quiet' });
    const { seat } = game.decisions[0] ?? { seat: 0 };
    expect(chooseAnswer(bot, game, 1 - seat, 'x')).toBeUndefined();
  });
});

test('looking ahead beats chance', () => {
  const wins = (bot: Bot): number => {
    let won = 0;
    for (let n = 0; n < 40; n++) {
      const seats = [random, random];
      seats[n % 2] = bot;
      const game = play(startGame(race, { seats: 2, seed: `match${n}` }), seats, `${n}`);
      if (game.result?.winners.includes(n % 2)) won++;
    }
    return won;
  };
  expect(wins(greedy())).toBeGreaterThan(26);
  expect(wins(mcts({ iterations: 60, depth: 30 }))).toBeGreaterThan(26);
});

test('a random picker answers a playout to its end', () => {
  const out = playOn(startGame(race, { seats: 3, seed: 'p' }), randomPicker('p'));
  expect(out.result).toBeDefined();
});
