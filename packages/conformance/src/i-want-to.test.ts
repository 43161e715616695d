/** The page of cards that people ask for: each is clean, and does what its heading says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPicker } from '@draco-table/bots';
import { loadRuleset, playout } from '@draco-table/engine';
import { generate } from '@draco-table/engine/generate';
import { runTests } from '@draco-table/engine/testing';
import { compile } from '@draco-table/lang';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(root, 'docs/i-want-to.md'), 'utf8');
const blocks = [...page.matchAll(/^```draco\n([\s\S]*?)^```$/gm)].map(([, text]) => text ?? '');
const cards = blocks.flatMap((text) => [...text.matchAll(/^card ([\w-]+)/gm)].map(([, id]) => id ?? ''));

/** By card: how things stand before green plays it, what is answered, and what is true then. Nine heroes sit as they are lined up. */
const CASES: Record<string, string> = {
  push: 'green answers green-dwarf\nexpect place of green-dwarf is 1',
  rally: 'green answers kobold, green-kobold\nexpect place of green-kobold is 2\nexpect place of purple-kobold is 4',
  'change-seats': 'green answers zork, john\nexpect place of zork is 7\nexpect place of john is 9',
  stumble: 'rolls 3\ngreen answers green-kobold\nexpect place of green-kobold is 4',
  'daring-leap': 'rolls 4\ngreen answers green-dwarf\nexpect place of green-dwarf is 1',
  errand: 'green answers purple-kobold\nexpect purple-kobold is in exile of green\nexpect place of purple-rogue is 3',
  'about-face': 'expect place of green-kobold is 3\nexpect place of purple-kobold is 1',
  'musical-stools': 'expect place of green-kobold is 1\nexpect place of yellow-amazon is 5',
  tip: 'expect silver of green is 5',
  'round-of-ale': 'expect silver of green is 2\nexpect silver of yellow is 2',
  'tax-the-rich': 'given purple owns 9\nexpect silver of purple is 7\nexpect silver of green is 3',
  'six-is-enough':
    'given purple owns 9; green owns 7\nexpect silver of purple is 8\nexpect silver of green is 6\nexpect silver of yellow is 3',
  'light-fingers': 'green answers purple\nexpect silver of green is 4\nexpect silver of purple is 2',
  bribe: 'green answers yes, green-dwarf\nexpect silver of green is 1\nexpect place of green-dwarf is 1',
  'front-row': 'expect silver of green is 5',
  'take-your-pick': 'green answers green-dwarf\nexpect place of green-dwarf is 1',
  'two-steps': 'green answers (purple-kobold, zork)\nexpect place of purple-kobold is 2\nexpect place of zork is 8',
  'your-own-fault': 'green answers purple\npurple answers purple-kobold\nexpect place of purple-kobold is 9',
  'show-of-hands': 'green answers yes\npurple answers yes\nyellow answers no\nexpect count hand of yellow is 6',
  wager: 'rolls 5\ngreen answers 2\nexpect silver of green is 5',
  'this-or-that': 'green answers back, green-kobold\nexpect place of green-kobold is 2',
  'second-helping': 'expect count hand of green is 3',
  'clumsy-hands': 'green answers purple\nexpect count hand of purple is 4',
  nosy: 'green answers purple\nexpect green knows hand of purple\nexpect yellow does not know first of hand of purple',
  'the-same-again': 'given move (copies of tip) to discard\nexpect silver of green is 5',
  'last-chance': 'given green owns 1\nexpect silver of green is 4',
  kin: 'expect silver of green is 5',
  'own-guard':
    'given purple holds (push, tip)\ngreen answers green-dwarf\npurple answers push, green-dwarf\nexpect place of green-dwarf is 2',
  'complaints-office': 'given purple holds (push, tip)\npurple answers push, green-dwarf\nexpect silver of green is 4',
  // A toast pays green 4 and 3 for the first two places.
  'free-beer': 'green answers yes\nexpect silver of green is 12',
  'double-round': 'green answers yes\nexpect silver of green is 17',
  'old-hand': 'given set toasts-given of green to 2\nexpect silver of green is 5\nexpect count trophies of green is 1',
};

const asTest = (id: string, text: string): string => {
  const lines = text.split('\n');
  const given = lines[0]?.startsWith('given ') ? `; ${lines.shift()?.slice(6)}` : '';
  const card = id === 'kin' ? 'kin-kobold' : id;
  const free = /free-beer|double-round/.test(id) ? '; free the goblet' : '';
  return `test "${id}" {\n players 3\n given { line up${given}; green plays ${card}${free} }\n ${lines.join('\n ')}\n}\n`;
};

function load(back?: Parameters<typeof loadRuleset>[1]) {
  const tests = Object.entries(CASES).map(([id, text]) => asTest(id, text));
  const text = ['deck wanted\nlanguage 1\nbuilds on draco', ...blocks, ...tests].join('\n');
  const read = (path: string): string | undefined =>
    path === 'cards/wanted.draco'
      ? text
      : existsSync(join(root, path))
        ? readFileSync(join(root, path), 'utf8')
        : undefined;
  const options = { root: 'cards', findGame: (game: string) => `cards/${game}.draco`, tests: true, spans: true };
  const { ruleset, problems } = compile('cards/wanted.draco', read, options);
  // The game counts its cards; a deck of so many more says its own number.
  expect(problems.filter(({ code }) => code !== 'D0504').map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  const counted = compile(
    'cards/wanted.draco',
    (path) => (path === 'cards/wanted.draco' ? `${text}\ntotal action ${74 + cards.length + 3}\n` : read(path)),
    options,
  );
  expect(counted.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  const loaded = loadRuleset(JSON.parse(JSON.stringify(counted.ruleset ?? ruleset)), back);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  return loaded.ruleset;
}

test('thirty cards and more, each with a case of its own', () => {
  expect(cards.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(CASES).sort()).toEqual([...cards].sort());
});

test('every card does what it is for', () => {
  const { tests } = runTests(load());
  const failed = tests.flatMap(({ name, failures, problem }) => [
    ...failures.map(({ text, expected, found }) => `${name}: ${text}: ${expected} – ${found}`),
    ...(problem ? [`${name}: ${problem.message}`] : []),
  ]);
  expect(failed).toEqual([]);
  expect(tests).toHaveLength(cards.length);
});

test('a game with all of them is the same both ways', () => {
  const [plain, made] = [load(), load(generate)];
  for (let n = 0; n < 6; n++) {
    const start = { seats: 3 + (n % 4), seed: `wanted ${n}` };
    const [one, other] = [plain, made].map((loaded) => {
      const { fault, scores, digest } = playout(loaded, start, randomPicker(`${n}`));
      return { fault, scores, digest: digest() };
    });
    expect(one?.fault).toBeUndefined();
    expect(other).toEqual(one);
  }
});
