import { imagine, loadRuleset, playout, startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { raceRuleset } from './fixtures/race.js';
import { type Brain, chooseAnswer, learned, random, randomPicker, readBrain } from './index.js';
import { train } from './train.js';

const loaded = loadRuleset(raceRuleset());
if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
const race = loaded.ruleset;
const SHORT = { seats: 2, seed: 'school', rounds: 40, gamesPerRound: 32 };
const file = train(race, SHORT);

function brainOf(json: unknown): Brain {
  const read = readBrain(json, race.ruleset);
  if (!read.ok) throw new Error(read.reason);
  return read.brain;
}

test('what it learned by itself beats chance, from either seat', () => {
  const bot = learned(brainOf(file), race.ruleset);
  let won = 0;
  for (let n = 0; n < 200; n++) {
    const [own, other] = [bot.picker?.('') ?? randomPicker(''), randomPicker(`${n}`)];
    const { result } = playout(race, { seats: 2, seed: `exam${n}` }, (info) =>
      info.seat === n % 2 ? own(info) : other(info),
    );
    if (result?.winners.includes(n % 2)) won += 1 / result.winners.length;
  }
  expect(won).toBeGreaterThan(120);
});

test('the same seed teaches the same, another seed something else', () => {
  expect(train(race, SHORT)).toEqual(file);
  expect(train(race, { ...SHORT, seed: 'other' })).not.toEqual(file);
});

test('plays whole games with legal answers, and chooses by nothing that its seat cannot know', () => {
  const bot = learned(brainOf(JSON.parse(JSON.stringify(file))), race.ruleset);
  for (let n = 0; n < 8; n++) {
    const game = startGame(race, { seats: 3, seed: `whole${n}` });
    while (game.decisions.length > 0) {
      const { seat } = game.decisions[0] ?? { seat: 0 };
      const answer = chooseAnswer(seat === 0 ? bot : random, game, seat, `${n}`);
      if (!answer) throw new Error('no answer');
      if (seat === 0) expect(chooseAnswer(bot, imagine(game, 0, 'other'), 0, `${n}`)).toEqual(answer);
      expect(game.answer(answer).ok).toBe(true);
    }
    expect(game.result).toBeDefined();
  }
});

test('a file that is no bot, or of another game, is refused; one of changed rules is not exact', () => {
  const refused = (json: unknown) => {
    const read = readBrain(json, race.ruleset);
    return read.ok ? 'read' : read.reason;
  };
  for (const odd of [null, 1, 'bot', [], {}, { ...file, format: 2 }, { ...file, weights: [1, 2] }]) {
    expect(refused(odd)).toBe('no-bot');
  }
  for (const weight of [Number.NaN, 0.5, 128, '1', null]) {
    expect(refused({ ...file, weights: [weight, ...file.weights.slice(1)] })).toBe('no-bot');
  }
  expect(refused({ ...file, game: 'chess' })).toBe('other-game');
  expect(brainOf(file).isExact).toBe(true);
  expect(brainOf({ ...file, ruleset: 'other' }).isExact).toBe(false);
});
