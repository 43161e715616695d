/** Small games that once were played differently as JavaScript, or not at all. */
import { randomPicker } from '@draco-table/bots';
import { type Loaded, playout, startGame } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { loadGame } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
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
      'an ending verb as an argument of one that is asked for its value',
      `${finish}verb work (n: number) gives number { add n to round\n give 7 }\nplay { add work finish to round }`,
    ],
    [
      'a verb that gives what an ending verb gave',
      `${finish}verb work gives number { give finish }\nverb twice { let n = work\n add n to round }\nplay { twice\n add 5 to round }`,
    ],
    [
      'an ending verb where somebody would choose',
      `${finish}play { red chooses n from (1 to finish)\n add n to round }`,
    ],
    [
      'an ending verb where several would be chosen',
      `${finish}play { red chooses up to finish ns from 1, 2, 3\n add count ns to round }`,
    ],
    [
      'an ending verb where all would choose',
      `${finish}play { at once each p in players chooses n from (1 to finish)\n for each p in players { if n of p is 1 { add 1 to round } } }`,
    ],
    [
      'an ending verb before an order',
      `${finish}verb work (n: number) as (you: player) { for each p in players, in an order you choose { add n to points of p } }\nplay { work finish as red }`,
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

  describe('played both ways', () => {
    test.each(games)('%s', (_, rest) => {
      const plain = loadSmall(rest);
      const made = loadSmall(rest, generate);
      for (let n = 0; n < 8; n++) {
        const start = { seats: 4, seed: `${n}` };
        const one = playout(plain, start, randomPicker(`${n}`));
        const other = playout(made, start, randomPicker(`${n}`));
        expect([one.fault, other.fault]).toEqual([undefined, undefined]);
        expect(other.digest()).toBe(one.digest());
      }
    });
  });

  test.each(games.filter(([name]) => name.startsWith('an ending verb')))(
    '%s: the game is over, and nobody is asked any more',
    (_, rest) => {
      const game = startGame(loadSmall(rest), { seats: 3, seed: 'x' });
      expect(game.decisions).toEqual([]);
      expect(game.result?.winners).toHaveLength(3);
      // Marks are for coverage and faults: what happens does not rest on them.
      const bare = startGame(loadSmall(rest, null, false), { seats: 3, seed: 'x' });
      expect(bare.view(null)).toEqual(game.view(null));
    },
  );

  /** Looking at the third of these goes wrong. */
  const wrong = '((1 to 5) where 10 / (it - 3) < 100)';
  test.each([
    ['the first of them added up', `add sum of (first 1 of ${wrong}) to round`],
    ['none of them', `add count (first 0 of ${wrong}) to round`],
    ['the first of them gone through', `for each k in first 1 of ${wrong} { add k to round }`],
    ['whether one is among them', `if 1 is in ${wrong} { add 1 to round }`],
  ])('a list that cannot be worked out is a fault, whatever of it is wanted: %s', (_, does) => {
    for (const back of [undefined, generate]) {
      const loaded = loadSmall(`${cards}verb work { ${does} }\nplay { work }`, back);
      const { fault } = playout(loaded, { seats: 2, seed: '1' }, () => 0);
      expect(fault).toMatchObject({ code: 'D0911', args: { what: 'division by zero' } });
    }
  });

  test('who looks on may ask for scores and play other games meanwhile', () => {
    const rest = `card a x6: action {
  for each c in hand of you { move c to open }
  choose d from open { move d to deck }
}
phase turn of (you: player) { move open to hand of you\nchoose c from hand of you { carry out c } }
play { repeat 4 times { for each p in players { turn of p } } }`;
    const [one, other] = [loadSmall(rest), loadSmall(rest, generate)].map((loaded) => {
      const inner = (): unknown => playout(loaded, { seats: 2, seed: 'inner' }, randomPicker('inner')).digest();
      return playout(loaded, { seats: 4, seed: 'outer' }, randomPicker('outer'), {
        choice: inner,
        play: (_seat, _card, scores) => [inner(), scores()],
        phase: (_id, _seat, scores) => [inner(), scores()],
      });
    });
    expect(one?.decisions).toBeGreaterThan(8);
    expect(other?.digest()).toBe(one?.digest());
  });

  test('a picker that throws leaves nothing behind', () => {
    const loaded = loadSmall(`${cards}play { red chooses n from 1, 2, 3\nadd n to round }`, generate);
    const play = (pick: () => number) => playout(loaded, { seats: 2, seed: '1' }, pick);
    const { fault } = play(() => {
      throw new Error('no');
    });
    expect(fault).toMatchObject({ code: 'D0911', args: { what: 'no' } });
    expect(play(() => 2).fault).toBeUndefined();
  });

  test('a fault after a block is told where it is, not in the block', () => {
    const rest = `${cards}play {\n  add 1 to round\n  if round is 0 {\n    add 5 to round\n  }\n  set round to 1 / (round - 1)\n}`;
    const { fault } = startGame(loadSmall(rest), { seats: 3, seed: 'x' });
    expect(fault).toMatchObject({ code: 'D0911', range: { start: { line: 15 } } });
    expect(playout(loadSmall(rest, generate), { seats: 3, seed: 'x' }, () => 0).fault).toEqual(fault);
  });

  test('tokens are never made or lost, be they ever so many', () => {
    const rest = `${cards}tokens coin: 0 in bank that may owe, 1 each player
play { repeat 3 times { move 2000000000 coin from bank to red } }`;
    const game = startGame(loadSmall(rest), { seats: 3, seed: 'x' });
    expect(game.fault).toMatchObject({ code: 'D0911', args: { what: 'more tokens than can be counted' } });
    expect(playout(loadSmall(rest, generate), { seats: 3, seed: 'x' }, () => 0).fault).toEqual(game.fault);
  });

  test('chance among more than it can choose from is a fault, not a hang', () => {
    const rules = loadSmall(`${cards}play { let p = random from players weighing 2000000000\n add 1 to points of p }`);
    expect(startGame(rules, { seats: 3, seed: 'x' }).fault?.code).toBe('D0911');
  });

  test('an endless loop in play is stopped soon, whatever is copied on the way', () => {
    const rules = loadSmall(`${cards}play { repeat until round < 0 { add 1 to round } }`);
    expect(startGame(rules, { seats: 3, seed: 'x' }).fault).toMatchObject({ code: 'D0910', args: { limit: 'steps' } });
  });

  test.each([
    ['one', 'cs', 'add cs of q to points of q'],
    ['several', 'up to 2 cs', 'add sum of (cs of q) to points of q'],
  ])('an effect takes along what each chose at once: %s', (_, chosen, does) => {
    const rest = `${cards}verb tick { add 1 to round }
phase turn of (you: player) {
  at once each p in players chooses ${chosen} from 1, 2, 3
  next time after tick { for each q in players { ${does} } }
  let m = (1 to 50) sorted by 0 - it
  add count m to round
  if round > 0 { end game }
  tick
}
play { turn of red }`;
    const [plain, made] = [undefined, generate].map((back) =>
      playout(loadSmall(rest, back), { seats: 2, seed: '1' }, ({ many }) => (many ? [1, 2] : 1)),
    );
    expect(made?.digest()).toBe(plain?.digest());
  });

  describe('one memory for many games', () => {
    const things = 400;
    const text = `card a x${things} { add 1 to round }
verb work (n: number) {
  if n is 1 { move (last 10 of open) to deck }
  else {
    repeat n times { add 1 to round }
    repeat until round < 0 {
      move (first 6 of open) to deck
      move (top 6 of deck) to open
      add 0 to round
    }
  }
}
play { red chooses n from (1 to 60) { work n } }`;

    test('a game after one that went wrong in the midst of something is what it would have been', () => {
      const [plain, made] = [undefined, generate].map((back) => loadSmall(text, back, true, things));
      const start = { seats: 2, seed: '1' };
      const expected = playout(plain as Loaded, start, () => 0).digest();
      for (let n = 1; n < 60; n++) {
        expect(playout(made as Loaded, start, () => n).fault?.args.limit).toBe('steps');
        expect(playout(made as Loaded, start, () => 0).digest()).toBe(expected);
      }
    });

    test('a game that a picker plays meanwhile leaves what lies on which square as it was', () => {
      const name = 'saboteur';
      const fast = loadGame(name, generate);
      const play = (seed: string, nested: boolean) => {
        const pick = randomPicker(seed);
        return playout(fast, { seats: 3, seed }, (info) => {
          const answer = pick(info);
          if (nested) playout(fast, { seats: 4, seed: `${seed}/inside` }, randomPicker(seed));
          return answer;
        }).digest();
      };
      expect(play('a', true)).toBe(play('a', false));
    });
  });
});
