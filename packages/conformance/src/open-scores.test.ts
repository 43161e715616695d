/** A view shows scores during the game only where everybody could work them out. */
import { startGame } from '@draco-table/engine';
import { expect, test } from 'vitest';
import { loadSmall } from './fixtures/small-game.js';

const cards = 'card a x3 { }\ncard b x3 (strength: 4) { }\n';
const play = (deal: string): string =>
  `play { ${deal}\nred chooses n from 1 to 2 as how-many { add n to points of red } }`;
const deal = 'move open to deck\nshuffle deck\nmove (top 2 of deck) to hand of red';

const cases: [what: string, open: boolean, text: string][] = [
  ['counters', true, `score of (p: player) = points of p\n${play(deal)}`],
  ['what lies open', true, `score of (p: player) = sum of (open giving strength of it)\n${play('stop')}`],
  ['a hand', false, `score of (p: player) = sum of (hand of p giving strength of it)\n${play(deal)}`],
  [
    'a variable seen by all that holds hidden things',
    false,
    `variable held: list of action = ()
score of (p: player) = sum of (held giving strength of it)
${play(`${deal}\nset held to hand of red`)}`,
  ],
  [
    'what may lie face down in the open',
    false,
    `score of (p: player) = sum of (open giving strength of it)\n${play('turn open face down\nshuffle open')}`,
  ],
];

test.each(cases)('%s: %s', (_, isOpen, text) => {
  const game = startGame(loadSmall(cards + text.replace('stop\n', '')), { seats: 2, seed: 'scores' });
  expect(game.decisions).toHaveLength(1);
  expect(game.view(1).scores !== undefined).toBe(isOpen);
});
