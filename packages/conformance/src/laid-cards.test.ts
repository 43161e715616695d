/** Cards that do nothing of their own are played by being laid down where all see them. */
import { randomPicker } from '@draco-table/bots';
import { type Loaded, playout } from '@draco-table/engine';
import { describe, expect, test } from 'vitest';
import { loadGame } from './fixtures/games.js';
import { loadSmall } from './fixtures/small-game.js';
import { WAYS } from './fixtures/ways.js';

describe.each(WAYS)('by %s', (_way, generate) => {
  /** Who played what, in order, with the scores of the moment. */
  function plays(loaded: Loaded, seats: number, seed: string): string[] {
    const told: string[] = [];
    playout(loaded, { seats, seed }, randomPicker(seed), {
      play: (seat, design, scores) => told.push(`${seat} ${design} ${scores().join(' ')}`),
    });
    return told;
  }

  describe.each(['hearts', 'crazy-eights', 'lanterns', 'auftrag', 'draco'])('%s', (name) => {
    test('the same plays are told one by one and by compiled code', () => {
      const [slow, fast] = [loadGame(name), loadGame(name, generate)];
      for (const seed of ['a', 'b']) {
        const told = plays(slow, 4, seed);
        expect(told.length).toBeGreaterThan(0);
        expect(plays(fast, 4, seed)).toEqual(told);
      }
    });
  });

  test('in a deal of tricks every card is played once', () => {
    const told = plays(loadGame('hearts', generate), 4, 'deal').map((line) => line.split(' ')[1]);
    expect(told.length % 52).toBe(0);
    expect(new Set(told.slice(0, 52)).size).toBe(52);
  });

  const small = (play: string) =>
    `card a x3 { }\ncard b x3 { }\nplay { move (first 4 of open) to hand of blue\n${play}\n}\n`;

  test.each([
    ['one card', 'for each c in first 1 of (hand of blue) { move c to open }', 1],
    ['several at once', 'move (hand of blue) to open', 4],
    ['beside another', 'for each d in last 1 of open { for each c in hand of blue { move c before d } }', 4],
    ['to where nobody sees it', 'move (hand of blue) to deck', 0],
    ['to another hand', 'move (hand of blue) to hand of red', 0],
  ])('%s', (_, play, count) => {
    for (const loaded of [loadSmall(small(play)), loadSmall(small(play), generate)]) {
      const told = plays(loaded, 2, 's');
      expect(told.map((line) => line[0])).toEqual(Array(count).fill('1'));
    }
  });
});
