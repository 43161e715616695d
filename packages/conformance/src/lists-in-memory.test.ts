/** Lists in the memory of playouts: where they live, how long they may become, and what is done with them. */
import { randomPicker } from '@draco-table/bots';
import { type Decision, loadRuleset, playOn, playout, startGame } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { games, loadGame } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const cards = 'card a x6 { add 1 to round }\n';
  const noted = `variable noted: list of number = ()\nvariable other: list of number = (3, 1)\n${cards}`;

  const together = 'at once each p in opponents chooses up to 2 cs from 1, 2, 3';
  const told = `for each q in players { add count (cs of q) to points of q\nfor each n in cs of q { add n * 1000 to points of q } }`;
  const lines = (count: number, line: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => `${line(n)}\n`).join('');
  /** Variables that hold lists, and what sets all but the first. */
  const many = (count: number): string => lines(count, (n) => `variable l${n}: list of number = ()`);
  const set = (count: number, to: (n: number) => string): string =>
    lines(count - 1, (n) => `set l${n + 1} to ${to(n + 1)}`);

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
    [
      'what several have chosen at once, while lists are made',
      `${noted}phase turn of (you: player) { ${together}\n let some = (1 to 50) where it > 3\nadd count some to round
    let back = (1 to 50) sorted by 0 - it\nset noted to back\n${told} }
play { turn of red }`,
    ],
    [
      'what several have chosen at once, while lists that stay are moved, in a game that ends meanwhile',
      `${noted}phase turn of (you: player) { ${together}\nrepeat 45 times { set noted to (1 to 19999)\n${told} }
    if round < 1 { end game } set round to 1 }
play { turn of red }`,
    ],
    [
      'verbs that a phase calls one after the other, each of which leaves a long list behind',
      `${noted}verb work { set noted to (1 to 19999)\nset other to first 19000 of noted }
play { ${'work\n'.repeat(14)} add sum of other to round }`,
    ],
    [
      'one long list that many variables hold',
      `${noted}${many(30)}play { set l0 to (1 to 19999)\n${set(30, (n) => `l${n - 1}`)}
    ${'set noted to (1 to 19998)\n'.repeat(30)} add sum of l29 to round\nadd sum of noted to round }`,
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

  test('a game that stands still while several have chosen is the same, and goes on the same from there', () => {
    const text = `${noted}phase turn of (you: player) { ${together}\nset noted to (1 to 50) sorted by 0 - it
  choose n from noted { add n to round }\n${told}\nchoose n from noted { add n to round } }
play { turn of red }`;
    const all = [loadSmall(text), loadSmall(text, generate)];
    const start = { seats: 4, seed: '1' };
    // One after the other is asked: three at once, then one twice.
    for (let asked = 1; asked <= 5; asked++) {
      const [one, other] = all.map((loaded) => {
        let n = 0;
        return playout(loaded, start, ({ many: isMany }) =>
          ++n > asked ? undefined : isMany ? [0, n % 3].slice(n % 2) : n,
        );
      });
      expect(other?.decisions).toBe(one?.decisions);
      expect(other?.digest()).toBe(one?.digest());
    }
    const [one, other] = all.map((loaded) => {
      const game = startGame(loaded, start);
      return Array.from({ length: 5 }, () => {
        const [{ id, seat, options }] = game.decisions as [Decision];
        const choose = [options[options.length > 3 ? 7 : seat - 1]?.id as string];
        expect(game.answer({ decision: id, seat, choose, version: game.version }).ok).toBe(true);
        const { fault, scores, digest } = playOn(game, randomPicker('on'));
        return { fault, scores, digest: digest() };
      });
    });
    expect(other).toEqual(one);
    expect(one?.[4]).toMatchObject({ fault: undefined, scores: [0, 1001, 2001, 3001] });
  });

  test('one name of a phase may be given many long lists, one after the other', () => {
    const { ruleset } = loadSmall(`${cards}play { let long = (1 to 19999)\nadd count long to round }`);
    // In the language each would be a name of its own.
    const routines = ruleset.routines.map((routine, i) =>
      i === ruleset.play ? { ...routine, body: Array.from({ length: 25 }, () => routine.body).flat() } : routine,
    );
    const [one, other] = [null, generate].map((back) => {
      const loaded = loadRuleset({ ...ruleset, routines }, back);
      if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
      return playout(loaded.ruleset, { seats: 2, seed: '1' }, () => 0);
    });
    expect([one?.fault, other?.fault]).toEqual([undefined, undefined]);
    expect(other?.digest()).toBe(one?.digest());
  });

  test('long lists that stay are not moved at every step', () => {
    const text = `${many(12)}${cards}play { set l0 to (1 to 19999)\n${set(12, (n) => `(${n} to 19999)`)}
  repeat until round < 0 { let some = (1, 2)\nadd count some to points of red\nset round to 1 } }`;
    // To move them counts, so it would have been stopped much earlier.
    const [plain, made] = [undefined, generate].map((back) =>
      playout(loadSmall(text, back), { seats: 2, seed: '1' }, () => 0),
    );
    for (const out of [plain, made]) expect(out?.fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
    expect(made?.scores[0]).toBeGreaterThan((plain?.scores[0] ?? Number.NaN) / 3);
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
});
