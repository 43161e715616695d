import { describe, expect, test } from 'vitest';
import { draco, folder } from './support/draco.js';

/** Two seats without names; each takes a turn without a question, so a test sees what it was given and what follows. */
const GAME = `game dice
language 1
players 2 to 3
cards action
zone hand: hand of action, one per player, seen by owner
counter points: 0 each player
counter turns: 0
die die: 6
option goal: near, far
card throw x3 { add (roll die) to points of you }
card wait {
  next time after start turn of you { add 5 to points of you }
}
verb start turn of (you: player) told { add 1 to turns }
verb (you: player) does (c: card) told { carry out c }
verb (you: player) asks { choose n from 1 to 6; add n to points of you }
setup { }
phase turn of (you: player) told { start turn of you }
play { for each p in players { turn of p } }
score of (p: player) = points of p
winners = players with most score of it
`;
const run = (tests: string, args: string[] = [], game = GAME) => {
  const cwd = folder({ 'dice.draco': game + tests });
  const { code, out, err } = draco(['test', 'dice.draco', ...args], { cwd });
  return { code, out: out + err };
};
const PLAY = 'for each c in first 1 of copies of';

describe('a test', () => {
  test('gives what chance gives from what is given on', () => {
    const steps = `given { ${PLAY} throw { player 1 does c; player 2 does c } }\n  rolls 6, 2\n`;
    const expected = 'expect points of player 1 is 6\n  expect points of player 2 is 2\n';
    expect(run(`test "t" {\n  ${steps}  ${expected}}\n`)).toMatchObject({ code: 0 });
  });

  test('sees the events of what is given', () => {
    const given = `given { ${PLAY} wait { player 2 does c } }\n`;
    const events = 'expect event (player 2) does (any)\n  expect no event (player 1) does (any)\n';
    expect(run(`test "t" {\n  ${given}  ${events}}\n`)).toMatchObject({ code: 0 });
  });

  test('names a seat without a name by its number', () => {
    const steps = 'given { player 2 asks }\n  expect player 2 cannot choose 7\n  player 2 answers 4\n';
    expect(run(`test "t" {\n  ${steps}  expect points of player 2 is 4\n}\n`)).toMatchObject({ code: 0 });
  });

  test.each([
    ['given twice', 'given { add 1 to turns }\n  given { add 2 to turns }\n  expect turns is 5', '`given`'],
    ['given too late', 'expect turns is 2\n  given { add 2 to turns }', '`given`'],
    ['players too late', 'expect turns is 2\n  players 3', '`players`'],
    ['an option twice', 'option goal is near\n  option goal is far\n  expect goal is far', '`option`'],
  ])('is refused with %s', (_, steps, word) => {
    const { code, out } = run(`test "t" {\n  ${steps}\n}\n`, ['--format', 'concise']);
    expect(code).toBe(1);
    expect(out).toContain(`D0604: ${word} says how the test begins`);
  });

  test('is told the values of an option when it names another', () => {
    const { code, out } = run('test "t" {\n  option goal is fra\n  expect goal is far\n}\n');
    expect(code).toBe(1);
    expect(out).toContain('error[D0507]: The option `goal` has no such value.');
    expect(out).toContain('It has: near and far.');
    expect(out).toContain('fix: Write `far`');
  });
});

test('coverage counts the effects that a card begins', () => {
  const given = `given { ${PLAY} wait { player 1 does c } }\n`;
  const once = run(`test "t" {\n  ${given}  expect points of player 1 is 5\n}\n`, ['--coverage']);
  expect(once.out).toMatch(/throw\s+0\/1/);
  expect(once.out).not.toMatch(/wait\s+\d/);
  const never = GAME.replace('play { for each p in players { turn of p } }', 'play { end game }');
  const missed = run(`test "t" {\n  ${given}  expect points of player 1 is 0\n}\n`, ['--coverage'], never);
  expect(missed.out).toMatch(/wait\s+1\/2\s+dice\.draco:12/);
});

test('who is not among those who choose at once has the answer none', () => {
  const verb = `verb bids {
  at once each p in (player 1, player 2) chooses n from 1 to 4
  for each p in players { add n of p to turns }
}
test "t" {
  players 3
  given { bids }
  player 1 answers 1
  player 2 answers 2
  expect turns is 6
}
`;
  expect(run(verb, ['--format', 'concise']).out).toContain('D0306: This may be none');
  expect(run(verb.replace('add n of p to turns', 'if n of p is not none { add n of p to turns }'))).toMatchObject({
    code: 0,
  });
});

test('messages name a sentence as it is written', () => {
  const verb = 'verb free-for all { add 1 to points of you }\n';
  const check = (text: string) =>
    draco(['check', 'dice.draco', '--format', 'concise'], { cwd: folder({ 'dice.draco': text }) }).out;
  expect(check(GAME + verb)).toContain('The verb `free-for all` is not used.');
  expect(check(GAME.replace('setup { }', 'setup { free-for all }') + verb)).toContain('`free-for all` needs a `you`');
});

test('a phase that is told has its line in the log', () => {
  const text = (lines: string) => ({ 'dice.draco': GAME, 'dice/en.ftl': lines });
  const missing = (lines: string) =>
    JSON.parse(draco(['texts', 'status', 'dice.draco', '--format', 'json'], { cwd: folder(text(lines)) }).out);
  expect(JSON.stringify(missing('log-turn-of = It is the turn of { $you }.\n'))).not.toContain('log-turn-of');
  expect(JSON.stringify(missing('game-dice = Dice\n'))).toContain('log-turn-of');
});
