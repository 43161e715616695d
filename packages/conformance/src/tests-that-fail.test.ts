/** A test that is not about what it says fails, with the line and in names. */
import { loadRuleset } from '@draco-table/engine';
import { runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';

const GAME = `game t
language 1
players 2 named ann, bob
kind suit: clubs, hearts
cards leaf
zone open: row of leaf
die d: 6
counter points: 0 each player
variable called: suit = clubs
card a x3 { }
setup { move every leaf to open }
play { for each p in players { turn of p } }
phase turn of (you: player) {
  choose c from open as which {
    add (roll d) to points of you
    move c to box
  }
}
score of (p: player) = points of p
winners = players with most score of it
`;

function failures(steps: string) {
  const text = `${GAME}test "t" {\n${steps}\n}\n`;
  const { ruleset, problems } = compile('t.draco', () => text, { tests: true, spans: true });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  const [result] = runTests(loaded.ruleset).tests;
  const first = GAME.split('\n').length;
  return result?.failures.map(({ text: what, expected, found, span }) => [
    what,
    expected,
    found,
    (span?.[1] ?? 0) - first,
  ]);
}

test('a roll that the die cannot show', () => {
  expect(failures('rolls 8\nann answers a\nexpect points of ann is 8')).toEqual([['rolls', 'd shows 1 to 6', '8', 1]]);
});

test('a roll that is no number', () => {
  expect(failures('rolls hearts\nann answers a\nexpect points of ann is 1')).toEqual([
    ['rolls', 'd shows 1 to 6', 'no number', 1],
  ]);
});

test('rolls that nobody asks for', () => {
  expect(failures('rolls 3, 4, 5\nann answers a\nexpect points of ann is 3')).toEqual([
    ['rolls', 'every roll is used', '2 left over', 1],
  ]);
});

test('words of a kind are told by name', () => {
  expect(failures('expect called is hearts')).toEqual([['called is hearts', 'hearts', 'clubs', 1]]);
});

test('who is asked and who is not', () => {
  expect(failures('expect bob is asked\nexpect ann is not asked')).toEqual([
    ['is asked', 'bob is asked', 'ann is asked which', 1],
    ['is not asked', 'ann is not asked', 'ann is asked which', 2],
  ]);
});

test('a test that holds', () => {
  const steps = `rolls 3, 4
ann answers a
expect bob is asked
expect ann is not asked
bob answers a
expect winners is bob
expect bob is not asked`;
  expect(failures(steps)).toEqual([]);
});

test('a thing off the table has no place', () => {
  expect(failures('given { move (first 1 of open) to box }\nexpect place of (first of every leaf) is none')).toEqual(
    [],
  );
});
