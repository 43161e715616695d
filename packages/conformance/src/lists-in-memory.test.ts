/** Lists in the memory of playouts: where they live, how long they may become, and what is done with them. */
import { randomPicker } from '@draco-table/bots';
import { playout } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';

const cards = 'card a x6 { add 1 to round }\n';
const noted = `variable noted: list of number = ()\nvariable other: list of number = (3, 1)\n${cards}`;

const rules: [what: string, text: string][] = [
  [
    'a variable that is set again and again, over many statements',
    `${noted}play { repeat 300 times { set noted to (1 to 400)\nadd count noted to round\nset other to (noted, other)
    set other to first 30 of other } add sum of other to points of red }`,
  ],
  [
    'a name that keeps what a variable held before',
    `${noted}verb work { let before = noted\nset noted to (4, 5, 6)\nset noted to (noted, before)\nadd sum of before to round }
play { repeat 5 times { work } add sum of noted to points of blue }`,
  ],
  [
    'names that hold lists inside loops, and lists made meanwhile',
    `${noted}verb work { let all = (1 to 200)\nfor each n in all { let some = (all where it < n)\nadd count some to round
    set noted to (some where it > 190) } add sum of noted to points of red }
play { work\nwork }`,
  ],
  [
    'lists longer than what is looked through by hand',
    `${noted}verb work { let all = (1 to 150)\nlet both = (all, all)\nset noted to distinct of both
    add count noted to round\nset noted to (all sorted by 0 - it)\nadd sum of (first 1 of noted) to points of red
    set other to (both where it mod 7 is 0)\nadd sum of other to points of blue }
play { work }`,
  ],
  [
    'an effect that holds a list',
    `${noted}verb tick (n: number) { add n to round }
verb work (you: player) { let all = (7, 8, 9)\nnext time after tick 2 { add sum of all to points of you } }
play { work red\ntick 1\ntick 2\ntick 2\nset noted to (1, 2)\nadd sum of noted to round }`,
  ],
  [
    'a verb that gives a list',
    `${noted}verb made (n: number) gives list of number { let all = (1 to n)\ngive (all where it > 2) }
verb work { let a = made 6\nlet b = made 9\nadd sum of a to round\nset noted to (a, b) }
play { work\nadd sum of noted to points of red }`,
  ],
];

test.each(rules)('%s', (_, text) => {
  const [plain, made] = [loadSmall(text), loadSmall(text, generate)];
  expect(made.program.fast).not.toBeNull();
  for (let n = 0; n < 3; n++) {
    const start = { seats: 3, seed: `${n}` };
    const [one, other] = [plain, made].map((loaded) => playout(loaded, start, randomPicker(`${n}`)));
    expect([one?.fault, other?.fault]).toEqual([undefined, undefined]);
    expect(other?.digest()).toBe(one?.digest());
  }
});

test('whole numbers at their ends', () => {
  const values = [7, 3, 2, 1, 65_536, 65_537, 2_147_483_647];
  const sums = values.flatMap((n) =>
    ['+', '-', '*', '/', 'mod'].flatMap((sign) => [`round ${sign} ${n}`, `round ${sign} (0 - ${n})`]),
  );
  // What it was is folded into what it is, so that each difference is seen.
  const steps = sums.map((sum) => `set points of red to points of red * 31 + (${sum})`).join('\n');
  const starts = ['round', '0 - 1', '2147483647', '0 - 2147483647', '0 - 7', '12345'];
  const text = `${cards}verb fold { ${steps} }
play { ${starts.map((start) => `set round to ${start}\nfold`).join('\n')}\nset round to round - 2147483647 - 1\nfold }`;
  const [one, other] = [loadSmall(text), loadSmall(text, generate)].map((loaded) =>
    playout(loaded, { seats: 2, seed: '1' }, () => 0),
  );
  expect([one?.fault, other?.fault]).toEqual([undefined, undefined]);
  expect(other?.digest()).toBe(one?.digest());
});

test.each(games)('%s is played as WebAssembly', (name) => {
  const loaded = loadGame(name, generate);
  expect(loaded.program.fast).not.toBeNull();
});

test('several rulesets are played in turns', () => {
  const texts = rules.map(([, text]) => text);
  const made = texts.map((text) => loadSmall(text, generate));
  const digests = (n: number): string[] =>
    made.map((loaded) => playout(loaded, { seats: 2, seed: `${n}` }, randomPicker('x')).digest());
  expect([digests(0), digests(1), digests(0)]).toEqual([digests(0), digests(1), digests(0)]);
});
