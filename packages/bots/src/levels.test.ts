import { imagine, loadRuleset, startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { raceRuleset } from './fixtures/race.js';
import { type Bot, type Brain, botOf, chooseAnswer, hint, LEVELS, random, readBrain } from './index.js';
import { train } from './train.js';

const loaded = loadRuleset(raceRuleset());
if (!loaded.ok) throw new Error(loaded.problems.map((problem) => problem.message).join('\n'));
const race = loaded.ruleset;
const { ruleset } = race;
const read = readBrain(train(race, { seats: 2, seed: 'school', rounds: 40, gamesPerRound: 32 }), ruleset);
if (!read.ok) throw new Error(read.reason);
const brain: Brain = read.brain;

/** Games out of so many that the first wins against the second, in each seat in turn. */
function wins(one: Bot, other: Bot, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const game = startGame(race, { seats: 2, seed: `level${n}` });
    while (game.decisions.length > 0) {
      const { seat } = game.decisions[0] ?? { seat: 0 };
      const answer = chooseAnswer(seat === n % 2 ? one : other, game, seat, `${n}`);
      if (!answer || !game.answer(answer).ok) throw new Error('no legal answer');
    }
    if (game.result?.winners.includes(n % 2)) won += 1 / game.result.winners.length;
  }
  return won;
}

test('every level wins more than half against the one below it', () => {
  const bots = [random, ...LEVELS.map((level) => botOf(level, ruleset, brain))];
  for (let i = 1; i < bots.length; i++) {
    const [stronger, weaker] = [bots[i], bots[i - 1]];
    expect(wins(stronger, weaker, 200), `${i}`).toBeGreaterThan(100);
  }
});

test('what nobody has learned is played at every level', () => {
  for (const level of LEVELS) {
    const game = startGame(race, { seats: 2, seed: level });
    const answer = chooseAnswer(botOf(level, ruleset, undefined), game, game.decisions[0]?.seat ?? 0, 's');
    expect(answer && game.answer(answer).ok).toBe(true);
  }
});

test.each([
  ['learned', brain],
  ['not learned', undefined],
])('a hint names what may be chosen, and rests on nothing that the seat cannot know: %s', (_, known) => {
  const game = startGame(race, { seats: 2, seed: 'hint' });
  let different = 0;
  for (let n = 0; n < 30 && game.decisions.length > 0; n++) {
    const decision = game.decisions[0];
    if (!decision) break;
    const told = hint(game, decision, 'h', ruleset, known);
    const ids = decision.options.map(({ id }) => id);
    for (const id of [...told.choose, ...(told.next ?? [])]) expect(ids).toContain(id);
    expect(Number.isInteger(told.gain) && told.gain >= 0 && told.gain <= 100).toBe(true);
    if (told.next) {
      expect(told.next).not.toEqual(told.choose);
      different++;
    }
    const guess = imagine(game, decision.seat, 'other');
    expect(hint(guess, guess.decisions[0] ?? decision, 'h', ruleset, known)).toEqual(told);
    const outcome = game.answer({
      decision: decision.id,
      seat: decision.seat,
      choose: told.choose,
      version: game.version,
    });
    expect(outcome.ok).toBe(true);
  }
  expect(different).toBeGreaterThan(3);
});
