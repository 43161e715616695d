/** Small games that once were played differently as JavaScript, or not at all. */
import { randomPicker } from '@draco-table/bots';
import { loadRuleset, playout, startGame } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { compile } from '@draco-table/lang';
import { describe, expect, test } from 'vitest';

const game = (rest: string): string => `game x
language 1
players 2 to 4 named red, blue, green, white
cards action (strength: number = 1)
zone deck: pile of action, seen by none
zone hand: hand of action, one per player, seen by owner
zone open: row of action
counter round: 0
counter points: 0 each player
setup { move (every action) to open }
score of (p: player) = points of p
winners = players with most score of it
total action 6
${rest}
`;
const cards = 'card a x6 { add 1 to round }\n';
const finish = `${cards}verb finish gives number { if round is 0 { end game }\n give 2 }\n`;

const games: [name: string, text: string][] = [
  ['a place that chance picks', `${cards}play { move open to hand of (random from players) }`],
  ['an ending verb in a sum', `${finish}play { add finish to round\n add 1 to round }`],
  ['an ending verb that says how often', `${finish}play { repeat finish times { add 1 to round }\n add 5 to round }`],
  [
    'an ending verb in a condition',
    `${finish}verb work { if finish is 2 { add 1 to round\n add 1 to round } }\nplay { work\n add 5 to round }`,
  ],
  [
    'an ending verb as an argument',
    `${finish}verb work (n: number) { add n to round }\nplay { work finish\n add 5 to round }`,
  ],
  [
    'several at once, not from all',
    `${cards}phase turn of (you: player) {
  at once each p in opponents chooses up to 2 cs from 1, 2, 3
  for each q in players { add count (cs of q) to points of q\n for each n in cs of q { add n to round } }
}
play { turn of red }`,
  ],
  [
    'the largest number',
    `${cards}play { red chooses n from 2147483647, 1 { add 1 to round } else { add 2 to round } }`,
  ],
  [
    'an effect that begins another',
    `card a x6 { add 1 to round }
verb tick { add 1 to points of red }
always, after tick { let q = round
  next time after tick { add q to round } }
play { repeat 3 times { add 1 to round\n tick } }`,
  ],
  [
    'values that stay the same while a list is looked through, and others that look like them',
    `card a x2 (strength: 1) { add 1 to round }
card b x4 (strength: 3) { add 1 to round }
define weaker than (n: number) = open where strength of it < n
define few below (n: number) = count (weaker than n)
define alike (a: number) (b: number) = few below a is few below b
define score below (n: number) (more: number) = few below n + more
define all = (first 4 of open, last 3 of open, hand of red)
play {
  red chooses c from open { move c to hand of red }
  red chooses c from open { move c to hand of red }
  add count (open where score below (round + 1) (strength of it) < score below (round + 3) (strength of it)) to points of white
  add count (open where few below 2 is few below (strength of it)) to round
  add count (open where alike 2 (strength of it) or alike (strength of it) 4 or alike 2 4) to round
  add count (open where any (open where few below 2 < few below (strength of it))) to points of red
  add count (deck where 1 / few below 0 is 1) to points of blue
  add sum of (all giving strength of it * place of it + few below 3) to points of green
}`,
  ],
];

function load(text: string, back?: typeof generate) {
  const { ruleset, problems } = compile('x.draco', (file) => (file === 'x.draco' ? text : undefined));
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const loaded = loadRuleset(ruleset, back);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

describe('played both ways', () => {
  test.each(games)('%s', (_, rest) => {
    const plain = load(game(rest));
    const made = load(game(rest), generate);
    for (let n = 0; n < 8; n++) {
      const start = { seats: 4, seed: `${n}` };
      const one = playout(plain, start, randomPicker(`${n}`));
      const other = playout(made, start, randomPicker(`${n}`));
      expect([one.fault, other.fault]).toEqual([undefined, undefined]);
      expect(other.digest()).toBe(one.digest());
    }
  });
});

test('chance among more than it can choose from is a fault, not a hang', () => {
  const rules = load(game(`${cards}play { let p = random from players weighing 2000000000\n add 1 to points of p }`));
  expect(startGame(rules, { seats: 3, seed: 'x' }).fault?.code).toBe('D0911');
});

test('an endless loop in play is stopped soon, whatever is copied on the way', () => {
  const rules = load(game(`${cards}play { repeat until round < 0 { add 1 to round } }`));
  expect(startGame(rules, { seats: 3, seed: 'x' }).fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
});
