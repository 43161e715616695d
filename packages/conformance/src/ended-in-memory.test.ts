/** A game may end in the midst of anything: in playouts nothing is done after it that is not done one operation at a time. */
import { randomPicker } from '@draco-table/bots';
import { playout } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  const tick = 'verb tick (n: number) { add n to round }\n';
  const last =
    'verb last (n: number) { add n to points of red\nif round > 3 { end game }\nadd 100 to points of red }\n';
  const card = 'card a x6 { add 1 to round }\n';
  const turn = (body: string): string =>
    `phase turn of (you: player) { ${body} }\nplay { repeat 9 times { turn of red } }`;

  const rules: [where: string, text: string][] = [
    ['in a verb', `${card}${tick}${last}${turn('tick 1\nlast 1\nadd 7 to points of blue')}`],
    [
      'in a verb that a verb calls, in a loop over a list that it made',
      `${card}${tick}${last}verb outer { for each n in (1 to 20) where it mod 2 is 0 { last n\ntick n } tick 5 }
${turn('outer\nadd 7 to points of blue')}`,
    ],
    [
      'in a card',
      `card a x6 { tick 2\nif round > 5 { end game } add 1 to points of red }\n${tick}
${turn('choose c from open { carry out c\nadd 3 to points of blue } tick 1')}`,
    ],
    [
      'in what acts before a verb, and after another',
      `${card}${tick}verb tock { add 10 to points of red }
verb begin { from now on, before tock { if round > 4 { end game } }
  from now on, after tick (n) { if n > 5 { end game } add n to points of blue } }
${turn('begin\ntick 1\ntock\ntick (round + 1)\nadd 7 to points of blue')}`,
    ],
    [
      'in what acts instead of a verb, and in what that lets go on',
      `${card}${last}verb begin { from now on, instead of last (n) { add n to round\nproceed\nadd 9 to points of blue } }
${turn('begin\nlast 1\nadd 7 to points of blue')}`,
    ],
    [
      'in what a verb does that is asked for its value',
      `${card}${tick}verb made (n: number) gives number { if round > 2 { end game } give n * 2 }
verb outer { set points of red to made 1 + made 2\ntick (made 3)\nadd 50 to points of red }
${turn('outer\nadd made 4 to points of blue\nif made 5 > 3 { tick 1 }')}`,
    ],
    [
      'between two questions',
      `${card}${tick}${last}${turn('choose n from 1 to 3 { last n }\ntick 1\nchoose n from 1 to 3 { add n to points of blue }')}`,
    ],
    ['nowhere', `${card}${tick}${turn('tick 1\nchoose n from 1 to 3 { tick n }')}`],
  ];

  test.each(rules)('%s', (_, text) => {
    const [plain, made] = [loadSmall(text), loadSmall(text, generate)];
    expect(made.program.fast).not.toBeNull();
    for (let n = 0; n < 6; n++) {
      const [one, other] = [plain, made].map((loaded) => {
        const out = playout(loaded, { seats: 2, seed: `${n}` }, randomPicker(`${n}`));
        return { ...out, digest: out.digest() };
      });
      expect(one).toMatchObject({ fault: undefined, result: expect.anything() });
      expect(other).toEqual(one);
    }
  });
});
