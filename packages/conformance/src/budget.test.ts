/** Rules that cost too much are stopped, and soon: whatever they do, whoever plays them, and in the same way. */
import { type Game, LIMITS, type Playout, playout, startGame } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const cards = 'card a x6 { add 1 to round }\n';
  const playedBoth = (rest: string): Playout[] =>
    [undefined, generate].map((back) => playout(loadSmall(rest, back), { seats: 3, seed: '1' }, () => 0));
  const afterAQuestion = (declared: string, does: string): string =>
    `${cards}${declared}\nverb work {\n${does}\n}\nplay { red chooses n from 1, 2 { if n < 3 { work } } }`;

  /** Answers with the first option until the game is over or refuses. */
  function answered(game: Game): Game {
    for (let [open] = game.decisions; open; [open] = game.decisions) {
      const choose = open.options.slice(0, 1).map(({ id }) => id);
      if (!game.answer({ decision: open.id, seat: open.seat, choose, version: game.version }).ok) break;
    }
    return game;
  }

  const long: [what: string, declared: string, does: (times: number) => string, limit: number][] = [
    ['passes', '', (n) => `repeat ${n} times { add 1 to round }`, 1_000_000],
    [
      'passes in passes',
      '',
      (n) => `repeat ${n / 100} times { repeat 100 times { add 1 to round\n add 2 to round } }`,
      660_000,
    ],
    ['verbs', 'verb tick (n: number) { add n to round }', (n) => `repeat ${n} times { tick 1 }`, 400_000],
    [
      'effects on verbs',
      'verb tick (n: number) { add n to round }\nalways, after tick (k) { if k is 1 { add k to round } }',
      (n) => `repeat ${n} times { tick 1 }`,
      165_000,
    ],
    [
      'defines',
      'define twice (n: number) gives number = n + n',
      (n) => `repeat ${n} times { add twice round to round }`,
      290_000,
    ],
    [
      'conditions',
      '',
      (n) => `repeat ${n / 1000} times { add count (1 to 1000 where it mod 2 is 0 and it > 5) to round }`,
      290_000,
    ],
    [
      'a search',
      '',
      (n) => `repeat ${n / 1000} times { if any (1 to 1000 where it > 998) { add 1 to round } }`,
      500_000,
    ],
    [
      'sorting',
      '',
      (n) => `repeat ${n / 1000} times { let l = (1 to 1000) sorted by 0 - it\n add count l to round }`,
      340_000,
    ],
    [
      'branches',
      '',
      (n) => `repeat ${n} times { if round < 0 { add 1 to round\n add 2 to round } else { add 0 to round } }`,
      340_000,
    ],
    ['elements', '', (n) => `repeat ${n / 1000} times { for each k in (1 to 1000) { add k to round } }`, 400_000],
    ['moves', '', (n) => `repeat ${n} times { move (top 1 of open) to bottom of open }`, 250_000],
  ];

  describe.each(long)('a rule that is long, not endless, with %s', (_, declared, does, limit) => {
    test.each([
      ['three times what it may be is stopped', 3, 'steps'],
      ['a third of it is not', 1 / 3, undefined],
    ])('%s', (_what, part, breach) => {
      const rounded = Math.round((limit * part) / 1000) * 1000;
      for (const { fault } of playedBoth(afterAQuestion(declared, does(rounded))))
        expect(fault?.args.limit).toBe(breach);
    });
  });

  test('a long phase too, with people as without', () => {
    const phase = (times: number): string => `${cards}play { repeat ${times} times { add 1 to round } }`;
    for (const [times, breach] of [
      [100_000, 'steps'],
      [8_000, undefined],
    ] as const) {
      const { fault } = startGame(loadSmall(phase(times)), { seats: 3, seed: '1' });
      for (const found of [fault, ...playedBoth(phase(times)).map((one) => one.fault)])
        expect(found?.args.limit).toBe(breach);
    }
  });

  /** Each is a single step, or a few, on as long a list as there can be. */
  const costly: [what: string, does: string][] = [
    ['looked for in it', 'if 0 is in l { add 1 to round }'],
    ['added up', 'add sum of l to round'],
    ['compared', 'if l is m { add 1 to round }'],
    ['each value once', 'add count (distinct of l) to round'],
    ['turned round', 'add count (reversed of l) to round'],
    ['taken away', 'add count (l without m) to round'],
    ['put by chance', 'add count (shuffled l) to round'],
    ['cut', 'add count (first (round + 15000) of l) to round'],
    ['held', 'let k = l\nadd count k to round'],
  ];

  test.each(costly)('a list of 19,999 values, again and again: %s', (_, does) => {
    const rest = afterAQuestion(
      '',
      `let l = (1 to 19999)\nlet m = (1 to 19999)\nrepeat until round is count m + 1 { set round to 0\n${does}\n}`,
    );
    for (const { fault } of playedBoth(rest)) expect(fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
    expect(answered(startGame(loadSmall(rest), { seats: 3, seed: '1' })).fault).toMatchObject({ code: 'D0910' });
  });

  /** Each looks through a long list before anything is done; how often it is done, the score tells. */
  const handed: [what: string, declared: string, does: string][] = [
    ['to choose from', '', 'red chooses n from l { add n to points of red }'],
    [
      'to start from',
      'define next (n: number) gives list of number = (1, 2) where it > n',
      'add count (reached from l by next it) to points of red\nset round to 1',
    ],
    [
      'to a verb on which something acts',
      'verb tick (l: list of number) { add 1 to points of red }\nalways, after tick (any) { set round to 1 }',
      'tick l',
    ],
  ];

  test.each(handed)('a list of 19,999 equal values is handed %s: that counts both ways', (_, declared, does) => {
    const rest = afterAQuestion(declared, `let l = (1 to 19999) giving 1\nrepeat until round < 0 {\n${does}\n}`);
    const [plain, made] = playedBoth(rest);
    expect(plain?.fault?.args.limit).toBe('steps');
    expect(made?.fault?.args.limit).toBe('steps');
    expect(plain?.scores[0]).toBeGreaterThan(5);
    expect(made?.scores[0]).toBeLessThan(2 * (plain?.scores[0] ?? 0));
  });

  test('a list that is only run over is no longer than one may be', () => {
    for (const does of [
      'add count ((1 to 200) giving (1 to 200)) to round',
      'if any ((1 to 200) giving (1 to 200) where it > 0) { add 1 to round }',
    ]) {
      for (const { fault } of playedBoth(afterAQuestion('', does)))
        expect(fault).toMatchObject({ code: 'D0910', args: { limit: 'list' } });
    }
  });

  /** Each moves or looks through many things at a time: a game may have 5,000. */
  const crowded: [what: string, things: number, does: string][] = [
    ['moved into the middle', 5_000, 'repeat 150000 times { move (top 1 of open) to place 2500 of open }'],
    [
      'put into the middle of others',
      5_000,
      `move (first 10 of open) to deck
    repeat 100000 times { move (top 1 of deck) to place 2000 of open\nmove (top 1 of open) to deck }`,
    ],
    [
      'put in another order',
      300,
      `move (first 150 of open) to hand of red\nmove open to hand of blue
    let a = (hand of red, hand of blue)
    let b = (hand of blue, hand of red)
    repeat 20000 times { rearrange a as b }`,
    ],
  ];

  test.each(crowded)('many things %s, again and again', (_, things, does) => {
    const rest = `card a x${things} { add 1 to round }\nverb work { ${does} }\nplay { work }`;
    for (const back of [undefined, generate]) {
      const { fault } = playout(loadSmall(rest, back, true, things), { seats: 2, seed: '1' }, () => 0);
      expect(fault?.args.limit).toBe('steps');
    }
  });

  test('effects that are put in an order for ever come to an end', () => {
    const rest = `${cards}verb tick (you: player) effects in an order you choose { }
always, after tick (any) { set round to 1 }
always, after tick (any) { set round to 2 }
play { repeat until round < 0 { tick red } }`;
    const [plain, made] = playedBoth(rest);
    expect(plain?.fault).toMatchObject({ code: 'D0910', args: { limit: 'playout' } });
    expect(made?.fault).toEqual(plain?.fault);
    expect(made?.decisions).toBe(plain?.decisions);
  });

  const ordered = 'verb tick (you: player) effects in an order you choose { add 1 to round }';
  const turn = (body: string): string => `phase turn of (you: player) { ${body} }\nplay { turn of red }`;

  test('many effects that are put in an order are not compared for nothing', () => {
    const rest = `${cards}${ordered}
verb begin (k: number) { from now on, after tick (any) { add k to round } }
verb some (from: number) { for each k in (from to from + 19) { begin k } }
${turn('repeat 49 times { some round\nadd 20 to round } tick you')}`;
    for (const { fault } of playedBoth(rest)) expect(fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
  });

  test('effects that hold long lists are not compared for nothing', () => {
    const rest = `${cards}${ordered}\nvariable noted: list of number = ()
verb begin (k: number) { let l = noted\nfrom now on, after tick (any) { add count l to round\nadd k to round } }
${turn('set noted to (1 to 19999)\nrepeat 70 times { begin round\nadd 1 to round } tick you')}`;
    for (const { fault } of playedBoth(rest)) expect(fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
  });

  test('places are not looked through for nothing for cards that act', () => {
    const spots = Array.from({ length: 2_000 }, (_, i) => `w${i}`).join(', ');
    const rest = `kind spot: ${spots}\nzone plot: row of action, one per spot
card a x6 { add 1 to round\nwhile in plot, after tick (n) { add n to round } }
verb tick (n: number) { add n to round }
verb work { repeat until round < 0 { tick 0\nadd 1 to points of red } }
${turn('move (top 1 of open) to plot of w1\nif any open { work }')}`;
    for (const { fault, scores } of playedBoth(rest)) {
      expect(fault?.args.limit).toBe('steps');
      expect(scores[0]).toBeLessThan(2_000);
    }
  });

  test('effects with many names do not begin and end for nothing', () => {
    const names = Array.from({ length: 300 }, (_, i) => `let n${i} = round\nadd n${i} to points of blue`).join('\n');
    const rest = `${cards}verb tick (n: number) { add n to round }
verb begin { next time after tick 1 { add 1 to points of blue } }
verb never { next time after tick 2 { ${names} } }
verb work { if round < 0 { never } repeat until round < 0 { repeat 900 times { begin }\ntick 1\nadd 1 to points of red } }
${turn('work')}`;
    const { fault, scores } = playedBoth(rest)[1] as Playout;
    expect(fault?.args.limit).toBe('steps');
    expect(scores[0]).toBeLessThan(5);
  });

  test('rules that go through many lists take no more memory than they may', () => {
    const verbs = Array.from({ length: 40 }, (_, n) => {
      const loops = Array.from({ length: 50 }, () => 'for each c in open { if round < 0 { move c to deck } }');
      return `verb work-${n} { ${loops.join('\n')} }`;
    });
    const rest = `card a x5000 { add 1 to round }\n${verbs.join('\n')}\nplay { if round > 0 { work-1 } }`;
    const before = process.memoryUsage().arrayBuffers;
    const loaded = loadSmall(rest, generate, true, 5_000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
    expect(playout(loaded, { seats: 2, seed: '1' }, () => 0).fault).toBeUndefined();
  });

  test('what is told is bounded too', () => {
    const rest = afterAQuestion('', `repeat 80000 times { add 1 to round\nadd 1 to round }`);
    const { fault } = answered(startGame(loadSmall(rest), { seats: 3, seed: '1' }));
    expect(fault).toMatchObject({ code: 'D0910', args: { limit: 'characters', most: LIMITS.characters } });
  });

  test('a card that waits is carried out again, and its answers share what one may cost', () => {
    const rest = `card a x6: action {
  repeat 900 times {
    for each n in (1 to 10000) { if n < 0 { add n to round } }
    choose n from 1, 2
    add n to points of you
  }
}
phase turn of (you: player) { choose c from open { carry out c } }
play { turn of red }`;
    const game = answered(startGame(loadSmall(rest), { seats: 3, seed: '1' }));
    expect(game.fault).toMatchObject({ code: 'D0910', args: { limit: 'steps', card: 'a' }, file: 'x.draco' });
    expect(game.fault?.range?.start.line).toBe(16);
    // A playout, where nothing is carried out again, comes as far.
    const [plain, made] = playedBoth(rest);
    expect(plain?.fault).toEqual(game.fault);
    expect(made?.fault).toEqual(game.fault);
    expect(plain?.decisions).toBe(game.version + 1);
  });
});
