/** `expect nothing hidden is shown`: a test of an author for the promise of docs/secrets.md, at the answers it gives. */
import { readFileSync } from 'node:fs';
import { loadRuleset, startGame } from '@draco-table/engine';
import { attack, runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../lang/corpus/secrets/${name}`, import.meta.url), 'utf8');

/** Failures of a test behind one of the two programs of a case of the corpus. */
function failures(name: string, side: 'refused' | 'allowed', steps: string) {
  const [, refused, allowed] = read(`${name}.draco`).split(/^# ---- (?:refused|allowed)$/m);
  const text = `${read('game.txt')}${side === 'refused' ? refused : allowed}\ntest "t" {\n  players 3\n${steps}\n}\n`;
  const { ruleset } = compile('x.draco', () => text, { tests: true, spans: true });
  const loaded = loadRuleset(ruleset);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  const [result] = runTests(loaded.ruleset).tests;
  expect(result?.problem).toBeUndefined();
  return result?.failures ?? [];
}

const steps = 'expect nothing hidden is shown\nbob answers 1\ncid answers 1\nexpect nothing hidden is shown';

test('who is asked follows from a hand: the others can tell', () => {
  const [failure, ...more] = failures('others-hand', 'refused', steps);
  expect(more).toEqual([]);
  expect(failure).toMatchObject({
    text: 'nothing hidden is shown',
    expected: expect.stringMatching(/^(ann|bob|cid) is shown the same decisions\S* \(choose-number\) whatever lies/),
    found: expect.stringContaining('in another deal'),
  });
  // Before anything was answered nothing was told.
  expect(failure?.span?.[1]).toBe(failures('others-hand', 'refused', `${steps}\n`)[0]?.span?.[1]);
});

test('asked in any case, nobody can', () => {
  const allowed = 'bob answers nothing\ncid answers nothing\nexpect nothing hidden is shown';
  expect(failures('others-hand', 'allowed', allowed)).toEqual([]);
});

test('what lies face down already is not told to be turned: that would hide which back of a hand was turned', () => {
  const loaded = loadSmall(`card a x6 { }
play {
  move (first 2 of open) to hand of red
  turn (first 1 of hand of red) face down
  turn (hand of red) face down
  red chooses n from 1 to 2 as how-many { add n to points of red }
}`);
  const turned = startGame(loaded, { seats: 2, seed: 's' })
    .events(1)
    .filter(({ is }) => is === 'face');
  expect(turned).toHaveLength(2);
});

/** More of them on demand: `RUNS=40`. */
const RUNS = Number(process.env.RUNS ?? 1);

describe.each(games)('%s', (name) => {
  test('tells nothing at any moment, within statements too', { timeout: 600_000 }, () => {
    const loaded = loadGame(name);
    for (let n = 0; n < RUNS; n++) {
      let moment = n;
      const start = { seats: loaded.ruleset.seats.min, seed: `${name} ${n}` };
      expect(attack(loaded, start, { steps: 60, ahead: 4, at: () => moment++ % 5 === 0 })).toBeUndefined();
    }
  });
});
