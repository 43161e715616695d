/** Effects in the memory of playouts: what acts on verbs does there what it does one operation at a time. */
import { randomPicker } from '@draco-table/bots';
import { playOn, playout, startGame } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const tick = 'verb tick (n: number) { add n to round }\n';
  const noted = 'variable noted: list of number = ()\n';
  /** Rules that need somebody who acts. */
  const acting = (body: string): string => `phase turn of (you: player) { ${body} }\nplay { turn of red }`;
  const mark = (n: string): string => `set points of red to points of red * 7 + ${n}`;

  const rules: [what: string, text: string][] = [
    [
      'once, until something, and from now on',
      `${tick}card a x6 { add 1 to round }
verb begin (you: player) { next time after tick 2 { ${mark('1')} }
  until tick 5, before tick 3 { ${mark('2')} }
  from now on, after tick (n) { ${mark('n')} } }
${acting(`begin red\nrepeat 3 times { tick 1\ntick 2\ntick 3\nbegin blue\ntick 3\ntick 5\ntick 3 }`)}`,
    ],
    [
      'instead, the newest first, each of which lets the next go on, or not, or twice',
      `${tick}card a x6 { add 1 to round }
verb begin (k: number) { from now on, instead of tick (any) { ${mark('k')}\nif k is not 4 { proceed } if k is 2 { proceed }
  add 100 to round } }
${acting(`tick 1\nbegin 1\ntick 2\nbegin 2\ntick 3\nbegin 3\ntick 7\nbegin 4\ntick 4\ntick 5`)}`,
    ],
    [
      'after a verb whose value they do not change',
      `verb made (n: number) gives number { add n to round\ngive n * 2 }\ncard a x6 { add 1 to round }
verb begin { from now on, after made (n) { if n > 1 { add made (n - 1) to points of blue } } }
${acting(`begin\nadd made 4 to points of red\nlet x = made 2\nadd x * 1000 to points of red`)}`,
    ],
    [
      'instead, of which one is gone when it is reached',
      `${tick}card a x6 { add 1 to round }
verb begin (k: number) { next time instead of tick (n) { ${mark('k')}\nif k is 3 { tick 9 } proceed } }
${acting(`begin 1\nbegin 2\nbegin 3\ntick 1\ntick 2\ntick 3\ntick 4`)}`,
    ],
    [
      'in an order that somebody chooses, where those that are alike are not told apart',
      `verb tick (you: player) effects in an order you choose { add 1 to round }\ncard a x6 { add 1 to round }
verb begin (k: number) with (l: list of number) {
  next time before tick red { ${mark('(k + sum of l)')} }
  from now on, after tick (any) { ${mark('(k + count l)')} } }
verb start { for each k in (1, 2, 2, 3) { begin k with ((k, 1) where it < 3) } }
${acting(`start\ntick red\ntick blue\nstart\ntick red`)}`,
    ],
    [
      'of cards that lie where they act, and go away meanwhile',
      `${tick}card a x2 { add 1 to round\nwhile in open, after tick (n) { ${mark('n')}\nmove this to deck } }
card b x2 { add 1 to round\nwhile in open, before tick 2 { ${mark('3')}\nmove (open where it is not this) to deck } }
card c x2 (strength: 9) { add 1 to round\nwhile in hand, instead of tick (n) { add 5 to points of you\nproceed } }
${acting(`move (every action where strength of it is 9) to hand of blue\ntick 1\ntick 2\nmove (every action) to open\ntick 3\nmove (every action where strength of it is 9) to hand of red\ntick 2`)}`,
    ],
    [
      'that wait for a list, or for what meets a condition',
      `verb tell (all: list of number) { add count all to round }\ncard a x6 { add 1 to round }
verb begin { let some = (1, 2)
  from now on, after tell some { ${mark('1')} }
  from now on, after tell (all) where sum of all > 5 { ${mark('(sum of all)')} } }
${acting(`begin\ntell (1, 2)\ntell (2, 1)\ntell (1, 2, 3)\ntell ()`)}`,
    ],
    [
      'that hold lists, while lists that stay are moved',
      `${noted}${tick}card a x6 { add 1 to round }
verb begin (k: number) { let all = (k to k + 5)\nfrom now on, after tick 2 { ${mark('(sum of all)')} } }
${acting(`repeat 8 times { begin round\n${'set noted to (1 to 19999)\n'.repeat(6)} tick 1\ntick 2 }`)}`,
    ],
    [
      'that begin others, end the game or are begun in a game that has ended',
      `${tick}card a x6 { add 1 to round }
verb begin (k: number) { next time after tick (any) { ${mark('k')}\nif k < 5 { begin (k + 1) } if k is 4 { end game } } }
${acting(`begin 1\nrepeat 9 times { tick 1\ntick 2 }`)}`,
    ],
  ];

  test.each(rules)('%s', (_, text) => {
    const [plain, made] = [loadSmall(text), loadSmall(text, generate)];
    expect(made.program.fast).not.toBeNull();
    for (let n = 0; n < 8; n++) {
      const start = { seats: 3, seed: `${n}` };
      const [one, other] = [plain, made].map((loaded) => {
        const { fault, scores, decisions, digest } = playout(loaded, start, randomPicker(`${n}`));
        return { fault, scores, decisions, digest: digest() };
      });
      expect(one?.fault).toBeUndefined();
      expect(other).toEqual(one);
    }
  });

  test('a game in which effects are in force stands still, is left and gone on with the same', () => {
    const text = `${noted}${tick}card a x6 { add 1 to round }
verb begin (k: number) { let all = (k, 2)\nuntil tick 9, after tick (n) { ${mark('(n + sum of all)')} } }
${acting(`begin 4\nchoose n from 1 to 3 { begin n\ntick n }\nchoose n from 1 to 3 { tick n\ntick 9 }\nchoose n from 1 to 3 { tick n }`)}`;
    const all = [loadSmall(text), loadSmall(text, generate)];
    for (let asked = 0; asked < 3; asked++) {
      const [one, other] = all.map((loaded) => {
        let n = 0;
        return playout(loaded, { seats: 2, seed: '1' }, () => (n++ < asked ? 1 : undefined));
      });
      // Another game is played before it is asked what this one was.
      playout(all[1] as (typeof all)[number], { seats: 2, seed: '2' }, () => 0);
      expect(other?.digest()).toBe(one?.digest());
    }
    const [one, other] = all.map((loaded) => {
      const game = startGame(loaded, { seats: 2, seed: '1' });
      const { scores, digest } = playOn(game, () => 2);
      return { scores, digest: digest(), still: playOn(game, () => undefined).digest() };
    });
    expect(other).toEqual(one);
  });

  test('more effects than may be in force, and nothing that was replaced', () => {
    const text = `${tick}card a x6 { add 1 to round }
verb begin (k: number) { from now on, after tick k { add 1 to round } }
${acting(`repeat 1001 times { begin 1 }\ntick 2`)}`;
    const [one, other] = [undefined, generate].map((back) =>
      playout(loadSmall(text, back), { seats: 2, seed: '1' }, () => 0),
    );
    expect(one?.fault).toMatchObject({ code: 'D0910', args: { limit: 'effects' } });
    expect(other?.fault).toEqual(one?.fault);
  });
});
